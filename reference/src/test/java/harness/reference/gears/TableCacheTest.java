package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class TableCacheTest {

  @Test
  void threadsThatRequestTheSameTableShareOne() throws Exception {
    TableCache cache = new TableCache(8);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<DistanceTable>> asked = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        long seed = i % 3;
        asked.add(threads.submit(() -> cache.get(Samples.links(seed))));
      }
      Set<DistanceTable> tables = new HashSet<>();
      for (int i = 0; i < 12; i++) {
        DistanceTable table = asked.get(i).get();
        assertEquals(Samples.links(i % 3), table.links());
        tables.add(table);
      }
      assertEquals(3, tables.size());
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void keepsTheMostRecentlyUsedTables() {
    TableCache cache = new TableCache(2);
    DistanceTable first = cache.get(Samples.links(1));
    DistanceTable second = cache.get(Samples.links(2));
    assertSame(first, cache.get(Samples.links(1)));
    cache.get(Samples.links(3));
    assertFalse(cache.holds(Samples.links(2)));
    assertTrue(cache.holds(Samples.links(1)));
    assertSame(first, cache.get(Samples.links(1)));
    assertNotSame(second, cache.get(Samples.links(2)));
  }
}
