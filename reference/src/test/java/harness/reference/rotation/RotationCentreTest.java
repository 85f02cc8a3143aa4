package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import harness.reference.Puzzle;
import harness.reference.Replay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** All eight cells of the centre count, both for the replay and for the oracle. */
final class RotationCentreTest {

  private final Puzzle rotation = new Rotation();

  /** Ones in the centre, twos and threes around it. */
  private static List<Integer> solved() {
    List<Integer> cells = new ArrayList<>();
    int around = 0;
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      cells.add(Lines.CENTRE.contains(cell) ? 1 : 2 + around++ / 8);
    }
    return cells;
  }

  private static String text(List<Integer> cells) {
    return cells.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
  }

  @Test
  void onesInTheWholeCentreAreTheGoal() {
    Replay replay = rotation.rules().replay(text(solved()), "");
    assertEquals(Replay.End.GOAL, replay.end());
    assertEquals(1, replay.number());
    assertEquals(0, rotation.oracle().distance(text(solved())));
  }

  @Test
  void anotherNumberInAnyCellOfTheCentreIsNotTheGoal() {
    for (int cell : Lines.CENTRE) {
      List<Integer> cells = solved();
      Collections.swap(cells, cell, cells.indexOf(2));
      assertEquals(
          Replay.End.ELSEWHERE, rotation.rules().replay(text(cells), "").end(), "cell " + cell);
      assertNotEquals(0, rotation.oracle().distance(text(cells)), "cell " + cell);
    }
  }
}
