package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.knights.Board;
import harness.reference.knights.Knights;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.SplittableRandom;

/**
 * Boards with the empty square in a corner, on an edge, or a jump from a corner, at the exact
 * distances 1 to 15 in turn. Moves beyond the edge, squares that are never entered and a "do not go
 * back" rule with a wrong start value show where the first or the last move touches a corner.
 */
@AutoService(Generator.class)
public final class Corner extends Generator {

  private static final int FARTHEST = 15;
  private static final int SIDE = 5;
  private static final int KINDS = 3;

  /** A layer may have none: at 15 no empty square is in a corner. */
  private static final int TRIES = 60;

  /** For the service loader. */
  public Corner() {
    super(Knights.NAME, "corner");
  }

  @Override
  public String summary() {
    return "the empty square in corners, beside them by a jump, and on edges: moves off the board,"
        + " corners never entered";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    Layer layer = Layers.at(1 + (int) (index % FARTHEST));
    int kind = (int) (index / FARTHEST % KINDS);
    int board = layer.board(random.nextInt(layer.size()));
    for (int tries = 0; tries < TRIES && !isOfKind(kind, Board.empty(board)); tries++) {
      board = layer.board(random.nextInt(layer.size()));
    }
    return Board.text(board);
  }

  private static boolean isOfKind(int kind, int square) {
    int row = Math.min(square / SIDE, SIDE - 1 - square / SIDE);
    int column = Math.min(square % SIDE, SIDE - 1 - square % SIDE);
    return switch (kind) {
      case 0 -> row == 0 && column == 0;
      case 1 -> row + column == 3 && row > 0 && column > 0;
      default -> row == 0 || column == 0;
    };
  }
}
