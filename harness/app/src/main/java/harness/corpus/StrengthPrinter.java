package harness.corpus;

import harness.cases.Counted;
import harness.cases.Printable;
import harness.report.Note;
import harness.report.text.Style;
import harness.report.text.Table;
import harness.report.text.Text;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Prints which files kill which wrong programs: a row for each file, a column for each program.
 *
 * @param noun the word for a file: file or test
 */
record StrengthPrinter(PrintStream out, Style style, String noun) {

  private static final int WIDTH = 78;

  /**
   * Prints the table, the files that kill nothing new, the smallest set, the survivors, the files
   * that could not be judged, and cases that kill survivors.
   *
   * @param finished whether the run was not interrupted
   * @param drawn null if no cases were drawn
   * @param untested what no test reaches, in words
   */
  void print(
      String problem,
      Strength strength,
      boolean finished,
      SurvivorDraws.Drawn drawn,
      List<Note> untested) {
    out.printf(
        Locale.ROOT,
        "%s  %s against %s%n%n",
        style.bold(problem),
        Counted.of(strength.files().size(), noun),
        Counted.of(strength.programs().size(), "wrong program"));
    for (int p = 0; p < strength.programs().size(); p++) {
      out.printf(Locale.ROOT, "  %2d  %s%n", p + 1, Printable.inLine(strength.programs().get(p)));
    }
    out.println();
    out.println(
        "# kills, x fails in another way than expected, - not run, ! not judged;\n"
            + "earned: first to kill");
    table(strength);
    out.println();
    summary(strength, finished);
    for (Strength.FileStrength file : strength.unjudged()) {
      String line = file.name() + ": could not be judged: " + file.judgeError();
      out.println(style.bad(Printable.inLine(line)));
    }
    if (drawn != null) {
      print(drawn);
    }
    for (Note each : untested) {
      out.println(Text.wrap(Printable.inLine("untested: " + each.text()), WIDTH, "  "));
    }
    out.println();
  }

  private void print(SurvivorDraws.Drawn drawn) {
    String kills = drawn.kills().isEmpty() ? "none kills any of these" : "they kill";
    String cases = Counted.of(drawn.cases(), "case");
    out.println("drawn with seed %s: %s; %s".formatted(drawn.seed(), cases, kills));
    for (SurvivorDraws.Kill each : drawn.kills()) {
      String names = String.join(", ", each.cases());
      out.println(
          "  " + Text.wrap(Printable.inLine(each.program()) + ": " + names, WIDTH - 2, "    "));
      out.println("    reproduce  " + Printable.inLine(each.reproduce()));
    }
  }

  private void table(Strength strength) {
    List<String> header = new ArrayList<>(List.of(noun));
    for (int p = 0; p < strength.programs().size(); p++) {
      header.add(Integer.toString(p + 1));
    }
    header.addAll(List.of("kills", "earned"));
    Table table = new Table(header);
    for (Strength.FileStrength file : strength.files()) {
      List<String> row = new ArrayList<>(List.of(file.name()));
      strength.programs().forEach(program -> row.add(mark(file, program)));
      row.add(Integer.toString(file.kills().size()));
      row.add(
          file.earns().stream()
              .map(name -> Integer.toString(strength.programs().indexOf(name) + 1))
              .collect(Collectors.joining(",")));
      table.add(row);
    }
    table.print(out);
  }

  private static String mark(Strength.FileStrength file, String program) {
    if (file.notJudged().contains(program)) {
      return "!";
    }
    if (file.kills().contains(program)) {
      return "#";
    }
    if (file.otherwise().contains(program)) {
      return "x";
    }
    return file.notRun().contains(program) ? "-" : ".";
  }

  private void summary(Strength strength, boolean finished) {
    List<String> idle = strength.idle();
    paragraph(
        Counted.part(idle.size(), strength.files().size(), noun)
            + (idle.size() == 1 ? " kills nothing new: " : " kill nothing new: "),
        idle);
    smallest(strength, finished ? " after time-outs" : "");
    survivors(strength, finished);
    int unjudged = strength.unjudged().size();
    if (unjudged > 0) {
      out.println(style.bad(Counted.of(unjudged, noun) + " could not be judged"));
    }
  }

  private void smallest(Strength strength, String why) {
    String among = strength.unjudged().isEmpty() ? "" : " of those that were judged";
    int leftOut = strength.leftOut();
    int size = strength.smallest().size();
    String left =
        Counted.of(leftOut, "run") + (leftOut == 1 ? " was" : " were") + " left out" + why;
    if (strength.proven()) {
      paragraph("smallest set" + among + ", " + Counted.of(size, noun) + ": ", strength.smallest());
      if (leftOut > 0) {
        out.println(left + "; whatever they show, no smaller set kills as many");
      }
    } else if (leftOut > 0) {
      paragraph(
          Counted.of(size, noun) + (size == 1 ? " is" : " are") + " enough" + among + ": ",
          strength.smallest());
      out.println(left + ", so fewer may do");
    } else {
      paragraph(
          "small set (greedy search, may not be smallest), " + Counted.of(size, noun) + ": ",
          strength.smallest());
    }
  }

  private void survivors(Strength strength, boolean finished) {
    for (Strength.Otherwise each : strength.otherwise()) {
      String line =
          "%s: failed %s with %s, expected %s"
              .formatted(each.program(), each.file(), each.verdict(), each.expected());
      out.println(style.bad(Text.wrap(Printable.inLine(line), WIDTH, "  ")));
    }
    if (strength.survivors().isEmpty()) {
      out.println(style.good("no wrong program slips through"));
      return;
    }
    Set<String> failing =
        strength.otherwise().stream().map(Strength.Otherwise::program).collect(Collectors.toSet());
    List<String> slips =
        strength.survivors().stream().filter(each -> !failing.contains(each)).toList();
    if (!slips.isEmpty()) {
      String slip = slips.size() == 1 ? " slips through: " : " slip through: ";
      String line = slips.size() + (finished ? slip : " not killed so far: ");
      out.println(style.bad(Text.wrap(line + String.join(", ", slips), WIDTH, "  ")));
    }
  }

  private void paragraph(String head, List<String> names) {
    out.println(
        Text.wrap(head + (names.isEmpty() ? "none" : String.join(", ", names)), WIDTH, "  "));
  }
}
