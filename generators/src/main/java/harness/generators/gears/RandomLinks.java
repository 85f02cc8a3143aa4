package harness.generators.gears;

import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/** Random link tables: every link is equally likely to be any other knob. */
final class RandomLinks {

  /** Tables to try before giving up on a distance; that takes seconds. */
  static final int MOST_TABLES = 200;

  private RandomLinks() {}

  static LinkTable draw(SplittableRandom random) {
    int[][] links = new int[Position.KNOBS][Position.STATES];
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int state = 0; state < Position.STATES; state++) {
        int other = random.nextInt(Position.KNOBS - 1);
        links[knob][state] = other < knob ? other : other + 1;
      }
    }
    return LinkTable.of(links);
  }

  /**
   * Draws tables until one has positions at a distance.
   *
   * @param mostTables tables to try
   * @throws IllegalArgumentException with a one-line message if none of them has any
   */
  static LinkTable drawReaching(int distance, int mostTables, SplittableRandom random) {
    for (int i = 0; i < mostTables; i++) {
      LinkTable links = draw(random);
      if (DistanceTable.of(links).largest() >= distance) {
        return links;
      }
    }
    throw new IllegalArgumentException(
        "no gears instance at distance " + distance + " in " + mostTables + " random link tables");
  }
}
