package harness.formats.tps;

import harness.cases.UsageException;
import harness.formats.LinkedGrader;
import harness.formats.OutputOnly;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The solutions, and what {@code solutions.json} expects of them and of their subtasks. */
final class TpsSolutions {

  static final String FILE = "solutions.json";

  private static final String FOLDER = "solution";
  private static final String VERDICT = "verdict";
  private static final String EXCEPT = "except";

  /** Points that are neither none nor all. */
  private static final double SOME = 0.01;

  private final PackageFolder folder;
  private final LinkedGrader grader;
  private final OutputOnly outputs;
  private final SubmissionList list = new SubmissionList();
  private final Map<Path, Declared> declared = new LinkedHashMap<>();
  private final Set<Path> used = new LinkedHashSet<>();
  private String model;

  /**
   * Reads the solutions.
   *
   * @param grader compiled with them
   * @param outputs says which files they are; null if they are programs
   */
  TpsSolutions(PackageFolder folder, Declared solutions, LinkedGrader grader, OutputOnly outputs) {
    this.folder = folder;
    this.grader = grader;
    this.outputs = outputs;
    solutions.entries().forEach(this::add);
    List<String> others =
        folder.list(FOLDER).stream()
            .filter(each -> folder.languages().of(each).isPresent() && !used.contains(each))
            .map(folder::shown)
            .toList();
    PackageNotes.shared(others, "solution", "no verdict in " + FILE).ifPresent(folder::leaveOut);
  }

  /** The model solution; null if there is none. */
  String model() {
    return model == null ? list.firstRight() : model;
  }

  /** Whether the model solution is one that was chosen, since none is declared or can be run. */
  boolean isModelChosen() {
    return model == null && list.firstRight() != null;
  }

  Map<String, Expectation> texts() {
    return list.texts();
  }

  private void add(String name, Declared solution) {
    Optional<Path> file = file(name, solution);
    if (file.isEmpty() || !used.add(file.get())) {
      return;
    }
    Expectation expected;
    try {
      expected = expectation(solution);
    } catch (UsageException unknown) {
      folder.leaveOut(unknown);
      return;
    }
    Optional<Path> program = outputs == null ? Optional.empty() : outputs.ofOutputs(file.get());
    if (program.isEmpty()) {
      program =
          file.filter(each -> folder.program(each).isPresent())
              .flatMap(grader::usable)
              .filter(each -> folder.program(each).isPresent());
    }
    if (program.isEmpty()) {
      return;
    }
    Path path = program.get().toAbsolutePath();
    list.add(path, file.get(), expected);
    declared.put(path, solution);
    boolean isModel = solution.get(VERDICT).text().equals(TpsVerdicts.MODEL);
    if (isModel && model != null) {
      folder.note(solution.refused("a second model solution; the first is used").getMessage());
    }
    model = isModel && model == null ? path.toString() : model;
  }

  /** The file of a solution; if it is missing, the one that differs only in its ending. */
  private Optional<Path> file(String name, Declared where) {
    String relative = FOLDER + "/" + name;
    Optional<Path> file = folder.file(relative);
    if (file.isPresent()) {
      return file;
    }
    Path path = folder.at(relative);
    if (outputs != null && folder.list(FOLDER).contains(path) && Files.isDirectory(path)) {
      return Optional.of(path);
    }
    List<Path> alike =
        folder.list(FOLDER).stream()
            .filter(each -> folder.languages().of(each).isPresent())
            .filter(each -> SubmissionList.stem(each).equals(SubmissionList.stem(path)))
            .toList();
    String missing = "there is no " + TpsData.shown(relative);
    if (alike.size() != 1) {
      folder.leaveOut(where.refused(missing));
      return Optional.empty();
    }
    Path other = alike.get(0);
    folder.note(where.refused(missing + "; " + folder.shown(other) + " is used").getMessage());
    return Optional.of(other);
  }

  private static Expectation expectation(Declared solution) {
    Expectation expected = TpsVerdicts.expectation(solution.get(VERDICT));
    for (Declared each : solution.get(EXCEPT).entries().values()) {
      expected = TpsVerdicts.permitting(expected, TpsVerdicts.expectation(each));
    }
    return expected;
  }

  /** What each solution is expected to get in each subtask, by its text. */
  Map<String, Map<String, GroupExpectation>> ofGroups(Scoring scoring) {
    Map<String, Map<String, GroupExpectation>> all = new LinkedHashMap<>();
    declared.forEach((path, each) -> all.put(list.text(path), ofGroups(each, scoring)));
    return all;
  }

  /**
   * The exceptions, and the other subtasks of a solution that is otherwise right. Which subtasks a
   * wrong solution fails in is not stated.
   */
  private Map<String, GroupExpectation> ofGroups(Declared solution, Scoring scoring) {
    Map<String, GroupExpectation> groups = new LinkedHashMap<>();
    Map<String, Declared> exceptions = solution.get(EXCEPT).entries();
    Declared main = solution.get(VERDICT);
    List<TestGroup> subtasks = scoring.all().filter(each -> !each.equals(scoring.total())).toList();
    for (TestGroup each : subtasks) {
      Declared own = exceptions.get(each.name());
      if (own != null) {
        groups.put(each.name(), ofGroup(own, each));
      } else if (TpsVerdicts.expectation(main).equals(Expectation.RIGHT)) {
        groups.put(each.name(), ofGroup(main, each));
      }
    }
    exceptions.forEach(
        (name, each) -> {
          if (subtasks.stream().noneMatch(other -> other.name().equals(name))) {
            folder.leaveOut(each.refused("there is no such subtask"));
          }
        });
    return groups;
  }

  private static GroupExpectation ofGroup(Declared verdict, TestGroup group) {
    GroupExpectation expected = new GroupExpectation(null, TpsVerdicts.expectation(verdict), null);
    boolean isPartial = verdict.text().equals(TpsVerdicts.PARTIAL) && group.most() > 2 * SOME;
    return isPartial
        ? expected.and(GroupExpectation.of(ScoreRange.of(SOME, group.most() - SOME)))
        : expected;
  }
}
