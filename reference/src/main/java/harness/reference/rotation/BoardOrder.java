package harness.reference.rotation;

/**
 * Encodes boards as longs that sort like cases of one distance: the high bits count the cells of
 * the centre that differ from its most common number; the low bits hold two bits for each cell,
 * cell 0 highest, which sort like the text.
 */
final class BoardOrder {

  private static final int CELL_BITS = 2;
  private static final int TEXT_BITS = CELL_BITS * Lines.CELLS;
  private static final int CENTRE = Lines.CENTRE.stream().mapToInt(cell -> 1 << cell).sum();

  private BoardOrder() {}

  /** The number of cells of the centre that differ from its most common number, 0 to 5. */
  static int misplaced(long board) {
    int least = Lines.CENTRE.size();
    for (int number = 1; number <= 3; number++) {
      least = Math.min(least, outsideCentre(Boards.mask(board, number)));
    }
    return least;
  }

  /** The number of cells of a pattern that are not in the centre, 0 to 8. */
  static int outsideCentre(int pattern) {
    return Lines.CENTRE.size() - Integer.bitCount(pattern & CENTRE);
  }

  /** The key of a board. */
  static long key(long board) {
    int lowBits = ~Boards.mask(board, 2);
    int highBits = ~Boards.mask(board, 1);
    long text = 0;
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      text = text << CELL_BITS | (highBits >>> cell & 1) << 1 | (lowBits >>> cell & 1);
    }
    return (long) misplaced(board) << TEXT_BITS | text;
  }

  /** The board of a key. */
  static long board(long key) {
    int ones = 0;
    int twos = 0;
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      int number = (int) (key >>> (TEXT_BITS - CELL_BITS * (cell + 1))) & 3;
      ones |= number == 1 ? 1 << cell : 0;
      twos |= number == 2 ? 1 << cell : 0;
    }
    return Boards.of(ones, twos);
  }
}
