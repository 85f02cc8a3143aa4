package harness.machine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Keeps the first and last bytes of a stream as text; counts and drops the rest. Safe for use by
 * two threads.
 */
public final class BoundedText {

  private static final int TAIL = 512;

  private static final String GAP = "\n...\n";

  private final int limit;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private final byte[] tail = new byte[TAIL];
  private long total;

  public BoundedText(int limit) {
    this.limit = limit;
  }

  /** Adds the bytes for which there is still room. */
  public synchronized void add(byte[] bytes, int length) {
    kept.write(bytes, 0, Math.min(limit - kept.size(), length));
    for (int i = Math.max(0, length - TAIL); i < length; i++) {
      tail[(int) ((total + i) % TAIL)] = bytes[i];
    }
    total += length;
  }

  /** The last bytes. */
  public synchronized String tail() {
    return new String(last((int) Math.min(total, TAIL)), StandardCharsets.UTF_8);
  }

  private byte[] last(int length) {
    byte[] last = new byte[length];
    for (int i = 0; i < length; i++) {
      last[i] = tail[(int) ((total - length + i) % TAIL)];
    }
    return last;
  }

  /** Reads a stream to its end, or until it is closed. */
  void readAll(InputStream in) {
    byte[] chunk = new byte[8192];
    try {
      for (int got = in.read(chunk); got >= 0; got = in.read(chunk)) {
        add(chunk, got);
      }
    } catch (IOException closedUnderUs) {
      // The process and its streams are gone: what was read so far is all there is.
    }
  }

  /** As {@link #text(long)} if no bytes were dropped before they were added. */
  public synchronized String text() {
    return text(total);
  }

  /**
   * The bytes kept, as text, with a line of dots for those dropped in the middle; invalid UTF-8
   * becomes the replacement character.
   *
   * @param length of the whole stream, in bytes, if more were dropped than added
   */
  public synchronized String text(long length) {
    if (Math.max(length, total) - kept.size() > TAIL) {
      String last = tail();
      String wholeLines = last.substring(last.indexOf('\n') + 1);
      return kept.toString(StandardCharsets.UTF_8)
          + GAP
          + (wholeLines.isBlank() ? last : wholeLines);
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(kept.toByteArray());
    all.writeBytes(last((int) (total - kept.size())));
    return all.toString(StandardCharsets.UTF_8);
  }
}
