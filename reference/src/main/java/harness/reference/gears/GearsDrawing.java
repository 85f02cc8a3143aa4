package harness.reference.gears;

import harness.reference.Drawing;
import java.util.function.IntUnaryOperator;

/**
 * Draws the knobs as a row with their states, and below each the knob that it would drag along if
 * it were turned now; on request the links from every state.
 */
final class GearsDrawing {

  private static final int LABEL_WIDTH = 6;

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

  /** One number for each knob, counted from 0 and shown from 1. */
  private static void row(StringBuilder drawn, String label, IntUnaryOperator ofKnob) {
    drawn.append(String.format("%-" + LABEL_WIDTH + "s", label));
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      drawn.append(String.format("%3d", ofKnob.applyAsInt(knob) + 1));
    }
    drawn.append('\n');
  }
}
