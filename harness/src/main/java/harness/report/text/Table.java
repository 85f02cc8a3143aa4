package harness.report.text;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import harness.machine.Printable;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * An aligned table without borders: the first column is left-aligned, the others right-aligned.
 * Invisible characters are written as codes.
 */
public final class Table {

  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  /** An empty table with the given column headings. */
  public Table(List<String> header) {
    this.header = printable(header);
  }

  /** Adds a row, with one cell per column. */
  public void add(List<String> row) {
    rows.add(printable(row));
  }

  private static List<String> printable(List<String> cells) {
    return cells.stream().map(Printable::inLine).toList();
  }

  /** Prints the table without trailing blanks. */
  public void print(PrintStream out) {
    Column[] columns = new Column[header.size()];
    for (int c = 0; c < columns.length; c++) {
      HorizontalAlign align = c == 0 ? HorizontalAlign.LEFT : HorizontalAlign.RIGHT;
      columns[c] =
          new Column().header(header.get(c)).headerAlign(align).dataAlign(align).maxWidth(200);
    }
    Object[][] data = rows.stream().map(List::toArray).toArray(Object[][]::new);
    String text = AsciiTable.getTable(AsciiTable.NO_BORDERS, columns, data);
    text.lines().map(String::stripTrailing).forEach(out::println);
  }
}
