package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Account;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.Comparison;
import harness.problem.Posed;
import harness.problem.Stratum;
import harness.problem.Truth;
import harness.run.FileRun;
import harness.run.Outcome;
import harness.run.Session;
import harness.shrink.RightOn.Result;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RightOnTest {

  private static final Limits LIMITS = new Limits(1_000_000_000L, 1 << 20, 1);
  private static final Deadline PLENTY = Deadline.in(TimeUnit.MINUTES.toNanos(1), () -> false);
  private static final Deadline NONE = Deadline.in(0, () -> false);

  private static final Judgement CRASH = new Judgement(Verdict.RUN_TIME_ERROR, Reason.SIGNAL, "");
  private static final Judgement SLOW =
      new Judgement(Verdict.TIME_LIMIT_EXCEEDED, Reason.CPU_TIME, "");

  private static final Judgement WAITED =
      new Judgement(Verdict.TIME_LIMIT_EXCEEDED, Reason.WALL_TIME, "");

  private int runs;

  /** For each input a failure; null for an output, which is right if it has no moves. */
  private Result result(Deadline deadline, int moves, Judgement... failures) {
    Posed posed = Posed.of(new Case(new CaseName("p", "near", 0, 0), "1\n"), new Anything());
    List<Posed> inputs = IntStream.range(0, failures.length).mapToObj(i -> posed).toList();
    return new RightOn(new Probe.Setting(new NoMoves(), LIMITS), inputs)
        .of(new Fails(moves, failures), Claim.OF_PROGRAM, deadline);
  }

  @Test
  void aProgramIsRightIfItIsOnAllInputs() {
    assertEquals(Result.RIGHT, result(PLENTY, 0, null, null, null));
    assertEquals(Result.NOT_RIGHT, result(PLENTY, 1, null, null, null));
  }

  @Test
  void theFirstInputOnWhichItIsNotRightDecides() {
    assertEquals(Result.TOO_SLOW, result(PLENTY, 0, null, SLOW, CRASH));
    assertEquals(2, runs);
    assertEquals(Result.NOT_RIGHT, result(PLENTY, 0, null, CRASH, SLOW));
  }

  @Test
  void aProgramThatWasNotRunInTimeIsNotCalledWrong() {
    assertEquals(Result.UNKNOWN, result(NONE, 0, CRASH, CRASH));
    assertEquals(0, runs);
    assertEquals(Result.UNKNOWN, result(PLENTY, 0, WAITED, CRASH));
  }

  private record Anything() implements Truth {
    @Override
    public Stratum stratum() {
      return new Stratum(0, "");
    }
  }

  /** Accepts an answer without moves. */
  private record NoMoves() implements Checker {
    @Override
    public Truth truth(Case each) {
      return new Anything();
    }

    @Override
    public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
      return ((Answer) output).claimed() == 0
          ? Judgement.accepted()
          : Judgement.wrong(Reason.NOT_OPTIMAL, "");
    }

    @Override
    public Comparison comparison() {
      return new Comparison(List.of(), "no moves", true);
    }

    @Override
    public Account account(Case each, Truth truth, Output output) {
      throw new UnsupportedOperationException();
    }
  }

  private final class Fails implements Session {
    private final int moves;
    private final Judgement[] failures;

    Fails(int moves, Judgement... failures) {
      this.moves = moves;
      this.failures = failures;
      runs = 0;
    }

    @Override
    public Outcome runAlone(Case each, BooleanSupplier cancelled) {
      return new Outcome(Answer.of(moves, "-".repeat(moves)), failures[runs++], 0, 0, 0, 0);
    }

    @Override
    public FileRun run(List<Case> cases, BooleanSupplier cancelled) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
  }
}
