package harness.corpus;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The fewest sets that together contain every element: depth-first branch and bound. It branches on
 * the element that is in the fewest sets; the lower bound is the number of uncovered elements
 * divided by the size of the largest set. A greedy cover gives the first upper bound, and is the
 * result if {@value #MOST_NODES} nodes are not enough (V. Chvátal, A greedy heuristic for the
 * set-covering problem, 1979). Subsets of other sets are dropped first: some smallest cover does
 * not need them.
 */
final class SetCover {

  private static final long MOST_NODES = 2_000_000;

  /**
   * A cover.
   *
   * @param sets indexes of its sets, ascending
   * @param proven whether no smaller cover exists
   */
  record Cover(List<Integer> sets, boolean proven) {}

  private final List<BitSet> sets;
  private List<Integer> best;
  private long nodes;

  private SetCover(List<BitSet> sets) {
    this.sets = sets;
  }

  /** A smallest cover; the order of the sets breaks ties. */
  static Cover smallest(List<BitSet> sets) {
    BitSet all = new BitSet();
    sets.forEach(all::or);
    List<Integer> needed = notInAnother(sets);
    SetCover search = new SetCover(needed.stream().map(sets::get).toList());
    search.best = search.greedy(all);
    search.extend(all, new ArrayList<>());
    return new Cover(
        search.best.stream().map(needed::get).sorted(Comparator.naturalOrder()).toList(),
        search.nodes < MOST_NODES);
  }

  /**
   * A cover of all known elements if some elements are unknown. It is proven only if it is smallest
   * whatever these are.
   *
   * @param sets the known elements
   * @param unknown for each set, elements that it may contain
   */
  static Cover smallest(List<BitSet> sets, List<BitSet> unknown) {
    Cover known = smallest(sets);
    BitSet all = new BitSet();
    sets.forEach(all::or);
    List<BitSet> largest = new ArrayList<>();
    boolean closed = true;
    for (int i = 0; i < sets.size(); i++) {
      BitSet whole = (BitSet) sets.get(i).clone();
      whole.or(unknown.get(i));
      closed &= minus(whole, all).isEmpty();
      largest.add(whole);
    }
    if (!known.proven() || unknown.stream().allMatch(BitSet::isEmpty)) {
      return known;
    }
    Cover least = closed ? smallest(largest) : known;
    boolean proven = closed && least.proven() && least.sets().size() == known.sets().size();
    return new Cover(known.sets(), proven);
  }

  /** Indexes of the sets that are not subsets of another; of equal sets, the first. */
  private static List<Integer> notInAnother(List<BitSet> sets) {
    return IntStream.range(0, sets.size())
        .filter(
            i ->
                IntStream.range(0, sets.size())
                    .filter(j -> j < i || (j > i && !sets.get(j).equals(sets.get(i))))
                    .noneMatch(j -> minus(sets.get(i), sets.get(j)).isEmpty()))
        .boxed()
        .toList();
  }

  private static BitSet minus(BitSet whole, BitSet part) {
    BitSet rest = (BitSet) whole.clone();
    rest.andNot(part);
    return rest;
  }

  private List<Integer> greedy(BitSet all) {
    BitSet left = (BitSet) all.clone();
    List<Integer> cover = new ArrayList<>();
    while (!left.isEmpty()) {
      int largest = 0;
      for (int i = 1; i < sets.size(); i++) {
        largest = gain(i, left) > gain(largest, left) ? i : largest;
      }
      cover.add(largest);
      left.andNot(sets.get(largest));
    }
    return cover;
  }

  private void extend(BitSet left, List<Integer> chosen) {
    if (left.isEmpty()) {
      best = chosen.size() < best.size() ? List.copyOf(chosen) : best;
      return;
    }
    if (++nodes >= MOST_NODES || chosen.size() + atLeast(left) >= best.size()) {
      return;
    }
    int rarest = rarest(left);
    for (int i = 0; i < sets.size(); i++) {
      if (sets.get(i).get(rarest)) {
        chosen.add(i);
        extend(minus(left, sets.get(i)), chosen);
        chosen.remove(chosen.size() - 1);
      }
    }
  }

  /** A lower bound for the number of sets still needed. */
  private int atLeast(BitSet left) {
    int largest = IntStream.range(0, sets.size()).map(i -> gain(i, left)).max().orElse(1);
    return (left.cardinality() + largest - 1) / largest;
  }

  private int rarest(BitSet left) {
    int rarest = -1;
    long fewest = Long.MAX_VALUE;
    for (int e = left.nextSetBit(0); e >= 0; e = left.nextSetBit(e + 1)) {
      int element = e;
      long holders = sets.stream().filter(set -> set.get(element)).count();
      if (holders < fewest) {
        fewest = holders;
        rarest = e;
      }
    }
    return rarest;
  }

  private int gain(int set, BitSet left) {
    BitSet common = (BitSet) left.clone();
    common.and(sets.get(set));
    return common.cardinality();
  }
}
