package harness.ready;

import harness.draw.OpenArgument.Ends;

/** A matrix of numbers. */
final class MatrixInput extends ReadyInput {

  private static final int MOST_CELLS = 16_000_000;

  MatrixInput() {
    super(
        "matrix",
        "rows of numbers",
        "rows,columns",
        Parameter.size("rows", "[1..4]", "number of rows"),
        Parameter.size("columns", "[1..4]", "number of columns"),
        Parameter.range("a", "[0..9]", "the numbers"),
        Parameter.flag("symmetric", "as many columns as rows, and equal to its transpose"),
        Parameter.flag("joined", "digits without blanks between them"));
  }

  @Override
  void draw(Values values, InputLines to) {
    int rows = values.size("rows", 0, MOST_CELLS);
    boolean isSymmetric = values.has("symmetric");
    if (isSymmetric) {
      if (values.isGiven("columns")) {
        throw values.impossible("a symmetric matrix has as many columns as rows: omit columns");
      }
      values.set("columns", rows);
    }
    long most = MOST_CELLS / Math.max(1, rows);
    int columns = isSymmetric ? rows : values.fitting("columns", 0, most, " for rows=" + rows);
    if (columns > most) {
      throw values.impossible("rows=" + rows + ": a matrix has at most 16000000 numbers");
    }
    Ends range = values.range("a");
    boolean isJoined = values.has("joined");
    if (isJoined && (range.least() < 0 || range.greatest() > 9)) {
      throw values.impossible("joined needs digits: a=[0..9] or fewer of them");
    }
    long[][] cells = new long[rows][columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        cells[i][j] = isSymmetric && j < i ? cells[j][i] : values.number(range);
      }
      write(cells[i], isJoined, to);
    }
  }

  private static void write(long[] row, boolean isJoined, InputLines to) {
    if (isJoined) {
      StringBuilder digits = new StringBuilder();
      for (long each : row) {
        digits.append(each);
      }
      to.line(digits);
    } else {
      to.line(row);
    }
  }
}
