package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.LinkTable;
import harness.reference.gears.NearLayers;
import java.util.SplittableRandom;

/** Distances 0 to 4 in turn, so that every fifth instance is solved already. */
@AutoService(Generator.class)
public final class Easy extends BlockGenerator {

  private static final int LAYERS = 5;

  private final Remembered<LinkTable, NearLayers> near = new Remembered<>();

  /** Found through ServiceLoader. */
  public Easy() {
    super("easy");
  }

  @Override
  public String summary() {
    return "0 to 4 turns, every fifth solved already: empty answers, first and last steps";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    NearLayers layers = near.get(links, table -> NearLayers.of(table, LAYERS - 1));
    int distance = offset % LAYERS;
    return layers.position(distance, random.nextInt(layers.size(distance)));
  }
}
