package harness.campaign;

import harness.campaign.Withdrawals.Withdrawal;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Verdict;
import harness.problem.Checker;
import harness.problem.Rehearsal;
import harness.run.Expectation;
import harness.run.Submission;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Runs a campaign on all its threads. Results arrive in the order of the cases and depend on the
 * campaign only: if a submission exceeds the time limit or is caught, the results of later cases
 * that it should have skipped, already run by other threads, are dropped.
 */
public final class Engine {

  private static final long WATCH_INTERVAL_MILLIS = 50;

  /** How long cases at work may take after the end: a quarter of the run, but in these bounds. */
  private static final Duration LEAST_GRACE = Duration.ofSeconds(2);

  private static final Duration MOST_GRACE = Duration.ofSeconds(15);

  private final Campaign campaign;
  private final Chunks chunks;
  private final Checker checker;
  private final ExclusiveMeasurement quiet = new ExclusiveMeasurement();

  /** Of each submission, by the group in which something else is expected; "" for other cases. */
  private final List<Map<String, Retirement>> retirements;

  private final Withdrawals withdrawals;
  private final Consumer<Chunk> results;
  private final List<Worker> workers = new CopyOnWriteArrayList<>();
  private final AtomicInteger working = new AtomicInteger();
  private final AtomicReference<Throwable> defect = new AtomicReference<>();
  private final RunningTime time = new RunningTime(System::nanoTime);
  private final RepeatedFailures failures = new RepeatedFailures();
  private volatile boolean cancelled;

  /** Null unless only the clock ends the run. */
  private FairShare share;

  /** When a run of limited time began, starts no more cases, and gives up those at work. */
  private long startNanos;

  private long endNanos = Long.MAX_VALUE;

  private long lastNanos = Long.MAX_VALUE;

  /** Whether a program of the jury has ended the run; then later results do not count. */
  private boolean ended;

  /** Passes on every chunk in the order of the cases, from one thread at a time. */
  public Engine(Campaign campaign, Consumer<Chunk> results) {
    this.campaign = campaign;
    this.results = results;
    this.chunks =
        new Chunks(campaign.generator(), campaign.first(), campaign.cases(), this::passOn);
    this.checker = campaign.checker();
    this.retirements =
        campaign.submissions().stream()
            .<Map<String, Retirement>>map(each -> new ConcurrentHashMap<>())
            .toList();
    this.withdrawals = new Withdrawals(campaign.ranges());
  }

  static boolean isExpectedToBeSlow(Submission each) {
    return each.expectation().isCaughtAnywhereBy(Verdict.TIME_LIMIT_EXCEEDED);
  }

  /**
   * Limits the time of a run that begins now: after it, no more cases are started, and soon after
   * that, those at work are given up. The results that they have by then count. If nothing else
   * ends the run, a submission gets no more time than others.
   */
  public void endAfter(Duration limit) {
    long grace =
        Math.max(LEAST_GRACE.toNanos(), Math.min(MOST_GRACE.toNanos(), limit.toNanos() / 4));
    startNanos = System.nanoTime();
    endNanos = startNanos + limit.toNanos();
    lastNanos = endNanos + grace;
    if (campaign.isEndless()) {
      share = new FairShare(campaign.submissions().size(), campaign.threads());
    }
  }

  /** Runs to the end, or until cancelled; a {@link Defect} if generator, oracle or judge throw. */
  public void run() {
    for (int i = 0; i < campaign.threads(); i++) {
      start(null);
    }
    try {
      while (working.get() > 0) {
        watch();
        synchronized (working) {
          if (working.get() > 0) {
            working.wait(WATCH_INTERVAL_MILLIS);
          }
        }
      }
    } catch (InterruptedException e) {
      cancel();
      Thread.currentThread().interrupt();
    }
    if (defect.get() != null) {
      throw new Defect(defect.get());
    }
    chunks.flush();
  }

  /** Tries the problem's own programs; the first worker does, and the others wait for it. */
  void rehearse() {
    CutPoints whole = campaign.ranges();
    campaign
        .problem()
        .capability(Rehearsal.class)
        .ifPresent(
            programs ->
                programs.on(campaign.generator(), campaign.seed(), whole.first(), whole.end()));
  }

  /** Ends the run soon. Chunks that are finished by then are passed on. */
  public void cancel() {
    cancelled = true;
    chunks.stop();
  }

  /** Starts no more cases, but finishes those already started. */
  public void stop() {
    chunks.stop();
  }

  /** Takes the chunks in the order of the cases; all earlier results are then known. */
  private void passOn(Chunk chunk) {
    if (ended) {
      return;
    }
    for (int s = 0; s < retirements.size(); s++) {
      retirements.get(s).values().forEach(each -> each.forgetBefore(chunk.from()));
      for (int i = 0; i < chunk.size(); i++) {
        Skipped why = chunk.outcome(s, i) == null ? null : skipping(s, chunk, i);
        if (why != null) {
          chunk.drop(s, i, why);
        } else if (campaign.untilCaught() && isCaught(chunk, s, i)) {
          catchOn(s, chunk, i);
        }
      }
    }
    if (campaign.endsOnFailures()) {
      endOnFailures(chunk);
    }
    results.accept(chunk);
    if (ended) {
      cancel();
    }
  }

  /** A submission that is caught in one group still needs its share of the time for others. */
  private void catchOn(int submission, Chunk chunk, int i) {
    retirement(submission, chunk.caseAt(i).name()).caught(chunk.from() + i);
    if (share != null && campaign.submissions().get(submission).expectation().groups().isEmpty()) {
      share.leave(submission);
    }
  }

  private boolean isCaught(Chunk chunk, int s, int i) {
    Judgement judgement = chunk.judgement(s, i);
    return judgement != null
        && campaign.expectation(s, chunk.caseAt(i).name()).isCaughtBy(judgement.verdict());
  }

  /** Skips the cases of generators that always fail, and ends with another such program. */
  private void endOnFailures(Chunk chunk) {
    for (int i = 0; i < chunk.size() && !ended; i++) {
      String generator = chunk.caseAt(i).name().generator();
      if (failures.isDropped(generator)) {
        chunk.fail(i, RepeatedFailures.ofDropped(generator));
      } else {
        ended = failures.endWith(chunk, i);
        String note = failures.takeNote();
        if (note != null) {
          campaign.notes().add(note);
        }
        if (ended) {
          chunk.cutOff(i + 1);
        }
      }
    }
  }

  /** Whether a generator is known to fail always, so that its cases are skipped. */
  boolean isDropped(String generator) {
    return failures.isDropped(generator);
  }

  /** Why a submission skips a case because of earlier ones; null if it does not. */
  Skipped skipping(int submission, Chunk chunk, int i) {
    long index = chunk.from() + i;
    return withdrawals.isBefore(submission, index)
        ? Skipped.AFTER_TIME_LIMIT
        : retirement(submission, chunk.caseAt(i).name()).skipping(index, chunk.stratum(i).rank());
  }

  /** Whether a submission has used more than its share of the time, so that it skips a case. */
  boolean isOverShare(int submission) {
    return share != null && share.isUsedUp(submission, System.nanoTime() - startNanos);
  }

  /** Adds the time of a run of a submission, during which others may have had to pause. */
  void ran(int submission, long nanos, boolean othersPaused) {
    if (share != null) {
      share.add(submission, nanos, othersPaused);
    }
  }

  /** Ends the run in time, and replaces workers whose solver hangs and ignores its budget. */
  private void watch() {
    if (System.nanoTime() >= endNanos) {
      stop();
    }
    if (System.nanoTime() >= lastNanos) {
      cancel();
    }
    time.advance();
    for (Worker worker : List.copyOf(workers)) {
      Withdrawal withdrawal = worker.watch();
      if (withdrawal != null) {
        withdrawals.add(withdrawal);
        workers.remove(worker);
        start(worker.range());
        finished();
      }
    }
  }

  private void start(IndexRange first) {
    Worker worker = new Worker(this, first);
    workers.add(worker);
    working.incrementAndGet();
    Thread thread = new Thread(worker, "worker");
    thread.setDaemon(true);
    thread.start();
  }

  void finished() {
    synchronized (working) {
      working.decrementAndGet();
      working.notifyAll();
    }
  }

  /** Records a defect, unless the failure was caused by cancelling. */
  void failed(Throwable thrown) {
    if (!cancelled) {
      defect.compareAndSet(null, thrown);
    }
    cancel();
  }

  Campaign campaign() {
    return campaign;
  }

  Chunks chunks() {
    return chunks;
  }

  Checker checker() {
    return checker;
  }

  ExclusiveMeasurement quiet() {
    return quiet;
  }

  /** When a submission gets no more cases like one: those of its group, if that matters. */
  Retirement retirement(int submission, CaseName name) {
    Expectation whole = campaign.submissions().get(submission).expectation();
    String group = whole.groups().isEmpty() ? null : campaign.problem().group(name);
    boolean isOwn = group != null && whole.groups().containsKey(group);
    return retirements
        .get(submission)
        .computeIfAbsent(
            isOwn ? group : "",
            key ->
                new Retirement(
                    campaign.ranges(), whole.in(key).isCaughtBy(Verdict.TIME_LIMIT_EXCEEDED)));
  }

  /** The withdrawal of a solver in the range of the given case, or null. */
  Withdrawal withdrawal(int submission, long index) {
    return withdrawals.of(submission, index);
  }

  RunningTime time() {
    return time;
  }

  boolean isCancelled() {
    return cancelled;
  }
}
