package harness.campaign;

import harness.judge.Judge;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Runs a campaign on all its threads. Results come in the order of the cases and depend on the
 * campaign alone, save where a submission breaks the time limit.
 */
public final class Engine {

  private static final long WATCH_INTERVAL_MILLIS = 50;

  private final Campaign campaign;
  private final Chunks chunks;
  private final Judge judge;
  private final Quiet quiet = new Quiet();
  private final List<TimeLimitTally> timeLimits;
  private final AtomicReferenceArray<Withdrawal> withdrawn;
  private final List<Worker> workers = new CopyOnWriteArrayList<>();
  private final AtomicInteger working = new AtomicInteger();
  private final AtomicReference<Throwable> defect = new AtomicReference<>();
  private final ChunkSize chunkSize;
  private volatile boolean cancelled;

  /**
   * An engine for one run.
   *
   * @param results is handed every chunk in the order of the cases, by one thread at a time
   */
  public Engine(Campaign campaign, Consumer<Chunk> results) {
    this.campaign = campaign;
    this.chunks = new Chunks(campaign.generator(), campaign.first(), campaign.cases(), results);
    this.judge = new Judge(campaign.puzzle(), campaign.anyShortest());
    this.timeLimits =
        Stream.generate(TimeLimitTally::new).limit(campaign.submissions().size()).toList();
    this.withdrawn = new AtomicReferenceArray<>(campaign.submissions().size());
    this.chunkSize = new ChunkSize(campaign.generator().block());
  }

  /**
   * Runs to the end, or until cancelled.
   *
   * @throws Defect when the harness itself fails: a generator, the oracle or the judge throws
   */
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

  /** Ends the run soon; what is finished by then has been handed on. */
  public void cancel() {
    cancelled = true;
    chunks.stop();
  }

  /** Hands out no more cases, but lets those under way finish. */
  public void stop() {
    chunks.stop();
  }

  /** Replaces workers whose solver neither ends nor heeds its budget. */
  private void watch() {
    for (Worker worker : List.copyOf(workers)) {
      Withdrawal withdrawal = worker.watch();
      if (withdrawal != null) {
        withdrawn.accumulateAndGet(
            withdrawal.submission(),
            withdrawal,
            (known, now) -> known == null ? now : known.earlier(now));
        workers.remove(worker);
        start(worker.range());
        finished();
      }
    }
  }

  private void start(Chunks.Range first) {
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

  /** Takes note of a defect; what fails because the run was cancelled is none. */
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

  ChunkSize chunkSize() {
    return chunkSize;
  }

  Judge judge() {
    return judge;
  }

  Quiet quiet() {
    return quiet;
  }

  TimeLimitTally timeLimits(int submission) {
    return timeLimits.get(submission);
  }

  Withdrawal withdrawal(int submission) {
    return withdrawn.get(submission);
  }

  boolean isCancelled() {
    return cancelled;
  }
}
