package harness.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Quiet;
import harness.campaign.Countdown;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.reference.Format;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Rules;
import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import harness.report.RunReport;
import harness.run.BuiltIn;
import harness.run.CpuClock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * For each reason that can occur in process a solver that must be given it, and given no other: the
 * right answer made wrong, or no answer at all.
 */
@Quiet
@Timeout(120) // a test that hangs is red, not endless
final class WrongSolversTest {

  private static final Puzzle KNIGHTS = new Knights();
  private static final Puzzle ROTATION = new Rotation();
  private static final Puzzle GEARS = new Gears();

  /** A solver that makes right answers wrong; the answer -1 stays as it is. */
  private static Solver twisted(Puzzle puzzle, UnaryOperator<Answer> twist) {
    return (input, budget) -> {
      Answer right = puzzle.oracle().answer(input);
      return right.claimed() == Answer.NO_SOLUTION ? right : twist.apply(right);
    };
  }

  private static Trial twist(Puzzle puzzle, UnaryOperator<Answer> twist) {
    return new Trial(puzzle).solver("twisted", () -> twisted(puzzle, twist));
  }

  private static Answer withMoves(Answer right, String moves) {
    return new Answer(right.claimed(), moves, right.number());
  }

  private static Trial countdown(Solver solver) {
    return new Trial(new Countdown())
        .generator(Countdown.numbers(index -> (int) index))
        .cases(10)
        .millis(50)
        .solver("wrong", () -> solver);
  }

  @Test
  void rightAnswersAreAccepted() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.accepted(twist(puzzle, right -> right));
    }
  }

  @Test
  void aJumpThatNoKnightMakesIsAnIllegalMove() {
    Expected.onlyWrong(
        Reason.ILLEGAL_MOVE,
        twist(KNIGHTS, right -> withMoves(right, right.moves().replaceFirst("^.,.", "6,6"))));
  }

  @Test
  void aKnobThatDoesNotExistIsAnIllegalMove() {
    Expected.onlyWrong(
        Reason.ILLEGAL_MOVE,
        twist(GEARS, right -> withMoves(right, right.moves().replaceFirst("\\d+$", "13"))));
  }

  @Test
  void movesThatStopShortOfTheGoalAreNotGoal() {
    RunReport.Finding finding =
        Expected.onlyWrong(
            Reason.NOT_GOAL,
            twist(
                ROTATION,
                right ->
                    right.claimed() == 0
                        ? right
                        : new Answer(
                            right.claimed() - 1,
                            right.moves().substring(0, right.claimed() - 1),
                            right.number())));
    assertEquals(finding.expected() - 1, finding.claimed());
  }

  @Test
  void aCountThatIsNotThatOfTheMovesIsACountMismatch() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(
          Reason.COUNT_MISMATCH,
          twist(puzzle, right -> new Answer(right.claimed() + 1, right.moves(), right.number())));
    }
  }

  @Test
  void aDetourIsNotOptimal() {
    RunReport.Finding finding =
        Expected.onlyWrong(
            Reason.NOT_OPTIMAL,
            twist(
                ROTATION,
                right -> new Answer(right.claimed() + 2, "AF" + right.moves(), right.number())));
    assertEquals(finding.expected() + 2, finding.claimed());
  }

  @Test
  void aDetourIsNoFaultOfASolverWithoutGuarantee() {
    Solver detour =
        twisted(
            ROTATION,
            right -> new Answer(right.claimed() + 2, "AF" + right.moves(), right.number()));
    RunReport report =
        new Trial(ROTATION)
            .submission(new BuiltIn("long", Guarantee.NONE, Solves.EVERYTHING, () -> detour))
            .run();
    assertEquals(List.of(), report.findings());
    assertEquals(100, report.submissions().get(0).excess().cases());
    assertEquals(2, report.submissions().get(0).excess().largest());
    for (RunReport.DistanceRow row : report.submissions().get(0).byDistance()) {
      assertEquals(row.cases(), row.tooLong());
      assertEquals(2, row.meanExcess());
      assertEquals(2, row.largestExcess());
    }
  }

  @Test
  void anIllegalMoveIsAFaultEvenWithoutGuarantee() {
    Solver illegal = twisted(GEARS, right -> withMoves(right, right.moves() + " 13"));
    Expected.onlyWrong(
        Reason.ILLEGAL_MOVE,
        new Trial(GEARS)
            .submission(new BuiltIn("wild", Guarantee.NONE, Solves.EVERYTHING, () -> illegal)));
  }

  @Test
  void minusOneForASolvableCaseIsFalseUnsolvable() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(Reason.FALSE_UNSOLVABLE, twist(puzzle, right -> Answer.noSolution()));
    }
  }

  @Test
  void anySequenceForAnUnsolvableInstanceIsWrong() {
    RunReport.Finding finding =
        Expected.onlyWrong(
            Reason.NOT_GOAL,
            new Trial(GEARS)
                .generator("unsolvable")
                .solver("sure", () -> (input, budget) -> Answer.of(2, "1 2")));
    assertNull(finding.expected());
  }

  @Test
  void aNumberThatIsNotInTheCentreIsAWrongNumber() {
    Expected.onlyWrong(
        Reason.WRONG_NUMBER,
        twist(
            ROTATION, right -> new Answer(right.claimed(), right.moves(), right.number() % 3 + 1)));
  }

  @Test
  void movesThatCannotBeReadAreMalformedOutput() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(
          Reason.MALFORMED_OUTPUT, twist(puzzle, right -> withMoves(right, right.moves() + " x")));
    }
  }

  @Test
  void aCountBelowMinusOneIsMalformedOutput() {
    Expected.onlyWrong(Reason.MALFORMED_OUTPUT, twist(GEARS, right -> Answer.ofCount(-2)));
  }

  @Test
  void aCountWithoutMovesIsMissingOutput() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(
          Reason.MISSING_OUTPUT, twist(puzzle, right -> Answer.ofCount(right.claimed())));
    }
  }

  @Test
  void noAnswerIsMissingOutput() {
    RunReport.Finding finding =
        Expected.onlyWrong(Reason.MISSING_OUTPUT, twist(KNIGHTS, right -> null));
    assertNull(finding.claimed());
    assertEquals("", finding.output());
  }

  @Test
  void computingOnIsTooMuchCpuTime() {
    Solver endless =
        (input, budget) -> {
          while (true) {
            budget.expand();
          }
        };
    Expected.only(
        Verdict.TIME_LIMIT_EXCEEDED,
        Reason.CPU_TIME,
        new Trial(KNIGHTS).millis(10).solver("endless", () -> endless));
  }

  @Test
  void anAnswerThatComesTooLateIsTooMuchCpuTime() {
    long limitNanos = 20_000_000;
    Solver late =
        (input, budget) -> {
          long start = CpuClock.currentThreadNanos();
          while (CpuClock.currentThreadNanos() - start < 2 * limitNanos) {
            Thread.onSpinWait();
          }
          return Countdown.right(input);
        };
    RunReport report = countdown(late).millis(limitNanos / 1_000_000).run();
    assertEquals(Map.of("cpu-time", 10L), report.submissions().get(0).reasons());
  }

  @Test
  void computingWithoutHeedingTheBudgetIsTooMuchWallTime() {
    AtomicBoolean over = new AtomicBoolean();
    Solver deaf =
        (input, budget) -> {
          while (!over.get()) {
            Thread.onSpinWait();
          }
          return null;
        };
    RunReport report = countdown(deaf).run();
    over.set(true);
    RunReport.Finding finding =
        Expected.first(Verdict.TIME_LIMIT_EXCEEDED, Reason.WALL_TIME, report);
    assertEquals("countdown/numbers@1#0", finding.caseName());
    assertEquals(Map.of("wall-time", 1L), report.submissions().get(0).reasons());
    assertEquals(9, report.submissions().get(0).spared().afterTimeLimit());
  }

  @Test
  void waitingIsIdle() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Solver waits =
        (input, budget) -> {
          await(never);
          return null;
        };
    RunReport report = countdown(waits).run();
    never.countDown();
    Expected.first(Verdict.TIME_LIMIT_EXCEEDED, Reason.IDLE, report);
    assertEquals(Map.of("idle", 1L), report.submissions().get(0).reasons());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aThrownExceptionIsARunTimeError() {
    RunReport.Finding finding =
        Expected.only(
            Verdict.RUN_TIME_ERROR,
            Reason.EXCEPTION,
            twist(
                KNIGHTS,
                right -> {
                  throw new IllegalStateException("on\ntwo lines");
                }));
    assertTrue(finding.detail().startsWith("java.lang.IllegalStateException: on two lines at "));
  }

  @Test
  void aRecursionWithoutEndIsARunTimeError() {
    RunReport.Finding finding =
        Expected.only(
            Verdict.RUN_TIME_ERROR,
            Reason.EXCEPTION,
            twist(KNIGHTS, right -> Answer.ofCount(depth(right.claimed()))));
    assertTrue(finding.detail().startsWith("java.lang.StackOverflowError"));
  }

  private static int depth(int of) {
    return of < 0 ? of : 1 + depth(of + 1);
  }

  @Test
  void aClassThatCannotBeInitialisedIsARunTimeError() {
    Expected.only(
        Verdict.RUN_TIME_ERROR,
        Reason.EXCEPTION,
        twist(
            KNIGHTS,
            right -> {
              throw new ExceptionInInitializerError("no tables");
            }));
  }

  @Test
  void tooManyStoredStatesAreTooMuchMemory() {
    Solver hoards =
        (input, budget) -> {
          for (long states = 0; ; states++) {
            budget.store(states);
          }
        };
    RunReport.Finding finding =
        Expected.only(
            Verdict.MEMORY_LIMIT_EXCEEDED,
            Reason.OUT_OF_MEMORY,
            new Trial(KNIGHTS).cases(3).storedStates(1000).solver("hoards", () -> hoards));
    assertEquals("more than 1000 stored states", finding.detail());
  }

  @Test
  void anExhaustedHeapIsTooMuchMemory() {
    Expected.only(
        Verdict.MEMORY_LIMIT_EXCEEDED,
        Reason.OUT_OF_MEMORY,
        twist(
            KNIGHTS,
            right -> {
              throw new OutOfMemoryError("Java heap space");
            }));
  }

  /** Knights with an oracle that is wrong about boards of seven moves and more. */
  private static final class Misjudged implements Puzzle {
    private final ToIntFunction<Answer> said;

    Misjudged(ToIntFunction<Answer> said) {
      this.said = said;
    }

    @Override
    public String name() {
      return KNIGHTS.name();
    }

    @Override
    public String summary() {
      return KNIGHTS.summary();
    }

    @Override
    public Limits limits() {
      return KNIGHTS.limits();
    }

    @Override
    public Format format() {
      return KNIGHTS.format();
    }

    @Override
    public Rules rules() {
      return KNIGHTS.rules();
    }

    @Override
    public Judgement judgeOwnRules(String input, Answer answer, boolean anyShortest) {
      return KNIGHTS.judgeOwnRules(input, answer, anyShortest);
    }

    @Override
    public Oracle oracle() {
      return new Oracle() {
        @Override
        public int distance(String input) {
          return answer(input).claimed();
        }

        @Override
        public Answer answer(String input) {
          Answer right = KNIGHTS.oracle().answer(input);
          int wrong = right.claimed() < 7 ? right.claimed() : said.applyAsInt(right);
          return wrong == Answer.NO_SOLUTION
              ? Answer.noSolution()
              : Answer.of(wrong, right.moves() == null ? "3,3" : right.moves());
        }

        @Override
        public int largestDistance() {
          return KNIGHTS.oracle().largestDistance();
        }
      };
    }
  }

  /** A right solver before an oracle that is wrong. */
  private static RunReport.Finding misjudged(Reason reason, ToIntFunction<Answer> said) {
    return Expected.only(
        Verdict.JUDGE_ERROR,
        reason,
        new Trial(new Misjudged(said)).solver("right", () -> twisted(KNIGHTS, right -> right)));
  }

  @Test
  void anOracleThatSaysTooManyMovesIsAJudgeError() {
    misjudged(Reason.BELOW_OPTIMUM, right -> right.claimed() + 2);
  }

  @Test
  void anOracleThatSaysTooFewMovesIsAJudgeError() {
    misjudged(Reason.NOT_OPTIMAL, right -> right.claimed() - 2);
  }

  @Test
  void anOracleThatSaysMinusOneOfASolvableCaseIsAJudgeError() {
    misjudged(Reason.MISSED_UNSOLVABLE, right -> Answer.NO_SOLUTION);
  }

  /** Answers beyond the bound as if there were none. */
  private static final class CountsEverything implements Oracle {
    @Override
    public int distance(String input) {
      return Countdown.number(input);
    }

    @Override
    public Answer answer(String input) {
      return Answer.of(distance(input), "-".repeat(distance(input)));
    }

    @Override
    public int largestDistance() {
      return 15;
    }
  }

  @Test
  void anOracleThatSolvesTheUnsolvableIsAJudgeError() {
    Expected.only(
        Verdict.JUDGE_ERROR,
        Reason.FALSE_UNSOLVABLE,
        new Trial(new Countdown(new CountsEverything()))
            .generator(Countdown.numbers(index -> 16 + (int) index))
            .cases(3)
            .solver("right", Countdown.Right::new));
  }
}
