package harness.process;

import java.io.IOException;
import java.io.OutputStream;

/** An input that is already in memory. */
final class InMemoryInput implements ProgramInput {

  private final byte[] bytes;

  InMemoryInput(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The whole input; not to be changed. */
  byte[] bytes() {
    return bytes;
  }

  @Override
  public void writeTo(OutputStream out) throws IOException {
    out.write(bytes);
  }
}
