package harness.process;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ends, with {@code SIGKILL}, the runner of each program that takes the bait. No program can do
 * that to its runner by itself, as the zoo shows.
 */
public final class RunnerKiller implements AutoCloseable {

  /** Nobody else sleeps for so long. */
  private final String seconds = Long.toString(1_000_000 + ProcessHandle.current().pid());

  private final AtomicInteger killed = new AtomicInteger();
  private volatile boolean closed;
  private final Thread thread = new Thread(this::watch, "runner-killer");

  /** Lies in wait until it is closed. */
  public RunnerKiller() {
    thread.start();
  }

  /** What a shell script does to lose its runner. */
  public String bait() {
    return "exec sleep " + seconds;
  }

  /** How many runners were ended. */
  public int killed() {
    return killed.get();
  }

  private void watch() {
    while (!closed) {
      ProcessHandle.current().descendants().filter(this::tookBait).forEach(this::killParent);
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean tookBait(ProcessHandle process) {
    return process
        .info()
        .arguments()
        .filter(all -> Arrays.equals(all, new String[] {seconds}))
        .isPresent();
  }

  private void killParent(ProcessHandle program) {
    if (program.parent().filter(ProcessHandle::destroyForcibly).isPresent()) {
      killed.incrementAndGet();
    }
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
