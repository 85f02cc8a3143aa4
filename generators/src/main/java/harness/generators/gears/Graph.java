package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * Very many positions of one link table, in turn one of each exact distance and any that can be
 * solved. A table costs as much as thousands of positions, so this goes deepest into one graph: a
 * mistake that needs several things of the states at once shows here.
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
    return "thousands of positions of one instance's links, by distance and at random: what needs"
        + " several states at once";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    return offset % 2 == 0
        ? atDistance(table, offset / 2 % (table.largest() + 1), random)
        : anywhere(table, random);
  }
}
