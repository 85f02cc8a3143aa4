package harness.reference.knights;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** A virtual file of more than 100 MB: a head, then one text over and over. */
final class RepeatedText extends InputStream {

  private static final long BYTES = 110_000_000;

  private final byte[] head;
  private final byte[] repeated;
  private long taken;

  RepeatedText(String head, String repeated) {
    this.head = head.getBytes(StandardCharsets.US_ASCII);
    this.repeated = repeated.getBytes(StandardCharsets.US_ASCII);
  }

  /** The number of bytes read so far. */
  long taken() {
    return taken;
  }

  @Override
  public int read() {
    if (taken == BYTES) {
      return -1;
    }
    int position = (int) taken++;
    return position < head.length
        ? head[position]
        : repeated[(position - head.length) % repeated.length];
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    if (length > 0 && taken == BYTES) {
      return -1;
    }
    int count = (int) Math.min(length, BYTES - taken);
    for (int i = 0; i < count; i++) {
      into[offset + i] = (byte) read();
    }
    return count;
  }
}
