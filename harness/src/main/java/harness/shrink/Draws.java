package harness.shrink;

import harness.cases.Answer;
import harness.generators.Generator;
import harness.generators.Generators;
import harness.reference.Puzzle;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * The same random cases for every finding there is. A failure among them is a start for a walk that
 * does not depend on which finding came first, so that different seeds come to one smallest case
 * also where not all cases can be tried in order.
 */
public final class Draws {

  /**
   * Draws at each distance: first few, which come to an end also on a slow machine, then enough to
   * show a mistake of one case in ten thousand of its distance.
   */
  private static final List<Integer> ROUNDS = List.of(2000, 8000, 30_000);

  private static final int AT_ONCE = 1000;

  /** Draws of a mix at first; each time as many again follow. */
  private static final long MIXED = 40;

  /** The seed of all draws. */
  private static final long SEED = 0;

  private final Puzzle puzzle;
  private final ProbePool bench;
  private final FailureKind target;

  Draws(Puzzle puzzle, ProbePool bench, FailureKind target) {
    this.puzzle = puzzle;
    this.bench = bench;
    this.target = target;
  }

  /**
   * The first that fails: of the draws of each distance one at the smallest distance, up to that of
   * a case that is known to fail; of a puzzle that cannot be enumerated, a small one of the default
   * mix.
   *
   * @return null if none does in time
   */
  RankedCase first(RankedCase known, Deadline deadline) {
    if (!puzzle.space().enumerable()) {
      return Generators.of(puzzle.name()).stream()
          .filter(generator -> generator.name().equals("mix"))
          .findFirst()
          .map(mix -> firstOf(mix, deadline))
          .orElse(null);
    }
    return known.distance() == Answer.NO_SOLUTION ? null : nearest(known, deadline);
  }

  private RankedCase nearest(RankedCase known, Deadline deadline) {
    int few = ROUNDS.get(0);
    RankedCase nearest = failing(known.distance() + 1, 0, few, deadline);
    int from = few;
    for (int to : ROUNDS.subList(1, ROUNDS.size())) {
      // down from what is known: where mistakes grow rarer, the next distance shows one first
      int below = nearest == null ? known.distance() + 1 : nearest.distance();
      for (int distance = below - 1; distance >= 0 && !deadline.isOver(); distance--) {
        boolean possible = target.isPossibleAt(distance);
        RankedCase nearer = possible ? failingAt(distance, from, to, deadline) : null;
        nearest = nearer == null ? nearest : nearer;
      }
      from = to;
    }
    return nearest;
  }

  /**
   * One more that fails at a distance, of draws that are used for nothing else.
   *
   * @param number from 0; each stands for other draws
   * @return null if none of them fails in time
   */
  RankedCase another(int distance, int number, Deadline deadline) {
    int from = ROUNDS.get(ROUNDS.size() - 1) + number * AT_ONCE;
    return failingAt(distance, from, from + AT_ONCE, deadline);
  }

  /** The first that fails of some of the draws of each distance, nearest first. */
  private RankedCase failing(int below, int from, int to, Deadline deadline) {
    for (int distance = 0; distance < below && !deadline.isOver(); distance++) {
      RankedCase failing =
          target.isPossibleAt(distance) ? failingAt(distance, from, to, deadline) : null;
      if (failing != null) {
        return failing;
      }
    }
    return null;
  }

  /** Of a few draws the smallest, since programs take longer for the far ones; then of more. */
  private RankedCase firstOf(Generator mix, Deadline deadline) {
    for (long from = 0, to = MIXED; !deadline.isOver(); from = to, to *= 2) {
      List<RankedCase> drawn =
          LongStream.range(from, to)
              .parallel()
              .mapToObj(index -> deadline.isOver() ? null : mix.draw(SEED, index).input())
              .filter(Objects::nonNull)
              .map(input -> RankedCase.of(puzzle, input))
              .filter(each -> target.isPossibleAt(each.distance()))
              .sorted()
              .toList();
      RankedCase failing = bench.scan(drawn.iterator(), target, deadline).failing();
      if (failing != null) {
        return failing;
      }
    }
    return null;
  }

  private RankedCase failingAt(int distance, int first, int to, Deadline deadline) {
    Generator draw = Generators.named(puzzle.name(), "distance:" + distance);
    for (long from = first; from < to && !deadline.isOver(); from += AT_ONCE) {
      List<RankedCase> drawn =
          LongStream.range(from, from + AT_ONCE)
              .mapToObj(index -> draw.draw(SEED, index).input())
              .distinct()
              .map(input -> RankedCase.at(puzzle, input, distance))
              .sorted()
              .toList();
      RankedCase failing = bench.scan(drawn.iterator(), target, deadline).failing();
      if (failing != null) {
        return failing;
      }
    }
    return null;
  }
}
