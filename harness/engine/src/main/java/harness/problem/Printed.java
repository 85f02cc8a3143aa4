package harness.problem;

import harness.cases.Output;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The raw bytes that a program printed for one case. */
public class Printed implements Output {

  private final byte[] bytes;

  /** Takes ownership of the bytes, which must not be changed afterwards. */
  public Printed(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The bytes; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** The bytes as text; invalid UTF-8 becomes the replacement character. */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Printed printed && Arrays.equals(bytes, printed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return text();
  }
}
