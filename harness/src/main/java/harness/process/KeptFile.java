package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A file that was brought back from a run's working folder. */
public final class KeptFile {

  private final byte[] bytes;
  private final boolean cut;

  KeptFile(byte[] bytes, boolean cut) {
    this.bytes = Objects.requireNonNull(bytes);
    this.cut = cut;
  }

  /** Its first bytes, up to the bound; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** Whether it was larger than the bound. */
  public boolean cut() {
    return cut;
  }

  /** Its first bytes as text; what is no UTF-8 becomes the replacement character. */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
