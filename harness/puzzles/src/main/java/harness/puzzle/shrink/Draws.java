package harness.puzzle.shrink;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.ProbePool;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * Random cases that are the same for all findings. A walk that starts from a failure among them
 * does not depend on which finding came first. So different seeds lead to the same smallest case
 * even if not all cases can be tried in order.
 */
public record Draws(Puzzle puzzle, ProbePool bench, FailureKind target) {

  /**
   * Number of draws at each distance in each round: first few, so that a slow machine also
   * finishes, then enough to reveal a mistake on one case in ten thousand.
   */
  private static final List<Integer> ROUNDS = List.of(2000, 8000, 30_000);

  private static final int AT_ONCE = 1000;

  /** Number of first draws from a mix; the number doubles each time. */
  private static final long MIXED = 40;

  private static final long SEED = 0;

  /**
   * Finds a failing draw: at the smallest possible distance, up to that of a known failing case;
   * for a puzzle that cannot be enumerated, a small case of the default mix.
   *
   * @return null if none fails in time
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
    RankedCase nearest = null;
    for (int distance = 0; distance <= known.distance() && nearest == null; distance++) {
      nearest = failingAt(distance, 0, ROUNDS.get(0), deadline);
    }
    for (int round = 1; round < ROUNDS.size(); round++) {
      // downwards from the known distance, since mistakes may become rarer with smaller distance
      int below = nearest == null ? known.distance() + 1 : nearest.distance();
      for (int distance = below - 1; distance >= 0; distance--) {
        RankedCase nearer = failingAt(distance, ROUNDS.get(round - 1), ROUNDS.get(round), deadline);
        nearest = nearer == null ? nearest : nearer;
      }
    }
    return nearest;
  }

  /**
   * Finds another failing case at a distance, among draws used for nothing else.
   *
   * @param number from 0; each number gives different draws
   * @return null if none fails in time
   */
  RankedCase another(int distance, int number, Deadline deadline) {
    int from = ROUNDS.get(ROUNDS.size() - 1) + number * AT_ONCE;
    return failingAt(distance, from, from + AT_ONCE, deadline);
  }

  /** Tries few draws, then more, smallest first, since programs take longer for distant cases. */
  private RankedCase firstOf(Generator mix, Deadline deadline) {
    RankedCase failing = null;
    for (long from = 0, to = MIXED; failing == null && !deadline.isOver(); from = to, to *= 2) {
      List<RankedCase> drawn =
          LongStream.range(from, to)
              .parallel()
              .mapToObj(index -> deadline.isOver() ? null : mix.draw(SEED, index).input())
              .filter(Objects::nonNull)
              .map(input -> RankedCase.of(puzzle, input))
              .sorted()
              .toList();
      failing = RankedCase.firstFailing(bench, drawn, target, deadline);
    }
    return failing;
  }

  private RankedCase failingAt(int distance, int first, int to, Deadline deadline) {
    if (!target.isPossibleAt(distance)) {
      return null;
    }
    Generator draw = Generators.named(puzzle.name(), "distance:" + distance);
    RankedCase failing = null;
    for (long from = first; from < to && failing == null && !deadline.isOver(); from += AT_ONCE) {
      List<RankedCase> drawn =
          LongStream.range(from, from + AT_ONCE)
              .mapToObj(index -> draw.draw(SEED, index).input())
              .distinct()
              .map(input -> RankedCase.at(puzzle, input, distance))
              .sorted()
              .toList();
      failing = RankedCase.firstFailing(bench, drawn, target, deadline);
    }
    return failing;
  }
}
