package harness.jury;

import java.util.List;

/**
 * When small inputs have their turn beside those of a problem's generators, which are often as
 * large as the limits allow: at first, and then most of the time. Small inputs find most mistakes,
 * and hundreds of them take as long as one large input.
 *
 * @param sources of small inputs, which take turns; the first one always pays; empty if there are
 *     none
 * @param generators number of the problem's generators
 */
record SmallTurns(List<SmallSource> sources, int generators) {

  /** At first, this many cases are small. */
  static final int FIRST = 20;

  /** Then the generators get one case in this many. */
  static final int PAUSE = 4;

  /**
   * The turn of the problem's generators at the index of a case, from 0; -1 if it is not their
   * turn. Where the cases of a generator have smaller arguments depends on whether the index is
   * even; so each such turn has an index for which this is the same as for its own number.
   */
  long turn(long index) {
    if (sources.isEmpty()) {
      return index;
    }
    long turn = (index - FIRST) / PAUSE;
    return index >= FIRST && index == index(turn) ? turn : -1;
  }

  /** The index of a turn of the problem's generators. */
  long index(long turn) {
    if (sources.isEmpty()) {
      return turn;
    }
    long start = FIRST + PAUSE * turn;
    long wanted = turn < generators ? generators : turn; // at first, as their author wrote them
    return start + Math.floorMod(start - wanted, 2);
  }

  /** The source that has its turn at the index of a case, when it is not the generators'. */
  SmallSource at(long index) {
    return sources.stream()
        .filter(each -> each.claims(index))
        .findFirst()
        .orElseGet(() -> inTurn(index));
  }

  private SmallSource inTurn(long index) {
    SmallSource one = sources.get((int) (index / 2 % sources.size()));
    return one.pays() ? one : sources.get(0);
  }
}
