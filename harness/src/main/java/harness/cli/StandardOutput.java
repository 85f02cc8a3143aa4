package harness.cli;

import harness.terminal.ExitCode;
import harness.terminal.Terminal;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;

/**
 * Standard output that knows whether all of it was written, which {@link System#out} does not tell
 * anyone who does not ask. After a failure nothing more is written, so what is there is a
 * beginning.
 */
final class StandardOutput extends OutputStream {

  private final OutputStream out;
  private IOException failure;

  private StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** Lets all that is printed in this process go to a stream that does not hold it back. */
  static StandardOutput install(OutputStream out) {
    StandardOutput installed = new StandardOutput(out);
    System.setOut(
        new PrintStream(new BufferedOutputStream(installed), true, StandardCharsets.UTF_8));
    return installed;
  }

  @Override
  public void write(int single) throws IOException {
    write(new byte[] {(byte) single}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) throws IOException {
    if (failure != null) {
      throw new IOException(failure);
    }
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /**
   * Writes what was printed last, and says so where not all was written. Nothing is said where the
   * reader wanted no more, as {@code head} does.
   *
   * @param code what the command exits with
   * @return what the process is to exit with
   */
  synchronized int close(int code) {
    System.out.flush();
    if (failure == null || isClosedPipe(failure)) {
      return code;
    }
    Terminal.note("harness: cannot write to standard output: " + failure.getMessage());
    return ExitCode.DEFECT;
  }

  /** The words of the system depend on the locale, so they are compared with those for a pipe. */
  private static boolean isClosedPipe(IOException failure) {
    try {
      Pipe pipe = Pipe.open();
      pipe.source().close();
      try (Pipe.SinkChannel sink = pipe.sink()) {
        sink.write(ByteBuffer.allocate(1));
      }
      return false;
    } catch (IOException closed) {
      return String.valueOf(closed.getMessage()).equals(failure.getMessage());
    }
  }
}
