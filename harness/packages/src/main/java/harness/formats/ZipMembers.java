package harness.formats;

import harness.cases.UsageException;
import harness.formats.ArchiveMembers.Kind;
import harness.formats.ArchiveMembers.Member;
import harness.formats.ArchiveMembers.Taker;
import harness.formats.ArchiveMembers.Unreadable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** The members of a .zip file. */
final class ZipMembers {

  /** In bytes: of the directory, some 50 and a name for each member. */
  private static final long MOST_IN_DIRECTORY = 16L << 20;

  private static final int AES = 99;
  private static final List<Integer> METHODS =
      List.of(ZipArchiveEntry.STORED, ZipArchiveEntry.DEFLATED);

  /** By their numbers in PKWARE's APPNOTE.TXT 6.3.10, section 4.4.5. */
  private static final Map<Integer, String> OTHER_METHODS =
      Map.of(9, "deflate64", 12, "bzip2", 14, "lzma", 20, "zstd", 93, "zstd", 95, "xz", 98, "ppmd");

  private static final int LINK = 0xA000;
  private static final int TYPE = 0xF000;

  /** What stands for bytes that are not in UTF-8. */
  private static final String REPLACED = "\uFFFD";

  private final Path archive;
  private final Taker taker;

  private ZipMembers(Path archive, Taker taker) {
    this.archive = archive;
    this.taker = taker;
  }

  /**
   * Reads all members.
   *
   * @throws Unreadable if this is no .zip file
   * @throws UsageException in one line, if a member is encrypted, for example
   */
  static void read(Path archive, Taker taker) throws IOException {
    new ZipMembers(archive, taker).read();
  }

  private UsageException refused(String why) {
    return ArchiveMembers.refused(archive, why);
  }

  private void read() throws IOException {
    try (ZipFile file = opened()) {
      List<ZipArchiveEntry> entries = Collections.list(file.getEntries());
      entries.forEach(this::refuseUnreadable);
      for (ZipArchiveEntry entry : entries) {
        boolean isLink = (entry.getUnixMode() & TYPE) == LINK;
        boolean isFolder = entry.isDirectory() || written(entry).endsWith("\\"); // of Windows
        Kind kind = isFolder ? Kind.FOLDER : isLink ? Kind.LINK : Kind.FILE;
        boolean executable = (entry.getUnixMode() & ArchiveMembers.EXECUTABLE) != 0;
        try (InputStream content = content(file, entry)) {
          taker.take(new Member(written(entry), kind, executable, ""), content);
        }
      }
    }
  }

  private static InputStream content(ZipFile file, ZipArchiveEntry entry) throws IOException {
    try {
      return file.getInputStream(entry);
    } catch (IOException | IllegalArgumentException e) {
      throw new Unreadable(e);
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
    Directory channel = new Directory(Files.newByteChannel(archive));
    try {
      ZipFile file =
          ZipFile.builder()
              .setSeekableByteChannel(channel)
              .setCharset(ofNames)
              .setIgnoreLocalFileHeader(true)
              .get();
      channel.isRead = true;
      return file;
    } catch (FileSystemException ofTheDisk) {
      throw ofTheDisk;
    } catch (IOException | IllegalArgumentException e) {
      throw new Unreadable(e);
    } finally {
      if (!channel.isRead) {
        channel.close();
      }
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

  /** The library makes objects for all that is in the directory, whatever the number. */
  private final class Directory implements SeekableByteChannel {
    private final SeekableByteChannel file;
    private boolean isRead;
    private long bytes;

    private Directory(SeekableByteChannel file) {
      this.file = file;
    }

    @Override
    public int read(ByteBuffer into) throws IOException {
      int read = file.read(into);
      bytes += isRead ? 0 : read;
      if (bytes > MOST_IN_DIRECTORY) {
        throw refused(
            "its headers and names are longer than " + (MOST_IN_DIRECTORY >> 20) + " MiB");
      }
      return read;
    }

    @Override
    public int write(ByteBuffer from) {
      throw new NonWritableChannelException();
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public SeekableByteChannel position(long place) throws IOException {
      file.position(place);
      return this;
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
      throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
      return file.isOpen();
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }
}
