package harness.formats;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * Finds the entries of an archive that are symbolic links, by the file modes in its central
 * directory: {@link java.util.zip.ZipEntry} does not offer them. Source: PKWARE's APPNOTE.TXT
 * 6.3.10, sections 4.3.12 and 4.3.16.
 */
final class ZipLinks {

  private static final int END = 0x06054b50;
  private static final int END_BYTES = 22;
  private static final int LONGEST_COMMENT = 0xFFFF;
  private static final int ENTRY = 0x02014b50;
  private static final int ENTRY_BYTES = 46;

  /** Far more than the entries that an archive may have. */
  private static final long MOST_BYTES = 64L << 20;

  private static final int UNIX = 3;
  private static final int MACOS = 19;
  private static final int MODE_SHIFT = 28;
  private static final int LINK = 0xA;

  private ZipLinks() {}

  /** The names of the links; empty if the directory is not where it usually is. */
  static Set<String> in(Path zip) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(zip.toFile(), "r")) {
      long tailAt = Math.max(0, file.length() - END_BYTES - LONGEST_COMMENT);
      ByteBuffer tail = read(file, tailAt, file.length() - tailAt);
      for (int at = tail.limit() - END_BYTES; at >= 0; at--) {
        if (tail.getInt(at) == END
            && Short.toUnsignedInt(tail.getShort(at + 20)) == tail.limit() - at - END_BYTES) {
          long bytes = Integer.toUnsignedLong(tail.getInt(at + 12));
          long from = tailAt + at - bytes;
          return from < 0 || bytes > MOST_BYTES ? Set.of() : links(read(file, from, bytes));
        }
      }
      return Set.of();
    }
  }

  private static ByteBuffer read(RandomAccessFile file, long from, long bytes) throws IOException {
    byte[] read = new byte[(int) bytes];
    file.seek(from);
    file.readFully(read);
    return ByteBuffer.wrap(read).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static Set<String> links(ByteBuffer directory) {
    Set<String> links = new HashSet<>();
    int at = 0;
    while (at + ENTRY_BYTES <= directory.limit() && directory.getInt(at) == ENTRY) {
      int name = Short.toUnsignedInt(directory.getShort(at + 28));
      int extra = Short.toUnsignedInt(directory.getShort(at + 30));
      int comment = Short.toUnsignedInt(directory.getShort(at + 32));
      int next = at + ENTRY_BYTES + name + extra + comment;
      int system = directory.get(at + 5);
      boolean isLink =
          (system == UNIX || system == MACOS) && directory.getInt(at + 38) >>> MODE_SHIFT == LINK;
      if (isLink && next <= directory.limit()) {
        byte[] read = new byte[name];
        directory.get(at + ENTRY_BYTES, read);
        links.add(new String(read, StandardCharsets.UTF_8));
      }
      at = next;
    }
    return links;
  }
}
