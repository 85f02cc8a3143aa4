package harness.reference.gears;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The distance tables used last. Two threads that ask for the same new table compute it once; two
 * that ask for different ones compute at the same time.
 */
final class TableCache {

  /**
   * The process's own. ServiceLoader makes puzzle and generators apart from each other, and both
   * need the table of the block at hand; a block has one table and a thread works on one block.
   */
  static final TableCache SHARED =
      new TableCache(Math.max(8, 2 * Runtime.getRuntime().availableProcessors()));

  /** A table, or the place where it will be. */
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

  /** Whether a table is there, or on its way. */
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
