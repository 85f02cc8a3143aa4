package harness.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A table whose first column names the rows.
 *
 * @param title its heading
 * @param note meaning of the cells, one or two sentences; may be empty
 * @param corner heading of the first column
 * @param columns headings of the other columns
 * @param rows each with one cell per column
 * @param prose whether cells are text that may be broken into lines
 */
public record Matrix(
    String title, String note, String corner, List<String> columns, List<Row> rows, boolean prose) {

  /** A table of numbers and other short texts. */
  public Matrix(String title, String note, String corner, List<String> columns, List<Row> rows) {
    this(title, note, corner, columns, rows, false);
  }

  public Matrix {
    for (Row row : rows) {
      if (row.cells().size() != columns.size()) {
        throw new IllegalArgumentException("row '" + row.name() + "' does not fit: " + columns);
      }
    }
  }

  /** The columns of a table that has a row for each item. */
  static final class Columns<T> {
    private final String corner;
    private final List<T> items;
    private final Function<T, String> name;
    private final List<String> headings = new ArrayList<>();
    private final List<Function<T, Cell>> cells = new ArrayList<>();

    private Columns(String corner, List<T> items, Function<T, String> name) {
      this.corner = corner;
      this.items = items;
      this.name = name;
    }

    Columns<T> column(String heading, Function<T, Cell> cell) {
      headings.add(heading);
      cells.add(cell);
      return this;
    }

    Matrix titled(String title, String note) {
      List<Row> rows = items.stream().map(this::row).toList();
      return new Matrix(title, note, corner, List.copyOf(headings), rows);
    }

    private Row row(T item) {
      return new Row(name.apply(item), cells.stream().map(cell -> cell.apply(item)).toList());
    }
  }

  /** A table with a row for each item, to which columns are to be added. */
  static <T> Columns<T> of(String corner, List<T> items, Function<T, String> name) {
    return new Columns<>(corner, items, name);
  }

  public record Row(String name, List<Cell> cells) {}

  /**
   * One cell.
   *
   * @param hint tooltip with the same in words; may be empty
   * @param note a second, smaller line; may be empty
   */
  public record Cell(String text, Tone tone, String hint, String note) {

    public Cell(String text, Tone tone, String hint) {
      this(text, tone, hint, "");
    }

    static Cell none() {
      return new Cell("–", Tone.FAINT, "");
    }

    public static Cell of(String text) {
      return new Cell(text, Tone.PLAIN, "");
    }
  }
}
