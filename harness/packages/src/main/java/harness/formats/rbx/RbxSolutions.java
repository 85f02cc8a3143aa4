package harness.formats.rbx;

import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Glob;
import harness.formats.syntax.Once;
import harness.run.Expectation;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads the solutions of a problem and their expected outcomes. */
final class RbxSolutions {

  private RbxSolutions() {}

  private static final String OF_GROUPS = "outcomePerGroup";

  static SubmissionList of(Declared solutions, PackageFolder folder) {
    SubmissionList list = new SubmissionList();
    Once once = new Once();
    for (Declared each : solutions.elements()) {
      once.add(each.get("path").text(), each.get("path"));
      Declared outcome = each.get("outcome");
      if (!each.get(OF_GROUPS).isNothing()) {
        folder.leaveOut(OF_GROUPS + ": not supported");
      }
      Optional<Expectation> expected = expectation(outcome);
      List<Path> files = files(each.get("path"), folder);
      if (files.isEmpty() && !Glob.isPattern(each.get("path").text())) {
        folder.leaveOut(each.get("path").refused("there is no such file"));
      }
      for (Path file : files) {
        if (expected.isEmpty()) {
          folder.leaveOut(folder.shown(file) + ": outcome " + outcome.text() + " is not supported");
        } else if (folder.program(file).isPresent()) {
          list.add(file.toAbsolutePath(), expected.get());
        }
      }
    }
    return list;
  }

  /**
   * Resolves a path, which may be a glob; the first solution that names a file determines its
   * outcome.
   */
  static List<Path> files(Declared declared, PackageFolder folder) {
    String path = declared.text();
    if (!Glob.isPattern(path)) {
      return folder.file(path).stream().toList();
    }
    Glob glob = Glob.of(path, declared);
    return folder.tree(folder.root()).stream()
        .filter(each -> glob.matches(folder.shown(each)))
        .toList();
  }

  private static Optional<Expectation> expectation(Declared outcome) {
    String word =
        outcome.textIfAny().orElse("any").toLowerCase(Locale.ROOT).strip().replaceAll("[_-]", " ");
    return Optional.ofNullable(
        switch (word) {
          case "any" -> Expectation.ANY;
          case "accepted", "ac", "correct" -> Expectation.RIGHT;
          case "accepted or time limit exceeded",
              "accepted or tle",
              "ac or tle",
              "ac/tle",
              "ac+tle" ->
              Expectation.RIGHT_OR_SLOW;
          case "wrong answer", "wa" -> Expectation.failingWith(Verdict.WRONG_ANSWER);
          case "fail", "incorrect" -> Expectation.WRONG;
          case "runtime error", "rte", "re" -> Expectation.failingWith(Verdict.RUN_TIME_ERROR);
          case "time limit exceeded", "timeout", "tle", "tl" ->
              Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED);
          case "memory limit exceeded", "mle", "ml" ->
              Expectation.failingWith(Verdict.MEMORY_LIMIT_EXCEEDED);
          case "output limit exceeded", "ole", "ol" ->
              Expectation.failingWith(Verdict.OUTPUT_LIMIT_EXCEEDED);
          case "tle or rte", "tle/rte", "tle+rte", "tle or re", "tle+re" ->
              Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED, Verdict.RUN_TIME_ERROR);
          case "judge failed", "jf", "compilation error", "ce" -> null;
          default -> throw outcome.wrong("an outcome such as ac or wa");
        });
  }
}
