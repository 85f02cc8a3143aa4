package harness.report.html;

import java.util.List;

/**
 * A table whose first column names the rows.
 *
 * @param title its heading
 * @param note meaning of the cells, one or two sentences; may be empty
 * @param corner heading of the first column
 * @param columns headings of the other columns
 * @param rows each with one cell per column
 */
public record Matrix(
    String title, String note, String corner, List<String> columns, List<Row> rows) {
  public Matrix {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    for (Row row : rows) {
      if (row.cells().size() != columns.size()) {
        throw new IllegalArgumentException("row '" + row.name() + "' does not fit: " + columns);
      }
    }
  }

  /** One row. */
  public record Row(String name, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * One cell.
   *
   * @param hint tooltip with the same in words; may be empty
   */
  public record Cell(String text, Tone tone, String hint) {

    /** A cell without a value. */
    static Cell none() {
      return new Cell("–", Tone.FAINT, "");
    }

    /** A plain cell. */
    public static Cell of(String text) {
      return new Cell(text, Tone.PLAIN, "");
    }
  }
}
