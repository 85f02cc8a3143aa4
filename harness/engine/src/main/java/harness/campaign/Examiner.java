package harness.campaign;

import harness.campaign.Withdrawals.Withdrawal;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.problem.Claim;
import harness.problem.JudgeFailure;
import harness.problem.Partition;
import harness.problem.Stratum;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.function.Supplier;

/** Runs one submission on chunks of cases, in one worker's thread. */
final class Examiner implements AutoCloseable {

  private final Engine engine;
  private final int row;
  private final Submission submission;
  private final Claim claim;
  private final ExclusiveMeasurement.Member measurement;
  private final Session session;

  /**
   * Whether a finding ends the campaign. Not if the submission may be withdrawn for a time limit
   * that it is expected to exceed, because later results are then dropped.
   */
  private final boolean endsWithFinding;

  /** Null if the submission does not read files. */
  private final FileSettler files;

  /** Null unless the submission is a solver in this process, which only its own budget ends. */
  private final SolverWatch watch;

  Examiner(Engine engine, int row, ExclusiveMeasurement.Member measurement) {
    Campaign campaign = engine.campaign();
    this.engine = engine;
    this.row = row;
    this.submission = campaign.submissions().get(row);
    this.claim = submission.claim();
    this.measurement = measurement;
    this.session = submission.of(campaign.problem()).open(campaign.limits());
    this.endsWithFinding = campaign.failFast() && !Engine.isExpectedToBeSlow(submission);
    this.files =
        submission.readsFiles() ? new FileSettler(this, session, measurement, campaign) : null;
    this.watch =
        submission.readsFiles()
            ? null
            : new SolverWatch(row, this::isOver, engine.time(), campaign.limits());
  }

  void run(Chunk chunk) {
    if (files != null) {
      files.run(chunk);
      return;
    }
    watch.begin();
    for (int i = 0; i < chunk.wanted() && !isOver(); i++) {
      measurement.pauseIfRequested();
      if (!skips(chunk, i)) {
        settleAlone(chunk, i);
      }
    }
  }

  int wantedCases() {
    return files == null ? 1 : files.wantedCases();
  }

  /** Whether to stop: the campaign was cancelled, or this worker was given up. */
  boolean isOver() {
    return engine.isCancelled() || isAbandoned();
  }

  /** Whether this worker was given up during a case, so that nothing it did since may count. */
  boolean isAbandoned() {
    return watch != null && watch.isAbandoned();
  }

  int row() {
    return row;
  }

  /** Whether the submission skips a case; the reason is recorded in the chunk. */
  boolean skips(Chunk chunk, int i) {
    if (chunk.failure(row, i) != null) {
      return true;
    }
    Skipped why = whySkipped(chunk, i);
    if (why != null) {
      chunk.skip(row, i, why);
    }
    return why != null;
  }

  private Skipped whySkipped(Chunk chunk, int i) {
    Stratum stratum = chunk.stratum(i);
    int reach = submission.reach();
    if (!engine.campaign().beyondReach() && reach != Solves.EVERYTHING && stratum.rank() > reach) {
      return Skipped.BEYOND_REACH;
    }
    Skipped why = engine.skipping(row, chunk, i);
    return why == null && engine.isOverShare(row) ? Skipped.OVER_SHARE : why;
  }

  /**
   * Runs and judges a single case; returns whether it is wrong. Time verdicts, and failures because
   * the machine had no threads or memory left, are repeated with nothing else running. Any other
   * failure of a program counts if a fresh process repeats it.
   */
  boolean settleAlone(Chunk chunk, int i) {
    Outcome first = timed(() -> tryAlone(chunk, i), false);
    boolean alone = first != null && isMaybeTheMachine(chunk, i, first);
    Outcome outcome = alone ? runAloneInQuiet(chunk, i) : first;
    if (outcome == null) {
      return false;
    }
    Judgement judgement = judgement(chunk, i, outcome);
    boolean doubtful = !judgement.isAccepted() && judgement.verdict() != Verdict.JUDGE_ERROR;
    boolean unproven = doubtful && !alone && files != null;
    return unproven ? prove(chunk, i, outcome, judgement) : settled(chunk, i, outcome, judgement);
  }

  /** Whether others may have caused a failure: they took the time, or all threads or memory. */
  private boolean isMaybeTheMachine(Chunk chunk, int i, Outcome outcome) {
    return outcome.hangsOnTime()
        ? !isWithdrawn(chunk.from() + i)
        : outcome.starved() && !judgement(chunk, i, outcome).isAccepted();
  }

  private Outcome runAloneInQuiet(Chunk chunk, int i) {
    return measurement.alone(chunk.from() + i, () -> timed(() -> runAlone(chunk, i), true));
  }

  /** Runs a case; its time counts against the submission's share. */
  private Outcome timed(Supplier<Outcome> run, boolean othersPause) {
    long start = System.nanoTime();
    Outcome outcome = run.get();
    engine.ran(row, System.nanoTime() - start, othersPause);
    return outcome;
  }

  /** Runs a program again in a fresh process, in quiet if the machine may make it fail. */
  private Outcome runAgain(Chunk chunk, int i) {
    Outcome again = timed(() -> runAlone(chunk, i), false);
    return again != null && isMaybeTheMachine(chunk, i, again) ? runAloneInQuiet(chunk, i) : again;
  }

  /** Runs a program again in a fresh process; only a repeated failure counts. */
  private boolean prove(Chunk chunk, int i, Outcome once, Judgement blame) {
    Outcome again = runAgain(chunk, i);
    if (again == null) {
      return false;
    }
    Judgement judgement = judgement(chunk, i, again);
    if (!judgement.isAccepted()) {
      return settled(chunk, i, again, judgement);
    }
    if (once.forked()) {
      session.distrust();
      return settled(chunk, i, again, judgement);
    }
    String detail = "right when run again; at first: " + blame.detail();
    return settled(chunk, i, once, new Judgement(blame.verdict(), Reason.NONDETERMINISTIC, detail));
  }

  /**
   * Runs a program again in a fresh process, because it differs from others. What it prints now
   * counts; if it failed, it failed in a fresh process already. If two fresh processes print
   * different outputs, one of these must be wrong.
   */
  void repeat(Chunk chunk, int i, Partition.Equality equality) {
    Outcome first = chunk.outcome(row, i);
    if (files == null || !chunk.judgement(row, i).isAccepted()) {
      return;
    }
    measurement.pauseIfRequested();
    Outcome again = runAgain(chunk, i);
    if (again == null) {
      return;
    }
    Judgement judgement = judgement(chunk, i, again);
    if (!judgement.isAccepted()) {
      prove(chunk, i, again, judgement);
    } else if (equality.areEqual(first.output(), again.output())) {
      settled(chunk, i, again, judgement);
    } else if (first.forked()) {
      session.distrust();
      settled(chunk, i, again, judgement);
      repeat(chunk, i, equality);
    } else {
      String detail = "two runs print different outputs";
      put(chunk, i, again, Judgement.wrong(Reason.NONDETERMINISTIC, detail));
    }
  }

  private Judgement judgement(Chunk chunk, int i, Outcome outcome) {
    return outcome.failure() != null ? outcome.failure() : judge(chunk, i, outcome.output());
  }

  private boolean settled(Chunk chunk, int i, Outcome outcome, Judgement judgement) {
    boolean told = !judgement.isAccepted() || outcome.evidence() == null;
    put(chunk, i, told ? outcome : outcome.withEvidence(null), judgement);
    return !judgement.isAccepted();
  }

  private Outcome tryAlone(Chunk chunk, int i) {
    return watch == null ? session.tryAlone(chunk.caseAt(i), this::isOver) : runAlone(chunk, i);
  }

  private Outcome runAlone(Chunk chunk, int i) {
    if (watch == null) {
      return session.runAlone(chunk.caseAt(i), this::isOver);
    }
    long index = chunk.from() + i;
    Withdrawal withdrawal = engine.withdrawal(row, index);
    return withdrawal != null && withdrawal.index() == index
        ? withdrawal.outcome()
        : watch.run(session, chunk.caseAt(i), index);
  }

  private boolean isWithdrawn(long index) {
    return engine.withdrawal(row, index) != null;
  }

  /** Judges an output. If the checker fails, the submission gets no verdict on this case. */
  Judgement judge(Chunk chunk, int i, Output output) {
    try {
      return measurement.trusted(
          chunk.from() + i,
          () -> engine.checker().judge(chunk.caseAt(i), chunk.truth(i), output, claim));
    } catch (JudgeFailure failure) {
      chunk.fail(row, i, failure.whileJudging(submission.name()));
      return failure.named();
    }
  }

  /** Records the result of a case; an exceeded time limit counts against its stratum. */
  void put(Chunk chunk, int i, Outcome outcome, Judgement judgement) {
    if (outcome.hangsOnTime()) {
      engine
          .retirement(row, chunk.caseAt(i).name())
          .broke(chunk.from() + i, chunk.stratum(i).rank());
    }
    chunk.put(row, i, outcome, judgement);
    if (endsWithFinding
        && engine.campaign().expectation(row, chunk.caseAt(i).name()).isFinding(judgement)) {
      chunk.endAfter(i);
    }
  }

  /** The withdrawal if the running case hangs, else null; called from another thread. */
  Withdrawal watch() {
    return watch == null ? null : watch.look();
  }

  @Override
  public void close() {
    session.close();
  }
}
