package harness.hack;

import harness.cases.Answer;
import harness.reference.Heuristic;
import harness.reference.Puzzle;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;

/**
 * Cases similar to a given one: some moves away, or changed at random.
 *
 * @param outOfReach whether cases at an exact distance are useless
 * @param heuristic null if the puzzle has none
 */
record Changes(Puzzle puzzle, IntPredicate outOfReach, Heuristic heuristic) {

  private static final int MOST_MOVES = 3;
  private static final int CANDIDATES = 24;

  /**
   * A case near another. Half the time it is, of many, the one whose distance exceeds its estimate
   * most, which is hard for heuristic searches.
   */
  String near(Reading from, SplittableRandom random) {
    if (heuristic == null || random.nextBoolean()) {
      return moved(from.input(), random);
    }
    String best = null;
    int bestGap = Integer.MIN_VALUE;
    for (int i = 0; i < CANDIDATES; i++) {
      String next = moved(best == null || random.nextBoolean() ? from.input() : best, random);
      int gap = next == null ? Integer.MIN_VALUE : gap(next);
      if (gap > bestGap) {
        best = next;
        bestGap = gap;
      }
    }
    return best;
  }

  /** Distance minus estimate. */
  private int gap(String input) {
    int distance = puzzle.oracle().distance(input);
    if (outOfReach.test(distance)) {
      return Integer.MIN_VALUE;
    }
    int bound = distance == Answer.NO_SOLUTION ? puzzle.oracle().largestDistance() + 1 : distance;
    return bound - heuristic.estimate().applyAsInt(input);
  }

  /** A case of another graph, or one that moves cannot reach; null if there is none. */
  String varied(String input, SplittableRandom random) {
    String here = input;
    for (int changes = 1 + random.nextInt(MOST_MOVES); here != null && changes > 0; changes--) {
      here = puzzle.space().variation(here, random);
    }
    return here;
  }

  private String moved(String input, SplittableRandom random) {
    String here = input;
    for (int moves = 1 + random.nextInt(MOST_MOVES); moves > 0; moves--) {
      List<String> near = puzzle.space().neighbours(here);
      if (near.isEmpty()) {
        return null;
      }
      here = near.get(random.nextInt(near.size()));
    }
    return here;
  }
}
