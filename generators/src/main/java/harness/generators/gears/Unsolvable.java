package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/**
 * Random links and a random position with an odd sum, which no turns make even. The judge has none
 * of these, so the mix draws none; here the right answer is -1.
 */
@AutoService(Generator.class)
public final class Unsolvable extends BlockGenerator {

  /** Found through ServiceLoader. */
  public Unsolvable() {
    super("unsolvable");
  }

  @Override
  public String summary() {
    return "an odd number of missing steps, -1 here and nowhere in the judge's data: endless search";
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
