package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * All exact distances of a link table in turn, from 0 to its own largest. Each block begins at a
 * random one, so that over many blocks the distances are as frequent as each other.
 */
@AutoService(Generator.class)
public final class Spread extends BlockGenerator {

  /** Found through ServiceLoader. */
  public Spread() {
    super("spread");
  }

  @Override
  public String summary() {
    return "all exact distances in turn: the rare ones, near and far, as often as the common";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    int layers = table.largest() + 1;
    return atDistance(table, (offset + rotation % layers) % layers, random);
  }
}
