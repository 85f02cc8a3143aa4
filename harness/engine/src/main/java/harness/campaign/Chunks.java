package harness.campaign;

import harness.cases.Generator;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Hands out ranges of case indexes to workers, and passes on their finished chunks in the order of
 * the indexes. A range has as many cases as fit into a fraction of a second, in multiples of the
 * generator's block. To hold few chunks and few large inputs, a worker far ahead of the slowest has
 * to wait.
 */
final class Chunks {

  private static final int MOST_WAITING = 64;
  private static final long MOST_CHARACTERS = 64L << 20;

  private static final long TARGET_NANOS = 100_000_000L;

  /** Small enough that the cases are still in the processor's cache when they are counted. */
  private static final int LARGEST = 1024;

  private final CutPoints grid;
  private final int block;
  private final long end;
  private final Consumer<Chunk> inOrder;
  private final Map<Long, Chunk> waiting = new HashMap<>();
  private long next;
  private long passedOn;
  private long characters;
  private int blocks = 1;
  private boolean stopped;

  Chunks(Generator generator, long first, long count, Consumer<Chunk> inOrder) {
    this.next = first;
    this.passedOn = first;
    this.end = first + count;
    this.grid = new CutPoints(generator, first, end, 1);
    this.block = generator.block();
    this.inOrder = inOrder;
  }

  /** The next range, of about {@code wanted} cases or more; null if none are left. */
  synchronized IndexRange take(int wanted) throws InterruptedException {
    while (!stopped && (waiting.size() >= MOST_WAITING || characters >= MOST_CHARACTERS)) {
      wait();
    }
    if (stopped || next >= end) {
      return null;
    }
    int size = Math.max(blocks, (wanted + block - 1) / block) * block;
    IndexRange range = new IndexRange(next, size >= end - next ? end : grid.whole(next + size));
    next = range.to();
    return range;
  }

  /** Learns from the time of a chunk how many cases to hand out. */
  synchronized void took(int cases, long nanos) {
    double fitting = (double) cases / block * TARGET_NANOS / Math.max(1, nanos);
    int most = Math.max(1, LARGEST / block);
    blocks = (int) Math.max(1, Math.min(Math.min(most, 2.0 * blocks), fitting));
  }

  synchronized void give(Chunk chunk) {
    waiting.put(chunk.from(), chunk);
    characters += chunk.inputCharacters();
    for (Chunk ready = waiting.remove(passedOn); ready != null; ready = waiting.remove(passedOn)) {
      passedOn += ready.size();
      characters -= ready.inputCharacters();
      inOrder.accept(ready);
    }
    notifyAll();
  }

  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  /** Passes on, in order, the chunks that wait for others that will never come. */
  synchronized void flush() {
    waiting.values().stream().sorted(Comparator.comparingLong(Chunk::from)).forEach(inOrder);
    waiting.clear();
  }
}
