package harness.process;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Kills, with {@code SIGKILL}, the runner of each program that runs the bait. The zoo shows that no
 * program can do that to its own runner.
 */
public final class RunnerKiller implements AutoCloseable {

  /** A duration that identifies the bait, because nothing else sleeps that long. */
  private final String seconds = Long.toString(1_000_000 + ProcessHandle.current().pid());

  private final AtomicInteger killed = new AtomicInteger();
  private volatile boolean closed;
  private final Thread thread = new Thread(this::watch, "runner-killer");

  /** Watches for the bait until closed. */
  public RunnerKiller() {
    thread.start();
  }

  /** The shell command that makes a script lose its runner. */
  public String bait() {
    return "exec sleep " + seconds;
  }

  /** The number of runners killed. */
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
