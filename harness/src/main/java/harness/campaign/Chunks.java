package harness.campaign;

import harness.generators.Generator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Hands out ranges of case indexes to workers and takes back their chunks, which it passes on in
 * the order of the indexes. Holds few chunks, and few large inputs: a worker that runs far ahead of
 * the slowest waits.
 */
final class Chunks {

  private static final int MOST_WAITING = 64;
  private static final long MOST_CHARACTERS = 64L << 20;

  private final CutPoints grid;
  private final long end;
  private final Consumer<Chunk> inOrder;
  private final Map<Long, Chunk> waiting = new HashMap<>();
  private long next;
  private long passedOn;
  private long characters;
  private boolean stopped;

  /**
   * A dispenser.
   *
   * @param generator draws the cases; a range ends where its blocks and files end
   * @param first the first index
   * @param count how many
   * @param inOrder is handed the chunks in order
   */
  Chunks(Generator generator, long first, long count, Consumer<Chunk> inOrder) {
    this.next = first;
    this.passedOn = first;
    this.end = first + count;
    this.grid = new CutPoints(generator, first, end, 1);
    this.inOrder = inOrder;
  }

  /** The next range of about this many cases, or null when there are none left. */
  synchronized IndexRange take(int size) throws InterruptedException {
    while (!stopped && (waiting.size() >= MOST_WAITING || characters >= MOST_CHARACTERS)) {
      wait();
    }
    if (stopped || next >= end) {
      return null;
    }
    IndexRange range = new IndexRange(next, size >= end - next ? end : grid.whole(next + size));
    next = range.to();
    return range;
  }

  /** Takes a finished chunk back. */
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

  /** Hands out no more ranges. */
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  /** Passes on, still in order, what waits for chunks that will not come. */
  synchronized void flush() {
    waiting.values().stream().sorted((a, b) -> Long.compare(a.from(), b.from())).forEach(inOrder);
    waiting.clear();
  }
}
