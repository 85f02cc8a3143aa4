package harness.process;

import harness.machine.FileTree;
import harness.machine.RunCancelled;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Ends a command that writes too much to its folder: the system limits the size of a file, but not
 * the number of files.
 */
final class FolderWatch implements AutoCloseable {

  /** A build may leave several intermediate files, each of the maximum size. */
  private static final int FILES = 4;

  private static final long LOOK_MILLIS = 100;

  private final Path folder;
  private final long mostBytes;
  private final Runnable end;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread = new Thread(this::watch, "folder-of-a-program");
  private volatile boolean tooLarge;

  /** Starts watching; {@code end} ends the command, whose run then throws {@link RunCancelled}. */
  FolderWatch(Path folder, long fileBytes, Runnable end) {
    this.folder = folder;
    this.mostBytes = FILES * fileBytes;
    this.end = end;
    thread.setDaemon(true);
    thread.start();
  }

  /** Runs the command. */
  RunResult guard(Supplier<RunResult> run) throws FolderTooLarge {
    try {
      return run.get();
    } catch (RunCancelled e) {
      if (tooLarge) {
        throw new FolderTooLarge();
      }
      throw e;
    }
  }

  private void watch() {
    try {
      while (!closed.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (FileTree.bytesIn(folder) > mostBytes) {
          tooLarge = true;
          end.run();
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RunCancelled();
    }
  }
}
