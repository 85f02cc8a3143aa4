package harness.run;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Passes on a stream and keeps its first bytes. */
final class HeadRecorder extends FilterInputStream {

  private static final int KEPT = 2000;

  private final byte[] head = new byte[KEPT];
  private int length;

  HeadRecorder(InputStream in) {
    super(in);
  }

  /** The first bytes read, as text; indicates whether there were more. */
  String head() {
    String text = new String(Arrays.copyOf(head, length), StandardCharsets.UTF_8);
    return length == KEPT ? text + " ..." : text;
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    if (read >= 0 && length < KEPT) {
      head[length++] = (byte) read;
    }
    return read;
  }

  @Override
  public int read(byte[] buffer, int offset, int count) throws IOException {
    int read = super.read(buffer, offset, count);
    int kept = Math.min(read, KEPT - length);
    if (kept > 0) {
      System.arraycopy(buffer, offset, head, length, kept);
      length += kept;
    }
    return read;
  }
}
