package harness.formats.syzoj;

import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The solutions and what they are expected to get.
 *
 * @param list the solutions
 * @param groups what each is expected to get in groups, by its text and the group's name
 */
record SyzojAssertions(SubmissionList list, Map<String, Map<String, GroupExpectation>> groups) {

  private static final String SCORE = "score";
  private static final String PASSED = "passed";
  private static final String MESSAGE = "last-message";
  private static final String SUBTASKS = "subtasks";
  private static final Set<String> KNOWN = Set.of("prog", SCORE, SUBTASKS, "testcases");
  private static final Set<String> OF_SUBTASKS = Set.of("id", SCORE, PASSED, MESSAGE);
  private static final String AT_LEAST = ">=";
  private static final String AT_MOST = "<=";

  private static final Set<Verdict> CRASHES =
      EnumSet.of(
          Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.OUTPUT_LIMIT_EXCEEDED);

  private static final Set<Verdict> FAILURES =
      EnumSet.of(
          Verdict.WRONG_ANSWER,
          Verdict.TIME_LIMIT_EXCEEDED,
          Verdict.RUN_TIME_ERROR,
          Verdict.MEMORY_LIMIT_EXCEEDED,
          Verdict.OUTPUT_LIMIT_EXCEEDED);

  private static final Map<String, Set<Verdict>> MESSAGES =
      Map.of(
          "Time limit exceeded", EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED),
          "Memory limit exceeded",
              EnumSet.of(Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.RUN_TIME_ERROR),
          "Runtime error", CRASHES,
          "No output", EnumSet.of(Verdict.WRONG_ANSWER));

  /**
   * Reads the assertions.
   *
   * @param subtasks the names of the subtasks, in order; empty if there are none with points
   * @param most the most points
   */
  static SyzojAssertions read(
      PackageFolder folder, Declared assertions, List<String> subtasks, double most) {
    SubmissionList list = new SubmissionList();
    Map<Path, Map<String, GroupExpectation>> groups = new LinkedHashMap<>();
    for (Declared each : assertions.elements()) {
      folder.notes().addUnknownKeys(each, KNOWN);
      if (!each.get("testcases").isNothing()) {
        folder.leaveOut(each.get("testcases").refused("expectations for single cases"));
      }
      Optional<Path> program =
          folder
              .file(each.get("prog").text(), each.get("prog"))
              .filter(file -> folder.program(file).isPresent());
      if (program.isPresent()) {
        Map<String, GroupExpectation> expected = groups(each, subtasks, folder);
        list.add(program.get().toAbsolutePath(), expectation(expected, subtasks, most));
        groups.merge(program.get().toAbsolutePath(), expected, SyzojAssertions::both);
      }
    }
    Map<String, Map<String, GroupExpectation>> byText = new LinkedHashMap<>();
    groups.forEach((program, expected) -> byText.put(list.text(program), expected));
    return new SyzojAssertions(list, byText);
  }

  private static Map<String, GroupExpectation> both(
      Map<String, GroupExpectation> one, Map<String, GroupExpectation> other) {
    Map<String, GroupExpectation> both = new LinkedHashMap<>(one);
    other.forEach((name, each) -> both.merge(name, each, GroupExpectation::and));
    return both;
  }

  private static Map<String, GroupExpectation> groups(
      Declared assertion, List<String> subtasks, PackageFolder folder) {
    Map<String, GroupExpectation> expected = new LinkedHashMap<>();
    if (!assertion.get(SCORE).isNothing()) {
      expected.put(SyzojScores.TOTAL, GroupExpectation.of(range(assertion.get(SCORE))));
    }
    for (Declared each : assertion.get(SUBTASKS).elements()) {
      folder.notes().addUnknownKeys(each, OF_SUBTASKS);
      long id = each.get("id").count();
      if (id >= subtasks.size()) {
        folder.leaveOut(each.get("id").refused("there is no subtask " + id));
      } else {
        expected.merge(subtasks.get((int) id), inSubtask(each, folder), GroupExpectation::and);
      }
    }
    return expected;
  }

  private static GroupExpectation inSubtask(Declared subtask, PackageFolder folder) {
    GroupExpectation expected = GroupExpectation.ANY;
    if (!subtask.get(PASSED).isNothing()) {
      boolean passed = subtask.get(PASSED).isTrue();
      expected = GroupExpectation.of(passed ? EnumSet.of(Verdict.ACCEPTED) : FAILURES);
    }
    if (!subtask.get(SCORE).isNothing()) {
      double score = subtask.get(SCORE).number().orElseThrow();
      expected = expected.and(GroupExpectation.of(ScoreRange.of(score, score)));
    }
    Declared message = subtask.get(MESSAGE);
    if (!message.isNothing()) {
      Set<Verdict> verdicts = MESSAGES.get(message.text());
      if (verdicts == null) {
        folder.note(message.refused("read as any failure").getMessage());
      }
      expected = expected.and(GroupExpectation.of(verdicts == null ? FAILURES : verdicts));
    }
    return expected;
  }

  /** A number of points, or {@code >=} or {@code <=} and a number. */
  private static ScoreRange range(Declared score) {
    String text = score.text();
    boolean isBound = text.startsWith(AT_LEAST) || text.startsWith(AT_MOST);
    double points;
    try {
      points = Double.parseDouble(isBound ? text.substring(AT_LEAST.length()) : text);
    } catch (NumberFormatException e) {
      points = Double.NaN;
    }
    if (!(points >= 0 && points <= Double.MAX_VALUE)) {
      throw score.wrong("a number of points, or one after >= or <=");
    }
    if (text.startsWith(AT_LEAST)) {
      return ScoreRange.of(points, Double.POSITIVE_INFINITY);
    }
    return ScoreRange.of(text.startsWith(AT_MOST) ? 0 : points, points);
  }

  /** What a solution is expected to get on all tests, given what it is in groups. */
  private static Expectation expectation(
      Map<String, GroupExpectation> expected, List<String> subtasks, double most) {
    GroupExpectation total = expected.getOrDefault(SyzojScores.TOTAL, GroupExpectation.ANY);
    Set<Verdict> failing = EnumSet.noneOf(Verdict.class);
    expected.values().stream()
        .filter(each -> each.verdicts() != null && !each.verdicts().contains(Verdict.ACCEPTED))
        .forEach(each -> failing.addAll(each.verdicts()));
    if (!failing.isEmpty()) {
      return Expectation.failingWith(failing.iterator().next(), failing.toArray(Verdict[]::new));
    }
    if (total.points() != null) {
      return total.points().low() >= most
          ? Expectation.RIGHT
          : total.points().high() < most ? Expectation.WRONG : Expectation.ANY;
    }
    boolean isRight =
        !subtasks.isEmpty()
            && subtasks.stream()
                .map(each -> expected.getOrDefault(each, GroupExpectation.ANY).verdicts())
                .allMatch(each -> each != null && each.equals(EnumSet.of(Verdict.ACCEPTED)));
    return isRight ? Expectation.RIGHT : Expectation.ANY;
  }
}
