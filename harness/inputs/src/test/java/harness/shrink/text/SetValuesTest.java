package harness.shrink.text;

import static harness.shrink.text.Shrunk.shrunk;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SetValuesTest {

  @Test
  void allIntegersOfALineBecomeOne() {
    assertEquals(
        "3\n1 1 1\n",
        shrunk(
            SetValues::ofWholeLines,
            "3\n70 50 70\n",
            input -> input.text().startsWith("3") && input.line(1).indexOf("0") < 0));
  }

  @Test
  void aWordBecomesOneLetter() {
    assertEquals(
        "3\nbbb\n",
        shrunk(SetValues::ofWholeLines, "3\ncbd\n", input -> input.text().startsWith("3\n")));
  }

  @Test
  void aFewRunsAreEnoughForALargeInput() {
    OneByOne trials = new OneByOne(input -> false);
    Layout large = Layout.of("5 7 9\n".repeat(1000));
    assertEquals(large, SetValues.ofWholeLines(large, trials));
    assertTrue(trials.asked() <= 6, "runs: " + trials.asked());
  }
}
