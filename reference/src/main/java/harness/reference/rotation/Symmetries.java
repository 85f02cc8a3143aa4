package harness.reference.rotation;

import java.util.ArrayList;
import java.util.List;

/**
 * The eight symmetries of the {@code #}: the rotations and reflections of its 7×7 square. Each maps
 * lines to lines, so it maps a board and a move sequence to another board and a sequence of the
 * same length. Symmetry 0 is the identity. Immutable and thread-safe.
 */
public final class Symmetries {

  /** The number of symmetries. */
  public static final int COUNT = 8;

  /** The number of renamings of the three numbers. */
  static final int RENAMINGS = 6;

  /** The number of combinations of a symmetry and a renaming. */
  static final int IMAGES = COUNT * RENAMINGS;

  private static final int SIDE = 7;
  private static final int TRANSPOSE = 4;
  private static final int FLIP_ROWS = 2;
  private static final int FLIP_COLUMNS = 1;
  private static final int LETTER_SETS = 1 << Lines.COUNT;

  private final MaskMoves cells;
  private final int[] letters = new int[COUNT * Lines.COUNT];
  private final byte[] letterSets = new byte[COUNT * LETTER_SETS];

  private static final class Holder {
    static final Symmetries ALL = new Symmetries();
  }

  private Symmetries() {
    List<int[]> destinations = new ArrayList<>(COUNT);
    for (int symmetry = 0; symmetry < COUNT; symmetry++) {
      destinations.add(destinations(symmetry));
    }
    cells = new MaskMoves(destinations);
    for (int symmetry = 0; symmetry < COUNT; symmetry++) {
      relabel(symmetry, destinations.get(symmetry));
    }
  }

  /** The shared instance, built by the first caller. */
  public static Symmetries get() {
    return Holder.ALL;
  }

  /** The image of a set of cells. */
  public int mask(int symmetry, int mask) {
    return cells.apply(symmetry, mask);
  }

  /** The image of a board. */
  public long board(int symmetry, long board) {
    return Boards.of(mask(symmetry, Boards.mask(board, 1)), mask(symmetry, Boards.mask(board, 2)));
  }

  /**
   * The image of a board with its numbers renamed.
   *
   * @param image 0 to {@code IMAGES - 1}; 0 leaves the board as it is
   */
  long image(int image, long board) {
    long moved = board(image / RENAMINGS, board);
    int first = Boards.mask(moved, 1);
    int second = Boards.mask(moved, 2);
    int third = Boards.mask(moved, 3);
    return switch (image % RENAMINGS) {
      case 0 -> moved;
      case 1 -> Boards.of(first, third);
      case 2 -> Boards.of(second, first);
      case 3 -> Boards.of(second, third);
      case 4 -> Boards.of(third, first);
      default -> Boards.of(third, second);
    };
  }

  /** The letter, 0 to 7, that moves the image of a board as the given letter moves the board. */
  public int letter(int symmetry, int letter) {
    return letters[symmetry * Lines.COUNT + letter];
  }

  /** The image of a set of letters, bit 0 for A. */
  int letterSet(int symmetry, int set) {
    return letterSets[symmetry * LETTER_SETS + set] & 0xff;
  }

  private void relabel(int symmetry, int[] destination) {
    for (int letter = 0; letter < Lines.COUNT; letter++) {
      List<Integer> image = new ArrayList<>();
      for (int cell : Lines.cells(letter)) {
        image.add(destination[cell]);
      }
      letters[symmetry * Lines.COUNT + letter] = Lines.letterOf(image);
    }
    int first = symmetry * LETTER_SETS;
    for (int set = 1; set < LETTER_SETS; set++) {
      int lowest = letter(symmetry, Integer.numberOfTrailingZeros(set));
      letterSets[first + set] = (byte) (letterSets[first + (set & (set - 1))] | 1 << lowest);
    }
  }

  private static int[] destinations(int symmetry) {
    List<Integer> squares = squares();
    int[] destination = new int[Lines.CELLS];
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      destination[cell] = squares.indexOf(image(symmetry, squares.get(cell)));
    }
    return destination;
  }

  /** The square of each cell: row times seven plus column. */
  private static List<Integer> squares() {
    List<Integer> squares = new ArrayList<>(Lines.CELLS);
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        if (isOnLine(row) || isOnLine(column)) {
          squares.add(row * SIDE + column);
        }
      }
    }
    return squares;
  }

  private static boolean isOnLine(int coordinate) {
    return coordinate == 2 || coordinate == 4;
  }

  private static int image(int symmetry, int square) {
    int row = square / SIDE;
    int column = square % SIDE;
    if ((symmetry & FLIP_ROWS) != 0) {
      row = SIDE - 1 - row;
    }
    if ((symmetry & FLIP_COLUMNS) != 0) {
      column = SIDE - 1 - column;
    }
    return (symmetry & TRANSPOSE) != 0 ? column * SIDE + row : row * SIDE + column;
  }
}
