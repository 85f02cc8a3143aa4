package harness.corpus;

import harness.cases.Counted;
import harness.cases.Printable;
import harness.report.text.Table;
import harness.report.text.Text;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Prints which groups of tests kill which wrong programs: a column for each program. */
record GroupStrengthPrinter(PrintStream out) {

  private static final int WIDTH = 78;

  /**
   * Prints the table, the groups that kill nothing, those that are alike, and the rank.
   *
   * @param programs the wrong programs, numbered from 1
   */
  void print(GroupStrength strength, List<String> programs) {
    List<String> header = new ArrayList<>(List.of("group"));
    for (int p = 1; p <= programs.size(); p++) {
      header.add(Integer.toString(p));
    }
    header.addAll(List.of("kills", "tests"));
    Table table = new Table(header);
    for (GroupStrength.OfGroup group : strength.groups()) {
      List<String> row = new ArrayList<>(List.of(group.name()));
      programs.forEach(each -> row.add(mark(group, each)));
      row.add(Integer.toString(group.kills().size()));
      row.add(Integer.toString(group.tests()));
      table.add(row);
    }
    table.print(out);
    out.println();
    if (!strength.idle().isEmpty()) {
      line("no wrong program fails " + String.join(", ", strength.idle()));
    }
    strength
        .alike()
        .forEach(each -> line("no wrong program tells apart " + String.join(", ", each)));
    String size =
        "%s, %s"
            .formatted(
                Counted.of(strength.groups().size(), "group"),
                Counted.of(programs.size(), "wrong program"));
    line(
        strength.rank() == null
            ? "rank of this matrix: not known, since not every program was judged on every test"
            : "rank of this matrix: " + strength.rank() + " (" + size + ")");
    out.println();
  }

  private static String mark(GroupStrength.OfGroup group, String program) {
    return group.kills().contains(program) ? "#" : group.unknown().contains(program) ? "-" : ".";
  }

  private void line(String text) {
    out.println(Text.wrap(Printable.inLine(text), WIDTH, "  "));
  }
}
