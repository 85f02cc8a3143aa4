package harness.puzzle.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.builtin.PuzzleProblem;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.puzzle.PuzzleChecker;
import harness.reference.Puzzle;
import harness.run.BuiltIn;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.Finding;
import harness.shrink.Probe;
import harness.shrink.ProbePool;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A failure that occurs only in a file shrinks to the fewest and simplest cases that fail together.
 */
final class FileReductionTest {

  private static final Puzzle ROWS = new Rows();
  private static final FailureKind TARGET =
      new FailureKind(Verdict.WRONG_ANSWER, Reason.DEPENDS_ON_EARLIER_CASE);
  private static final Deadline LONG = Deadline.in(TimeUnit.MINUTES.toNanos(10), () -> false);

  private static final String TRIGGER = Rows.input(1, 20);
  private static final String VICTIM = Rows.input(2, 30);
  private static final String DENIED = Rows.input(3, 10);

  private final List<ProbePool> benches = new ArrayList<>();

  @AfterEach
  void close() {
    benches.forEach(ProbePool::close);
  }

  /** Answers -1 to {@link #VICTIM} after certain cases, and to {@link #DENIED} always. */
  private static BuiltIn wrongAfter(Predicate<Set<String>> earlier) {
    return new BuiltIn("wrong", Guarantee.OPTIMAL, Solves.EVERYTHING, () -> deniesAfter(earlier));
  }

  private static Solver deniesAfter(Predicate<Set<String>> earlier) {
    Set<String> seen = new HashSet<>();
    return (input, budget) -> {
      boolean wrong = input.equals(DENIED) || (input.equals(VICTIM) && earlier.test(seen));
      seen.add(input);
      return wrong ? Answer.noSolution() : Rows.answer(Rows.distanceOf(input));
    };
  }

  private static List<RankedCase> file(String... inputs) {
    return Stream.of(inputs).map(input -> RankedCase.of(ROWS, input)).toList();
  }

  private FileReduction reduction(BuiltIn submission) {
    Probe.Setting setting = new Probe.Setting(new PuzzleChecker(ROWS, false), ROWS.limits());
    ProbePool bench = new ProbePool(submission, setting, 1);
    benches.add(bench);
    return new FileReduction(ROWS, bench, TARGET);
  }

  @Test
  void aCaseThatIsWrongAloneDoesNotDependOnTheFile() {
    FileReduction reduction = reduction(wrongAfter(seen -> seen.contains(TRIGGER)));
    assertEquals(Probe.NONE, reduction.failingCase(file(DENIED, VICTIM, DENIED, TRIGGER), LONG));
    assertEquals(3, reduction.failingCase(file(DENIED, TRIGGER, DENIED, VICTIM), LONG));
  }

  @Test
  void twoAmongManyRemainInTheirOrder() {
    FileReduction reduction = reduction(wrongAfter(seen -> seen.contains(TRIGGER)));
    List<String> all = new ArrayList<>(Rows.all());
    all.remove(VICTIM);
    all.add(VICTIM);
    List<RankedCase> smallest = reduction.smallest(file(all.toArray(String[]::new)), LONG);
    assertEquals(file(TRIGGER, VICTIM), smallest);
    assertTrue(reduction.isProven(smallest, LONG));
  }

  @Test
  void eachCaseIsReplacedByTheFirstThatStillFails() {
    FileReduction reduction = reduction(wrongAfter(seen -> !seen.isEmpty()));
    List<RankedCase> smallest =
        reduction.smallest(file(Rows.input(4, 3), DENIED, VICTIM, Rows.input(5, 5)), LONG);
    assertEquals(file(Rows.all().get(0), VICTIM), smallest);
    assertTrue(reduction.isProven(smallest, LONG));
  }

  @Test
  void nothingIsProvenIfAPartFailsThatNoSingleRemovalReaches() {
    String second = Rows.input(1, 21);
    String third = Rows.input(1, 22);
    String fourth = Rows.input(1, 23);
    Set<String> four = Set.of(TRIGGER, second, third, fourth);
    Set<String> two = Set.of(TRIGGER, third);
    FileReduction reduction =
        reduction(
            wrongAfter(
                seen -> {
                  Set<String> ofThem = new HashSet<>(seen);
                  ofThem.retainAll(four);
                  return ofThem.equals(four) || ofThem.equals(two);
                }));
    List<RankedCase> whole = file(TRIGGER, second, third, fourth, VICTIM);
    assertEquals(whole, reduction.smallest(whole, LONG));
    assertFalse(reduction.isProven(whole, LONG));
    assertTrue(reduction.isProven(file(TRIGGER, third, VICTIM), LONG));
  }

  @Test
  void withoutTimeNothingIsProven() {
    FileReduction reduction = reduction(wrongAfter(seen -> seen.contains(TRIGGER)));
    Deadline over = Deadline.in(TimeUnit.MINUTES.toNanos(10), () -> true);
    assertFalse(reduction.isProven(file(TRIGGER, VICTIM), over));
    assertEquals(Probe.NONE, reduction.failingCase(file(TRIGGER, VICTIM), over));
  }

  @Test
  void aReportSaysWhichCaseOfTheFileIsWrong() {
    BuiltIn wrong = wrongAfter(seen -> seen.contains(TRIGGER));
    Finding finding =
        new Finding(
            wrong,
            TARGET.verdict(),
            TARGET.reason(),
            List.of(DENIED, TRIGGER, DENIED, VICTIM),
            List::of);
    Smallest smallest =
        new Shrinking(
                new PuzzleProblem(ROWS),
                ROWS.limits(),
                new PuzzleProblem(ROWS).checker(false),
                1,
                TimeUnit.MINUTES.toNanos(10),
                doing -> {})
            .run(List.of(finding))
            .get(0);
    assertEquals(TRIGGER + VICTIM, smallest.input());
    assertEquals(2, smallest.cases());
    assertEquals(2, smallest.wrong());
    assertEquals(2, smallest.distance());
    assertEquals(-1, smallest.claimed());
    assertEquals(2, smallest.expected());
    assertTrue(smallest.proven());
  }
}
