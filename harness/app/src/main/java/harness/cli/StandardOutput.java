package harness.cli;

import harness.machine.Terminal;
import harness.terminal.ExitCode;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;

/**
 * Standard output that remembers whether everything was written; {@link System#out} hides errors.
 * After a failure nothing more is written, so the output is always a prefix.
 */
final class StandardOutput extends OutputStream {

  private final OutputStream out;
  private IOException failure;

  private StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** Sends everything that this process prints to an unbuffered stream. */
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
   * Flushes the output, and reports an error if not all was written. A reader that closed the pipe
   * early, as {@code head} does, is not an error.
   *
   * @param code the command's exit code
   * @return the process's exit code
   */
  synchronized int close(int code) {
    System.out.flush();
    if (failure == null || isClosedPipe(failure)) {
      return code;
    }
    Terminal.note("harness: cannot write to standard output: " + failure.getMessage());
    return ExitCode.DEFECT;
  }

  /**
   * The system's message depends on the locale, so it is compared with the message for a closed
   * pipe.
   */
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
