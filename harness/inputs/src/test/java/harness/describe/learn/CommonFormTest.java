package harness.describe.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.describe.constraints.Constraints;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What samples have in common beyond the form that is assumed. */
final class CommonFormTest {

  private static final Duration TIME = Duration.ofMinutes(2);

  private static String lines(String text) {
    return text.replace("|", "\n") + "\n";
  }

  private static CommonForm form(String sample) {
    return CommonForm.of(Proposal.of(List.of(lines(sample)), Constraints.none()).text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "5|10 3 17 8 30; 3|1 1 2; all different",
        "5|10 3 17 8 30; 3|1 3 2; ",
        "3|0 3|2 1|2 5; 2|1 2|1 2; no two lines are equal",
        "3|0 3|2 1|2 5; 1|2 2; the two are different",
        "3|0 3|2 1|2 5; 2|1 2|0 1; ",
        // also where a sample is larger
        "5|3 3 1 2 5; 1|7; ",
        "3 4|.#..|..#.|#...; 1 1|.; "
      })
  void saysWhichRuleAnInputBreaks(String sample, String input, String rule) throws Drawer.NotFound {
    CommonForm form = form(sample);
    assertEquals(rule, form.broken(lines(input)));
    for (int i = 0; i < 40; i++) {
      assertNull(
          form.broken(form.drawUpTo(1 + i % 9, Strategy.UNIFORM, new SplittableRandom(i), TIME)));
    }
  }
}
