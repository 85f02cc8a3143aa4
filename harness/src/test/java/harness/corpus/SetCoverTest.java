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
}
