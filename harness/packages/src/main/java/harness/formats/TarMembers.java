package harness.formats;

import harness.formats.ArchiveMembers.Kind;
import harness.formats.ArchiveMembers.Member;
import harness.formats.ArchiveMembers.Taker;
import harness.formats.ArchiveMembers.Unreadable;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/** The members of a .tar file, which may be compressed with gzip. */
final class TarMembers {

  /** In bytes: of all headers, which say names and links. */
  private static final long MOST_IN_HEADERS = 64L << 20;

  private TarMembers() {}

  /**
   * Reads all members.
   *
   * @throws Unreadable if this is no such file
   */
  static void read(Path archive, boolean isPacked, Taker taker) throws IOException {
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(archive));
        Headers headers = new Headers(archive, isPacked ? unpacked(raw) : raw);
        TarArchiveInputStream in =
            new TarArchiveInputStream(headers, StandardCharsets.UTF_8.name())) {
      for (TarArchiveEntry entry = next(in); entry != null; entry = next(in)) {
        headers.isContent = true;
        taker.take(member(entry), in);
        headers.isContent = false;
      }
    }
  }

  private static InputStream unpacked(InputStream packed) throws IOException {
    try {
      return new GZIPInputStream(packed);
    } catch (IOException e) {
      throw new Unreadable(e);
    }
  }

  private static TarArchiveEntry next(TarArchiveInputStream in) throws IOException {
    try {
      return in.getNextEntry();
    } catch (IOException | IllegalArgumentException e) {
      throw new Unreadable(e);
    }
  }

  private static Member member(TarArchiveEntry entry) {
    Kind kind =
        entry.isDirectory()
            ? Kind.FOLDER
            : entry.isSymbolicLink()
                ? Kind.LINK
                : entry.isLink() ? Kind.COPY : isSpecial(entry) ? Kind.OTHER : Kind.FILE;
    boolean executable = (entry.getMode() & ArchiveMembers.EXECUTABLE) != 0;
    String of = kind == Kind.COPY || kind == Kind.LINK ? entry.getLinkName() : "";
    return new Member(entry.getName(), kind, executable, of);
  }

  private static boolean isSpecial(TarArchiveEntry entry) {
    return entry.isFIFO() || entry.isBlockDevice() || entry.isCharacterDevice();
  }

  /** The library reads names and links into memory, whatever their length. */
  private static final class Headers extends FilterInputStream {
    private final Path archive;
    private boolean isContent;
    private long bytes;

    private Headers(Path archive, InputStream in) {
      super(in);
      this.archive = archive;
    }

    @Override
    public int read() throws IOException {
      return counted(1, super.read());
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      int read = super.read(into, from, length);
      return counted(read, read);
    }

    private int counted(int added, int result) {
      bytes += isContent || result < 0 ? 0 : added;
      if (bytes > MOST_IN_HEADERS) {
        throw ArchiveMembers.refused(
            archive, "its headers and names are longer than " + (MOST_IN_HEADERS >> 20) + " MiB");
      }
      return result;
    }
  }
}
