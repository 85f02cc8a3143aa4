package harness.benchmarks.mutants;

import harness.cases.Answer;
import harness.reference.gears.Instance;
import harness.reference.gears.Position;
import java.util.ArrayList;
import java.util.List;

/** Traits of gears instances. Knobs and states are shown from 1. */
final class GearsTraits extends Traits {

  private static final int NO_KNOB = -1;

  GearsTraits() {
    super(
        List.of(
            Trait.ordered("distance"),
            Trait.ordered("missing steps"),
            Trait.ordered("twice the distance minus the missing steps"),
            Trait.named("first knob", GearsTraits::knob),
            Trait.named("last knob", GearsTraits::knob),
            Trait.ordered("knobs turned"),
            Trait.ordered("most turns of a knob"),
            Trait.ordered("undragged knobs")),
        places());
  }

  /** Each knob's state, then the knob that it drags from that state. */
  private static List<Trait> places() {
    List<Trait> places = new ArrayList<>();
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      places.add(Trait.named("state of knob " + knob(knob), GearsTraits::knob));
    }
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      places.add(Trait.named("currently dragged by knob " + knob(knob), GearsTraits::knob));
    }
    return places;
  }

  private static String knob(int knob) {
    return knob < 0 ? "none" : Integer.toString(knob + 1);
  }

  @Override
  void fill(int[] values, String input, Answer right) {
    Instance instance = Instance.parse(input);
    values[1] = Position.missingSteps(instance.position());
    values[2] = 2 * values[0] - values[1];
    path(values, right.moves());
    int dragged = 0;
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      int state = Position.state(instance.position(), knob);
      values[whole() + knob] = state;
      values[whole() + Position.KNOBS + knob] = instance.links().link(knob, state);
      for (int each = 0; each < Position.STATES; each++) {
        dragged |= 1 << instance.links().link(knob, each);
      }
    }
    values[7] = Position.KNOBS - Integer.bitCount(dragged);
  }

  private static void path(int[] values, String moves) {
    values[3] = NO_KNOB;
    values[4] = NO_KNOB;
    int[] turns = new int[Position.KNOBS];
    for (int at = 0; at < moves.length(); ) {
      int end = moves.indexOf(' ', at);
      end = end < 0 ? moves.length() : end;
      int knob = Integer.parseInt(moves, at, end, 10) - 1;
      values[3] = at == 0 ? knob : values[3];
      values[4] = knob;
      values[5] += turns[knob] == 0 ? 1 : 0;
      values[6] = Math.max(values[6], ++turns[knob]);
      at = end + 1;
    }
  }
}
