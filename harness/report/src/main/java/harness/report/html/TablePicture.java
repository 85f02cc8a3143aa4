package harness.report.html;

import harness.describe.sketch.Marks;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.sketch.Sketch.Table;

/** Draws the cells of a grid or matrix, with the numbers of rows and columns. */
final class TablePicture {

  private static final double HEIGHT = 26;
  private static final double LETTER = 8;
  private static final double MARGIN = 28;

  /** What is usually an obstacle, and what is usually free. */
  private static final String FULL = "#";

  private static final String FREE = ".";

  private TablePicture() {}

  /** Draws it; the size of the picture is {@link #width} by {@link #height}. */
  static void draw(Table table, Marks marks, Canvas canvas) {
    double width = cell(table);
    for (int row = 0; row < table.rows(); row++) {
      canvas.word(MARGIN / 2, middle(row), Integer.toString(row + 1), "index");
      for (int column = 0; column < table.columns(); column++) {
        String text = table.cells().get(row).get(column);
        int cell = row * table.columns() + column;
        double x = MARGIN + column * width;
        double y = MARGIN + row * HEIGHT;
        canvas.box(x, y, width, HEIGHT, style(table, text, marks.right().contains(cell)));
        canvas.word(x + width / 2, middle(row), text, text.equals(FULL) ? "on full" : "name");
        if (marks.said().contains(cell)) {
          canvas.box(x + 3, y + 3, width - 6, HEIGHT - 6, "said");
        }
      }
    }
    for (int column = 0; column < table.columns(); column++) {
      String number = Integer.toString(column + 1);
      canvas.word(MARGIN + (column + 0.5) * width, MARGIN / 2, number, "index");
    }
  }

  private static String style(Table table, String text, boolean isRight) {
    String cell =
        table.kind() == Kind.MATRIX || text.equals(FREE)
            ? "cell"
            : text.equals(FULL) ? "cell full" : "cell other";
    return isRight ? cell + " right" : cell;
  }

  private static double middle(int row) {
    return MARGIN + (row + 0.5) * HEIGHT;
  }

  private static double cell(Table table) {
    int longest =
        table.cells().stream()
            .flatMap(row -> row.stream())
            .mapToInt(each -> Canvas.shortened(each).length())
            .max()
            .orElse(1);
    return Math.max(HEIGHT, longest * LETTER + 10);
  }

  static int width(Table table) {
    return (int) Math.ceil(MARGIN + table.columns() * cell(table) + 4);
  }

  static int height(Table table) {
    return (int) Math.ceil(MARGIN + table.rows() * HEIGHT + 4);
  }
}
