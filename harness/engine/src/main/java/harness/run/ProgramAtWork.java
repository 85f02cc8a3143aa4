package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.machine.RunCancelled;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * A program used by one thread. Runs forked after start-up find failures quickly; plain runs
 * confirm them.
 */
abstract class ProgramAtWork implements Session {

  /** Times above this fraction of the limit are taken from a plain run. */
  private static final int NEAR_LIMIT_SHARE = 2;

  private final CaseLimits limits;
  private boolean quick = true;
  private boolean tried;
  private boolean compared;
  private long startNanos; // upper bound: CPU time of the first plain run

  ProgramAtWork(CaseLimits limits) {
    this.limits = limits;
  }

  CaseLimits limits() {
    return limits;
  }

  /** Runs these cases as one file; a quick run may be forked. */
  abstract FileRun run(List<Case> cases, boolean quickly);

  /** Whether forked runs are still trusted to behave as plain ones. */
  boolean isQuick() {
    return quick && compared;
  }

  /** Uses the judge's limits, or twice those for files larger than the judge's. */
  @Override
  public FileRun run(List<Case> cases, BooleanSupplier cancelled) {
    return run(cases, false, cancelled);
  }

  private FileRun run(List<Case> cases, boolean quickly, BooleanSupplier cancelled) {
    if (cancelled.getAsBoolean()) {
      return null;
    }
    try {
      return run(cases, quickly);
    } catch (RunCancelled closed) {
      return null;
    }
  }

  @Override
  public Outcome runAlone(Case each, BooleanSupplier cancelled) {
    return runAlone(each, false, cancelled);
  }

  /**
   * The first run is plain, because forking takes a sandbox of its own. The second is done both
   * ways; if the results differ, only plain runs are used from then on. A forked run that exceeds
   * the time limit is returned as it is, since the caller measures it again with a plain run.
   */
  @Override
  public Outcome tryAlone(Case each, BooleanSupplier cancelled) {
    boolean mayFork = quick && tried;
    tried = true;
    Outcome outcome = runAlone(each, mayFork, cancelled);
    if (outcome == null || !outcome.forked()) {
      return outcome;
    }
    if (compared) {
      boolean doubtful = !outcome.hangsOnTime() && isNearLimit(each, outcome.cpuNanos());
      return doubtful ? runAlone(each, false, cancelled) : outcome;
    }
    compared = true;
    Outcome plain = runAlone(each, false, cancelled);
    startNanos = plain == null ? 0 : plain.cpuNanos();
    quick = plain != null && saysTheSame(plain, outcome) && !isNearLimit(each, 0);
    return plain;
  }

  /** Start-up takes time too, so only a plain run tells how close a run is to the limit. */
  private boolean isNearLimit(Case each, long triedNanos) {
    return triedNanos + startNanos > limits.of(each).cpuNanos() / NEAR_LIMIT_SHARE;
  }

  @Override
  public void distrust() {
    quick = false;
  }

  private static boolean saysTheSame(Outcome one, Outcome other) {
    return Objects.equals(one.output(), other.output()) && verdict(one) == verdict(other);
  }

  private static Verdict verdict(Outcome outcome) {
    Judgement failure = outcome.failure();
    return failure == null ? Verdict.ACCEPTED : failure.verdict();
  }

  /** Runs again plainly if the runner is gone: a system short of memory may have ended it. */
  private Outcome runAlone(Case each, boolean quickly, BooleanSupplier cancelled) {
    FileRun run = run(List.of(each), quickly, cancelled);
    if (run != null && run.fault() != null && run.fault().reason() == Reason.SANDBOX_VIOLATION) {
      run = run(List.of(each), false, cancelled);
    }
    if (run == null) {
      return null;
    }
    Outcome.Evidence evidence = new Outcome.Evidence(List.of(each.name().index()), run.kept());
    return Outcome.ofProgram(run.output(0), run.fault(), run, 1, evidence)
        .withLimitNanos(limits.of(each).cpuNanos());
  }
}
