package harness.report.text;

import harness.cases.Reason;
import harness.report.InputText;
import harness.report.ReportedFinding;
import harness.report.SharedFinding;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;

/**
 * Prints findings: the smallest case with the submission's answer and the right one, or the case as
 * drawn if there is none. Findings of several submissions on one input are one entry.
 */
public record FindingsText(
    PrintStream out, List<ReportedFinding> findings, Style style, Sketches sketches) {

  private static final int WIDTH = Text.WIDTH - Text.INDENT;

  /** With more entries than this, only what shows the fault is printed of each. */
  private static final int MOST_IN_FULL = 6;

  private static final int MOST_NAMED = 3;

  /** Prepares to print findings without pictures of their inputs. */
  public FindingsText(PrintStream out, List<ReportedFinding> findings, Style style) {
    this(out, findings, style, Sketches.NONE);
  }

  /** Prints everything, with all that is known of compile errors. */
  public void print() {
    SharedFinding.of(findings).forEach(each -> print(each, true));
    unbuilt()
        .forEach(
            each -> {
              out.println();
              out.println(style.bad(each.submission() + ": " + each.label()));
              field("why", each.detail());
              field("reproduce", each.reproduce());
            });
  }

  /**
   * Prints the findings of several submissions: a compile error is one line.
   *
   * @param ofClass whether to print only what shows the fault, because there are many submissions
   */
  void printShort(boolean ofClass) {
    List<SharedFinding> entries = SharedFinding.of(findings);
    boolean full = entries.size() <= MOST_IN_FULL && !ofClass;
    List<SharedFinding> shown = full ? entries : SharedFinding.firstOfEachKind(entries);
    shown.forEach(each -> print(each, full));
    if (!full) {
      more(entries.size() - shown.size());
      example();
    }
    compileErrors();
  }

  private void more(int left) {
    if (left > 0) {
      out.println();
      out.println(
          left + " more of these kinds, on other inputs: --json or --html FILE has them all");
    }
  }

  /** Prints the shortest command; those for other findings differ in the input and programs. */
  private void example() {
    findings.stream()
        .filter(each -> each.smallest() != null && each.smallest().reproduce() != null)
        .min(Comparator.comparingInt(each -> each.smallest().reproduce().length()))
        .ifPresent(
            each -> {
              out.println();
              out.println("to reproduce a finding, as here for " + each.submission() + ":");
              out.println("  " + each.smallest().reproduce());
            });
  }

  private List<ReportedFinding> unbuilt() {
    return findings.stream().filter(ReportedFinding::isUnbuilt).toList();
  }

  private void compileErrors() {
    List<ReportedFinding> unbuilt = unbuilt();
    if (unbuilt.isEmpty()) {
      return;
    }
    out.println();
    out.println(style.bad(unbuilt.size() == 1 ? "compile error" : "compile errors"));
    int longest = Text.longest(unbuilt.stream().map(ReportedFinding::submission));
    for (ReportedFinding each : unbuilt) {
      String name = each.submission() + " ".repeat(longest - each.submission().length());
      out.println("  " + Text.line(name + "  " + FirstError.of(each.detail())));
    }
    field("reproduce", unbuilt.get(0).reproduce());
  }

  private void print(SharedFinding entry, boolean full) {
    ReportedFinding first = entry.first();
    out.println();
    out.println(style.bad(Text.wrap(entry.title())));
    if (entry.isShared()) {
      out.println("  these " + entry.findings().size() + " fail on the same input");
    }
    field("group", entry.isShared() ? first.group() : first.inGroup());
    if (first.smallest() == null) {
      if (full) {
        drawn(entry);
        field("reproduce", first.reproduce());
      } else {
        shortlyDrawn(entry);
      }
      return;
    }
    SmallestText smallest = new SmallestText(out, first, style, sketches);
    smallest.fields(entry.findings(), full);
    if (first.chance() != null) {
      field("chance", Text.wrap(first.chance(), WIDTH, ""));
    }
    if (full) {
      smallest.reproduce();
      field("found on", foundOn(entry));
      field("reproduce", first.reproduce());
    }
  }

  private static String foundOn(SharedFinding entry) {
    List<String> names = entry.caseNames();
    ReportedFinding first = entry.first();
    String drawnBy = first.drawnBy() == null ? "" : " (" + first.drawnBy() + ")";
    if (names.size() == 1) {
      return names.get(0) + drawnBy;
    }
    String others = String.join(", ", names.subList(1, Math.min(names.size(), MOST_NAMED)));
    int left = names.size() - MOST_NAMED;
    return names.get(0) + drawnBy + ", " + others + (left > 0 ? " and " + left + " more" : "");
  }

  /** Prints no more of the case as drawn than shows the fault. */
  private void shortlyDrawn(SharedFinding entry) {
    ReportedFinding first = entry.first();
    field("case", first.caseName());
    field("input", Text.head(InputText.shown(first.input()), "--save"));
    if (entry.isShared()) {
      new OutputsText(out, first, "--save")
          .printAll(entry.findings(), ReportedFinding::output, first.right());
    } else {
      field("why", first.detail());
    }
  }

  /** Prints the case as drawn, of a finding that was not made smaller. */
  private void drawn(SharedFinding entry) {
    ReportedFinding finding = entry.first();
    String keeps = "--save";
    field("case", finding.caseName());
    if (!finding.alsoFrom().isEmpty()) {
      field("also on", String.join(", ", finding.alsoFrom()) + " (same failure)");
    }
    field("drawn by", finding.drawnBy());
    field(
        "why", finding.isDifference() ? Text.wrap(finding.detail(), WIDTH, "") : finding.detail());
    if (finding.chance() != null) {
      field("chance", Text.wrap(finding.chance(), WIDTH, ""));
    }
    boolean exists = finding.caseName() != null && finding.reason() != Reason.GENERATOR_FAILED;
    field(
        "input",
        exists && finding.input().isEmpty()
            ? "(empty)"
            : Text.head(InputText.shown(finding.input()), keeps));
    field("tree", TreeText.of(sketches.asDrawn(finding)));
    if (finding.file() != null) {
      field("in file", Text.head(InputText.shown(finding.file()), keeps));
    }
    if (finding.isDifference()) {
      DifferenceText.outputs(out, finding.groups(), keeps);
      DifferenceText.meaning(out, finding);
    } else if (entry.isShared()) {
      new OutputsText(out, finding, keeps)
          .printAll(entry.findings(), ReportedFinding::output, finding.right());
    } else {
      new OutputsText(out, finding, keeps)
          .print(
              finding.isPlainText(),
              finding.output(),
              finding.moves(),
              finding.right(),
              finding.rightMoves());
    }
    SmallestText.hints(out, entry.findings());
    if (!finding.siding().isEmpty() && !entry.isShared()) {
      String siding = "right on this case: " + String.join(", ", finding.siding());
      field("also", Text.wrap(siding, WIDTH, ""));
    }
  }

  /** Prints a field unless it is null. */
  private void field(String name, String text) {
    if (text != null) {
      Text.field(out, name, text);
    }
  }
}
