package harness.run;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Case;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A solver that runs in this process: one instance per thread, one case at a time.
 *
 * @param name as in reports, including any parameter
 * @param factory creates a fresh solver for each thread
 */
public record BuiltIn(String name, Guarantee guarantee, int reach, Supplier<Solver> factory)
    implements Submission {

  public BuiltIn {
    Objects.requireNonNull(name);
    Objects.requireNonNull(guarantee);
    Objects.requireNonNull(factory);
  }

  @Override
  public Session open(Limits limits) {
    return new AtWork(factory.get(), limits);
  }

  /** A solver used by one thread. */
  private static final class AtWork implements Session {
    private final Solver solver;
    private final Limits limits;
    private final CpuStopwatch watch;

    private AtWork(Solver solver, Limits limits) {
      this.solver = solver;
      this.limits = limits;
      this.watch =
          new CpuStopwatch(CpuClock::currentThreadNanos, System::nanoTime, limits.timeNanos());
    }

    @Override
    public FileRun run(List<Case> cases, BooleanSupplier cancelled) {
      List<Outcome> outcomes = new ArrayList<>(cases.size());
      Judgement fault = null;
      for (int i = 0; i < cases.size() && fault == null; i++) {
        Outcome outcome = runAlone(cases.get(i), cancelled);
        if (outcome == null) {
          return null;
        }
        outcomes.add(outcome);
        fault = outcome.failure();
      }
      return FileRun.ofSolver(outcomes, fault);
    }

    @Override
    public void close() {}

    @Override
    public Outcome runAlone(Case each, BooleanSupplier cancelled) {
      watch.start();
      Budget budget =
          new Budget(
              CpuClock::currentThreadNanos,
              watch.cpuStart(),
              limits.timeNanos(),
              limits.storedStates(),
              cancelled);
      Answer answer = null;
      Judgement failure = null;
      try {
        answer = solver.solve(each.input(), budget);
        if (answer == null) {
          failure = Judgement.wrong(Reason.MISSING_OUTPUT, "no answer");
        }
      } catch (Budget.Exceeded exceeded) {
        if (exceeded.limit() == Budget.Limit.CANCELLED) {
          return null;
        }
        failure = limitExceeded(exceeded.limit());
      } catch (OutOfMemoryError exhausted) {
        failure = outOfMemory("the heap is exhausted");
      } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError thrown) {
        failure = new Judgement(Verdict.RUN_TIME_ERROR, Reason.EXCEPTION, oneLine(thrown));
      }
      watch.stop();
      if (failure == null && watch.cpuNanos() > limits.timeNanos()) {
        answer = null;
        failure = limitExceeded(Budget.Limit.TIME);
      }
      return new Outcome(
          answer,
          failure,
          watch.cpuNanos(),
          watch.wallNanos(),
          budget.expandedNodes(),
          budget.peakStoredStates());
    }

    private Judgement limitExceeded(Budget.Limit limit) {
      return limit == Budget.Limit.TIME
          ? new Judgement(
              Verdict.TIME_LIMIT_EXCEEDED,
              Reason.CPU_TIME,
              "more than " + limits.timeNanos() / 1_000_000 + " ms of CPU time")
          : outOfMemory("more than " + limits.storedStates() + " stored states");
    }

    private static Judgement outOfMemory(String detail) {
      return new Judgement(Verdict.MEMORY_LIMIT_EXCEEDED, Reason.OUT_OF_MEMORY, detail);
    }

    private static String oneLine(Throwable thrown) {
      StackTraceElement[] trace = thrown.getStackTrace();
      String where = trace.length == 0 ? "" : " at " + trace[0];
      return thrown.toString().replaceAll("\\s+", " ") + where;
    }
  }
}
