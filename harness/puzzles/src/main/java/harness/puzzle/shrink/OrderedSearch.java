package harness.puzzle.shrink;

import harness.cases.Answer;
import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.ProbePool;
import java.util.Collections;
import java.util.List;

/**
 * Searches for the smallest failing case of a puzzle that can be enumerated. All smaller cases are
 * tried in order: immediately if they are few, otherwise after walks have found a smaller one.
 * Trying cases in order is worth more than a long walk.
 */
final class OrderedSearch {

  /** Maximum number of cases to try in order before any walk. */
  private static final long FEW = 500_000;

  /** Share of the time after which the speed of trying cases is known. */
  private static final double FIRST_LOOK = 0.25;

  /** Speed-up over that estimate for which it is still worth continuing. */
  private static final double WORTHWHILE_SPEEDUP = 2;

  /** Share of the remaining time for the rest of the cases. */
  private static final double REST = 0.9;

  /** Share of the time for finding a failing case among the draws. */
  private static final double DRAWS = 0.35;

  /** Share of the time for the walks. */
  private static final double WALKS = 0.6;

  /** If a fresh start takes longer, it is not repeated for many cases. */
  private static final long CHEAP_START_NANOS = 20_000_000;

  private final Puzzle puzzle;
  private final ProbePool bench;
  private final Walks walks;
  private final List<RankedCase> failing;
  private final Deadline deadline;
  private final RankedCase nearest;
  private final Layers layers;

  OrderedSearch(
      Puzzle puzzle,
      ProbePool bench,
      FailureKind target,
      List<RankedCase> failing,
      Deadline deadline) {
    this.puzzle = puzzle;
    this.bench = bench;
    this.walks = new Walks(puzzle, bench, target);
    this.failing = failing;
    this.deadline = deadline;
    this.nearest = Collections.min(failing);
    this.layers = new Layers(puzzle, bench, target, nearest, startsCheaply());
  }

  Layers.Known smallest() {
    boolean few = areFewBelow(nearest);
    Layers.Known known = few ? atOnce(nearest) : null;
    if (known != null) {
      return known;
    }
    RankedCase drawn = walks.draw(nearest, deadline.share(DRAWS));
    if (drawn != null) {
      layers.found(drawn);
      known = !few && areFewBelow(drawn) ? atOnce(drawn) : null;
      if (known != null) {
        return known;
      }
    }
    layers.found(walks.smallestEnd(failing, drawn, deadline.share(WALKS)));
    return layers.below(deadline);
  }

  /**
   * Tries all cases in order for a while, and continues if they can be finished in time.
   *
   * @return null if there are too many for the time
   */
  private Layers.Known atOnce(RankedCase than) {
    long before = bench.ran();
    long start = System.nanoTime();
    Layers.Known known = layers.below(deadline.share(FIRST_LOOK));
    long ran = bench.ran() - before;
    double promised = (double) ran * deadline.leftNanos() / (System.nanoTime() - start);
    if (!known.proven() && WORTHWHILE_SPEEDUP * promised > nearerThan(than) - ran) {
      known = layers.below(deadline.share(REST));
    }
    return known.proven() ? known : null;
  }

  private boolean areFewBelow(RankedCase each) {
    return nearerThan(each) <= FEW;
  }

  /** The number of cases at smaller distances; any number above {@link #FEW} if there are many. */
  private long nearerThan(RankedCase each) {
    int farthest =
        each.distance() == Answer.NO_SOLUTION ? puzzle.oracle().largestDistance() : each.distance();
    long count = 0;
    for (int distance = 0; distance < farthest && count <= FEW; distance++) {
      count += puzzle.space().at(distance).limit(FEW + 1 - count).count();
    }
    return count;
  }

  private boolean startsCheaply() {
    long start = System.nanoTime();
    bench.look(List.of(nearest), deadline);
    return System.nanoTime() - start < CHEAP_START_NANOS;
  }
}
