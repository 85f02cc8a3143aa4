package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/**
 * Random turns from the goal, forwards or backwards. Needs no table. Always solvable: a turn
 * permutes finitely many positions, so repeating it often enough undoes it.
 */
@AutoService(Generator.class)
public final class Walk extends BlockGenerator {

  private static final int LONGEST = 40;

  /** Found through ServiceLoader. */
  public Walk() {
    super("walk");
  }

  @Override
  public String summary() {
    return "0 to 40 random turns from the goal, forwards or backwards: scrambles as"
        + " people make them";
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    boolean forwards = random.nextBoolean();
    int position = Position.GOAL;
    for (int turns = random.nextInt(LONGEST + 1); turns > 0; turns--) {
      int knob = random.nextInt(Position.KNOBS);
      position = forwards ? links.turn(position, knob) : links.turnBack(position, knob);
    }
    return position;
  }
}
