package harness.hack;

import harness.cases.Judgement;
import harness.cases.Limits;
import harness.problem.JudgeFailure;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** Threads that measure the cost of cases for one submission, together or one alone. */
public final class MeasuringThreads {

  private final Submission submission;
  private final Limits limits;
  private final long seed;
  private final int threads;
  private final AtomicReference<Judgement> failure = new AtomicReference<>();
  private volatile boolean cancelled;

  MeasuringThreads(Submission submission, Limits limits, long seed, int threads) {
    this.submission = submission;
    this.limits = limits;
    this.seed = seed;
    this.threads = threads;
  }

  /** Ends all work soon, from another thread. */
  void cancel() {
    cancelled = true;
  }

  public boolean isCancelled() {
    return cancelled;
  }

  /**
   * Whether time is left.
   *
   * @param until in the time of {@link System#nanoTime}
   */
  boolean goesOn(long until) {
    return !cancelled && System.nanoTime() < until;
  }

  /** The reason why the first unmeasurable case could not be measured; null if all could. */
  Judgement failure() {
    return failure.get();
  }

  /** Runs work on all threads; measurements are cut off when time is up. */
  void work(long until, Consumer<CostMeter> work) {
    List<Thread> running =
        IntStream.range(0, threads)
            .mapToObj(number -> new Thread(() -> run(number, () -> !goesOn(until), work), "hack"))
            .toList();
    Throwable[] failed = new Throwable[1];
    running.forEach(each -> each.setUncaughtExceptionHandler((t, thrown) -> failed[0] = thrown));
    running.forEach(Thread::start);
    try {
      for (Thread each : running) {
        each.join();
      }
    } catch (InterruptedException e) {
      cancelled = true;
      Thread.currentThread().interrupt();
    }
    if (failed[0] instanceof JudgeFailure failure && !cancelled) {
      throw failure;
    }
    if (failed[0] != null && !cancelled) {
      throw new IllegalStateException(failed[0]);
    }
  }

  /**
   * Measures drawn cases on all threads.
   *
   * @param draw the case of an index
   * @param measure returns null if there is nothing to measure
   * @return the measurements, in any order
   */
  public List<Reading> measured(
      long until,
      int most,
      LongFunction<String> draw,
      BiFunction<CostMeter, String, Reading> measure) {
    List<Reading> readings = Collections.synchronizedList(new ArrayList<>());
    AtomicLong next = new AtomicLong();
    work(
        until,
        meter -> {
          long index = next.getAndIncrement();
          for (; index < most && goesOn(until); index = next.getAndIncrement()) {
            Reading reading = measure.apply(meter, draw.apply(index));
            if (reading != null) {
              readings.add(reading);
            }
          }
        });
    return List.copyOf(readings);
  }

  /** Runs work on one thread; measurements are cut off when it is over. */
  void alone(BooleanSupplier isOver, Consumer<CostMeter> work) {
    run(0, isOver, work);
  }

  private void run(long number, BooleanSupplier isOver, Consumer<CostMeter> work) {
    SplittableRandom random = new SplittableRandom(seed + 31 * number);
    Consumer<Judgement> onFailure = why -> failure.compareAndSet(null, why);
    try (CostMeter meter =
        new CostMeter(submission, submission.open(limits), random, isOver, onFailure)) {
      work.accept(meter);
    }
  }
}
