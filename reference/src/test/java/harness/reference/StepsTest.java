package harness.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions along a move sequence, and their estimates. */
final class StepsTest {

  @Test
  void stopsBeforeTheFirstIllegalMove() {
    List<Step> knights = new Knights().rules().steps(PuzzleSamples.KNIGHTS, "4,2 2,2 1,1");
    assertEquals(List.of("4,2"), knights.stream().map(Step::move).toList());
    List<Step> rotation = new Rotation().rules().steps(PuzzleSamples.ROTATION, "ACXB");
    assertEquals(List.of("A", "C"), rotation.stream().map(Step::move).toList());
    List<Step> gears = new Gears().rules().steps(PuzzleSamples.GEARS, "12 1 13 4");
    assertEquals(List.of("12", "1"), gears.stream().map(Step::move).toList());
  }

  @Test
  void namesTheMovesAndKeepsTheRestOfTheCase() {
    Step pulled = new Rotation().rules().steps(PuzzleSamples.ROTATION, "A").get(0);
    assertEquals(new Step("A", "1 1 3 1 3 2 2 2 3 1 3 2 2 3 1 2 2 2 3 1 3 1 1 3\n"), pulled);
    Step turned = new Gears().rules().steps(PuzzleSamples.GEARS, "7").get(0);
    String after =
        PuzzleSamples.GEARS.replace("1 1 2 3 4\n", "2 1 2 3 4\n").replaceFirst("3 3 7", "4 3 7");
    assertEquals(new Step("7", after), turned);
    Step jumped = new Knights().rules().steps(PuzzleSamples.KNIGHTS, "4,2").get(0);
    assertEquals(new Step("4,2", "10110\n01111\n10111\n0*001\n00000\n"), jumped);
  }

  @Test
  void countsTheEmptySquareOnlyInTheMistakenEstimate() {
    Puzzle knights = new Knights();
    String swapped = "11111\n01111\n0*011\n00001\n00000\n";
    assertEquals(1, knights.heuristics().get(0).estimate().applyAsInt(swapped));
    assertEquals(2, knights.heuristics().get(1).estimate().applyAsInt(swapped));
  }
}
