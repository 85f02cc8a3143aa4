package harness.formats.italian;

import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
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
  private static final Pattern HEADER = Pattern.compile(".*\\.(?:h|hh|hpp)");
  private static final Pattern CPP = Pattern.compile(".*\\.(?:cc|cpp|cxx)");
  private static final Pattern C = Pattern.compile(".*\\.c");

  /**
   * Reads the solutions.
   *
   * @param parts whether an answer may get a part of the points
   */
  static ItalianSolutions of(ItalianTask task, TestPlan plan, boolean parts) {
    PackageFolder folder = task.folder();
    SubmissionList list = new SubmissionList();
    Map<Path, Map<String, GroupExpectation>> checks = new LinkedHashMap<>();
    List<String> unchecked = new ArrayList<>();
    String official = null;
    for (Path each : folder.list(FOLDER)) {
      Optional<Path> program = isSolution(each, folder) ? linked(each, folder) : Optional.empty();
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
    PackageFolder.shared(unchecked, "solution", "no @check line")
        .ifPresent(which -> folder.note(which + ": any result is expected"));
    return new ItalianSolutions(official, list, checks);
  }

  private static boolean isSolution(Path file, PackageFolder folder) {
    String stem = SubmissionList.stem(file);
    return Files.isRegularFile(file)
        && folder.languages().of(file).isPresent()
        && !HEADER.matcher(name(file)).matches()
        && !GRADERS.contains(stem)
        && !stem.startsWith(TEMPLATE);
  }

  /** A solution with the grader of its language; empty, with a note, if that is not supported. */
  private static Optional<Path> linked(Path source, PackageFolder folder) {
    List<Path> graders =
        folder.list(FOLDER).stream()
            .filter(each -> GRADERS.contains(SubmissionList.stem(each)))
            .filter(each -> areOfOneLanguage(each, source))
            .toList();
    if (graders.isEmpty()) {
      return Optional.of(source); // headers are found where they are
    }
    if (!C.matcher(name(source)).matches() && !CPP.matcher(name(source)).matches()) {
      folder.leaveOut(
          "%s: graders are supported for C and C++ only, not %s"
              .formatted(folder.shown(source), folder.shown(graders.get(0))));
      return Optional.empty();
    }
    Stream<Path> headers =
        folder.list(FOLDER).stream().filter(each -> HEADER.matcher(name(each)).matches());
    List<Path> files =
        Stream.of(Stream.of(source), graders.stream(), headers).flatMap(each -> each).toList();
    return Optional.of(folder.copied(source, files, Path::getFileName));
  }

  private static boolean areOfOneLanguage(Path one, Path other) {
    return CPP.matcher(name(one)).matches()
        ? CPP.matcher(name(other)).matches()
        : ending(one).equals(ending(other));
  }

  private static String ending(Path file) {
    return name(file).substring(name(file).lastIndexOf('.') + 1);
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  /** What is expected of each solution in each subtask, by its name for {@code --solution}. */
  Map<String, Map<String, GroupExpectation>> expected() {
    Map<String, Map<String, GroupExpectation>> expected = new LinkedHashMap<>();
    checks.forEach((program, bySubtask) -> expected.put(list.text(program), bySubtask));
    return expected;
  }
}
