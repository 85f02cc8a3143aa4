package harness.process;

import java.io.IOException;
import java.io.OutputStream;

/** What a program reads on its standard input, written as it is asked for. */
@FunctionalInterface
public interface ProgramInput {

  /**
   * Writes the input. Called once, on a thread of its own unless the input is small.
   *
   * @param out throws an {@link IOException} as soon as the program has ended; the input lets that
   *     pass
   */
  void writeTo(OutputStream out) throws IOException;

  /** An input that is in memory already. */
  static ProgramInput of(byte[] bytes) {
    return new InMemoryInput(bytes);
  }
}
