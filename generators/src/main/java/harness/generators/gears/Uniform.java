package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * Random links and a random position with an even sum. Drawn digit by digit: no turn of the
 * reference takes part, so a turn missing from the rules would show. An even sum is not enough for
 * every link table, so a position that the table of distances lacks is drawn again; with random
 * links that is next to never needed: each of 1500 tables reached every even sum.
 */
@AutoService(Generator.class)
public final class Uniform extends BlockGenerator {

  /** Found through ServiceLoader. */
  public Uniform() {
    super("uniform");
  }

  @Override
  public String summary() {
    return "random links, random solvable states: nothing of the rules takes part in drawing";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    return anywhere(DistanceTable.of(links), random);
  }
}
