package harness.process;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Sends a program's input to the runner in frames. Once the program has ended, writing fails, so
 * that an endless input stops.
 */
final class RunnerInput extends OutputStream {

  private static final int CHUNK = 32 * 1024;

  private final RunnerFrames frames;
  private final byte[] chunk = new byte[CHUNK];
  private int filled;
  private volatile boolean programEnded;

  RunnerInput(RunnerFrames frames) {
    this.frames = frames;
  }

  /** No more input is needed; called by the reading thread. */
  void programEnded() {
    programEnded = true;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    for (int done = 0; done < count; ) {
      int part = Math.min(count - done, CHUNK - filled);
      System.arraycopy(bytes, offset + done, chunk, filled, part);
      filled += part;
      done += part;
      if (filled == CHUNK) {
        flush();
      }
    }
  }

  @Override
  public void flush() throws IOException {
    if (programEnded) {
      throw new IOException("the program has ended");
    }
    if (filled > 0) {
      frames.add(RunnerFrames.INPUT, chunk, filled);
      frames.flush();
      filled = 0;
    }
  }

  /** Sends the remaining input and the end mark, for which the runner always waits. */
  @Override
  public void close() throws IOException {
    if (!programEnded) {
      flush();
    }
    frames.add(RunnerFrames.INPUT_END, chunk, 0);
    frames.flush();
  }
}
