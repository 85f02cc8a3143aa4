package harness.reference.gears;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A cache of the most recently used distance tables. Two threads that request the same new table
 * compute it once; different tables are computed concurrently.
 */
final class TableCache {

  /**
   * The process-wide cache. ServiceLoader creates puzzles and generators separately, and both need
   * the current block's table. A block has one table, and a thread works on one block at a time.
   */
  static final TableCache SHARED =
      new TableCache(Math.max(8, 2 * Runtime.getRuntime().availableProcessors()));

  /** A place for a table, which may still be under construction. */
  private static final class Slot {
    private DistanceTable table;

    synchronized DistanceTable get(LinkTable links) {
      if (table == null) {
        table = DistanceTable.compute(links);
      }
      return table;
    }
  }

  private final Map<LinkTable, Slot> slots;

  TableCache(int capacity) {
    slots = new RecentlyUsed<>(capacity);
  }

  DistanceTable get(LinkTable links) {
    Slot slot;
    synchronized (slots) {
      slot = slots.computeIfAbsent(links, unseen -> new Slot());
    }
    return slot.get(links);
  }

  /** Whether a table is cached or being computed. */
  boolean holds(LinkTable links) {
    synchronized (slots) {
      return slots.containsKey(links);
    }
  }

  private static final class RecentlyUsed<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;
    private final int capacity;

    RecentlyUsed(int capacity) {
      super(2 * capacity, 0.75f, true);
      this.capacity = capacity;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > capacity;
    }
  }
}
