package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * Very many positions of one link table, alternating between the exact distances in turn and random
 * solvable positions. A table costs as much as thousands of positions, so this explores one graph
 * most thoroughly: mistakes that need a rare combination of states show here.
 */
@AutoService(Generator.class)
public final class Graph extends BlockGenerator {

  /** A mix draws other generators' blocks in between. */
  private static final int SHARING = 40 * BLOCK;

  /** Found through ServiceLoader. */
  public Graph() {
    super("graph", SHARING);
  }

  @Override
  public String summary() {
    return "thousands of positions of one instance, by distance and at random: mistakes"
        + " that need a combination of states";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    return offset % 2 == 0
        ? atDistance(table, offset / 2 % (table.largest() + 1), random)
        : anywhere(table, random);
  }
}
