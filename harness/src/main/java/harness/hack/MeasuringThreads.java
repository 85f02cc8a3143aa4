package harness.hack;

import harness.cases.Judgement;
import harness.cases.Limits;
import harness.problem.JudgeFailure;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** Threads that measure what cases cost one submission, and whoever measures alone. */
final class MeasuringThreads {

  private static final int MEASUREMENTS = 3;

  /** What one thread works with. */
  record Member(CostMeter gauge, SplittableRandom random) {}

  private final Submission submission;
  private final Limits limits;
  private final long seed;
  private final int threads;
  private final AtomicReference<Judgement> failure = new AtomicReference<>();
  private volatile boolean cancelled;

  /**
   * A crew.
   *
   * @param limits for a case alone
   */
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

  boolean isCancelled() {
    return cancelled;
  }

  /** Whether there is time left, in the time of {@link System#nanoTime}. */
  boolean goesOn(long until) {
    return !cancelled && System.nanoTime() < until;
  }

  /** Why the first case that could not be measured could not; null where all could. */
  Judgement failure() {
    return failure.get();
  }

  private CostMeter meter(BooleanSupplier isOver) {
    return CostMeter.of(submission, limits, isOver, why -> failure.compareAndSet(null, why));
  }

  /** Lets all threads work; what they measure is cut when time is up. */
  void work(long until, Consumer<Member> work) {
    LongFunction<Runnable> task =
        number ->
            () -> {
              try (CostMeter gauge = meter(() -> cancelled || System.nanoTime() > until)) {
                work.accept(new Member(gauge, new SplittableRandom(seed + 31 * number)));
              }
            };
    List<Thread> running =
        IntStream.range(0, threads)
            .mapToObj(number -> new Thread(task.apply(number), "hack"))
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
   * @param most how many, at most
   * @param draw the case of an index
   * @param measure null where there is nothing to be measured
   * @return what was measured, in any order
   */
  List<Reading> measured(
      long until,
      int most,
      LongFunction<String> draw,
      BiFunction<Member, String, Reading> measure) {
    List<Reading> readings = Collections.synchronizedList(new ArrayList<>());
    AtomicLong next = new AtomicLong();
    work(
        until,
        member -> {
          long index = next.getAndIncrement();
          for (; index < most && goesOn(until); index = next.getAndIncrement()) {
            Reading reading = measure.apply(member, draw.apply(index));
            if (reading != null) {
              readings.add(reading);
            }
          }
        });
    return List.copyOf(readings);
  }

  /** One thread works, however long it takes. */
  void alone(Consumer<Member> work) {
    try (CostMeter gauge = meter(() -> cancelled)) {
      work.accept(new Member(gauge, new SplittableRandom(seed)));
    }
  }

  /**
   * The median of several measurements, with nothing else going on.
   *
   * @param rank its exact one
   */
  Reading measuredAgain(Reading each, int rank) {
    List<Reading> again = again(each, rank);
    return again.isEmpty() ? each : again.get(again.size() / 2);
  }

  /** The least of several measurements, with nothing else going on. */
  Reading least(Reading each) {
    List<Reading> again = again(each, each.rank());
    return again.isEmpty() ? each : again.get(0);
  }

  private List<Reading> again(Reading each, int rank) {
    List<Reading> again = new ArrayList<>();
    alone(
        member -> {
          for (int i = 0; i < MEASUREMENTS && !cancelled; i++) {
            Reading reading = member.gauge().read(each.input(), rank);
            if (reading != null) {
              again.add(reading);
            }
          }
        });
    again.sort(Comparator.comparingLong(Reading::cpuNanos));
    return again;
  }
}
