package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Answer;
import harness.reference.Oracle;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A distance is found within itself and not within less, also if the table exists already. */
final class DistanceWithinTest {

  @Test
  void everyDistanceIsFoundWithinItselfAndNotWithinLess() {
    int[][] next = new int[Position.KNOBS][Position.STATES];
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      Arrays.fill(next[knob], (knob + 1) % Position.KNOBS);
    }
    LinkTable links = LinkTable.of(next);
    DistanceTable table = DistanceTable.of(links);
    Oracle oracle = new GearsOracle();
    for (int distance = 0; distance <= table.largest(); distance++) {
      String input = links.text(table.position(distance, 0));
      assertEquals(distance, oracle.distanceWithin(input, distance));
      assertEquals(distance, oracle.distanceWithin(input, distance + 1));
      if (distance > 0) {
        assertEquals(Answer.NO_SOLUTION, oracle.distanceWithin(input, distance - 1));
      }
    }
  }
}
