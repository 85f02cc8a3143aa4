package harness.formats.italian;

import harness.cases.UsageException;
import harness.formats.GraderFiles;
import harness.formats.LinkedGrader;
import harness.formats.OutputOnly;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.SubmissionList;
import harness.formats.syntax.TextFile;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The solutions in {@code sol}, each compiled with the grader of its language if there is one.
 *
 * @param official the reference as for {@code --solution}; null if there is none
 * @param checks what each program is expected to get in subtasks
 */
record ItalianSolutions(
    String official, SubmissionList list, Map<Path, Map<String, GroupExpectation>> checks) {

  static final String FOLDER = "sol";

  private static final Set<String> OFFICIAL = Set.of("solution", "soluzione");
  private static final Set<String> GRADERS = Set.of("grader", "stub");
  private static final String TEMPLATE = "template";
  private static final Pattern LINKED = Pattern.compile(".*\\.(?:c|cc|cpp|cxx|java|py)");
  private static final Pattern IMPORT =
      Pattern.compile("^[ \\t]*(?:from|import)[ \\t]+(?:grader|stub)\\b", Pattern.MULTILINE);

  /**
   * Reads the solutions.
   *
   * @param parts whether an answer may get a part of the points
   * @param grader compiled with them
   * @param outputs says which files they are; null if they are programs
   */
  static ItalianSolutions of(
      ItalianTask task, TestPlan plan, boolean parts, LinkedGrader grader, OutputOnly outputs) {
    PackageFolder folder = task.folder();
    SubmissionList list = new SubmissionList();
    Map<Path, Map<String, GroupExpectation>> checks = new LinkedHashMap<>();
    List<String> unchecked = new ArrayList<>();
    String official = null;
    for (Path each : folder.list(FOLDER)) {
      Optional<Path> saved = outputs == null ? Optional.empty() : outputs.ofOutputs(each);
      if (saved.isPresent()) {
        list.add(saved.get().toAbsolutePath(), each, Expectation.ANY);
        unchecked.add(folder.shown(each));
        continue;
      }
      Optional<Path> program = isSolution(each, folder) ? grader.usable(each) : Optional.empty();
      if (program.isEmpty() || folder.program(program.get()).isEmpty()) {
        continue;
      }
      Path path = program.get().toAbsolutePath();
      boolean isOfficial = official == null && OFFICIAL.contains(SubmissionList.stem(each));
      official = isOfficial ? path.toString() : official;
      Checks declared = Checks.in(each, folder, plan);
      if (declared.isEmpty() && !isOfficial) {
        unchecked.add(folder.shown(each));
      }
      Expectation expected = isOfficial ? Expectation.RIGHT : declared.overall();
      if (program.get().equals(each)) {
        list.add(path, expected);
      } else {
        list.add(path, each, expected);
      }
      checks.put(path, declared.bySubtask(parts, ItalianScores.areLeast(task, plan)));
    }
    PackageNotes.shared(unchecked, "solution", "no @check line")
        .ifPresent(which -> folder.note(which + ": any result is expected"));
    return new ItalianSolutions(official, list, checks);
  }

  /** The graders. */
  static LinkedGrader grader(ItalianTask task) {
    return new LinkedGrader(task.folder(), source -> filesFor(source, task));
  }

  /**
   * The grader of a solution's language, which calls it. In Python the solution may be the main
   * program, which imports the grader.
   */
  private static GraderFiles filesFor(Path source, ItalianTask task) {
    PackageFolder folder = task.folder();
    List<Path> graders =
        folder.list(FOLDER).stream()
            .filter(each -> GRADERS.contains(SubmissionList.stem(each)))
            .filter(each -> Files.isRegularFile(each) && !GraderFiles.isHeader(each))
            .filter(each -> GraderFiles.areOfOneLanguage(each, source))
            .toList();
    if (graders.isEmpty()) {
      return GraderFiles.NONE; // headers are found where they are
    }
    Path first = graders.get(0);
    if (!LINKED.matcher(source.toString()).matches()) {
      throw new UsageException(
          "%s: graders are supported for C, C++, Java and Python only, not %s"
              .formatted(folder.shown(source), folder.shown(first)));
    }
    if (GraderFiles.isOfC(source)) {
      List<Path> headers = folder.list(FOLDER).stream().filter(GraderFiles::isHeader).toList();
      List<Path> all = Stream.concat(graders.stream(), headers.stream()).toList();
      return GraderFiles.beside(source, all);
    }
    boolean isMain = IMPORT.matcher(TextFile.read(source)).find();
    return isMain
        ? GraderFiles.beside(source, graders)
        : GraderFiles.calling(task.name(), source, first, List.of());
  }

  private static boolean isSolution(Path file, PackageFolder folder) {
    String stem = SubmissionList.stem(file);
    return Files.isRegularFile(file)
        && folder.languages().of(file).isPresent()
        && !GraderFiles.isHeader(file)
        && !GRADERS.contains(stem)
        && !stem.startsWith(TEMPLATE);
  }

  /** What is expected of each solution in each subtask, by its name for {@code --solution}. */
  Map<String, Map<String, GroupExpectation>> expected() {
    Map<String, Map<String, GroupExpectation>> expected = new LinkedHashMap<>();
    checks.forEach((program, bySubtask) -> expected.put(list.text(program), bySubtask));
    return expected;
  }
}
