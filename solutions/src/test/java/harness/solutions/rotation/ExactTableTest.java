package harness.solutions.rotation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import harness.cases.Budget;
import org.junit.jupiter.api.Test;

class ExactTableTest {

  @Test
  void patternsByDistance() {
    int[] histogram = new int[15];
    for (byte distance : ExactTable.distancesFromGoal(Budget.unlimited())) {
      histogram[distance]++;
    }
    assertArrayEquals(
        new int[] {
          1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188
        },
        histogram);
  }
}
