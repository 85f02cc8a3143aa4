package harness.machine;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.commons.exec.CommandLine;
import org.apache.commons.exec.launcher.CommandLauncherFactory;
import org.jspecify.annotations.Nullable;

/**
 * A process started by Commons Exec, with direct access to its raw streams: the library's own pumps
 * and watchdog wait forever on a pipe that a grandchild holds open.
 *
 * <p>The thread that starts the process also waits for its end, and so outlives it: {@code
 * --die-with-parent} follows the thread that started the sandbox.
 */
public final class ProcessChannel implements AutoCloseable {

  private static final long END_WAIT_MILLIS = 5_000;
  private static final long ERROR_WAIT_MILLIS = 500;
  private static final int ERROR_KEPT = 4096;

  private final CompletableFuture<Process> started = new CompletableFuture<>();
  private final CountDownLatch released = new CountDownLatch(1);
  private final BoundedText errors;
  private final Thread keeper;
  private @Nullable Thread errorReader;

  private ProcessChannel(
      List<String> command, Map<String, String> environment, Path folder, int errorKept) {
    this.errors = new BoundedText(errorKept);
    this.keeper = new Thread(() -> keep(command, environment, folder), "keeper-of-a-program");
    keeper.setDaemon(true);
  }

  /** Starts a process; fails if the operating system refuses. */
  public static ProcessChannel start(
      List<String> command, Map<String, String> environment, Path folder) throws IOException {
    return start(command, environment, folder, ERROR_KEPT);
  }

  /** As above, keeping {@code errorKept} bytes of the error output. */
  public static ProcessChannel start(
      List<String> command, Map<String, String> environment, Path folder, int errorKept)
      throws IOException {
    ProcessChannel channel = new ProcessChannel(command, environment, folder, errorKept);
    channel.keeper.start();
    channel.awaitStart();
    return channel;
  }

  private void awaitStart() throws IOException {
    try {
      started.get();
    } catch (ExecutionException e) {
      Throwable refused = Objects.requireNonNull(e.getCause());
      throw new IOException(refused.getMessage(), refused);
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw new RunCancelled();
    }
  }

  private void keep(List<String> command, Map<String, String> environment, Path folder) {
    Process process;
    try {
      process =
          CommandLauncherFactory.createVMLauncher()
              .exec(new PlainCommand(command), environment, folder.toFile());
    } catch (IOException e) {
      started.completeExceptionally(e);
      return;
    }
    errorReader = new Thread(() -> errors.readAll(process.getErrorStream()), "errors-of-a-program");
    errorReader.setDaemon(true);
    errorReader.start();
    started.complete(process);
    try {
      process.waitFor();
      released.await(); // until nobody reads the streams
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close(process.getOutputStream());
    close(process.getInputStream());
    close(process.getErrorStream());
  }

  private static void close(Closeable stream) {
    try {
      stream.close();
    } catch (IOException e) {
      // What the program did not read is lost with it.
    }
  }

  /** The process, with its raw streams. */
  public Process process() {
    return started.join();
  }

  /** The standard input of the process, to write to. */
  public OutputStream stdin() {
    return process().getOutputStream();
  }

  /** The standard output of the process, to read from. */
  public InputStream stdout() {
    return process().getInputStream();
  }

  /** The first bytes of the error output so far. */
  public BoundedText errors() {
    return errors;
  }

  /** Waits briefly for the error output to end; a process left running may hold it open. */
  public void awaitErrors() {
    joinQuietly(errorReader, ERROR_WAIT_MILLIS);
  }

  /** Waits for the process; returns whether it ended in time. */
  public boolean awaitEnd(long millis) {
    try {
      // Not onExit(): it completes on the common pool, whose threads may be the ones waiting here.
      return process().waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Asks this one process to end (SIGTERM). */
  public void terminate() {
    process().toHandle().destroy();
  }

  /** Ends this one process (SIGKILL). Unlike Process, ProcessHandle leaves the streams alone. */
  public void kill() {
    process().toHandle().destroyForcibly();
  }

  /** Ends the process if it is still alive, and releases its streams. */
  @Override
  public void close() {
    if (!started.isCompletedExceptionally()) {
      kill();
      awaitEnd(END_WAIT_MILLIS);
    }
    released.countDown();
    joinQuietly(keeper, END_WAIT_MILLIS);
    joinQuietly(errorReader, ERROR_WAIT_MILLIS);
  }

  private static void joinQuietly(@Nullable Thread thread, long millis) {
    try {
      if (thread != null) {
        thread.join(millis);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Keeps the arguments unchanged: Commons Exec would trim them and quote some. */
  private static final class PlainCommand extends CommandLine {
    private final List<String> words;

    PlainCommand(List<String> words) {
      super(words.get(0));
      this.words = words;
    }

    @Override
    public String[] toStrings() {
      return words.toArray(String[]::new);
    }
  }
}
