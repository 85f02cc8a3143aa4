package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.problem.BoundsHit;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BoundsLogTest {

  @Test
  void eachLineOfAVariableIsRead() {
    assertEquals(
        Map.of(
            "n", new BoundsHit(true, true),
            "a_i", new BoundsHit(false, true),
            "k", new BoundsHit(true, false),
            "unused", new BoundsHit(false, false)),
        BoundsLog.parse(
            """
            "a_i": max-value-hit
            "k": min-value-hit
            "n": min-value-hit max-value-hit
            "unused":
            """));
  }

  @Test
  void featuresConstantsAndVariableNamesAreNotBounds() {
    assertEquals(
        Map.of("n", new BoundsHit(true, false)),
        BoundsLog.parse(
            """
            "n": min-value-hit
            feature "tree": hit
            constant-bounds "n": 1 10
            variable "n"
            """));
  }

  @Test
  void windowsLineEndsAndQuotesInNamesAreUnderstood() {
    assertEquals(
        Map.of("the \"x\"", new BoundsHit(false, true)),
        BoundsLog.parse("\"the \"x\"\": max-value-hit\r\n"));
  }
}
