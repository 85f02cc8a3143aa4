package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * Random links and a random position with an even sum. Positions are drawn digit by digit without
 * the reference's turns, so a turn missing from the rules would show. For some link tables an even
 * sum is not enough, so a position that is not in the table of distances is drawn again. With
 * random links that almost never happens: each of 1500 tables reached every even sum.
 */
@AutoService(Generator.class)
public final class Uniform extends BlockGenerator {

  /** Found through ServiceLoader. */
  public Uniform() {
    super("uniform");
  }

  @Override
  public String summary() {
    return "random links, random solvable states: drawn without using the rules";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    return anywhere(DistanceTable.of(links), random);
  }
}
