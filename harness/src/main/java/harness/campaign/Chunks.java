package harness.campaign;

import harness.generators.Generator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Hands out ranges of case indexes to workers, and passes on their finished chunks in the order of
 * the indexes. To hold few chunks and few large inputs, a worker far ahead of the slowest has to
 * wait.
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
   * Prepares to hand out a campaign's cases.
   *
   * @param generator draws the cases; ranges end at the ends of its blocks and files
   * @param first index of the first case
   * @param count number of cases
   * @param inOrder receives the chunks in order
   */
  Chunks(Generator generator, long first, long count, Consumer<Chunk> inOrder) {
    this.next = first;
    this.passedOn = first;
    this.end = first + count;
    this.grid = new CutPoints(generator, first, end, 1);
    this.inOrder = inOrder;
  }

  /** The next range of about {@code size} cases, or null if none are left. */
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

  /** Accepts a finished chunk. */
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

  /** Stops handing out ranges. */
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  /** Passes on, in order, the chunks that wait for others that will never come. */
  synchronized void flush() {
    waiting.values().stream().sorted((a, b) -> Long.compare(a.from(), b.from())).forEach(inOrder);
    waiting.clear();
  }
}
