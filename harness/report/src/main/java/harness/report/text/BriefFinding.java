package harness.report.text;

import harness.cases.Counted;
import harness.problem.Behaviour;
import harness.report.InputText;
import harness.report.ReportedFinding;
import harness.report.SharedFinding;
import harness.shrink.Smallest;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A finding in a few rows: its title, the input, the outputs, why they are wrong, and the first
 * line that may be the cause.
 *
 * @param files names the file that holds the input of a finding, if there is one
 */
record BriefFinding(
    SharedFinding entry, Style style, Function<ReportedFinding, Optional<String>> files) {

  private static final String INDENT = " ".repeat(Text.INDENT);
  private static final int MOST_TITLE = 2;
  private static final int MOST_WHY = 2;
  private static final int MOST_HINT = 2;

  /** Rows that are left to the input, however long the outputs are. */
  private static final int LEAST_INPUT = 3;

  /** Adds the finding to rows, of which it takes {@code most} at most. */
  void addTo(CutRows rows, int most) {
    CutRows title = new CutRows();
    title.add(MOST_TITLE, out -> out.println(Text.wrap(entry.title())));
    title.look(style::bad);
    CutRows end = new CutRows();
    if (!isSaid()) {
      end.add(MOST_WHY, out -> Text.field(out, "why", wrapped(detail())));
    }
    end.add(MOST_HINT, out -> SmallestText.hints(out, firstHint()));
    int left = most - title.count() - end.count();
    CutRows outputs = new CutRows();
    if (outputs.add(left - LEAST_INPUT, this::outputs)) {
      outputs.cut(left - LEAST_INPUT, INDENT + "... (the rest: without --brief)");
    }
    rows.addAll(title);
    rows.addAll(input(left - outputs.count()));
    rows.addAll(outputs);
    rows.addAll(end);
  }

  private CutRows input(int most) {
    ReportedFinding finding = entry.first();
    String text =
        InputText.shown(smallest() == null ? finding.input() : smallest().picture())
            .replace("\r", "\\x0d"); // else it would count as the end of a line
    CutRows input = new CutRows();
    if (text.isEmpty() && finding.isJudgeError()) {
      return input; // none was drawn
    }
    String head =
        text.lines()
            .limit(most + 1L)
            .map(each -> each.substring(0, Math.min(each.length(), Text.WIDTH + 1)))
            .collect(Collectors.joining("\n"));
    if (input.add(most, out -> Text.field(out, "input", text.isEmpty() ? "(empty)" : head))) {
      String whole = files.apply(finding).orElse("--save DIR keeps it");
      input.cutTo(most - 1);
      input.add(1, out -> out.println(INDENT + "... (" + size(text) + ": " + whole + ")"));
    }
    return input;
  }

  private static String size(String text) {
    return Counted.of(text.lines().count(), "line") + ", " + Counted.of(text.length(), "character");
  }

  private List<ReportedFinding> firstHint() {
    return entry.findings().stream()
        .filter(each -> !each.diagnosis().isEmpty())
        .limit(1)
        .map(each -> each.with(copy -> copy.diagnosis(each.diagnosis().subList(0, 1))))
        .toList();
  }

  private static String wrapped(String text) {
    return Text.wrap(text, Text.WIDTH - Text.INDENT, "");
  }

  private Smallest smallest() {
    return entry.first().smallest();
  }

  private String detail() {
    return smallest() == null ? entry.first().detail() : smallest().detail();
  }

  /** Whether two short outputs say what is wrong. */
  private boolean isSaid() {
    return new OutputsText(null, entry.first(), "").say(output(entry.first()), right());
  }

  private static String output(ReportedFinding finding) {
    return finding.smallest() == null ? finding.output() : finding.smallest().output();
  }

  private String right() {
    return smallest() == null ? entry.first().right() : smallest().right();
  }

  private void outputs(PrintStream out) {
    ReportedFinding finding = entry.first();
    List<Behaviour> groups = smallest() == null ? finding.groups() : smallest().groups();
    if (finding.isDifference() && groups != null) {
      DifferenceText.outputs(out, groups, "");
      return;
    }
    OutputsText outputs = new OutputsText(out, finding, "--save");
    if (entry.isShared()) {
      outputs.printAll(entry.findings(), BriefFinding::output, right());
    } else if (smallest() == null) {
      outputs.print(
          finding.isPlainText(), finding.output(), finding.moves(), right(), finding.rightMoves());
    } else {
      outputs.print(
          smallest().tokens() != null,
          smallest().output(),
          smallest().moves(),
          right(),
          smallest().rightMoves());
    }
  }
}
