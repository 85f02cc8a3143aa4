package harness.formats.rbx;

import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Glob;
import harness.formats.syntax.Once;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The solutions of a problem with their expected outcomes.
 *
 * @param declared how each file is declared
 */
record RbxSolutions(PackageFolder folder, SubmissionList list, Map<Path, Declared> declared) {

  private static final String OUTCOME = "outcome";
  private static final String OF_GROUPS = "outcomePerGroup";
  private static final String OTHERS = "*";
  private static final String SCORE = "score";

  static RbxSolutions of(Declared solutions, PackageFolder folder) {
    RbxSolutions read = new RbxSolutions(folder, new SubmissionList(), new LinkedHashMap<>());
    Once once = new Once();
    for (Declared each : solutions.elements()) {
      once.add(each.get("path").text(), each.get("path"));
      read.add(each);
    }
    return read;
  }

  private void add(Declared solution) {
    Declared outcome = solution.get(OUTCOME);
    Optional<Expectation> expected = expectation(outcome);
    List<Path> files = files(solution.get("path"), folder);
    if (files.isEmpty() && !Glob.isPattern(solution.get("path").text())) {
      folder.leaveOut(solution.get("path").refused("there is no such file"));
    }
    for (Path file : files) {
      if (expected.isEmpty()) {
        folder.leaveOut(folder.shown(file) + ": " + unsupported(outcome));
      } else if (folder.program(file).isPresent()) {
        list.add(file.toAbsolutePath(), expected.get());
        declared.putIfAbsent(file.toAbsolutePath(), solution);
      }
    }
  }

  private static String unsupported(Declared outcome) {
    return "outcome " + outcome.text() + " is not supported";
  }

  /** Notes that nothing can be expected of groups, because they give no points. */
  void noteExpectations() {
    declared.values().stream()
        .flatMap(each -> Stream.of(each.get(OF_GROUPS), each.get(SCORE)))
        .filter(each -> !each.isNothing())
        .findFirst()
        .ifPresent(each -> folder.leaveOut(each.refused("needs groups with points")));
  }

  /**
   * What each solution is expected to get in the groups of tests.
   *
   * @return by the submission's text and the group's name
   */
  Map<String, Map<String, GroupExpectation>> ofGroups(Scoring scoring) {
    Map<String, Map<String, GroupExpectation>> all = new LinkedHashMap<>();
    declared.forEach(
        (program, solution) -> {
          Map<String, GroupExpectation> expected = inGroups(solution.get(OF_GROUPS), scoring);
          points(solution.get(SCORE)).ifPresent(each -> expected.put(scoring.total().name(), each));
          if (!expected.isEmpty()) {
            all.put(list.text(program), expected);
          }
        });
    return all;
  }

  /** The outcomes in groups; that of {@code *} in all that have none. */
  private Map<String, GroupExpectation> inGroups(Declared outcomes, Scoring scoring) {
    Set<String> groups = scoring.total().groups().map(TestGroup::name).collect(Collectors.toSet());
    Map<String, GroupExpectation> expected = new LinkedHashMap<>();
    outcomes
        .entries()
        .forEach(
            (group, outcome) -> {
              Optional<GroupExpectation> each =
                  expectation(outcome).map(tests -> new GroupExpectation(null, tests, null));
              if (!group.equals(OTHERS) && !groups.contains(group)) {
                folder.leaveOut(outcome.refused("there is no such group"));
              } else if (each.isEmpty()) {
                folder.leaveOut(outcome.refused(unsupported(outcome)));
              } else {
                expected.put(group, each.get());
              }
            });
    GroupExpectation others = expected.remove(OTHERS);
    if (others != null) {
      groups.stream()
          .filter(each -> outcomes.get(each).isNothing())
          .forEach(each -> expected.put(each, others));
    }
    return expected;
  }

  /** Expected points: a number, or the fewest and the most, each of which may be null. */
  private static Optional<GroupExpectation> points(Declared score) {
    List<Declared> ends = score.elements();
    if (ends.isEmpty()) {
      return Optional.empty();
    }
    double low = ends.get(0).number().orElse(0.0);
    double high = ends.get(ends.size() - 1).number().orElse(Double.POSITIVE_INFINITY);
    if (ends.size() > 2 || low > high) {
      throw score.wrong("a number of points, or the fewest and the most, such as [0, 40]");
    }
    return Optional.of(GroupExpectation.of(ScoreRange.of(low, high)));
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
