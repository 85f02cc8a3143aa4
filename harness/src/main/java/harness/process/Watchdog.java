package harness.process;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Ends runners that fall silent (because a program stopped them, say), so no thread hangs. */
final class Watchdog implements AutoCloseable {

  private static final long PERIOD_SECONDS = 2;
  private static final long SILENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

  private final Set<Watched> watched = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "watchdog-of-programs");
            thread.setDaemon(true);
            return thread;
          });

  Watchdog() {
    var unused =
        clock.scheduleWithFixedDelay(this::check, PERIOD_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
  }

  void add(Watched one) {
    watched.add(one);
  }

  void remove(Watched one) {
    watched.remove(one);
  }

  private void check() {
    long now = System.nanoTime();
    for (Watched one : watched) {
      long since = one.waitingSinceNanos();
      if (since != Watched.NOT_WAITING && now - since > SILENCE_NANOS) {
        one.endSilent();
      }
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
