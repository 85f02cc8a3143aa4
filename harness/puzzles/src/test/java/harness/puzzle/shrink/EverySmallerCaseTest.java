package harness.puzzle.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.builtin.PuzzleProblem;
import harness.cases.Answer;
import harness.cases.Budget;
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
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * The smallest case is the first in order that fails in the same way, and is proven only if all
 * cases before it were tried, whatever cases a solver is wrong on and wherever shrinking is cut
 * short.
 */
final class EverySmallerCaseTest {

  private static final Puzzle ROWS = new Rows();
  private static final List<String> ALL = Rows.all();
  private static final long LONG_NANOS = TimeUnit.MINUTES.toNanos(10);

  /** A solver's mistake on a case. */
  enum Mistake {
    DENIES(Verdict.WRONG_ANSWER, Reason.FALSE_UNSOLVABLE),
    DETOUR(Verdict.WRONG_ANSWER, Reason.NOT_OPTIMAL),
    STOPS(Verdict.WRONG_ANSWER, Reason.NOT_GOAL),
    THROWS(Verdict.RUN_TIME_ERROR, Reason.EXCEPTION),
    /** Answers -1 once it has solved three other cases; right alone. */
    TIRES(Verdict.WRONG_ANSWER, Reason.FALSE_UNSOLVABLE),
    /** Answers -1 to its first case. */
    STARTS_BADLY(Verdict.WRONG_ANSWER, Reason.FALSE_UNSOLVABLE);

    private final Verdict verdict;
    private final Reason reason;

    Mistake(Verdict verdict, Reason reason) {
      this.verdict = verdict;
      this.reason = reason;
    }

    private Answer answer(int distance, int solvedBefore) {
      return switch (this) {
        case DENIES -> Answer.noSolution();
        case DETOUR -> distance < 0 ? Answer.noSolution() : Rows.answer(distance + 2);
        case STOPS -> Rows.answer(distance == 0 ? 0 : Math.max(0, distance - 1));
        case THROWS -> throw new IllegalStateException("planted");
        case TIRES -> solvedBefore < 3 ? Rows.answer(distance) : Answer.noSolution();
        case STARTS_BADLY -> solvedBefore > 0 ? Rows.answer(distance) : Answer.noSolution();
      };
    }

    private boolean failsAlone(String input) {
      int distance = Rows.distanceOf(input);
      return switch (this) {
        case DENIES, DETOUR, STARTS_BADLY -> distance != Answer.NO_SOLUTION;
        case STOPS -> distance != 0;
        case THROWS -> true;
        case TIRES -> false;
      };
    }
  }

  /** Mistakes that depend only on the case. */
  private static final Set<Mistake> PLAIN = EnumSet.range(Mistake.DENIES, Mistake.THROWS);

  /** A solver that is wrong on some cases and records the cases it was given. */
  private static final class Planted {
    private final Map<String, Mistake> mistakes;
    private final Set<String> tried = ConcurrentHashMap.newKeySet();

    Planted(Map<String, Mistake> mistakes) {
      this.mistakes = mistakes;
    }

    private Solver solver() {
      int[] solved = {0};
      return (String input, Budget budget) -> {
        tried.add(input);
        int distance = Rows.distanceOf(input);
        Mistake mistake = mistakes.get(input);
        int before = solved[0]++;
        return mistake == null ? Rows.answer(distance) : mistake.answer(distance, before);
      };
    }

    BuiltIn submission() {
      return new BuiltIn("planted", Guarantee.OPTIMAL, Solves.EVERYTHING, this::solver);
    }

    /** The cases that fail alone for the given reason, in order. */
    List<String> failing(Reason reason) {
      return ALL.stream()
          .filter(mistakes::containsKey)
          .filter(input -> mistakes.get(input).reason == reason)
          .filter(input -> mistakes.get(input).failsAlone(input))
          .toList();
    }
  }

  @Provide
  Arbitrary<Map<String, Mistake>> mistakes() {
    Arbitrary<Mistake> mistake =
        Arbitraries.of(Mistake.class).filter(each -> each != Mistake.STARTS_BADLY);
    return Arbitraries.maps(Arbitraries.of(ALL), mistake).ofMinSize(1).ofMaxSize(12);
  }

  private static List<Finding> findings(Planted planted, BuiltIn submission) {
    List<Finding> findings = new ArrayList<>();
    for (Mistake mistake : Mistake.values()) {
      List<String> failing = planted.failing(mistake.reason);
      if (!failing.isEmpty() && PLAIN.contains(mistake)) {
        String last = failing.get(failing.size() - 1);
        findings.add(
            new Finding(
                submission, mistake.verdict, mistake.reason, List.of(last), () -> List.of()));
      }
    }
    return findings;
  }

  @Property(tries = 40)
  void eachKindShrinksToTheFirstCaseThatFailsInTheSameWay(
      @ForAll("mistakes") Map<String, Mistake> mistakes,
      @ForAll @IntRange(min = 1, max = 3) int threads) {
    Planted planted = new Planted(mistakes);
    List<Finding> findings = findings(planted, planted.submission());
    List<Smallest> smallest =
        new Shrinking(
                new PuzzleProblem(ROWS),
                ROWS.limits(),
                new PuzzleProblem(ROWS).checker(false),
                threads,
                LONG_NANOS,
                doing -> {})
            .run(findings);
    for (int i = 0; i < findings.size(); i++) {
      List<String> failing = planted.failing(findings.get(i).reason());
      assertEquals(failing.get(0), smallest.get(i).input(), () -> "of " + failing);
      assertTrue(smallest.get(i).proven());
      assertNull(smallest.get(i).triedTo());
      assertEquals(1, smallest.get(i).cases());
      assertEquals(1, smallest.get(i).wrong());
    }
  }

  /** Cut short after some cases, it claims only what it has tried; then it continues. */
  @Property(tries = 100)
  void aShrinkCutShortClaimsOnlyWhatItTried(
      @ForAll("mistakes") Map<String, Mistake> mistakes,
      @ForAll @IntRange(min = 1, max = 300) int most,
      @ForAll boolean insideATrial,
      @ForAll boolean cheapAlone,
      @ForAll @IntRange(min = 1, max = 3) int threads) {
    Planted planted = new Planted(mistakes);
    Probe.Setting setting = new Probe.Setting(new PuzzleChecker(ROWS, false), ROWS.limits());
    for (Finding finding : findings(planted, planted.submission())) {
      planted.tried.clear();
      FailureKind target = new FailureKind(finding.verdict(), finding.reason());
      RankedCase start = RankedCase.of(ROWS, finding.file().get(0));
      List<String> failing = planted.failing(finding.reason());
      try (ProbePool bench = new ProbePool(planted.submission(), setting, threads)) {
        Layers layers = new Layers(ROWS, bench, target, start, cheapAlone);
        AtomicInteger asked = new AtomicInteger();
        BooleanSupplier isCut =
            insideATrial
                ? () -> asked.incrementAndGet() > 3 * most
                : () -> planted.tried.size() >= most;
        Layers.Known cut = layers.below(Deadline.in(LONG_NANOS, isCut));
        assertTrue(failing.contains(cut.smallest().input()));
        if (cut.proven()) {
          assertEquals(failing.get(0), cut.smallest().input());
          assertNull(cut.triedTo());
        } else if (cut.triedTo() != null) {
          assertTried(planted, target, cut.triedTo(), cut.smallest());
        }
        Layers.Known whole = layers.below(Deadline.in(LONG_NANOS, () -> false));
        assertEquals(new Layers.Known(RankedCase.of(ROWS, failing.get(0)), true, null), whole);
        ALL.subList(0, ALL.indexOf(failing.get(0))).stream()
            .filter(input -> target.isPossibleAt(Rows.distanceOf(input)))
            .forEach(input -> assertTrue(planted.tried.contains(input), "not tried: " + input));
      }
    }
  }

  /** Asserts that all cases up to a distance were tried and none fails. */
  private static void assertTried(
      Planted planted, FailureKind target, int triedTo, RankedCase smallest) {
    for (String input : ALL) {
      int distance = Rows.distanceOf(input);
      if (RankedCase.rank(distance) <= RankedCase.rank(triedTo) && target.isPossibleAt(distance)) {
        assertTrue(planted.tried.contains(input), () -> "not tried: " + input);
        assertFalse(planted.failing(target.reason()).contains(input), () -> "fails: " + input);
      }
    }
    assertTrue(RankedCase.rank(triedTo) < RankedCase.rank(smallest.distance()));
  }

  @Property(tries = 15)
  void eachSubmissionHasItsOwnSmallestCase(@ForAll("mistakes") Map<String, Mistake> mistakes) {
    Map<String, Mistake> denied = new HashMap<>();
    mistakes.keySet().forEach(input -> denied.put(input, Mistake.THROWS));
    Planted one = new Planted(denied);
    Planted other = new Planted(Map.of(ALL.get(ALL.size() - 1), Mistake.THROWS));
    List<Finding> findings = new ArrayList<>(findings(one, one.submission()));
    findings.addAll(findings(other, other.submission()));
    List<Smallest> smallest =
        new Shrinking(
                new PuzzleProblem(ROWS),
                ROWS.limits(),
                new PuzzleProblem(ROWS).checker(false),
                1,
                LONG_NANOS,
                doing -> {})
            .run(findings);
    assertEquals(one.failing(Reason.EXCEPTION).get(0), smallest.get(0).input());
    assertEquals(ALL.get(ALL.size() - 1), smallest.get(1).input());
  }

  @Test
  void aFailureOnlyOnTheFirstCaseIsFoundAmongTheFirstOfADistance() {
    List<String> row = ROWS.space().at(2).toList();
    Probe.Setting setting = new Probe.Setting(new PuzzleChecker(ROWS, false), ROWS.limits());
    String farther = ROWS.space().at(4).findFirst().orElseThrow();
    for (String first : row.subList(0, 16)) {
      Planted planted =
          new Planted(Map.of(first, Mistake.STARTS_BADLY, farther, Mistake.STARTS_BADLY));
      FailureKind target =
          new FailureKind(Mistake.STARTS_BADLY.verdict, Mistake.STARTS_BADLY.reason);
      try (ProbePool bench = new ProbePool(planted.submission(), setting, 1)) {
        Layers layers = new Layers(ROWS, bench, target, RankedCase.of(ROWS, farther), true);
        Layers.Known known = layers.below(Deadline.in(LONG_NANOS, () -> false));
        assertEquals(new Layers.Known(RankedCase.of(ROWS, first), true, null), known);
      }
    }
  }
}
