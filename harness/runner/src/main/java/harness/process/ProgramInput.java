package harness.process;

import java.io.IOException;
import java.io.OutputStream;

/** The standard input of a program, written on demand. */
@FunctionalInterface
public interface ProgramInput {

  /**
   * Writes the input. Called once, on its own thread unless the input is small.
   *
   * @param out throws an {@link IOException} once the program has ended; the input must let it
   *     propagate
   */
  void writeTo(OutputStream out) throws IOException;

  /** An input that is already in memory. */
  static ProgramInput of(byte[] bytes) {
    return new InMemory(bytes);
  }

  /** See {@link #of}. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record InMemory(byte[] bytes) implements ProgramInput {
    @Override
    public void writeTo(OutputStream out) throws IOException {
      out.write(bytes);
    }
  }
}
