package harness.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines that did not run are told as ranges. */
final class SourceLinesTest {

  private final SourceLines lines = new SourceLines("sol.cpp");

  private static void set(BitSet lines, int... numbers) {
    for (int each : numbers) {
      lines.set(each);
    }
  }

  @Test
  void linesWithNoOtherCodeBetweenThemAreOneRange() {
    set(lines.ran(), 1, 2, 10, 20);
    set(lines.missed(), 4, 7, 8, 11, 30, 33);
    assertEquals(List.of("4-8", "11", "30-33"), lines.missedRanges());
    assertEquals(10, lines.count());
  }

  @Test
  void functionsThatWereNeverCalledAreApart() {
    set(lines.ran(), 9);
    set(lines.unused(), 2, 3, 6);
    set(lines.missed(), 4, 5, 10);
    assertEquals(List.of("4-5", "10"), lines.missedRanges());
    assertEquals(List.of("2-3", "6"), lines.unusedRanges());
  }

  @Test
  void aBranchThatLeadsToAMissedLineIsNotToldTwice() {
    set(lines.ran(), 1, 3, 6);
    set(lines.partly(), 1, 3, 6);
    set(lines.missed(), 4);
    assertEquals(List.of("1", "6"), lines.partlyRun());
  }

  @Test
  void ifEverythingRanThereIsNothingToTell() {
    set(lines.ran(), 1, 2);
    assertEquals(List.of(), lines.missedRanges());
    assertEquals(List.of(), lines.unusedRanges());
    assertEquals(List.of(), lines.partlyRun());
    assertTrue(lines.allRan());
  }

  @Test
  void notEverythingRanIfALineFunctionOrBranchDidNot() {
    for (BitSet each : List.of(lines.missed(), lines.unused(), lines.partly())) {
      each.set(2);
      assertFalse(lines.allRan());
      each.clear();
    }
  }
}
