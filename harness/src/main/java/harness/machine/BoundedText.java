package harness.machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Keeps the first and last bytes of a stream as text; counts and drops the rest. Safe for use by
 * two threads.
 */
public final class BoundedText {

  private static final int TAIL = 512;

  private static final String GAP = "\n...\n";

  private final int limit;
  private byte[] kept = {}; // most streams are empty
  private byte[] tail;
  private long total;

  public BoundedText(int limit) {
    this.limit = limit;
  }

  /** Adds the bytes for which there is still room. */
  public synchronized void add(byte[] bytes, int length) {
    int before = (int) Math.min(total, limit);
    int added = Math.min(limit - before, length);
    if (kept.length < before + added) {
      kept = Arrays.copyOf(kept, Math.min(limit, Math.max(2 * kept.length, before + added)));
    }
    System.arraycopy(bytes, 0, kept, before, added);
    tail = tail == null ? new byte[TAIL] : tail;
    for (int i = Math.max(0, length - TAIL); i < length; i++) {
      tail[(int) ((total + i) % TAIL)] = bytes[i];
    }
    total += length;
  }

  /** The last bytes. */
  public synchronized String tail() {
    int length = (int) Math.min(total, TAIL);
    byte[] last = new byte[length];
    for (int i = 0; i < length; i++) {
      last[i] = tail[(int) ((total - length + i) % TAIL)];
    }
    return text(last, length);
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
    int head = (int) Math.min(total, limit);
    String last = tail();
    if (Math.max(length, total) - head > TAIL) {
      String wholeLines = last.substring(last.indexOf('\n') + 1);
      return text(kept, head) + GAP + (wholeLines.isBlank() ? last : wholeLines);
    }
    int more = (int) (total - head);
    byte[] all = Arrays.copyOf(kept, head + more);
    for (int i = 0; i < more; i++) {
      all[head + i] = tail[(int) ((head + (long) i) % TAIL)];
    }
    return text(all, all.length);
  }

  private static String text(byte[] bytes, int length) {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
