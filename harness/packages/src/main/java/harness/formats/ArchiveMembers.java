package harness.formats;

import harness.cases.UsageException;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

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

    private Unreadable(Throwable why) {
      super(why);
    }
  }

  private static final int MOST_ENTRIES = 20_000;

  /** In bytes: of all headers of a .tar file, which say names and links. */
  private static final long MOST_IN_HEADERS = 64L << 20;

  private static final int GZIP = 0x1f8b;
  private static final byte[] TAR = "ustar".getBytes(StandardCharsets.US_ASCII);
  private static final int TAR_AT = 257;

  private static final int AES = 99;
  private static final List<Integer> METHODS =
      List.of(ZipArchiveEntry.STORED, ZipArchiveEntry.DEFLATED);

  /** By their numbers in PKWARE's APPNOTE.TXT 6.3.10, section 4.4.5. */
  private static final Map<Integer, String> OTHER_METHODS =
      Map.of(9, "deflate64", 12, "bzip2", 14, "lzma", 20, "zstd", 93, "zstd", 95, "xz", 98, "ppmd");

  private static final int LINK = 0xA000;
  private static final int TYPE = 0xF000;
  private static final int EXECUTABLE = 0x49; // by the owner, the group, or others

  /** What stands for bytes that are not in UTF-8. */
  private static final String REPLACED = "\uFFFD";

  private final Path archive;
  private final Taker taker;
  private int count;

  private ArchiveMembers(Path archive, Taker taker) {
    this.archive = archive;
    this.taker = taker;
  }

  /**
   * Reads all members.
   *
   * @throws UsageException in one line, if the file is no archive or has too many members
   */
  static void read(Path archive, Taker taker) throws IOException {
    byte[] start;
    try (InputStream in = Files.newInputStream(archive)) {
      start = in.readNBytes(TAR_AT + TAR.length);
    }
    ArchiveMembers members = new ArchiveMembers(archive, taker);
    boolean isPacked = start.length > 1 && ((start[0] & 0xff) << 8 | (start[1] & 0xff)) == GZIP;
    boolean isTar =
        start.length == TAR_AT + TAR.length
            && new String(start, TAR_AT, TAR.length, StandardCharsets.US_ASCII).equals("ustar");
    try {
      if (isPacked || isTar) {
        members.readTar(isPacked);
      } else {
        members.readZip();
      }
    } catch (Unreadable e) {
      String kind = isPacked ? ".tgz" : isTar ? ".tar" : ".zip";
      throw new UsageException(archive + ": neither a folder nor a readable " + kind + " file");
    }
  }

  private UsageException refused(String why) {
    return new UsageException(archive + ": " + why);
  }

  private void take(Member member, InputStream content) throws IOException {
    count++;
    if (count > MOST_ENTRIES) {
      throw refused("more than " + MOST_ENTRIES + " files");
    }
    taker.take(member, new Content(content));
  }

  private void readZip() throws IOException {
    try (ZipFile file = opened()) {
      List<ZipArchiveEntry> entries = Collections.list(file.getEntries());
      entries.forEach(this::refuseUnreadable);
      for (ZipArchiveEntry entry : entries) {
        boolean isLink = (entry.getUnixMode() & TYPE) == LINK;
        boolean isFolder = entry.isDirectory() || written(entry).endsWith("\\"); // of Windows
        Kind kind = isFolder ? Kind.FOLDER : isLink ? Kind.LINK : Kind.FILE;
        boolean executable = (entry.getUnixMode() & EXECUTABLE) != 0;
        try (InputStream content = new Content(file.getInputStream(entry))) {
          take(new Member(written(entry), kind, executable, ""), content);
        }
      }
    }
  }

  /** The name as it is written; the library changes backslashes. */
  private static String written(ZipArchiveEntry entry) {
    String read = entry.getName();
    byte[] raw = entry.getRawName();
    boolean isChanged = new String(raw, StandardCharsets.ISO_8859_1).contains("\\");
    return isChanged && !read.contains("\\") ? read.replace('/', '\\') : read;
  }

  /** Names are in UTF-8, or else in some older character set, which is not known. */
  private ZipFile opened() throws IOException {
    ZipFile file = opened(StandardCharsets.UTF_8);
    if (Collections.list(file.getEntries()).stream()
        .noneMatch(entry -> entry.getName().contains(REPLACED))) {
      return file;
    }
    file.close();
    return opened(StandardCharsets.ISO_8859_1);
  }

  private ZipFile opened(Charset ofNames) throws IOException {
    try {
      return ZipFile.builder()
          .setPath(archive)
          .setCharset(ofNames)
          .setIgnoreLocalFileHeader(true)
          .get();
    } catch (FileSystemException ofTheDisk) {
      throw ofTheDisk;
    } catch (IOException | IllegalArgumentException e) {
      throw new Unreadable(e);
    }
  }

  private void refuseUnreadable(ZipArchiveEntry entry) {
    int method = entry.getMethod();
    String why =
        method == AES || entry.getGeneralPurposeBit().usesEncryption()
            ? "encrypted"
            : METHODS.contains(method)
                ? ""
                : "compressed with " + OTHER_METHODS.getOrDefault(method, "method " + method);
    if (!why.isEmpty()) {
      throw refused(
          "%s is %s, which is not supported; pack it with deflate and no password"
              .formatted(entry.getName(), why));
    }
  }

  private void readTar(boolean isPacked) throws IOException {
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(archive));
        Headers headers = new Headers(isPacked ? unpacked(raw) : raw);
        TarArchiveInputStream in =
            new TarArchiveInputStream(headers, StandardCharsets.UTF_8.name())) {
      for (TarArchiveEntry entry = next(in); entry != null; entry = next(in)) {
        headers.isContent = true;
        take(member(entry), in);
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
    boolean executable = (entry.getMode() & EXECUTABLE) != 0;
    String of = kind == Kind.COPY || kind == Kind.LINK ? entry.getLinkName() : "";
    return new Member(entry.getName(), kind, executable, of);
  }

  private static boolean isSpecial(TarArchiveEntry entry) {
    return entry.isFIFO() || entry.isBlockDevice() || entry.isCharacterDevice();
  }

  /** The library reads names and links into memory, whatever their length. */
  private final class Headers extends FilterInputStream {
    private boolean isContent;
    private long bytes;

    private Headers(InputStream in) {
      super(in);
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
        throw refused("its names are longer than " + (MOST_IN_HEADERS >> 20) + " MiB");
      }
      return result;
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
