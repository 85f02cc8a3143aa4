package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * The farthest positions of the instance that has the farthest, out of several random ones: the
 * cases that exceed the time limit.
 */
@AutoService(Generator.class)
public final class Deepest extends BlockGenerator {

  private static final int TABLES = 3;

  /** Found through ServiceLoader. */
  public Deepest() {
    super("deepest");
  }

  @Override
  public String summary() {
    return "the farthest positions of the deepest instances: the slowest there are";
  }

  @Override
  LinkTable drawLinks(SplittableRandom random) {
    LinkTable farthest = RandomLinks.draw(random);
    int largest = DistanceTable.of(farthest).largest();
    for (int i = 1; i < TABLES; i++) {
      LinkTable links = RandomLinks.draw(random);
      int distance = DistanceTable.of(links).largest();
      if (distance > largest) {
        largest = distance;
        farthest = links;
      }
    }
    return farthest;
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    return atDistance(table, table.largest(), random);
  }
}
