package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * All exact distances of a link table in turn, from 0 to the table's largest. Each block begins at
 * a random distance, so that over many blocks all distances are equally frequent.
 */
@AutoService(Generator.class)
public final class Spread extends BlockGenerator {

  /** Found through ServiceLoader. */
  public Spread() {
    super("spread");
  }

  @Override
  public String summary() {
    return "all exact distances in turn: the rare ones, near and far, as often as the common ones";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    int layers = table.largest() + 1;
    return atDistance(table, (offset + rotation % layers) % layers, random);
  }
}
