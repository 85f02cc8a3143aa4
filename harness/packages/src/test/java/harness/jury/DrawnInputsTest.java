package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Warnings about the inputs that a generator draws. */
final class DrawnInputsTest {

  private static final String SECONDS =
      "gen: draws about one input a second; to draw more, seed it from its last argument";

  private final List<String> said = new ArrayList<>();
  private final DrawnInputs drawn = new DrawnInputs("gen", said::add);

  private void draw(int from, int to, String input) {
    for (int seed = from; seed < to; seed++) {
      drawn.add(List.of(String.valueOf(seed)), input);
    }
  }

  private long saidOfSeconds() {
    return said.stream().filter(SECONDS::equals).count();
  }

  @Test
  void aClockThatCountsSecondsIsNamedOnceWithTheWayOut() {
    draw(0, DrawnInputs.ALIKE, "7");
    assertEquals(0, saidOfSeconds(), said.toString());
    draw(0, 1, "8");
    draw(0, 1, "9");
    draw(100, 100 + DrawnInputs.ALIKE, "9");
    assertEquals(1, saidOfSeconds(), said.toString());
  }

  @Test
  void theClockMayBeKnownFirst() {
    draw(0, 1, "7");
    draw(0, 1, "8");
    draw(1, 1 + DrawnInputs.ALIKE, "8");
    assertEquals(1, saidOfSeconds(), said.toString());
  }

  @Test
  void aFinerClockIsNot() {
    draw(0, 1, "7");
    draw(0, 1, "8");
    draw(1, DrawnInputs.ALIKE - 1, "7");
    assertEquals(1, said.size(), said.toString());
  }

  @Test
  void aConstantInputIsNot() {
    draw(0, 2 * DrawnInputs.ALIKE, "7");
    assertEquals(1, said.size(), said.toString());
  }
}
