package harness.reference.knights;

import harness.reference.Heuristic;
import java.util.List;

/** Estimates that count the squares on which a board is not the goal. */
final class KnightsHeuristics {

  static final List<Heuristic> ALL =
      List.of(
          new Heuristic(
              "misplaced",
              "knights on squares that are not theirs: a move brings home one at most",
              input -> misplaced(input, false)),
          new Heuristic(
              "misplaced-with-empty",
              "the same with the empty square counted, as a common mistake has it: too large by 1",
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
