package harness.cases;

/**
 * What a submission says about one case.
 *
 * @param claimed the least number of moves it claims, or {@link #NO_SOLUTION}
 * @param moves the moves in the puzzle's notation, which the package of its solvers describes;
 *     empty for no moves, null if the submission does not print moves
 * @param number the number that some puzzles require with the moves, or {@link #NO_NUMBER}
 */
public record Answer(int claimed, String moves, int number) implements Output {

  /** The claim that a case cannot be solved, or not within the puzzle's limit on moves. */
  public static final int NO_SOLUTION = -1;

  /** No number is given with the moves. */
  public static final int NO_NUMBER = 0;

  private static final Answer UNSOLVABLE = new Answer(NO_SOLUTION, null, NO_NUMBER);

  /** The answer {@code -1}. */
  public static Answer noSolution() {
    return UNSOLVABLE;
  }

  /** A number of moves and the moves themselves. */
  public static Answer of(int claimed, String moves) {
    return new Answer(claimed, moves, NO_NUMBER);
  }

  /** A number of moves without the moves. */
  public static Answer ofCount(int claimed) {
    return new Answer(claimed, null, NO_NUMBER);
  }
}
