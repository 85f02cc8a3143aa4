package harness.formats.italian;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.formats.italian.TestPlan.Subtask;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Glob;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a solution says that it gets, in lines such as {@code @check-wrong-answer: small* large}.
 *
 * @param declared the results that are expected in each subtask; one of the failures, if there are
 *     several
 */
record Checks(TestPlan plan, Map<Subtask, Set<Result>> declared) {

  private static final String START = "@check-";
  private static final double LEAST_PART = 1e-6;

  /** An answer that gets a part of the points is called wrong where it could get more. */
  private static final Expectation PARTLY =
      Expectation.permitting(
          EnumSet.of(Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.DISAGREEMENT));

  /** What ends a comment rather than naming a subtask. */
  private static final Set<String> ENDS = Set.of("*/", "-->", "*)", "}");

  /** An expected result, and the verdicts of which some test gets one. */
  private enum Result {
    ACCEPTED(EnumSet.noneOf(Verdict.class)),
    PARTIAL_SCORE(EnumSet.noneOf(Verdict.class)),
    WRONG_ANSWER(EnumSet.of(Verdict.WRONG_ANSWER, Verdict.DISAGREEMENT)),
    TIME_LIMIT_EXCEEDED(EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED)),
    WALL_TIME_LIMIT_EXCEEDED(EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED)),
    MEMORY_LIMIT_EXCEEDED(EnumSet.of(Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.RUN_TIME_ERROR)),
    RUNTIME_ERROR(EnumSet.of(Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED)),
    ZERO(EnumSet.copyOf(Expectation.WRONG.permitted()));

    @SuppressWarnings("ImmutableEnumChecker") // never changed
    private final Set<Verdict> failures;

    Result(Set<Verdict> failures) {
      this.failures = failures;
    }

    static Result named(String name, Declared line) {
      return Stream.of(values())
          .filter(each -> each.name().replace('_', '-').equalsIgnoreCase(name))
          .findFirst()
          .orElseThrow(() -> line.refused("unknown result @check-" + PackageBounds.shown(name)));
    }
  }

  /** Reads the lines of a source; those that cannot be used are noted. */
  static Checks in(Path source, PackageFolder folder, TestPlan plan) {
    Map<Subtask, Set<Result>> declared = new LinkedHashMap<>();
    Checks checks = new Checks(plan, declared);
    try {
      for (Declared line : lines(source)) {
        checks.add(line, folder);
      }
    } catch (UsageException unreadable) {
      folder.leaveOut(unreadable);
    }
    return checks;
  }

  private static List<Declared> lines(Path source) {
    String text = TextFile.read(source);
    return text.contains(START)
        ? TestPlan.lines(source.toString(), text).stream()
            .filter(each -> each.text().contains(START))
            .toList()
        : List.of();
  }

  private void add(Declared line, PackageFolder folder) {
    String text = line.text().substring(line.text().indexOf(START) + START.length());
    int colon = text.indexOf(':');
    if (colon < 0) {
      folder.leaveOut(line.refused("expected a colon after @check-"));
      return;
    }
    Result result = Result.named(text.substring(0, colon), line);
    for (String each : text.substring(colon + 1).strip().split("\\s+", -1)) {
      if (each.isEmpty() || ENDS.contains(each)) {
        continue;
      }
      Glob pattern = Glob.of(each, line);
      List<Subtask> found =
          plan.subtasks().stream().filter(one -> pattern.matches(one.name())).toList();
      if (found.isEmpty()) {
        folder.leaveOut(line.refused("no subtask is named " + PackageBounds.shown(each)));
      }
      found.forEach(one -> add(result, one, line, folder));
    }
  }

  private void add(Result result, Subtask subtask, Declared line, PackageFolder folder) {
    Set<Result> results = declared.computeIfAbsent(subtask, none -> EnumSet.noneOf(Result.class));
    boolean areFailures = results.stream().noneMatch(each -> each.failures.isEmpty());
    if (results.isEmpty() || results.contains(result)) {
      results.add(result);
    } else if (areFailures && !result.failures.isEmpty()) {
      results.add(result);
      folder.note(
          line.refused("another result in " + subtask.name() + "; one of them is enough")
              .getMessage());
    } else {
      folder.leaveOut(line.refused("contradicts an earlier line about " + subtask.name()));
    }
  }

  boolean isEmpty() {
    return declared.isEmpty();
  }

  /** What is expected on all tests together. */
  Expectation overall() {
    Set<Verdict> failures = EnumSet.noneOf(Verdict.class);
    declared.values().forEach(all -> all.forEach(each -> failures.addAll(each.failures)));
    boolean isRight =
        plan.subtasks().stream()
            .allMatch(each -> Set.of(Result.ACCEPTED).equals(declared.get(each)));
    return isRight ? Expectation.RIGHT : new Expectation(Expectation.ANY.permitted(), failures);
  }

  /**
   * What is expected in each subtask that a line names.
   *
   * @param parts whether an answer may get a part of the points
   * @param least whether a subtask gets the least share of its tests
   */
  Map<String, GroupExpectation> bySubtask(boolean parts, boolean least) {
    Map<String, GroupExpectation> expected = new LinkedHashMap<>();
    declared.forEach(
        (subtask, results) ->
            expected.put(
                subtask.name(),
                expectation(results, subtask.points(), parts && subtask.points() > 0, least)));
    return expected;
  }

  private static GroupExpectation expectation(
      Set<Result> results, double most, boolean parts, boolean least) {
    if (results.contains(Result.ACCEPTED)) {
      GroupExpectation right = GroupExpectation.of(EnumSet.of(Verdict.ACCEPTED));
      return parts ? right.and(GroupExpectation.of(ScoreRange.of(most, most))) : right;
    }
    if (results.contains(Result.PARTIAL_SCORE)) {
      return new GroupExpectation(
          EnumSet.of(Verdict.ACCEPTED),
          PARTLY,
          new ScoreRange(most * LEAST_PART, most, false, true));
    }
    Set<Verdict> failures = EnumSet.noneOf(Verdict.class);
    results.forEach(each -> failures.addAll(each.failures));
    return new GroupExpectation(
        null,
        new Expectation(Expectation.ANY.permitted(), failures),
        parts && least ? ScoreRange.of(0, 0) : null);
  }
}
