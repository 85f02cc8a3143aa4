package harness.reference;

import java.util.List;
import java.util.Objects;

/**
 * A case as cells on a grid, for graphical reports. The set of cells and their places must not
 * change as moves are made, so that a viewer can show what a move changed.
 *
 * @param columns width of the grid, in cells
 * @param rows height of the grid, in cells
 * @param cells the cells in any order, at most one at each place
 */
public record Picture(int columns, int rows, List<Cell> cells) {
  public Picture {
    cells = List.copyOf(cells);
  }

  /**
   * One cell.
   *
   * @param column from 1
   * @param row from 1
   * @param text one or two characters
   * @param detail a few more characters, shown smaller; often empty
   */
  public record Cell(int column, int row, String text, String detail, Tint tint) {
    public Cell {
      Objects.requireNonNull(text);
      Objects.requireNonNull(detail);
      Objects.requireNonNull(tint);
    }
  }

  /** The colouring of a cell. */
  public enum Tint {
    /** Not part of the board: the name of a row, a column or a line. */
    LABEL,
    /** An empty place. */
    EMPTY,
    LIGHT,
    DARK,
    /** The first of several kinds of equal rank. */
    ONE,
    TWO,
    THREE,
    FOUR
  }
}
