package harness.campaign;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.CpuClock;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;

/** One thread of a campaign: takes ranges of cases, runs every submission on them, judges. */
final class Worker implements Runnable {

  /** What it is running now, for the watch. */
  private record Running(int submission, long index, long startNanos, long startCpuNanos) {}

  private static final long GRACE_NANOS = 1_000_000_000L;

  private final Engine engine;
  private final Campaign campaign;
  private final List<Submission> submissions;
  private final Session[] sessions;
  private final Quiet.Member quiet;
  private final long wallLimitNanos;
  private Thread thread;
  private volatile Chunks.Range range;
  private volatile Running running;
  private volatile boolean overdue;
  private volatile boolean abandoned;

  /**
   * A worker.
   *
   * @param first a range to begin with, or null
   */
  Worker(Engine engine, Chunks.Range first) {
    this.engine = engine;
    this.campaign = engine.campaign();
    this.submissions = campaign.submissions();
    this.sessions = new Session[submissions.size()];
    this.quiet = engine.quiet().new Member();
    this.wallLimitNanos = 2 * campaign.limits().timeNanos() + GRACE_NANOS;
    this.range = first;
  }

  void runIn(Thread ownThread) {
    thread = ownThread;
    ownThread.start();
  }

  Chunks.Range range() {
    return range;
  }

  @Override
  public void run() {
    try {
      while (!abandoned && !engine.isCancelled() && takeRange()) {
        Chunk chunk = work();
        if (!abandoned) {
          engine.chunks().give(chunk);
          range = null;
        }
      }
    } catch (Throwable thrown) { // a defect of the harness: handed to the thread that reports it
      engine.failed(thrown);
    } finally {
      quiet.leave();
      close();
      if (!abandoned) {
        engine.finished();
      }
    }
  }

  private boolean takeRange() throws InterruptedException {
    if (range == null) {
      int wanted = 1;
      for (Session session : sessions) {
        wanted = Math.max(wanted, session == null ? 1 : session.batchSize());
      }
      range = engine.chunks().take(engine.chunkSize().cases(wanted));
    }
    return range != null;
  }

  private Chunk work() {
    long start = System.nanoTime();
    Chunk chunk = draw(range);
    quiet.enter();
    for (int s = 0; s < submissions.size() && !abandoned; s++) {
      runSubmission(s, chunk);
    }
    quiet.leave();
    engine.chunkSize().took(chunk.size(), System.nanoTime() - start);
    return chunk;
  }

  private Chunk draw(Chunks.Range drawn) {
    Case[] cases = new Case[(int) (drawn.to() - drawn.from())];
    int[] distances = new int[cases.length];
    for (int i = 0; i < cases.length; i++) {
      cases[i] = campaign.generator().draw(campaign.seed(), drawn.from() + i);
      distances[i] = campaign.puzzle().oracle().distance(cases[i].input());
    }
    return new Chunk(drawn.from(), cases, distances, submissions.size());
  }

  private void runSubmission(int s, Chunk chunk) {
    int next = 0;
    while (next < chunk.size() && !engine.isCancelled() && !abandoned) {
      quiet.pauseIfAsked();
      int[] batch = nextBatch(s, chunk, next);
      if (batch.length > 0) {
        runBatch(s, chunk, batch);
      }
      next = batch.length == 0 ? chunk.size() : batch[batch.length - 1] + 1;
    }
  }

  /** The next cases that the submission is to be given, at most a batch; empty at the end. */
  private int[] nextBatch(int s, Chunk chunk, int from) {
    int most = Math.min(session(s).batchSize(), chunk.size() - from);
    int[] batch = new int[most];
    int found = 0;
    for (int i = from; i < chunk.size() && found < most; i++) {
      Spared why = spared(s, chunk, i);
      if (why == null) {
        batch[found++] = i;
      } else {
        chunk.spare(s, i, why);
      }
    }
    return found == most ? batch : java.util.Arrays.copyOf(batch, found);
  }

  private Spared spared(int s, Chunk chunk, int i) {
    int distance = chunk.distance(i);
    int reach = submissions.get(s).reach();
    if (!campaign.beyondReach()
        && reach != harness.cases.Solves.EVERYTHING
        && (distance == Answer.NO_SOLUTION || distance > reach)) {
      return Spared.BEYOND_REACH;
    }
    Withdrawal withdrawal = engine.withdrawal(s);
    long index = chunk.from() + i;
    if (withdrawal != null && index >= withdrawal.index()) {
      return index == withdrawal.index() ? null : Spared.AFTER_TIME_LIMIT;
    }
    return engine.timeLimits(s).admits(distance) ? null : Spared.AFTER_TIME_LIMIT;
  }

  private void runBatch(int s, Chunk chunk, int[] batch) {
    List<Case> cases = new ArrayList<>(batch.length);
    for (int i : batch) {
      cases.add(chunk.caseAt(i));
    }
    List<Outcome> outcomes = outcomes(s, cases, chunk.from() + batch[0]);
    for (int k = 0; k < outcomes.size(); k++) {
      int i = batch[k];
      Outcome outcome = outcomes.get(k);
      if (outcome.hangsOnTime() && engine.withdrawal(s) == null) {
        outcome = measuredAlone(s, cases.get(k), chunk.from() + i, outcome);
      }
      if (outcome.hangsOnTime()) {
        engine.timeLimits(s).broke(chunk.distance(i));
      }
      chunk.put(s, i, outcome, judge(s, chunk, i, outcome));
    }
  }

  private Judgement judge(int s, Chunk chunk, int i, Outcome outcome) {
    if (outcome.failure() != null) {
      return outcome.failure();
    }
    Submission submission = submissions.get(s);
    boolean movesRequired =
        submission.kind() == Submission.Kind.BUILT_IN || campaign.puzzle().format().printsMoves();
    return engine
        .judge()
        .judge(
            chunk.caseAt(i).input(),
            chunk.distance(i),
            outcome.answer(),
            movesRequired,
            submission.guarantee());
  }

  private Outcome measuredAlone(int s, Case again, long index, Outcome first) {
    List<Outcome> second = quiet.alone(() -> outcomes(s, List.of(again), index));
    return second.isEmpty() ? first : second.get(0);
  }

  private List<Outcome> outcomes(int s, List<Case> cases, long index) {
    Withdrawal withdrawal = engine.withdrawal(s);
    if (withdrawal != null && withdrawal.index() == index) {
      return List.of(withdrawal.outcome());
    }
    Session session = session(s);
    overdue = false;
    Running now = new Running(s, index, System.nanoTime(), CpuClock.currentThreadNanos());
    running = submissions.get(s).kind() == Submission.Kind.BUILT_IN ? now : null;
    List<Outcome> outcomes = session.run(cases, this::isToStop);
    running = null;
    return outcomes.isEmpty() && overdue ? List.of(tooLate(now)) : outcomes;
  }

  private boolean isToStop() {
    return overdue || abandoned || engine.isCancelled();
  }

  /**
   * Looks after the case under way: past the wall limit it is told to stop, and a second later it
   * is given up.
   *
   * @return what becomes of the submission when this worker is given up, else null
   */
  Withdrawal watch() {
    Running now = running;
    if (now == null || abandoned) {
      return null;
    }
    long elapsed = System.nanoTime() - now.startNanos();
    if (elapsed > wallLimitNanos) {
      overdue = true;
    }
    if (elapsed <= wallLimitNanos + GRACE_NANOS || !now.equals(running)) {
      return null;
    }
    abandoned = true;
    quiet.expel();
    return new Withdrawal(now.submission(), now.index(), tooLate(now));
  }

  private Outcome tooLate(Running late) {
    long wall = System.nanoTime() - late.startNanos();
    long cpu = Math.max(0, CpuClock.ofThreadNanos(thread) - late.startCpuNanos());
    boolean idle = cpu < wall / 10;
    Judgement failure =
        new Judgement(
            Verdict.TIME_LIMIT_EXCEEDED,
            idle ? Reason.IDLE : Reason.WALL_TIME,
            String.format(
                "no answer after %.1f s, %.1f s of them on the processor", wall / 1e9, cpu / 1e9));
    return new Outcome(null, failure, cpu, wall, 0, 0);
  }

  private Session session(int s) {
    if (sessions[s] == null) {
      sessions[s] = submissions.get(s).open(campaign.limits());
    }
    return sessions[s];
  }

  private void close() {
    for (Session session : sessions) {
      if (session != null) {
        session.close();
      }
    }
  }
}
