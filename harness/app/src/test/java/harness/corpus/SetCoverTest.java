package harness.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The smallest cover is as small as the one found by an exhaustive search over all choices of sets.
 */
final class SetCoverTest {

  private static BitSet set(int... elements) {
    return IntStream.of(elements).collect(BitSet::new, BitSet::set, BitSet::or);
  }

  private static boolean covers(List<BitSet> sets, Iterable<Integer> chosen) {
    BitSet all = new BitSet();
    sets.forEach(all::or);
    for (int index : chosen) {
      all.andNot(sets.get(index));
    }
    return all.isEmpty();
  }

  private static int plainSmallest(List<BitSet> sets) {
    int smallest = sets.size();
    for (int choice = 0; choice < 1 << sets.size(); choice++) {
      List<Integer> chosen =
          BitSet.valueOf(new long[] {choice}).stream().boxed().collect(Collectors.toList());
      if (chosen.size() < smallest && covers(sets, chosen)) {
        smallest = chosen.size();
      }
    }
    return smallest;
  }

  @Test
  void findsASmallerCoverThanGreedyChoice() {
    List<BitSet> sets = List.of(set(0, 1, 2, 3), set(0, 1, 4), set(2, 3, 5), set(4), set(5));
    SetCover.Cover cover = SetCover.smallest(sets);
    assertEquals(List.of(1, 2), cover.sets());
    assertTrue(cover.proven());
  }

  @Test
  void nothingToCoverTakesNoSet() {
    assertEquals(List.of(), SetCover.smallest(List.of(set(), set())).sets());
    assertEquals(List.of(), SetCover.smallest(List.of()).sets());
  }

  @Test
  void theCoverIsAsSmallAsThatOfAnExhaustiveSearch() {
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 200; round++) {
      List<BitSet> sets = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        sets.add(BitSet.valueOf(new long[] {random.nextLong(1 << 12) & random.nextLong()}));
      }
      SetCover.Cover cover = SetCover.smallest(sets);
      assertTrue(covers(sets, cover.sets()));
      assertEquals(plainSmallest(sets), cover.sets().size());
    }
  }

  /** All ways to add some of the unknown elements. */
  private static int smallestOfAll(List<BitSet> sets, List<BitSet> unknown, boolean largest) {
    int[][] cells =
        IntStream.range(0, sets.size())
            .boxed()
            .flatMap(i -> unknown.get(i).stream().mapToObj(e -> new int[] {i, e}))
            .toArray(int[][]::new);
    IntStream sizes =
        IntStream.range(0, 1 << cells.length)
            .map(
                choice -> {
                  List<BitSet> whole = new ArrayList<>();
                  sets.forEach(set -> whole.add((BitSet) set.clone()));
                  BitSet.valueOf(new long[] {choice}).stream()
                      .forEach(c -> whole.get(cells[c][0]).set(cells[c][1]));
                  return plainSmallest(whole);
                });
    return largest ? sizes.max().orElseThrow() : sizes.min().orElseThrow();
  }

  @Test
  void aCoverIsProvenOnlyIfItIsSmallestWhateverTheUnknownElementsAre() {
    SplittableRandom random = new SplittableRandom(11);
    int proven = 0;
    int open = 0;
    for (int round = 0; round < 300; round++) {
      List<BitSet> sets = new ArrayList<>();
      List<BitSet> unknown = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        BitSet set = BitSet.valueOf(new long[] {random.nextLong(1 << 5)});
        BitSet rest = BitSet.valueOf(new long[] {random.nextLong(1 << 5) & random.nextLong()});
        rest.andNot(set);
        sets.add(set);
        unknown.add(rest.cardinality() > 1 ? set() : rest);
      }
      SetCover.Cover cover = SetCover.smallest(sets, unknown);
      assertTrue(covers(sets, cover.sets()));
      assertEquals(plainSmallest(sets), cover.sets().size());
      boolean same =
          smallestOfAll(sets, unknown, false) == cover.sets().size()
              && smallestOfAll(sets, unknown, true) == cover.sets().size();
      assertTrue(same || !cover.proven());
      proven += cover.proven() && unknown.stream().anyMatch(each -> !each.isEmpty()) ? 1 : 0;
      open += same ? 0 : 1;
    }
    assertTrue(proven > 20, proven + " proven");
    assertTrue(open > 20, open + " open");
  }
}
