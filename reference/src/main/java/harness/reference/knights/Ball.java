package harness.reference.knights;

/**
 * All boards within {@value #RADIUS} moves of the goal, found by a breadth-first search from it:
 * gives the exact distance of any board in one look-up, and the layers. Takes four bits per board,
 * indexed by empty square and {@link Ranking rank}: every move changes the colour of the empty
 * square, so the square gives the parity of the distance and only half the distance is stored. A
 * board and its {@linkplain Board#twin twin} share a mark. Immutable, about 25 MB.
 */
final class Ball {

  /** The judge's bound on moves. */
  static final int RADIUS = 15;

  /** The distance reported for a board outside the ball. */
  static final int OUTSIDE = -1;

  private static final int MARK_BITS = 4;
  private static final int MARK = (1 << MARK_BITS) - 1;

  /**
   * Indexed by empty square up to the centre, then by rank, two marks per byte: 0 outside,
   * otherwise half the distance plus 1.
   */
  private final byte[][] marks = new byte[Board.CENTRE + 1][(Ranking.MASKS + 1) / 2];

  private final Layer[] layers = new Layer[RADIUS + 1];

  private Ball() {
    int goalMask = Board.GOAL & Board.MASK;
    int[][] goalAlone = new int[Board.SQUARES][];
    goalAlone[Board.empty(Board.GOAL)] = new int[] {Board.GOAL};
    layers[0] = Layer.of(goalAlone);
    markOnce(marks[Board.empty(Board.GOAL)], goalMask, 1);
    for (int distance = 1; distance <= RADIUS; distance++) {
      int mark = distance / 2 + 1;
      layers[distance] = layers[distance - 1].next(empty -> new Marking(marks[empty], mark));
    }
  }

  /** The ball of this process; the first call builds it. */
  static Ball get() {
    return Built.BALL;
  }

  /** The exact distance of a board, or {@link #OUTSIDE}. */
  int distance(int board) {
    int known = Board.empty(board) <= Board.CENTRE ? board : Board.twin(board);
    int empty = Board.empty(known);
    int mark = mark(marks[empty], Ranking.rank(known & Board.MASK));
    // the centre, the goal's empty square, has an even number, like all squares of its colour
    return mark == 0 ? OUTSIDE : 2 * (mark - 1) + (empty & 1);
  }

  /** The boards at one distance, 0 to {@link #RADIUS}. */
  Layer layer(int distance) {
    return layers[distance];
  }

  private static int mark(byte[] marks, int rank) {
    return marks[rank >>> 1] >>> shift(rank) & MARK;
  }

  private static boolean markOnce(byte[] marks, int mask, int mark) {
    int rank = Ranking.rank(mask);
    if (mark(marks, rank) != 0) {
      return false;
    }
    marks[rank >>> 1] |= (byte) (mark << shift(rank));
    return true;
  }

  private static int shift(int rank) {
    return (rank & 1) * MARK_BITS;
  }

  /** Marks the boards of a layer with one empty square. */
  private static final class Marking extends Layer.FirstSight {
    private final byte[] marks;
    private final int mark;

    Marking(byte[] marks, int mark) {
      this.marks = marks;
      this.mark = mark;
    }

    @Override
    boolean test(int mask) {
      return markOnce(marks, mask, mark);
    }
  }

  private static final class Built {
    static final Ball BALL = new Ball();
  }
}
