package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A file fetched from a run's working folder. */
public final class KeptFile {

  private final byte[] bytes;
  private final boolean cut;

  KeptFile(byte[] bytes, boolean cut) {
    this.bytes = Objects.requireNonNull(bytes);
    this.cut = cut;
  }

  /** Its first bytes, up to the limit; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** Whether it was larger than the limit. */
  public boolean cut() {
    return cut;
  }

  /** Its first bytes as text; invalid UTF-8 becomes the replacement character. */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
