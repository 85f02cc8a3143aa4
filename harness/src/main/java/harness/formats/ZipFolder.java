package harness.formats;

import harness.terminal.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Unpacks an archive. It refuses names that leave the archive, and limits the number and the total
 * size of the files. A link in the archive becomes a regular file that contains the link's target.
 */
final class ZipFolder {

  private static final int MOST_ENTRIES = 20_000;
  private static final long MOST_BYTES = 1L << 30;
  private static final int CHUNK = 1 << 16;

  private final Path zip;
  private final Path folder;
  private long bytes;

  private ZipFolder(Path zip, Path folder) {
    this.zip = zip;
    this.folder = folder;
  }

  /**
   * Unpacks into a temporary folder.
   *
   * @return the temporary folder, or the single folder in it
   * @throws UsageException in one line, if the file is not an archive or is malicious
   */
  static Path unpack(Path zip, Scratch scratch) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      if (file.size() > MOST_ENTRIES) {
        throw new UsageException(zip + ": more than " + MOST_ENTRIES + " files");
      }
      Path folder = scratch.folder("zip");
      new ZipFolder(zip, folder).unpack(file);
      Path top = top(folder);
      scratch.standsFor(top, zip);
      return top;
    } catch (ZipException e) {
      throw new UsageException(zip + ": neither a folder nor a readable .zip file");
    } catch (FileAlreadyExistsException e) {
      throw new UsageException(zip + ": contains a file twice: " + e.getFile());
    }
  }

  private void unpack(ZipFile file) throws IOException {
    Enumeration<? extends ZipEntry> entries = file.entries();
    while (entries.hasMoreElements()) {
      ZipEntry entry = entries.nextElement();
      Path target = target(entry.getName());
      if (entry.isDirectory()) {
        Files.createDirectories(target);
      } else {
        Files.createDirectories(target.getParent());
        write(file, entry, target);
      }
    }
  }

  private Path target(String name) {
    try {
      Path target = folder.resolve(name).normalize();
      boolean plain =
          !Path.of(name).isAbsolute() && !List.of(name.split("[/\\\\]", -1)).contains("..");
      if (plain && target.startsWith(folder) && !target.equals(folder)) {
        return target;
      }
    } catch (InvalidPathException e) {
      // refused below
    }
    throw new UsageException(zip + ": an entry whose name leaves the archive: " + name);
  }

  /** Counts the bytes as they are unpacked, since the sizes stated in an archive may be false. */
  private void write(ZipFile file, ZipEntry entry, Path target) throws IOException {
    try (InputStream in = file.getInputStream(entry);
        OutputStream out = Files.newOutputStream(target)) {
      byte[] chunk = new byte[CHUNK];
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        bytes += read;
        if (bytes > MOST_BYTES) {
          throw new UsageException(zip + ": unpacks to more than " + (MOST_BYTES >> 20) + " MiB");
        }
        out.write(chunk, 0, read);
      }
    }
  }

  private static Path top(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      List<Path> inside =
          all.filter(each -> !each.getFileName().toString().equals("__MACOSX")).toList();
      return inside.size() == 1 && Files.isDirectory(inside.get(0)) ? inside.get(0) : folder;
    }
  }
}
