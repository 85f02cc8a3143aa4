package harness.reference.rotation;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Repeats one text endlessly, generated as it is read, and counts the bytes read. */
final class Endless extends InputStream {

  private final byte[] text;
  private final long length;
  private long served;

  Endless(String text, long length) {
    this.text = text.getBytes(StandardCharsets.ISO_8859_1);
    this.length = length;
  }

  long served() {
    return served;
  }

  @Override
  public int read() {
    return served == length ? -1 : text[(int) (served++ % text.length)];
  }

  @Override
  public int read(byte[] buffer, int offset, int wanted) {
    int count = (int) Math.min(wanted, length - served);
    for (int filled = 0; filled < count; ) {
      int from = (int) (served % text.length);
      int run = Math.min(count - filled, text.length - from);
      System.arraycopy(text, from, buffer, offset + filled, run);
      filled += run;
      served += run;
    }
    return count == 0 ? -1 : count;
  }
}
