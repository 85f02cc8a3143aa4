package harness.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.report.SizeTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SizeTallyTest {

  private record Run(int bytes, long nanos) {}

  private static List<Run> runs() {
    Random random = new Random(1);
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      runs.add(new Run(random.nextInt(1 << random.nextInt(1, 12)), 100L * random.nextInt(1, 50)));
    }
    return runs;
  }

  private static SizeTally tally(List<Run> runs) {
    SizeTally tally = new SizeTally();
    runs.forEach(run -> tally.add(run.bytes(), run.nanos()));
    return tally;
  }

  @Test
  void eachPowerOfTwoKeepsItsSlowestAndItsLargest() {
    SizeTally tally =
        tally(
            List.of(
                new Run(0, 50),
                new Run(4, 9_000),
                new Run(7, 2_000),
                new Run(5, 9_000),
                new Run(8, 1_000)));
    assertEquals(
        List.of(new SizeTime(0, 0.1, 0), new SizeTime(4, 9, 7), new SizeTime(8, 1, 8)),
        tally.rows());
  }

  @Test
  void theOrderOfTheCasesDoesNotMatter() {
    List<Run> runs = runs();
    List<SizeTime> rows = tally(runs).rows();
    Collections.shuffle(runs, new Random(2));
    assertEquals(rows, tally(runs).rows());
  }

  @Test
  void partsAddUpToTheWhole() {
    List<Run> runs = runs();
    SizeTally sum = new SizeTally();
    for (int from = 0; from < runs.size(); from += 250) {
      tally(runs.subList(from, from + 250)).rows().forEach(sum::add);
    }
    assertEquals(tally(runs).rows(), sum.rows());
  }
}
