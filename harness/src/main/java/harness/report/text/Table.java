package harness.report.text;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import harness.machine.Printable;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An aligned table without borders: the first column is left-aligned, the others right-aligned.
 * Invisible characters are written as codes.
 */
public final class Table {

  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  /** The columns of a table that has a row for each item. */
  static final class Columns<T> {
    private final List<T> items;
    private final List<String> headings = new ArrayList<>();
    private final List<Function<T, String>> cells = new ArrayList<>();

    private Columns(List<T> items) {
      this.items = items;
    }

    Columns<T> column(String heading, Function<T, String> cell) {
      headings.add(heading);
      cells.add(cell);
      return this;
    }

    void print(PrintStream out) {
      Table table = new Table(headings);
      items.forEach(item -> table.add(cells.stream().map(cell -> cell.apply(item)).toList()));
      table.print(out);
    }
  }

  /** A table with a row for each item, to which columns are to be added. */
  static <T> Columns<T> of(List<T> items) {
    return new Columns<>(items);
  }

  public Table(List<String> header) {
    this.header = printable(header);
  }

  /** An empty table with a heading for the first column and one for each of the others. */
  Table(String first, Stream<String> others) {
    this(Stream.concat(Stream.of(first), others).toList());
  }

  /** Adds a row, with one cell per column. */
  public void add(List<String> row) {
    rows.add(printable(row));
  }

  void add(String name, Stream<String> cells) {
    add(Stream.concat(Stream.of(name), cells).toList());
  }

  private static List<String> printable(List<String> cells) {
    return cells.stream().map(Printable::inLine).toList();
  }

  /** Prints the table without trailing blanks. */
  public void print(PrintStream out) {
    print(out, IntStream.range(0, header.size()).boxed().toList());
  }

  /**
   * Prints as many tables as needed, each with the first column and at most {@code most} others.
   */
  void print(PrintStream out, int most) {
    for (int from = 1; from < header.size(); from += most) {
      IntStream shown = IntStream.range(from, Math.min(header.size(), from + most));
      print(out, IntStream.concat(IntStream.of(0), shown).boxed().toList());
    }
  }

  private void print(PrintStream out, List<Integer> shown) {
    Column[] columns = shown.stream().map(this::column).toArray(Column[]::new);
    Object[][] data =
        rows.stream().map(row -> shown.stream().map(row::get).toArray()).toArray(Object[][]::new);
    String text = AsciiTable.getTable(AsciiTable.NO_BORDERS, columns, data);
    text.lines().map(String::stripTrailing).forEach(out::println);
  }

  private Column column(int place) {
    HorizontalAlign align = place == 0 ? HorizontalAlign.LEFT : HorizontalAlign.RIGHT;
    return new Column().header(header.get(place)).headerAlign(align).dataAlign(align).maxWidth(200);
  }
}
