package harness.formats;

import harness.cases.Printable;
import harness.cases.UsageException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads what is in a .zip, .tgz or .tar file, whatever its name, one member after another. */
final class ArchiveMembers {

  enum Kind {
    FILE,
    FOLDER,
    /** A symbolic link; its target is the content. */
    LINK,
    /** The same file as an earlier member. */
    COPY,
    /** A device, for example. */
    OTHER
  }

  /**
   * A member of an archive.
   *
   * @param name as written in the archive
   * @param of the name of the earlier member if this is a copy; else empty
   */
  record Member(String name, Kind kind, boolean executable, String of) {}

  /** Takes the members. */
  interface Taker {

    /**
     * Takes one.
     *
     * @param content not to be closed
     */
    void take(Member member, InputStream content) throws IOException;
  }

  /** Why a stream cannot be read: not a fault of the disk, but of the archive. */
  static final class Unreadable extends IOException {
    private static final long serialVersionUID = 1;

    Unreadable(Throwable why) {
      super(why);
    }
  }

  /** The permission to execute a file, for its owner, its group or others. */
  static final int EXECUTABLE = 0x49;

  private static final int MOST_ENTRIES = 20_000;

  private static final int GZIP = 0x1f8b;
  private static final String TAR = "ustar";
  private static final int TAR_AT = 257;

  private ArchiveMembers() {}

  /**
   * Reads all members.
   *
   * @throws UsageException in one line, if the file is no archive or has too many members
   */
  static void read(Path archive, Taker taker) throws IOException {
    byte[] start;
    try (InputStream in = Files.newInputStream(archive)) {
      start = in.readNBytes(TAR_AT + TAR.length());
    }
    Counted members = new Counted(archive, taker);
    boolean isPacked = start.length > 1 && ((start[0] & 0xff) << 8 | (start[1] & 0xff)) == GZIP;
    boolean isTar = new String(start, StandardCharsets.ISO_8859_1).startsWith(TAR, TAR_AT);
    try {
      if (isPacked || isTar) {
        TarMembers.read(archive, isPacked, members);
      } else {
        ZipMembers.read(archive, members);
      }
    } catch (Unreadable e) {
      String kind = isPacked ? ".tgz" : isTar ? ".tar" : ".zip";
      throw new UsageException(archive + ": neither a folder nor a readable " + kind + " file");
    }
  }

  /** Refuses an archive in one line, whatever the names in it. */
  static UsageException refused(Path archive, String why) {
    return new UsageException(archive + ": " + Printable.inLine(why));
  }

  /** Passes on a bounded number of members. */
  private static final class Counted implements Taker {
    private final Path archive;
    private final Taker taker;
    private int count;

    private Counted(Path archive, Taker taker) {
      this.archive = archive;
      this.taker = taker;
    }

    @Override
    public void take(Member member, InputStream content) throws IOException {
      count++;
      if (count > MOST_ENTRIES) {
        throw refused(archive, "more than " + MOST_ENTRIES + " files");
      }
      taker.take(member, new Content(content));
    }
  }

  /** Tells what the archive is to blame for from what the disk is. */
  private static final class Content extends FilterInputStream {

    private Content(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      try {
        return super.read(into, from, length);
      } catch (IOException | IllegalArgumentException e) {
        throw e instanceof Unreadable known ? known : new Unreadable(e);
      }
    }
  }
}
