package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.reference.StateTable;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class AllPositionsTest {

  private static final String SAMPLE =
      "4 2 2 2 2\n4 1 1 1 1\n1 1 1 1 1\n" + "1 1 1 1 1\n".repeat(9);

  private final AllPositions all = new AllPositions(SAMPLE);

  @Test
  void theTableHasEveryPositionOnce() {
    StateTable table = all.table();
    long[] counts = new long[all.histogram().length];
    long unreachable = 0;
    for (int number = 0; number < table.size(); number++) {
      byte distance = table.entry(number);
      if (distance == StateTable.UNREACHABLE) {
        unreachable++;
      } else {
        counts[distance & 0xff]++;
      }
    }
    assertArrayEquals(all.histogram(), counts);
    assertEquals(all.unreachable(), unreachable);
    assertEquals(Position.COUNT, Arrays.stream(counts).sum() + unreachable);
    // the sample, one turn from the goal: the first two knobs in state 4
    assertEquals(1, table.entry(3 + 3 * 4));
  }

  @Test
  void theFarthestInputsAreAsFarAsTheHistogramSays() {
    int largest = all.histogram().length - 1;
    GearsOracle oracle = new GearsOracle();
    all.farthest().limit(5).forEach(input -> assertEquals(largest, oracle.distance(input)));
    assertEquals(all.histogram()[largest], all.farthest().distinct().count());
  }
}
