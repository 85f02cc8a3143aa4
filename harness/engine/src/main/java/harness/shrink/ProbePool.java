package harness.shrink;

import harness.cases.Limits;
import harness.problem.Posed;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * Runs one submission on several threads, each with its own long-lived probe. If the submission
 * hangs, its thread is abandoned; the pool is then broken and tries nothing more.
 */
public final class ProbePool implements AutoCloseable {

  /** Time that a submission may run past the deadline before its thread is abandoned. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** Tries several things with a probe. */
  @FunctionalInterface
  public interface Trial<T> {
    /** The index of the first that fails, {@link Probe#NONE} or {@link Probe#CUT}. */
    int firstFailing(Probe probe, List<T> things, Deadline deadline);
  }

  private final Submission submission;
  private final Rivals rivals;
  private final Probe.Setting setting;
  private final List<Probe> probes = new ArrayList<>();
  private final ExecutorService threads;
  private final Map<List<? extends Posed>, List<Observation>> looks = new HashMap<>();
  private volatile boolean broken;
  private long ran;

  /** A pool for a submission that is compared with a known answer. */
  public ProbePool(Submission submission, Probe.Setting setting, int threads) {
    this(submission, null, setting, threads);
  }

  /** A pool for a submission that is compared with others; these are null if it is not. */
  ProbePool(Submission submission, Rivals rivals, Probe.Setting setting, int threads) {
    this.submission = submission;
    this.rivals = rivals;
    this.setting = setting;
    for (int i = 0; i < threads; i++) {
      probes.add(new Probe(submission, rivals, setting));
    }
    this.threads =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              Thread thread = new Thread(task, "shrinking");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** A pool for the same submission and number of threads, with another time limit. */
  ProbePool withTimeNanos(long nanos) {
    Limits limits = setting.limits().withTimeNanos(nanos);
    Probe.Setting limited = new Probe.Setting(setting.checker(), limits, setting.disputed());
    return new ProbePool(submission, rivals, limited, probes.size());
  }

  /** The number of cases, or files of cases, tried so far. */
  public long ran() {
    return ran;
  }

  /**
   * Tries things in order.
   *
   * @param most maximum number of things that a thread takes at once
   */
  public <T> Scan<T> scan(Iterator<T> ordered, int most, Trial<T> trial, Deadline deadline) {
    Scan<T> scan = new Scan<>(ordered);
    goOn(scan, most, trial, deadline);
    return scan;
  }

  public <T> void goOn(Scan<T> scan, int most, Trial<T> trial, Deadline deadline) {
    scan.resume();
    long before = scan.taken();
    List<Future<?>> working = new ArrayList<>();
    for (Probe probe : broken ? List.<Probe>of() : probes) {
      working.add(
          CompletableFuture.runAsync(() -> work(scan, probe, most, trial, deadline), threads));
    }
    working.forEach(each -> await(each, deadline));
    ran += scan.taken() - before;
  }

  private static <T> void work(
      Scan<T> scan, Probe probe, int most, Trial<T> trial, Deadline deadline) {
    while (!deadline.isOver()) {
      Scan.Piece<T> piece = scan.take(Math.min(most, probe.wantedCases()));
      if (piece == null) {
        return;
      }
      scan.tried(piece, trial.firstFailing(probe, piece.things(), deadline));
    }
  }

  /** Runs a function with a probe; null if it does not finish in time. */
  public <R> R once(Function<Probe, R> question, Deadline deadline) {
    if (broken) {
      return null;
    }
    ran++;
    return await(
        CompletableFuture.supplyAsync(() -> question.apply(probes.get(0)), threads), deadline);
  }

  /**
   * The observations of a file run by itself. If it cannot be run any more, those of its last run,
   * or null.
   */
  public List<Observation> look(List<? extends Posed> file, Deadline deadline) {
    List<Observation> seen = once(probe -> probe.file(file, deadline), deadline);
    if (seen != null) {
      looks.put(file, seen);
    }
    return looks.get(file);
  }

  private <R> R await(Future<R> work, Deadline deadline) {
    try {
      return work.get(deadline.leftNanos() + GRACE_NANOS, TimeUnit.NANOSECONDS);
    } catch (TimeoutException doesNotComeBack) {
      broken = true;
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      broken = true;
      return null;
    } catch (ExecutionException e) {
      if (deadline.isCancelled()) {
        return null; // failures caused by closing are not defects
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
    if (!broken) {
      probes.forEach(Probe::close);
    }
  }
}
