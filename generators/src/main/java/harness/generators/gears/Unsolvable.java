package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/**
 * Random links and a random position with an odd sum, which no turn makes even. The right answer is
 * -1. The judge's data has no such cases, so the mix draws none.
 */
@AutoService(Generator.class)
public final class Unsolvable extends BlockGenerator {

  /** Found through ServiceLoader. */
  public Unsolvable() {
    super("unsolvable");
  }

  @Override
  public String summary() {
    return "an odd number of missing steps, so the answer is -1, which the judge's data"
        + " never has: endless search";
  }

  @Override
  public boolean isLikeJudges() {
    return false;
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    while (true) {
      int position = random.nextInt(Position.COUNT);
      if ((Position.sumModulo4(position) & 1) != 0) {
        return position;
      }
    }
  }
}
