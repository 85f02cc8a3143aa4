package harness.report.text;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import harness.cases.Printable;
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

  /** Room for numbers if names are long. */
  private static final int LEAST_BESIDE_NAMES = 60;

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

  /**
   * Prints the table without trailing blanks. If it is too wide, headings are broken at hyphens; if
   * that does not suffice, it is continued below.
   */
  public void print(PrintStream out) {
    List<Integer> all = IntStream.range(0, header.size()).boxed().toList();
    int most = Math.max(Text.WIDTH, width(0, false) + LEAST_BESIDE_NAMES);
    boolean broken = width(all, false) > most;
    List<Integer> shown = new ArrayList<>(List.of(0));
    for (int next : all.subList(Math.min(1, all.size()), all.size())) {
      List<Integer> more = Stream.concat(shown.stream(), Stream.of(next)).toList();
      if (shown.size() > 1 && width(more, broken) > most) {
        print(out, shown, broken);
        shown = new ArrayList<>(List.of(0));
      }
      shown.add(next);
    }
    print(out, shown, broken);
  }

  private int width(List<Integer> columns, boolean broken) {
    return columns.stream().mapToInt(each -> width(each, broken) + 2).sum() - 1;
  }

  private int width(int place, boolean broken) {
    Stream<String> heading = heading(place, broken).lines();
    return Text.longest(Stream.concat(heading, rows.stream().map(row -> row.get(place))));
  }

  private String heading(int place, boolean broken) {
    String heading = header.get(place);
    return broken && place > 0 ? heading.replace("-", "-\n") : heading;
  }

  /**
   * Prints as many tables as needed, each with the first column and at most {@code most} others.
   */
  void print(PrintStream out, int most) {
    for (int from = 1; from < header.size(); from += most) {
      IntStream shown = IntStream.range(from, Math.min(header.size(), from + most));
      print(out, IntStream.concat(IntStream.of(0), shown).boxed().toList(), false);
    }
  }

  private void print(PrintStream out, List<Integer> shown, boolean broken) {
    Column[] columns = shown.stream().map(place -> column(place, broken)).toArray(Column[]::new);
    Object[][] data =
        rows.stream().map(row -> shown.stream().map(row::get).toArray()).toArray(Object[][]::new);
    String text = AsciiTable.getTable(AsciiTable.NO_BORDERS, columns, data);
    text.lines().map(String::stripTrailing).forEach(out::println);
  }

  private Column column(int place, boolean broken) {
    HorizontalAlign align = place == 0 ? HorizontalAlign.LEFT : HorizontalAlign.RIGHT;
    return new Column()
        .header(heading(place, broken))
        .headerAlign(align)
        .dataAlign(align)
        .maxWidth(200);
  }
}
