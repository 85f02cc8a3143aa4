package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Board;
import harness.reference.knights.Knights;
import java.util.SplittableRandom;

/**
 * Random moves back from the goal, 0 to {@value #MOST_MOVES} of them, none of which undoes the
 * previous one.
 */
@AutoService(Generator.class)
public final class BackwardWalk extends Generator {

  private static final int MOST_MOVES = 40;
  private static final int NO_SQUARE = -1;

  /** For the service loader. */
  public BackwardWalk() {
    super(Knights.NAME, "walk");
  }

  @Override
  public String summary() {
    return "0 to 40 random moves back from the goal: boards as people make them, often"
        + " with many shortest ways back";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    int board = Board.GOAL;
    int cameFrom = NO_SQUARE;
    for (int left = random.nextInt(MOST_MOVES + 1); left > 0; left--) {
      int next = moveOn(board, cameFrom, random);
      cameFrom = Board.empty(board);
      board = next;
    }
    return Board.text(board);
  }

  /** A random move other than the one that undoes the last; every square has at least two moves. */
  private static int moveOn(int board, int cameFrom, SplittableRandom random) {
    int next;
    do {
      next = Board.move(board, random.nextInt(Board.moves(board)));
    } while (Board.empty(next) == cameFrom);
    return next;
  }
}
