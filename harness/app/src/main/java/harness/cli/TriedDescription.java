package harness.cli;

import harness.cases.UsageException;
import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Some inputs drawn from a description, as comments of that language. The first ones are small.
 *
 * @param inputs the inputs
 */
record TriedDescription(List<String> inputs) {

  private static final int INPUTS = 5;
  private static final int LINES = 12;
  private static final int WIDTH = 72;
  private static final Duration TIME = Duration.ofSeconds(10);

  /**
   * Draws inputs.
   *
   * @param name of the description, for the error
   */
  static TriedDescription of(Description description, String name) {
    String[] drawn = new String[INPUTS];
    try {
      for (int i = 0; i < INPUTS; i++) {
        drawn[i] = description.draw(Strategy.UNIFORM, i, new SplittableRandom(i), TIME);
      }
    } catch (Drawer.NotFound | Budget.Spent none) {
      throw new UsageException(name + ": " + none.getMessage());
    }
    return new TriedDescription(List.of(drawn));
  }

  /** One character per byte. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < inputs.size(); i++) {
      text.append("#\n# drawn %d of %d:\n".formatted(i + 1, inputs.size()));
      List<String> lines = inputs.get(i).lines().limit(LINES + 1L).toList();
      lines.stream().limit(LINES).forEach(each -> text.append(shown(each)));
      if (lines.size() > LINES) {
        text.append("#> ...\n");
      }
    }
    return text.toString();
  }

  private static String shown(String line) {
    return "#> " + (line.length() > WIDTH ? line.substring(0, WIDTH - 3) + "..." : line) + "\n";
  }
}
