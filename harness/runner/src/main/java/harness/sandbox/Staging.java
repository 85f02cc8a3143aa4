package harness.sandbox;

import harness.machine.FileTree;
import harness.machine.LeftBehind;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes files readable for a user who may not read them in place: under root, a program runs as a
 * separate user, who cannot read a submission in root's home. Copies unreadable files into a folder
 * that only this user may enter, and deletes it at the end.
 */
public final class Staging implements AutoCloseable {

  /** Prefix of the names of these folders. */
  public static final String PREFIX = LeftBehind.prefix("staged");

  private static final long MOST_BYTES = 256L << 20;
  private static final int MOST_FILES = 10_000;

  /** Larger folders are installed software; only this many of their entries are checked. */
  private static final int LOOKED_AT = 2_000;

  private static final Set<PosixFilePermission> FOR_THE_GROUP =
      PosixFilePermissions.fromString("rwxr-x---");

  private static final Set<PosixFilePermission> OPEN_FOLDER =
      PosixFilePermissions.fromString("rwxr-xr-x");

  private final Map<Path, Path> places = new LinkedHashMap<>();
  private final ProgramUser user;
  private @Nullable Path folder;

  private Staging(ProgramUser user) {
    this.user = user;
  }

  /**
   * Checks what a program needs, and copies what its user may not read.
   *
   * @param needed files and folders, absolute
   * @param alsoAbove whether the folders above must be passable too: true unless a sandbox shows
   *     the files
   * @throws ClosedToPrograms if something unreadable is too large to copy
   */
  public static Staging of(List<Path> needed, ProgramUser user, boolean alsoAbove) {
    Staging staging = new Staging(user);
    try {
      for (Path path : new LinkedHashSet<>(needed)) {
        boolean open = !user.isOther() || (isOpenInside(path) && (!alsoAbove || isOpenAbove(path)));
        staging.places.put(path, open ? path : staging.copy(path));
      }
      return staging;
    } catch (IOException e) {
      staging.close();
      throw new RunnerFailure("cannot copy the program's files", e);
    } catch (RuntimeException e) {
      staging.close();
      throw e;
    }
  }

  /** Maps each path to the place where it can be read. */
  public Map<Path, Path> places() {
    return places;
  }

  /** A command with each path replaced by the place where it can be read. */
  public List<String> moved(List<String> command) {
    return command.stream().map(this::moved).toList();
  }

  private String moved(String word) {
    for (Map.Entry<Path, Path> place : places.entrySet()) {
      String from = place.getKey().toString();
      int at = word.indexOf(from);
      int end = at + from.length();
      boolean whole = at >= 0 && (end == word.length() || ":/".indexOf(word.charAt(end)) >= 0);
      if (whole && !place.getKey().equals(place.getValue())) {
        return word.substring(0, at) + place.getValue() + word.substring(end);
      }
    }
    return word;
  }

  /** A folder of root's that the programs of a user may enter, and nobody else. */
  private static Path folderFor(ProgramUser user) throws IOException {
    Path made = Files.createTempDirectory(PREFIX);
    Files.setAttribute(made, "unix:gid", user.id());
    return Files.setPosixFilePermissions(made, FOR_THE_GROUP);
  }

  private Path copy(Path path) throws IOException {
    Path source = path.toRealPath();
    checkSize(source, path);
    if (folder == null) {
      folder = folderFor(user);
    }
    Path numbered = openFolder(Files.createDirectory(folder.resolve(places.size() + "")));
    Path target = numbered.resolve(path.getFileName());
    try (Stream<Path> all = Files.walk(source)) {
      for (Path each : (Iterable<Path>) all::iterator) {
        copy(each, each.equals(source) ? target : target.resolve(source.relativize(each)));
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return target;
  }

  /** Refuses a folder that is too large to copy for each session. */
  private static void checkSize(Path source, Path named) throws IOException {
    long bytes = 0;
    int files = 0;
    try (Stream<Path> all = Files.walk(source)) {
      for (Path each : (Iterable<Path>) all::iterator) {
        PosixFileAttributes attributes = attributes(each);
        if (!attributes.isDirectory()) {
          bytes += attributes.size();
          files++;
        }
        if (bytes > MOST_BYTES || files > MOST_FILES) {
          throw new ClosedToPrograms(named);
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Copies a regular file or makes a folder, readable for all; skips everything else. */
  private static void copy(Path source, Path target) throws IOException {
    PosixFileAttributes attributes = attributes(source);
    if (attributes.isDirectory()) {
      openFolder(Files.createDirectory(target));
    } else if (attributes.isRegularFile()) {
      Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
      permissions.addAll(attributes.permissions());
      permissions.add(PosixFilePermission.OWNER_READ);
      permissions.add(PosixFilePermission.OTHERS_READ);
      if (permissions.contains(PosixFilePermission.OWNER_EXECUTE)) {
        permissions.add(PosixFilePermission.OTHERS_EXECUTE);
      }
      Files.setPosixFilePermissions(Files.copy(source, target), permissions);
    }
  }

  private static Path openFolder(Path made) throws IOException {
    return Files.setPosixFilePermissions(made, OPEN_FOLDER);
  }

  private static PosixFileAttributes attributes(Path path) throws IOException {
    return Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  /** Whether any user may pass through the folders above a path. */
  public static boolean isOpenAbove(Path path) throws IOException {
    Path parent = path.toRealPath().getParent();
    return parent == null || isPassable(parent);
  }

  /** Whether any user may pass through a folder and those above it. */
  static boolean isPassable(Path folder) throws IOException {
    for (Path above = folder.toRealPath(); above != null; above = above.getParent()) {
      if (!Files.getPosixFilePermissions(above).contains(PosixFilePermission.OTHERS_EXECUTE)
          && !isStaged(above)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether it is a folder of this process's copies, which the user that they are for may enter.
   */
  private static boolean isStaged(Path folder) {
    return folder.getFileName() != null && folder.getFileName().toString().startsWith(PREFIX);
  }

  /** Whether any user may read a file, or a folder with all its contents. */
  static boolean isOpenInside(Path path) throws IOException {
    try (Stream<Path> all = Files.walk(path.toRealPath()).limit(LOOKED_AT)) {
      for (Path each : (Iterable<Path>) all::iterator) {
        if (!isOpen(attributes(each))) {
          return false;
        }
      }
      return true;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static boolean isOpen(PosixFileAttributes attributes) {
    Set<PosixFilePermission> permissions = attributes.permissions();
    boolean runs =
        attributes.isDirectory() || permissions.contains(PosixFilePermission.OWNER_EXECUTE);
    boolean skipped = !attributes.isDirectory() && !attributes.isRegularFile();
    return skipped
        || (permissions.contains(PosixFilePermission.OTHERS_READ)
            && (!runs || permissions.contains(PosixFilePermission.OTHERS_EXECUTE)));
  }

  @Override
  public void close() {
    if (folder == null) {
      return;
    }
    try {
      FileTree.delete(folder);
    } catch (IOException e) {
      throw new RunnerFailure("cannot delete " + folder, e);
    }
  }
}
