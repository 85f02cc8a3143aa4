package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/** Distances 0 to 4 in turn, so that every fifth instance is solved already. */
@AutoService(Generator.class)
public final class Easy extends BlockGenerator {

  private static final int LAYERS = 5;

  /** Found through ServiceLoader. */
  public Easy() {
    super("easy");
  }

  @Override
  public String summary() {
    return "0 to 4 turns, every fifth solved already: answers of nothing, first and last steps";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    return atDistance(DistanceTable.of(links), offset % LAYERS, random);
  }
}
