package harness.reference.gears;

import harness.reference.PuzzleSamples;
import java.util.SplittableRandom;

/** Instances shared by the tests. */
final class Samples {

  static final String SIX_TURNS = PuzzleSamples.GEARS;

  static final String ONE_TURN = "4 2 2 2 2\n4 1 1 1 1\n" + "1 1 1 1 1\n".repeat(10);

  static final String TEN_TURNS =
      """
      4 9 3 4 5
      1 9 8 12 11
      4 7 5 6 12
      3 2 2 11 2
      3 6 8 2 12
      4 8 4 2 11
      2 12 9 5 3
      4 1 1 11 1
      1 1 7 4 1
      4 11 6 12 8
      2 6 3 7 6
      4 3 9 7 10
      """;

  private Samples() {}

  static LinkTable links(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[][] links = new int[12][4];
    for (int knob = 0; knob < 12; knob++) {
      for (int state = 0; state < 4; state++) {
        links[knob][state] = (knob + 1 + random.nextInt(11)) % 12;
      }
    }
    return LinkTable.of(links);
  }

  /** Every knob drags the first, which drags the second: many positions are not connected. */
  static LinkTable star() {
    int[][] links = new int[12][4];
    links[0] = new int[] {1, 1, 1, 1};
    return LinkTable.of(links);
  }

  /** A position with an even digit sum. */
  static int evenPosition(SplittableRandom random) {
    int position = random.nextInt(Position.COUNT);
    return Position.with(position, 0, Position.state(position, 0) + Position.sumModulo4(position));
  }
}
