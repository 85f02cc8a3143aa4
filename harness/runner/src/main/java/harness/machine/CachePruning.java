package harness.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/**
 * Once a day, removes from a cache the entries that were not used for a month and, if the rest is
 * too large, the least recently used ones. Entries used in the last two days stay: they may be in
 * use.
 */
final class CachePruning {

  private static final Duration INTERVAL = Duration.ofDays(1);
  private static final Duration IN_USE = Duration.ofDays(2);
  private static final Duration KEPT = Duration.ofDays(30);
  private static final long MOST_BYTES = 2L << 30;
  private static final String MARK = ".pruned";

  private final Path root;
  private final long mostBytes;
  private final Instant now = Instant.now();

  CachePruning(Path root) {
    this(root, MOST_BYTES);
  }

  CachePruning(Path root, long mostBytes) {
    this.root = root;
    this.mostBytes = mostBytes;
  }

  /** Prunes, unless that was already done today. */
  void runIfDue() throws IOException {
    Path mark = root.resolve(MARK);
    if (Files.exists(mark) && isYounger(mark, INTERVAL)) {
      return;
    }
    Files.write(mark, new byte[0]);
    Files.setLastModifiedTime(mark, FileTime.from(now));
    run();
  }

  private record Thing(Path folder, FileTime used, long bytes) {}

  void run() throws IOException {
    List<Thing> things = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(root)) {
      for (Path folder : all) {
        collect(folder, things);
      }
    }
    things.sort(Comparator.comparing(Thing::used));
    long bytes = things.stream().mapToLong(Thing::bytes).sum();
    for (Thing thing : things) {
      boolean old = !isYounger(thing.folder, KEPT);
      boolean tooMuch = bytes > mostBytes && !isYounger(thing.folder, IN_USE);
      if (old || tooMuch) {
        remove(thing.folder);
        bytes -= thing.bytes;
      }
    }
  }

  private void collect(Path folder, List<Thing> things) throws IOException {
    String name = folder.getFileName().toString();
    if (name.equals(MARK)) {
      return;
    }
    try {
      if (!name.startsWith(CacheFolder.DRAFT)) {
        things.add(new Thing(folder, Files.getLastModifiedTime(folder), FileTree.bytesIn(folder)));
      } else if (!isYounger(folder, IN_USE)) {
        FileTree.delete(folder); // left by a process that was killed
      }
    } catch (NoSuchFileException goneMeanwhile) {
      // Nothing to prune.
    }
  }

  private boolean isYounger(Path path, Duration age) throws IOException {
    try {
      return Files.getLastModifiedTime(path).toInstant().isAfter(now.minus(age));
    } catch (NoSuchFileException goneMeanwhile) {
      return true;
    }
  }

  /** Hides an entry by a rename, and renames it back if it was used in the meantime. */
  private void remove(Path thing) throws IOException {
    Path hidden = root.resolve(CacheFolder.DRAFT + UUID.randomUUID());
    try {
      Files.move(thing, hidden);
    } catch (NoSuchFileException goneMeanwhile) {
      return;
    }
    if (isYounger(hidden, IN_USE)) {
      Files.move(hidden, thing);
    } else {
      FileTree.delete(hidden);
    }
  }
}
