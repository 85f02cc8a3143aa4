package harness.formats;

import harness.cases.UsageException;
import harness.formats.ArchiveMembers.Kind;
import harness.formats.ArchiveMembers.Member;
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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Unpacks an archive. It refuses names that leave the archive, and limits the number and the total
 * size of the files. Links are created after all files and folders, so nothing is written through
 * them; those that leave the package or are broken are removed again.
 */
final class ArchiveFolder {

  private static final long MOST_BYTES = 1L << 30;
  private static final int CHUNK = 1 << 16;
  private static final int SHOWN = 40;

  /**
   * What Linux allows for the target of a link and for a name, and with room to spare for a path.
   */
  private static final int LONGEST_TARGET = 4095;

  private static final int LONGEST_NAME = 255;
  private static final int LONGEST_PATH = 2048;

  private static final Set<PosixFilePermission> EXECUTABLE =
      PosixFilePermissions.fromString("rwxr-xr-x");

  /** How an archive may name the folder that it was made of. */
  private static final Set<String> ROOT = Set.of(".", "./");

  /** What macOS and Windows add to archives. */
  private static final Set<String> OF_SYSTEMS =
      Set.of("__macosx", ".ds_store", "thumbs.db", "desktop.ini");

  private final Path archive;
  private final Path folder;
  private final Consumer<String> notes;

  /** The targets of the links, as written in the archive. */
  private final Map<Path, String> links = new LinkedHashMap<>();

  /** The files and links so far. */
  private final Set<Path> files = new HashSet<>();

  private long bytes;

  private ArchiveFolder(Path archive, Path folder, Consumer<String> notes) {
    this.archive = archive;
    this.folder = folder;
    this.notes = notes;
  }

  /**
   * Unpacks into a temporary folder.
   *
   * @param isPackage whether a folder is described as a package
   * @param notes receives one line for each link and each file that is left out
   * @return the temporary folder, or the folder of the package in it
   * @throws UsageException in one line, if the file is not an archive or is malicious
   */
  static Path unpack(
      Path archive, Scratch scratch, Predicate<Path> isPackage, Consumer<String> notes)
      throws IOException {
    Path folder = scratch.folder("zip");
    ArchiveFolder unpacked = new ArchiveFolder(archive, folder, notes);
    ArchiveMembers.read(archive, unpacked::take);
    unpacked.link();
    Path top = top(folder, isPackage, notes);
    unpacked.removeUselessLinks(top);
    scratch.standsFor(top, archive);
    return top;
  }

  /**
   * Unpacks into a temporary folder, in which files have the names that they have in the archive.
   *
   * @param notes receives one line for each link and each file that is left out
   * @return the temporary folder
   * @throws UsageException in one line, if the file is not an archive or is malicious
   */
  static Path unpackWhole(Path archive, Scratch scratch, Consumer<String> notes)
      throws IOException {
    Path folder = scratch.folder("zip");
    ArchiveFolder unpacked = new ArchiveFolder(archive, folder, notes);
    ArchiveMembers.read(archive, unpacked::take);
    unpacked.link();
    unpacked.removeUselessLinks(folder);
    scratch.standsFor(folder, archive);
    return folder;
  }

  private void take(Member member, InputStream content) throws IOException {
    if (member.kind() == Kind.FOLDER && ROOT.contains(member.name())) {
      return;
    }
    Path target = target(member.name());
    if (member.kind() == Kind.FOLDER) {
      createFolders(target, member);
      return;
    }
    if (Files.exists(target) || !files.add(target)) {
      throw refused("contains a file twice: " + member.name());
    }
    createFolders(target.getParent(), member);
    switch (member.kind()) {
      case LINK -> links.put(target, linkTarget(member, content));
      case COPY -> copy(member, target);
      case OTHER -> {
        files.remove(target);
        notes.accept(folder.relativize(target) + ": not a regular file; left out");
      }
      default -> {
        write(content, target);
        if (member.executable()) {
          Files.setPosixFilePermissions(target, EXECUTABLE);
        }
      }
    }
  }

  private void createFolders(Path target, Member member) throws IOException {
    try {
      Files.createDirectories(target);
    } catch (FileAlreadyExistsException e) {
      throw refused("contains " + member.name() + " below a file of that name");
    }
  }

  private String linkTarget(Member member, InputStream content) throws IOException {
    byte[] target =
        member.of().isEmpty()
            ? content.readNBytes(LONGEST_TARGET + 1)
            : member.of().getBytes(StandardCharsets.UTF_8);
    if (target.length > LONGEST_TARGET) {
      throw refused(
          member.name() + ": a link whose target is longer than " + LONGEST_TARGET + " bytes");
    }
    return new String(target, StandardCharsets.UTF_8);
  }

  /** Copies a file that the archive contains once, under several names. */
  private void copy(Member member, Path target) throws IOException {
    Path of = target(member.of());
    if (!Files.isRegularFile(of, LinkOption.NOFOLLOW_LINKS)) {
      throw refused(member.name() + ": a link to no earlier file: " + member.of());
    }
    count(Files.size(of));
    Files.copy(of, target);
  }

  /** Creates the links; the folders that they lie in exist already, and none of these is a link. */
  private void link() throws IOException {
    for (Map.Entry<Path, String> each : links.entrySet()) {
      if (Files.exists(each.getKey(), LinkOption.NOFOLLOW_LINKS)) {
        throw refused("contains a file twice: " + folder.relativize(each.getKey()));
      }
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
  private void removeUselessLinks(Path top) throws IOException {
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
    return ArchiveMembers.refused(archive, why);
  }

  private Path target(String name) {
    try {
      String path = name.replace('\\', '/');
      Path target = folder.resolve(path).normalize();
      boolean plain = !Path.of(path).isAbsolute() && !List.of(path.split("/", -1)).contains("..");
      if (plain && target.startsWith(folder) && !target.equals(folder)) {
        refuseIfTooLong(path);
        return target;
      }
    } catch (InvalidPathException e) {
      // refused below
    }
    throw refused("an entry whose name leaves the archive: " + name);
  }

  private void refuseIfTooLong(String path) {
    boolean fits =
        bytesOf(path) <= LONGEST_PATH
            && Stream.of(path.split("/", -1)).allMatch(each -> bytesOf(each) <= LONGEST_NAME);
    if (!fits) {
      throw refused(
          "a file name longer than %d bytes or a path longer than %d: %s..."
              .formatted(LONGEST_NAME, LONGEST_PATH, path.substring(0, SHOWN)));
    }
  }

  private static int bytesOf(String name) {
    return name.getBytes(StandardCharsets.UTF_8).length;
  }

  private void write(InputStream content, Path target) throws IOException {
    try (OutputStream out = Files.newOutputStream(target)) {
      byte[] chunk = new byte[CHUNK];
      for (int read = content.read(chunk); read >= 0; read = content.read(chunk)) {
        count(read);
        out.write(chunk, 0, read);
      }
    }
  }

  /** Counts bytes as they are unpacked, since the sizes stated in an archive may be false. */
  private void count(long unpacked) {
    bytes += unpacked;
    if (bytes > MOST_BYTES) {
      throw refused("unpacks to more than " + (MOST_BYTES >> 20) + " MiB");
    }
  }

  /**
   * The folder of the package: the single folder of the archive, or of several the only one that is
   * a package, if the archive itself is none. What systems add to archives does not count.
   */
  private static Path top(Path folder, Predicate<Path> isPackage, Consumer<String> notes)
      throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      List<Path> inside = all.filter(each -> !isOfSystem(each)).sorted().toList();
      if (inside.size() == 1 && isFolder(inside.get(0))) {
        return inside.get(0);
      }
      List<Path> packages =
          inside.stream().filter(each -> isFolder(each) && isPackage.test(each)).toList();
      if (packages.size() != 1 || isPackage.test(folder)) {
        return folder;
      }
      inside.stream()
          .filter(each -> !each.equals(packages.get(0)))
          .map(each -> each.getFileName() + ": not in the folder of the package; left out")
          .forEach(notes);
      return packages.get(0);
    }
  }

  private static boolean isFolder(Path path) {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean isOfSystem(Path path) {
    String name = path.getFileName().toString();
    return OF_SYSTEMS.contains(name.toLowerCase(Locale.ROOT)) || name.startsWith("._");
  }
}
