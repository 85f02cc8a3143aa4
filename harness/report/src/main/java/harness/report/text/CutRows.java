package harness.report.text;

import harness.cases.Printable;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Rows of a terminal, of which there are as many as were asked for at most. */
final class CutRows {

  private static final String CUT = " ...";

  private final List<String> rows = new ArrayList<>();

  /**
   * Adds what is printed, with each line cut to the terminal's width.
   *
   * @param most the number of rows, at least 1
   * @return whether anything was cut
   */
  boolean add(int most, Consumer<PrintStream> print) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      print.accept(stream);
    }
    List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
    boolean isWide = lines.stream().anyMatch(each -> each.length() > Text.WIDTH);
    lines.stream().limit(most).map(CutRows::cut).forEach(rows::add);
    return isWide || lines.size() > most;
  }

  private static String cut(String line) {
    return line.length() <= Text.WIDTH ? line : line.substring(0, Text.WIDTH - CUT.length()) + CUT;
  }

  /** Adds a line that must not be cut, however many rows it takes. */
  void whole(String line) {
    String shown = Printable.inLine(line);
    rows.add(shown);
    for (int column = Text.WIDTH; column < shown.length(); column += Text.WIDTH) {
      rows.add(null); // the terminal breaks the line
    }
  }

  /** Changes the look of the rows, which does not count for their width. */
  void look(UnaryOperator<String> style) {
    rows.replaceAll(style);
  }

  void addAll(CutRows others) {
    rows.addAll(others.rows);
  }

  /** Leaves out the last rows if there are too many, with a mark in their place. */
  void cut(int most, String mark) {
    if (rows.size() > most) {
      cutTo(most - 1);
      rows.add(mark);
    }
  }

  /** Leaves out the last rows if there are too many. */
  void cutTo(int most) {
    rows.subList(Math.min(Math.max(0, most), rows.size()), rows.size()).clear();
  }

  int count() {
    return rows.size();
  }

  void print(PrintStream out) {
    rows.stream().filter(each -> each != null).forEach(out::println);
  }
}
