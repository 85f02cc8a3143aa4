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
 * What the file modes in the central directory of an archive say, which {@link
 * java.util.zip.ZipEntry} does not offer. Source: PKWARE's APPNOTE.TXT 6.3.10, sections 4.3.12 and
 * 4.3.16.
 *
 * @param links the names of the entries that are symbolic links
 * @param executables the names of the files that can be executed
 */
record ZipModes(Set<String> links, Set<String> executables) {

  private static final ZipModes UNKNOWN = new ZipModes(Set.of(), Set.of());

  private static final int END = 0x06054b50;
  private static final int END_BYTES = 22;
  private static final int LONGEST_COMMENT = 0xFFFF;
  private static final int ENTRY = 0x02014b50;
  private static final int ENTRY_BYTES = 46;

  /** Far more than the entries that an archive may have. */
  private static final long MOST_BYTES = 64L << 20;

  private static final int UNIX = 3;
  private static final int MACOS = 19;
  private static final int MODE_SHIFT = 16;
  private static final int TYPE_SHIFT = 12;
  private static final int LINK = 0xA;
  private static final int EXECUTABLE = 0x49; // of the owner, the group, or others

  /** Reads an archive; nothing is known if its directory is not where it usually is. */
  static ZipModes in(Path zip) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(zip.toFile(), "r")) {
      long tailAt = Math.max(0, file.length() - END_BYTES - LONGEST_COMMENT);
      ByteBuffer tail = read(file, tailAt, file.length() - tailAt);
      for (int at = tail.limit() - END_BYTES; at >= 0; at--) {
        if (tail.getInt(at) == END
            && Short.toUnsignedInt(tail.getShort(at + 20)) == tail.limit() - at - END_BYTES) {
          long bytes = Integer.toUnsignedLong(tail.getInt(at + 12));
          long from = tailAt + at - bytes;
          return from < 0 || bytes > MOST_BYTES ? UNKNOWN : modes(read(file, from, bytes));
        }
      }
      return UNKNOWN;
    }
  }

  private static ByteBuffer read(RandomAccessFile file, long from, long bytes) throws IOException {
    byte[] read = new byte[(int) bytes];
    file.seek(from);
    file.readFully(read);
    return ByteBuffer.wrap(read).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static ZipModes modes(ByteBuffer directory) {
    ZipModes found = new ZipModes(new HashSet<>(), new HashSet<>());
    int at = 0;
    while (at + ENTRY_BYTES <= directory.limit() && directory.getInt(at) == ENTRY) {
      int name = Short.toUnsignedInt(directory.getShort(at + 28));
      int extra = Short.toUnsignedInt(directory.getShort(at + 30));
      int comment = Short.toUnsignedInt(directory.getShort(at + 32));
      int next = at + ENTRY_BYTES + name + extra + comment;
      int system = directory.get(at + 5);
      if ((system == UNIX || system == MACOS) && next <= directory.limit()) {
        byte[] read = new byte[name];
        directory.get(at + ENTRY_BYTES, read);
        found.add(
            new String(read, StandardCharsets.UTF_8), directory.getInt(at + 38) >>> MODE_SHIFT);
      }
      at = next;
    }
    return found;
  }

  private void add(String name, int mode) {
    if (mode >>> TYPE_SHIFT == LINK) {
      links.add(name);
    } else if ((mode & EXECUTABLE) != 0) {
      executables.add(name);
    }
  }
}
