package harness.reference.gears;

import harness.reference.Drawing;
import harness.reference.Picture;
import harness.reference.Picture.Cell;
import harness.reference.Picture.Tint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Draws the knobs as a row with their states, and below each the knob that it would drag if it were
 * turned now; on request, also the links from every state.
 */
final class GearsDrawing {

  private static final int LABEL_WIDTH = 6;
  private static final int PICTURE_COLUMNS = 4;
  private static final List<Tint> TINTS = List.of(Tint.ONE, Tint.TWO, Tint.THREE, Tint.FOUR);

  private GearsDrawing() {}

  static String of(String input, Drawing drawing) {
    Instance instance = Instance.parse(input);
    int position = instance.position();
    LinkTable links = instance.links();
    StringBuilder drawn = new StringBuilder();
    row(drawn, "knob", knob -> knob);
    row(drawn, "state", knob -> Position.state(position, knob));
    row(drawn, "drags", knob -> links.link(knob, Position.state(position, knob)));
    if (drawing.links()) {
      for (int state = 0; state < Position.STATES; state++) {
        int from = state;
        row(drawn, "from " + (state + 1), knob -> links.link(knob, from));
      }
    }
    return drawn.toString();
  }

  /** A row with one number for each knob; {@code ofKnob} counts from 0, the drawing from 1. */
  private static void row(StringBuilder drawn, String label, IntUnaryOperator ofKnob) {
    drawn.append(String.format("%-" + LABEL_WIDTH + "s", label));
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      drawn.append(String.format("%3d", ofKnob.applyAsInt(knob) + 1));
    }
    drawn.append('\n');
  }

  /** The knobs as a grid, each with its state, its number and the knob that it would drag. */
  static Picture picture(String input) {
    Instance instance = Instance.parse(input);
    List<Cell> cells = new ArrayList<>();
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      int state = Position.state(instance.position(), knob);
      cells.add(
          new Cell(
              knob % PICTURE_COLUMNS + 1,
              knob / PICTURE_COLUMNS + 1,
              Integer.toString(state + 1),
              (knob + 1) + "→" + (instance.links().link(knob, state) + 1),
              TINTS.get(state)));
    }
    return new Picture(PICTURE_COLUMNS, Position.KNOBS / PICTURE_COLUMNS, cells);
  }
}
