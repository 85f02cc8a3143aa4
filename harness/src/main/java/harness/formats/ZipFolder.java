package harness.formats;

import harness.terminal.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Unpacks an archive. It refuses names that leave the archive, and limits the number and the total
 * size of the files. Links are created after all files and folders, so nothing is written through
 * them; those that leave the package or are broken are removed again.
 */
final class ZipFolder {

  private static final int MOST_ENTRIES = 20_000;
  private static final long MOST_BYTES = 1L << 30;
  private static final int CHUNK = 1 << 16;
  private static final int LONGEST_TARGET = 4096;
  private static final Set<PosixFilePermission> EXECUTABLE =
      PosixFilePermissions.fromString("rwxr-xr-x");

  private final Path zip;
  private final Path folder;

  /** The targets of the links, as written in the archive. */
  private final Map<Path, String> links = new LinkedHashMap<>();

  private long bytes;

  private ZipFolder(Path zip, Path folder) {
    this.zip = zip;
    this.folder = folder;
  }

  /**
   * Unpacks into a temporary folder.
   *
   * @param notes receives one line for each link that is left out
   * @return the temporary folder, or the single folder in it
   * @throws UsageException in one line, if the file is not an archive or is malicious
   */
  static Path unpack(Path zip, Scratch scratch, Consumer<String> notes) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      if (file.size() > MOST_ENTRIES) {
        throw new UsageException(zip + ": more than " + MOST_ENTRIES + " files");
      }
      Path folder = scratch.folder("zip");
      ZipFolder unpacked = new ZipFolder(zip, folder);
      unpacked.unpack(file);
      unpacked.link();
      Path top = top(folder);
      unpacked.removeUselessLinks(top, notes);
      scratch.standsFor(top, zip);
      return top;
    } catch (ZipException e) {
      throw new UsageException(zip + ": neither a folder nor a readable .zip file");
    } catch (FileAlreadyExistsException e) {
      throw new UsageException(zip + ": contains a file twice: " + e.getFile());
    }
  }

  private void unpack(ZipFile file) throws IOException {
    ZipModes modes = ZipModes.in(zip);
    Enumeration<? extends ZipEntry> entries = file.entries();
    while (entries.hasMoreElements()) {
      ZipEntry entry = entries.nextElement();
      Path target = target(entry.getName());
      if (entry.isDirectory()) {
        Files.createDirectories(target);
      } else {
        Files.createDirectories(target.getParent());
        if (modes.links().contains(entry.getName())) {
          links.put(target, linkTarget(file, entry));
        } else {
          write(file, entry, target);
          if (modes.executables().contains(entry.getName())) {
            Files.setPosixFilePermissions(target, EXECUTABLE);
          }
        }
      }
    }
  }

  private String linkTarget(ZipFile file, ZipEntry entry) throws IOException {
    try (InputStream in = file.getInputStream(entry)) {
      byte[] target = in.readNBytes(LONGEST_TARGET + 1);
      if (target.length > LONGEST_TARGET) {
        throw refused(
            entry.getName() + ": a link whose target is longer than " + LONGEST_TARGET + " bytes");
      }
      return new String(target, StandardCharsets.UTF_8);
    }
  }

  /** Creates the links; the folders that they lie in exist already, and none of these is a link. */
  private void link() throws IOException {
    for (Map.Entry<Path, String> each : links.entrySet()) {
      Files.createSymbolicLink(each.getKey(), linkTarget(each.getKey(), each.getValue()));
    }
  }

  private Path linkTarget(Path link, String written) {
    try {
      if (!written.isEmpty()) {
        return Path.of(written);
      }
    } catch (InvalidPathException e) {
      // refused below
    }
    throw refused(folder.relativize(link) + ": a link to nothing");
  }

  /** Finds all links to remove before it removes the first, since links may lead through others. */
  private void removeUselessLinks(Path top, Consumer<String> notes) throws IOException {
    Path realTop = top.toRealPath();
    List<Path> useless = new ArrayList<>();
    for (Path each : links.keySet()) {
      Optional<String> why = reason(each, realTop);
      if (why.isPresent()) {
        useless.add(each);
        Path shown = each.startsWith(top) ? top.relativize(each) : folder.relativize(each);
        notes.accept(shown + ": " + why.get() + "; left out");
      }
    }
    for (Path each : useless) {
      Files.delete(each);
    }
  }

  private static Optional<String> reason(Path link, Path realTop) {
    try {
      return link.toRealPath().startsWith(realTop)
          ? Optional.empty()
          : Optional.of("link leaves the package");
    } catch (IOException loopOrNothing) {
      return Optional.of("broken link");
    }
  }

  private UsageException refused(String why) {
    return new UsageException(zip + ": " + why);
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
    throw refused("an entry whose name leaves the archive: " + name);
  }

  /** Counts the bytes as they are unpacked, since the sizes stated in an archive may be false. */
  private void write(ZipFile file, ZipEntry entry, Path target) throws IOException {
    try (InputStream in = file.getInputStream(entry);
        OutputStream out = Files.newOutputStream(target)) {
      byte[] chunk = new byte[CHUNK];
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        bytes += read;
        if (bytes > MOST_BYTES) {
          throw refused("unpacks to more than " + (MOST_BYTES >> 20) + " MiB");
        }
        out.write(chunk, 0, read);
      }
    }
  }

  private static Path top(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      List<Path> inside =
          all.filter(each -> !each.getFileName().toString().equals("__MACOSX")).toList();
      return inside.size() == 1 && Files.isDirectory(inside.get(0), LinkOption.NOFOLLOW_LINKS)
          ? inside.get(0)
          : folder;
    }
  }
}
