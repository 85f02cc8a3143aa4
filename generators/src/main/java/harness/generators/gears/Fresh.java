package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/**
 * New links for every case, a few random turns from the goal. It needs no table, so thousands of
 * instances cost as much as one does elsewhere, and mistakes that depend on the links show here.
 */
@AutoService(Generator.class)
public final class Fresh extends BlockGenerator {

  private static final int FARTHEST = 5;

  /** Found through ServiceLoader. */
  public Fresh() {
    super("fresh", 1);
  }

  @Override
  public String summary() {
    return "new links every time, 0 to 5 turns from the goal: mistakes that depend on"
        + " which knob drags which";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    int position = Position.GOAL;
    for (int turns = random.nextInt(FARTHEST + 1); turns > 0; turns--) {
      position = links.turnBack(position, random.nextInt(Position.KNOBS));
    }
    return position;
  }
}
