package harness.bench;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Generator;
import harness.generators.Generators;
import harness.reference.Puzzle;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws cases for one exact distance after another with the puzzle's generator {@code distance}, up
 * to the farthest that it can draw, or to those just beyond the largest answer, whose answer is
 * {@code -1}.
 */
public final class DistanceLayers {

  /**
   * Cases at one exact distance.
   *
   * @param distance {@link Answer#NO_SOLUTION} for cases whose right answer is -1
   */
  public record Layer(int distance, List<Case> cases) {

    public Layer {
      cases = List.copyOf(cases);
    }

    /** The cases in files of {@code casesPerFile}; the last one may be smaller. */
    List<List<Case>> files(int casesPerFile) {
      List<List<Case>> files = new ArrayList<>();
      for (int from = 0; from < cases.size(); from += casesPerFile) {
        files.add(cases.subList(from, Math.min(cases.size(), from + casesPerFile)));
      }
      return files;
    }

    /** The distance as in reports: null if the right answer is -1. */
    Integer shownDistance() {
      return distance == Answer.NO_SOLUTION ? null : distance;
    }
  }

  private static final String GENERATOR = "distance";

  /** Cases taken from one block of a generator, which share an expensive table. */
  private static final int FROM_ONE_BLOCK = 5;

  private final Puzzle puzzle;
  private final long seed;
  private final int size;
  private final int largest;
  private int next;
  private boolean ended;

  /**
   * Starts at distance 0.
   *
   * @param size cases at each distance
   * @param largest the last distance
   */
  public DistanceLayers(Puzzle puzzle, long seed, int size, int largest) {
    this.puzzle = puzzle;
    this.seed = seed;
    this.size = size;
    this.largest = largest;
  }

  /** The next layer, or null if there is none. */
  public Layer next() {
    if (ended || next > largest) {
      return null;
    }
    int expected = next <= puzzle.oracle().largestDistance() ? next : Answer.NO_SOLUTION;
    List<Case> cases;
    try {
      cases = draw(Generators.named(puzzle.name(), GENERATOR + ":" + next), expected);
    } catch (IllegalArgumentException none) {
      ended = true;
      if (next == 0) {
        throw new IllegalStateException(puzzle.name() + " draws no cases by distance", none);
      }
      return null;
    }
    next++;
    ended = expected == Answer.NO_SOLUTION;
    return new Layer(expected, cases);
  }

  private List<Case> draw(Generator generator, int expected) {
    List<Case> cases = new ArrayList<>(size);
    int together = generator.block() == 1 ? 1 : FROM_ONE_BLOCK;
    for (int i = 0; i < size; i++) {
      long block = i / together;
      Case each = generator.draw(seed, block * generator.block() + i % together);
      int distance = puzzle.oracle().distance(each.input());
      if (distance != expected) {
        throw new IllegalStateException(
            each.name() + " is drawn as " + expected + ", the oracle says " + distance);
      }
      cases.add(each);
    }
    return cases;
  }
}
