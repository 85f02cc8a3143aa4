package harness.process;

import java.nio.charset.StandardCharsets;

/**
 * A file fetched from a run's working folder.
 *
 * @param bytes its first bytes, up to the limit; not to be changed
 * @param cut whether it was larger than the limit
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record KeptFile(byte[] bytes, boolean cut) {

  /** Its first bytes as text; invalid UTF-8 becomes the replacement character. */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
