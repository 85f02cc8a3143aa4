package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/** The far end of random links: distances from 15 to the table's largest, in turn. */
@AutoService(Generator.class)
public final class Boundary extends BlockGenerator {

  private static final int NEAREST = 15;

  /** Found through ServiceLoader. */
  public Boundary() {
    super("boundary");
  }

  @Override
  public String summary() {
    return "15 turns or more, up to the links' largest distance: where time and memory run out";
  }

  @Override
  LinkTable drawLinks(SplittableRandom random) {
    return RandomLinks.drawReaching(NEAREST, RandomLinks.MOST_TABLES, random);
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    int layers = table.largest() - NEAREST + 1;
    return atDistance(table, NEAREST + (offset + rotation % layers) % layers, random);
  }
}
