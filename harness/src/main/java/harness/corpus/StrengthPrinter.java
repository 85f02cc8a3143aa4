package harness.corpus;

import harness.machine.Printable;
import harness.report.text.Style;
import harness.report.text.Table;
import harness.report.text.Text;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Which files kill which wrong programs, for people: files by rows, programs by columns. */
public final class StrengthPrinter {

  private static final int WIDTH = 78;

  private final PrintStream out;
  private final Style style;

  /** Prints to a stream. */
  public StrengthPrinter(PrintStream out, Style style) {
    this.out = out;
    this.style = style;
  }

  /** Prints the table, the files that kill nothing new, the smallest set, the survivors. */
  public void print(String puzzle, Strength strength) {
    out.printf(
        Locale.ROOT,
        "%s  %d files against %d wrong programs%n%n",
        style.bold(puzzle),
        strength.files().size(),
        strength.programs().size());
    for (int p = 0; p < strength.programs().size(); p++) {
      out.printf(Locale.ROOT, "  %2d  %s%n", p + 1, Printable.inLine(strength.programs().get(p)));
    }
    out.println();
    out.println("# kills, - not run after too many broken time limits; earned: first to kill");
    table(strength);
    out.println();
    summary(strength);
  }

  private void table(Strength strength) {
    List<String> header = new ArrayList<>(List.of("file"));
    for (int p = 0; p < strength.programs().size(); p++) {
      header.add(Integer.toString(p + 1));
    }
    header.add("kills");
    header.add("earned");
    Table table = new Table(header);
    for (Strength.FileStrength file : strength.files()) {
      List<String> row = new ArrayList<>(List.of(file.name()));
      for (String program : strength.programs()) {
        row.add(file.kills().contains(program) ? "#" : file.notRun().contains(program) ? "-" : ".");
      }
      row.add(Integer.toString(file.kills().size()));
      row.add(
          file.earns().stream()
              .map(name -> Integer.toString(strength.programs().indexOf(name) + 1))
              .collect(Collectors.joining(",")));
      table.add(row);
    }
    table.print(out);
  }

  private void summary(Strength strength) {
    List<String> idle =
        strength.files().stream()
            .filter(file -> file.earns().isEmpty())
            .map(Strength.FileStrength::name)
            .toList();
    paragraph(idle.size() + " of " + strength.files().size() + " files kill nothing new: ", idle);
    paragraph(
        (strength.proven() ? "smallest set, " : "small set, not proven smallest, ")
            + strength.smallest().size()
            + (strength.smallest().size() == 1 ? " file: " : " files: "),
        strength.smallest());
    if (strength.survivors().isEmpty()) {
      out.println(style.good("no wrong program slips through"));
    } else {
      String count = strength.survivors().size() == 1 ? " slips" : " slip";
      out.println(
          style.bad(
              Text.wrap(
                  strength.survivors().size()
                      + count
                      + " through: "
                      + String.join(", ", strength.survivors()),
                  WIDTH,
                  "  ")));
    }
    out.println();
  }

  private void paragraph(String head, List<String> names) {
    out.println(
        Text.wrap(head + (names.isEmpty() ? "none" : String.join(", ", names)), WIDTH, "  "));
  }
}
