package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CachePruningTest {

  @TempDir Path root;

  @Test
  void entriesNotUsedForAMonthAreDeleted() throws IOException {
    thing("program-old", 31, 10);
    thing("program-young", 29, 10);
    thing("runner-old", 40, 10);
    new CachePruning(root).run();
    assertEquals(Set.of("program-young"), things());
  }

  @Test
  void theLeastRecentlyUsedEntriesAreDeletedWhileTheRestIsTooLarge() throws IOException {
    thing("program-a", 5, 100);
    thing("program-b", 20, 100);
    thing("program-c", 3, 100);
    new CachePruning(root, 250).run();
    assertEquals(Set.of("program-a", "program-c"), things());
  }

  @Test
  void entriesThatMayBeInUseStayHoweverLarge() throws IOException {
    thing("program-a", 1, 1000);
    thing("program-b", 0, 1000);
    new CachePruning(root, 10).run();
    assertEquals(Set.of("program-a", "program-b"), things());
  }

  @Test
  void draftsOfKilledProcessesAreDeleted() throws IOException {
    thing(CacheFolder.DRAFT + "old", 3, 10);
    thing(CacheFolder.DRAFT + "young", 1, 10);
    new CachePruning(root).run();
    assertEquals(Set.of(CacheFolder.DRAFT + "young"), things());
  }

  @Test
  void useIsRecordedSoThatAnEntryStays() throws IOException {
    thing("program-x", 31, 10);
    assertTrue(new CacheFolder(root).find("program-", folder -> true).isPresent());
    new CachePruning(root).run();
    assertEquals(Set.of("program-x"), things());
  }

  @Test
  void publishingPrunesOnceADay() throws IOException {
    CacheFolder cache = new CacheFolder(root);
    thing("program-old", 31, 10);
    cache.publish(cache.draft(), "program-new");
    thing("program-older", 32, 10);
    cache.publish(cache.draft(), "program-newer");
    assertEquals(Set.of("program-new", "program-older", "program-newer", ".pruned"), things());
  }

  private void thing(String name, int daysOld, int bytes) throws IOException {
    Path folder = Files.createDirectory(root.resolve(name));
    Files.write(folder.resolve("program"), new byte[bytes]);
    Instant used = Instant.now().minus(Duration.ofDays(daysOld));
    Files.setLastModifiedTime(folder, FileTime.from(used));
  }

  private Set<String> things() throws IOException {
    try (Stream<Path> all = Files.list(root)) {
      return all.map(path -> path.getFileName().toString()).collect(Collectors.toSet());
    }
  }
}
