package harness.report.text;

import harness.cases.Reason;
import harness.report.InputText;
import harness.report.ReportedFinding;
import java.io.PrintStream;
import java.util.List;

/** Prints findings: the case, the submission's answer, the right one, and the smallest case. */
public final class FindingsText {

  private final PrintStream out;
  private final List<ReportedFinding> findings;
  private final Style style;

  public FindingsText(PrintStream out, List<ReportedFinding> findings, Style style) {
    this.out = out;
    this.findings = findings;
    this.style = style;
  }

  /** Prints them, numbered from 1. */
  public void print() {
    int number = 0;
    for (ReportedFinding finding : findings) {
      number++;
      out.println();
      out.println(
          style.bad(
              "finding "
                  + number
                  + ": "
                  + finding.submission()
                  + ": "
                  + finding.verdict()
                  + (finding.reason() == null ? "" : " (" + finding.reason() + ")")));
      if (finding.caseName() != null) {
        field("case", finding.caseName());
      }
      if (!finding.alsoFrom().isEmpty()) {
        String alike = finding.smallest() == null ? " (same failure)" : " (same smallest case)";
        field("also on", String.join(", ", finding.alsoFrom()) + alike);
      }
      if (finding.drawnBy() != null) {
        field("drawn by", finding.drawnBy());
      }
      field("why", finding.detail());
      if (finding.chance() != null) {
        field("chance", Text.wrap(finding.chance(), TerminalReport.WIDTH - 11, ""));
      }
      field("input", input(finding));
      if (finding.file() != null) {
        field("in file", Text.head(InputText.shown(finding.file()), keeps(finding)));
      }
      outputs(finding);
      if (!finding.siding().isEmpty()) {
        field("also", Text.wrap(siding(finding), TerminalReport.WIDTH - 11, ""));
      }
      if (finding.reproduce() != null) {
        field("again", finding.reproduce());
      }
      if (finding.smallest() != null) {
        new SmallestText(out, finding, style).print();
      }
    }
  }

  private static String input(ReportedFinding finding) {
    boolean exists =
        finding.caseName() != null && !Reason.GENERATOR_FAILED.label().equals(finding.reason());
    return exists && finding.input().isEmpty()
        ? "(empty)"
        : Text.head(InputText.shown(finding.input()), keeps(finding));
  }

  private void outputs(ReportedFinding finding) {
    if (finding.isPlainText()) {
      new OutputsText(out, finding.verdict(), keeps(finding))
          .print(finding.output(), finding.right());
      return;
    }
    if (finding.isTalk()) {
      field("talk", Text.head(finding.output(), keeps(finding)));
      return;
    }
    if (!finding.output().isEmpty()) {
      field("said", Text.said(finding.output(), keeps(finding)));
    }
    if (finding.moves() != null && !finding.output().contains(finding.moves())) {
      field("moves", finding.moves());
    }
    field("right", finding.right());
    if (finding.rightMoves() != null && !finding.right().contains(finding.rightMoves())) {
      field("moves", finding.rightMoves());
    }
  }

  /** The options that keep a long text of a finding: if there is a smallest case, that is saved. */
  private static String keeps(ReportedFinding finding) {
    return finding.smallest() == null ? "--save" : "--no-shrink --save";
  }

  private static String siding(ReportedFinding finding) {
    return "right on this case: " + String.join(", ", finding.siding());
  }

  private void field(String name, String text) {
    Text.field(out, name, text);
  }
}
