package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.Case;
import harness.cases.CaseName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Chunks come back in any order and are passed on in the order of their cases, each once. */
final class ChunksTest {

  private final List<Long> passedOn = new ArrayList<>();

  private Chunks chunks(long first, long count) {
    return new Chunks(
        Countdown.numbers(index -> 0), first, count, chunk -> passedOn.add(chunk.from()));
  }

  private static Chunk chunk(IndexRange range) {
    Case any = new Case(new CaseName("countdown", "numbers", 0, 0), "0\n");
    return new Chunk(range.from(), Collections.nCopies((int) (range.to() - range.from()), any), 0);
  }

  private static List<IndexRange> takeAll(Chunks chunks, int size) throws InterruptedException {
    List<IndexRange> ranges = new ArrayList<>();
    for (IndexRange next = chunks.take(size); next != null; next = chunks.take(size)) {
      ranges.add(next);
    }
    return ranges;
  }

  @Property(tries = 200)
  void everyCaseIsHandedOutOnceAndPassedOnInOrder(
      @ForAll @IntRange(max = 100) int first,
      @ForAll @IntRange(min = 1, max = 200) int count,
      @ForAll @IntRange(min = 1, max = 50) int size,
      @ForAll long seed)
      throws InterruptedException {
    passedOn.clear();
    Chunks chunks = chunks(first, count);
    List<IndexRange> ranges = takeAll(chunks, size);
    List<Long> froms = new ArrayList<>();
    long next = first;
    for (IndexRange range : ranges) {
      assertEquals(next, range.from());
      froms.add(next);
      next = range.to();
    }
    assertEquals(first + count, next);
    List<IndexRange> shuffled = new ArrayList<>(ranges);
    Collections.shuffle(shuffled, new Random(seed));
    shuffled.forEach(range -> chunks.give(chunk(range)));
    assertEquals(froms, passedOn);
  }

  @Test
  void chunksThatWaitForAMissingOneArePassedOnInOrderToo() throws InterruptedException {
    Chunks chunks = chunks(0, 60);
    List<IndexRange> ranges = takeAll(chunks, 10);
    for (int i : new int[] {5, 3, 0, 4}) {
      chunks.give(chunk(ranges.get(i)));
    }
    assertEquals(List.of(0L), passedOn);
    chunks.flush();
    assertEquals(List.of(0L, 30L, 40L, 50L), passedOn);
  }

  @Test
  void nothingIsHandedOutAfterAStop() throws InterruptedException {
    Chunks chunks = chunks(0, 60);
    IndexRange first = chunks.take(10);
    chunks.stop();
    assertNull(chunks.take(10));
    chunks.give(chunk(first));
    assertEquals(List.of(0L), passedOn);
  }
}
