package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Board;
import harness.reference.knights.Knights;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Boards with the empty square in a corner, on an edge, or a jump from a corner, at the exact
 * distances 1 to 15 in turn. When the first or last move touches a corner, this exposes moves off
 * the board, squares that are never entered and a "do not go back" rule with a wrong initial value.
 */
@AutoService(Generator.class)
public final class Corner extends Generator {

  private static final int FARTHEST = 15;
  private static final int SIDE = 5;

  /** Corners, squares a jump away from a corner, edges. A layer may have no board of some kind. */
  private static final List<int[]> KINDS =
      List.of(
          squares((row, column) -> row == 0 && column == 0),
          squares((row, column) -> row + column == 3 && row > 0 && column > 0),
          squares((row, column) -> row == 0 || column == 0));

  /** For the service loader. */
  public Corner() {
    super(Knights.NAME, "corner");
  }

  @Override
  public String summary() {
    return "the empty square in corners, a jump away from them, and on edges: moves off"
        + " the board, corners never entered";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    Layer layer = Layers.at(1 + (int) (index % FARTHEST));
    int[] squares = KINDS.get((int) (index / FARTHEST % KINDS.size()));
    int boards = IntStream.of(squares).map(layer::size).sum();
    if (boards == 0) {
      return Board.text(layer.board(random.nextInt(layer.size())));
    }
    int number = random.nextInt(boards);
    int i = 0;
    while (number >= layer.size(squares[i])) {
      number -= layer.size(squares[i++]);
    }
    return Board.text(layer.board(squares[i], number));
  }

  /** The squares whose row and column, each counted from the nearest edge, satisfy a condition. */
  private static int[] squares(IntBiPredicate kind) {
    return IntStream.range(0, Board.SQUARES)
        .filter(square -> kind.test(fromEdge(square / SIDE), fromEdge(square % SIDE)))
        .toArray();
  }

  private static int fromEdge(int line) {
    return Math.min(line, SIDE - 1 - line);
  }

  /** A condition on a row and a column. */
  @FunctionalInterface
  private interface IntBiPredicate {
    boolean test(int row, int column);
  }
}
