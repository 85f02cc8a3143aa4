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
 * One submission on several threads, each with a probe of its own that lasts. A submission that
 * does not come back is left behind: then the bench is broken and tries nothing more.
 */
final class ProbePool implements AutoCloseable {

  /** How long a submission may go on after the deadline before it is left behind. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** Tries some things, with a probe. */
  @FunctionalInterface
  interface Trial<T> {
    /** The place of the first that fails, {@link Probe#NONE} or {@link Probe#CUT}. */
    int firstFailing(Probe probe, List<T> things, Deadline deadline);
  }

  private final Submission submission;
  private final Probe.Setting setting;
  private final List<Probe> probes = new ArrayList<>();
  private final ExecutorService threads;
  private final Map<List<? extends Posed>, List<Observation>> looks = new HashMap<>();
  private volatile boolean broken;
  private long ran;

  ProbePool(Submission submission, Probe.Setting setting, int threads) {
    this.submission = submission;
    this.setting = setting;
    for (int i = 0; i < threads; i++) {
      probes.add(new Probe(submission, setting));
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

  /** The same submission on as many threads, with another time limit. */
  ProbePool withTimeNanos(long nanos) {
    Limits limits = setting.limits().withTimeNanos(nanos);
    return new ProbePool(submission, new Probe.Setting(setting.checker(), limits), probes.size());
  }

  /** How many cases, or files of cases, were tried. */
  long ran() {
    return ran;
  }

  /** Tries cases in order, many at a time; which is the first that fails alone. */
  <T extends Posed> Scan<T> scan(Iterator<T> ordered, FailureKind target, Deadline deadline) {
    return scan(
        ordered,
        Integer.MAX_VALUE,
        (probe, cases, until) -> probe.firstFailing(cases, target, until),
        deadline);
  }

  /**
   * Tries things in order.
   *
   * @param most how many of them a thread takes at once
   */
  <T> Scan<T> scan(Iterator<T> ordered, int most, Trial<T> trial, Deadline deadline) {
    Scan<T> scan = new Scan<>(ordered);
    goOn(scan, most, trial, deadline);
    return scan;
  }

  /** Tries what a scan has left. */
  <T> void goOn(Scan<T> scan, int most, Trial<T> trial, Deadline deadline) {
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

  /** One thing done with a probe; null when it does not come back in time. */
  <R> R once(Function<Probe, R> question, Deadline deadline) {
    if (broken) {
      return null;
    }
    ran++;
    return await(
        CompletableFuture.supplyAsync(() -> question.apply(probes.get(0)), threads), deadline);
  }

  /**
   * What is seen of a file, run for itself; where that can no longer be done, what was seen of it
   * the last time, or null.
   */
  List<Observation> look(List<? extends Posed> file, Deadline deadline) {
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
        return null; // what fails because everything is being closed is no defect
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
