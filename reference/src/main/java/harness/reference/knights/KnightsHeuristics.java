package harness.reference.knights;

import harness.reference.Heuristic;
import java.util.List;

/** Estimates that count the squares on which a board differs from the goal. */
final class KnightsHeuristics {

  static final List<Heuristic> ALL =
      List.of(
          new Heuristic(
              "misplaced",
              "knights on the wrong squares: a move brings at most one home",
              input -> misplaced(input, false)),
          new Heuristic(
              "misplaced-with-empty",
              "the same with the empty square counted, a common mistake: too large by 1",
              input -> misplaced(input, true)));

  private KnightsHeuristics() {}

  private static int misplaced(String input, boolean withEmpty) {
    String goal = Board.text(Board.GOAL);
    int misplaced = 0;
    for (int i = 0; i < goal.length(); i++) {
      boolean counts = withEmpty || input.charAt(i) != '*';
      misplaced += counts && input.charAt(i) != goal.charAt(i) ? 1 : 0;
    }
    return misplaced;
  }
}
