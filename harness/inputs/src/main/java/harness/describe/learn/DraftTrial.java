package harness.describe.learn;

import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/** Tries a description: whether it accepts samples, and whether valid inputs can be drawn. */
public final class DraftTrial {

  private static final int DRAWS = 3;
  private static final List<Strategy> STRATEGIES =
      List.of(Strategy.UNIFORM, Strategy.SMALL, Strategy.BOUNDARY);
  private static final Duration TIME = Duration.ofSeconds(2);

  private DraftTrial() {}

  /** Whether a text is a description that passes. */
  public static boolean passes(String text, List<String> samples) {
    try {
      Description form = Description.parse(text);
      return accepts(form, samples) && isDrawable(form);
    } catch (BadDescription wrong) {
      return false;
    }
  }

  /** Whether all samples match. */
  static boolean accepts(Description form, List<String> samples) {
    try {
      return samples.stream().allMatch(each -> form.accepts(each, TIME));
    } catch (Budget.Spent | BadDescription none) {
      return false;
    }
  }

  /** Whether inputs can be drawn, and match. */
  static boolean isDrawable(Description form) {
    try {
      for (int seed = 0; seed < DRAWS; seed++) {
        for (Strategy each : STRATEGIES) {
          String drawn = form.draw(each, seed, new SplittableRandom(seed), TIME);
          if (!form.accepts(drawn, TIME)) {
            return false;
          }
        }
      }
      return true;
    } catch (Drawer.NotFound | Budget.Spent | BadDescription none) {
      return false;
    }
  }
}
