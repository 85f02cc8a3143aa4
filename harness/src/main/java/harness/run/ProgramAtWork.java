package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Verdict;
import harness.machine.RunCancelled;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * A program at work in one thread. A run that may be forked after the program's start finds things;
 * plain runs prove them.
 */
abstract class ProgramAtWork implements Session {

  /** From this share of the time limit on the time is taken from a plain run. */
  private static final int NEAR_LIMIT_SHARE = 2;

  private final long cpuNanosLimit;
  private boolean quick = true;
  private boolean compared;
  private long startNanos; // at most: CPU time of the first plain run
  private boolean forked;

  /**
   * A program.
   *
   * @param cpuNanosLimit of one case, in nanoseconds
   */
  ProgramAtWork(long cpuNanosLimit) {
    this.cpuNanosLimit = cpuNanosLimit;
  }

  /**
   * Runs these cases as one file.
   *
   * @param quickly whether the run may be forked
   */
  abstract FileRun run(List<Case> cases, boolean quickly);

  /** Takes note of whether the last run was forked. */
  void wasForked(boolean really) {
    forked = really;
  }

  /** Whether runs that may be forked are believed to show what plain ones do. */
  boolean isQuick() {
    return quick && compared;
  }

  /** The limits are the judge's where the file is no larger than the judge's files, else twice. */
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

  /** The first time it is run both ways; where these differ only the plain one counts from now. */
  @Override
  public Outcome tryAlone(Case each, BooleanSupplier cancelled) {
    Outcome tried = runAlone(each, quick, cancelled);
    if (tried == null || !tried.forked()) {
      return tried;
    }
    if (compared) {
      return isNearLimit(tried.cpuNanos()) ? runAlone(each, false, cancelled) : tried;
    }
    compared = true;
    Outcome plain = runAlone(each, false, cancelled);
    startNanos = plain == null ? 0 : plain.cpuNanos();
    quick = plain != null && saysTheSame(plain, tried) && !isNearLimit(0);
    return plain;
  }

  /** A start takes time too, so how close a run comes to the limit is told by a plain one. */
  private boolean isNearLimit(long triedNanos) {
    return triedNanos + startNanos > cpuNanosLimit / NEAR_LIMIT_SHARE;
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

  private Outcome runAlone(Case each, boolean quickly, BooleanSupplier cancelled) {
    FileRun run = run(List.of(each), quickly, cancelled);
    if (run == null) {
      return null;
    }
    Outcome.Evidence evidence = new Outcome.Evidence(List.of(each.name().index()), run.printed());
    return new Outcome(
        run.output(0),
        run.fault(),
        run.cpuNanos(),
        run.wallNanos(),
        0,
        0,
        run.peakBytes(),
        forked,
        evidence);
  }
}
