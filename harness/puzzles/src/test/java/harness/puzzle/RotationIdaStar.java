package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;

/**
 * IDA* on a rotation board as written in a contest. It is correct; the methods where submissions go
 * wrong can be overridden.
 */
class RotationIdaStar implements Solver {

  private static final int[] CENTRE = {6, 7, 8, 11, 12, 15, 16, 17};
  private static final String UNDOES = "FEHGBADC";

  /** The cells of each letter's line, from the letter on. */
  private static final int[][] LINES = {
    {0, 2, 6, 11, 15, 20, 22},
    {1, 3, 8, 12, 17, 21, 23},
    {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1},
    {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19},
    {4, 5, 6, 7, 8, 9, 10}
  };

  private final int[] cells = new int[24];
  private Budget budget;

  @Override
  public Answer solve(String input, Budget limits) {
    budget = limits;
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = input.charAt(2 * cell) - '0';
    }
    if (estimate() == 0) {
      return new Answer(0, "", numberWithoutMoves(cells[CENTRE[0]]));
    }
    for (int bound = 1; ; bound++) {
      String moves = search("", bound);
      if (moves != null) {
        return new Answer(moves.length(), moves, number(cells[CENTRE[0]]));
      }
    }
  }

  /** The order in which moves are tried. */
  String order() {
    return "ABCDEFGH";
  }

  /** The number reported with moves. */
  int number(int centre) {
    return centre;
  }

  /** The number reported for a board that needs no moves. */
  int numberWithoutMoves(int centre) {
    return centre;
  }

  private int estimate() {
    int[] count = new int[4];
    for (int cell : CENTRE) {
      count[cells[cell]]++;
    }
    return CENTRE.length - Math.max(count[1], Math.max(count[2], count[3]));
  }

  /** The moves to the goal, leaving the board there; null if there are none. */
  private String search(String moves, int bound) {
    budget.expand();
    int estimate = estimate();
    if (estimate == 0) {
      return moves;
    }
    if (moves.length() + estimate > bound) {
      return null;
    }
    for (char letter : order().toCharArray()) {
      char undoes = UNDOES.charAt(letter - 'A');
      if (moves.endsWith(String.valueOf(undoes))) {
        continue;
      }
      pull(letter);
      String found = search(moves + letter, bound);
      if (found != null) {
        return found;
      }
      pull(undoes);
    }
    return null;
  }

  private void pull(char letter) {
    int[] line = LINES[letter - 'A'];
    int leaves = cells[line[0]];
    for (int i = 0; i + 1 < line.length; i++) {
      cells[line[i]] = cells[line[i + 1]];
    }
    cells[line[line.length - 1]] = leaves;
  }
}
