package harness.formats.lemon;

import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.ScoringNotes;
import harness.formats.TestLimits;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.scoring.Aggregation;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tests of a task and their points. Each entry of {@code testCases} is a subtask, which gets
 * the least share of its tests; those of the subtasks that it depends on count as its own.
 */
final class LemonTask {

  static final String DATA = "data";
  static final String CASES = "testCases";

  private static final long MEBIBYTE = 1 << 20;
  private static final double MOST_MEBIBYTES = 1 << 20;
  private static final String TOTAL = "total";
  private static final String INPUT = ".in";

  /** How a dependence is written: as an input with the subtask's number and this ending. */
  private static final String DEPENDENCE = "_lemon_SUbtaskDEPENDENCE_fLAg";

  /**
   * A subtask.
   *
   * @param needs numbers of all subtasks whose tests count, too
   */
  private record Subtask(double points, List<String> tests, Set<Integer> needs) {}

  private final PackageFolder folder;
  private final Map<String, DataFile> tests = new LinkedHashMap<>();
  private final TestLimits limits = new TestLimits();
  private final List<Subtask> subtasks = new ArrayList<>();

  private LemonTask(PackageFolder folder) {
    this.folder = folder;
  }

  /** Reads the tests. */
  static LemonTask of(PackageFolder folder, Declared task) {
    LemonTask read = new LemonTask(folder);
    List<String> unanswered = new ArrayList<>();
    for (Declared each : task.get(CASES).elements()) {
      read.add(each, unanswered);
    }
    folder.notes().addMissingAnswers(unanswered, false);
    return read;
  }

  private void add(Declared declared, List<String> unanswered) {
    if (subtasks.size() == PackageBounds.MOST_FILES) {
      throw declared.refused("more than " + PackageBounds.MOST_FILES + " subtasks");
    }
    Declared score = declared.get("fullScore");
    double points = score.number().orElse(0.0);
    if (points < 0) {
      throw score.wrong("0 or more points");
    }
    List<Declared> inputs = new ArrayList<>();
    Set<Integer> needs = new TreeSet<>();
    for (Declared each : declared.get("inputFiles").elements()) {
      if (each.text().endsWith(DEPENDENCE)) {
        int other = number(each);
        needs.add(other);
        needs.addAll(subtasks.get(other - 1).needs());
      } else {
        inputs.add(each);
      }
    }
    List<Declared> answers = declared.get("outputFiles").elements();
    if (inputs.size() != answers.size()) {
      throw declared.refused("%d inputs and %d outputs".formatted(inputs.size(), answers.size()));
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < inputs.size(); i++) {
      test(inputs.get(i), answers.get(i), unanswered).ifPresent(names::add);
    }
    Double seconds = declared.get("timeLimit").number().map(each -> each / 1e3).orElse(null);
    Long memory =
        declared
            .get("memoryLimit")
            .number()
            .map(each -> (long) (Math.min(each, MOST_MEBIBYTES) * MEBIBYTE))
            .orElse(null);
    names.forEach(each -> limits.add(each, seconds, memory));
    subtasks.add(new Subtask(points, List.copyOf(names), Set.copyOf(needs)));
  }

  private int number(Declared need) {
    String text = need.text().substring(0, need.text().length() - DEPENDENCE.length());
    if (!text.matches("[0-9]{1,6}")) {
      throw need.refused("expected the number of a subtask");
    }
    int other = Integer.parseInt(text);
    if (other < 1 || other > subtasks.size()) {
      throw need.refused(
          "subtask %d is not one before subtask %d".formatted(other, subtasks.size() + 1));
    }
    return other;
  }

  private Optional<String> test(Declared input, Declared answer, List<String> unanswered) {
    String path = input.text().replace('\\', '/');
    String name = path.endsWith(INPUT) ? path.substring(0, path.length() - INPUT.length()) : path;
    if (tests.size() == PackageBounds.MOST_FILES) {
      throw input.refused("more than " + PackageBounds.MOST_FILES + " tests");
    }
    Optional<Path> file = folder.file(DATA + "/" + path, input);
    if (file.isPresent() && !tests.containsKey(name)) {
      String output = answer.text().replace('\\', '/');
      Optional<Path> expected = folder.file(DATA + "/" + output);
      if (expected.isEmpty()) {
        unanswered.add(output);
      }
      tests.put(name, new DataFile(name, file.get(), expected.orElse(null), true, null));
    }
    return file.map(each -> name);
  }

  List<DataFile> tests() {
    return List.copyOf(tests.values());
  }

  /** The limits of the tests. */
  PackageLimits limits(LimitDefaults defaults, String file) {
    PackageLimits usual = defaults.with(limits.mostSeconds(), limits.mostBytes(), null, file);
    return usual.withOwn(limits.rules(usual));
  }

  /** The points; empty, with a note, if their declaration makes no sense. */
  Optional<Scoring> scoring() {
    if (tests.isEmpty()) {
      return Optional.empty();
    }
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      Set<String> counted = new HashSet<>();
      List<TestGroup> groups = new ArrayList<>();
      for (Subtask each : subtasks) {
        groups.add(group(String.valueOf(groups.size() + 1), each, counted));
      }
      double most = groups.stream().mapToDouble(TestGroup::most).sum();
      Scoring scoring = new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, groups));
      return notes.isUsable(scoring, true) ? Optional.of(scoring) : Optional.empty();
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  private TestGroup group(String name, Subtask subtask, Set<String> counted) {
    List<ScoredTest> members = new ArrayList<>();
    Set<String> own = new HashSet<>(subtask.tests());
    for (String each : subtask.tests()) {
      members.add(new ScoredTest(each, subtask.points(), 0, !counted.add(each)));
    }
    for (int other : subtask.needs()) {
      subtasks.get(other - 1).tests().stream()
          .filter(own::add)
          .forEach(each -> members.add(new ScoredTest(each, subtask.points(), 0, true)));
    }
    return TestGroup.of(name, subtask.points(), Aggregation.MIN, members);
  }
}
