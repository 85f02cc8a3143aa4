package harness.report.text;

import harness.cases.Reason;
import harness.report.InputText;
import harness.report.ReportedFinding;
import java.io.PrintStream;
import java.util.List;

/** Prints findings: the case, the submission's answer, the right one, and the smallest case. */
public record FindingsText(PrintStream out, List<ReportedFinding> findings, Style style) {

  private static final int WIDTH = Text.WIDTH - Text.INDENT;

  public void print() {
    for (int i = 0; i < findings.size(); i++) {
      ReportedFinding finding = findings.get(i);
      out.println();
      out.println(
          style.bad("finding " + (i + 1) + ": " + finding.submission() + ": " + finding.label()));
      print(finding);
      if (finding.smallest() != null) {
        new SmallestText(out, finding, style).print();
      }
    }
  }

  private void print(ReportedFinding finding) {
    // if there is a smallest case, that is saved
    String keeps = finding.smallest() == null ? "--save" : "--no-shrink --save";
    field("case", finding.caseName());
    if (!finding.alsoFrom().isEmpty()) {
      String alike = finding.smallest() == null ? " (same failure)" : " (same smallest case)";
      field("also on", String.join(", ", finding.alsoFrom()) + alike);
    }
    field("drawn by", finding.drawnBy());
    field("why", finding.detail());
    if (finding.chance() != null) {
      field("chance", Text.wrap(finding.chance(), WIDTH, ""));
    }
    boolean exists =
        finding.caseName() != null && !Reason.GENERATOR_FAILED.label().equals(finding.reason());
    field(
        "input",
        exists && finding.input().isEmpty()
            ? "(empty)"
            : Text.head(InputText.shown(finding.input()), keeps));
    if (finding.file() != null) {
      field("in file", Text.head(InputText.shown(finding.file()), keeps));
    }
    new OutputsText(out, finding, keeps)
        .print(
            finding.isPlainText(),
            finding.output(),
            finding.moves(),
            finding.right(),
            finding.rightMoves());
    if (!finding.siding().isEmpty()) {
      String siding = "right on this case: " + String.join(", ", finding.siding());
      field("also", Text.wrap(siding, WIDTH, ""));
    }
    field("again", finding.reproduce());
  }

  /** Prints a field unless it is null. */
  private void field(String name, String text) {
    if (text != null) {
      Text.field(out, name, text);
    }
  }
}
