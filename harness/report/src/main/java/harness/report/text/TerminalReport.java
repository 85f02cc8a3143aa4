package harness.report.text;

import harness.cases.Counted;
import harness.report.Proof;
import harness.report.RunReport;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Prints a run's report, in 80 columns if names allow.
 *
 * @param unicode whether block characters can be shown
 * @param sketches what the inputs of findings are
 */
public record TerminalReport(
    PrintStream out, RunReport report, Style style, boolean unicode, Sketches sketches) {

  /** Prepares to print a report in ASCII, except submissions' outputs and {@code µ}. */
  public TerminalReport(PrintStream out, RunReport report, Style style) {
    this(out, report, style, false, Sketches.of(report, Optional.empty()));
  }

  /** Prints everything: verdicts, notes, findings, times, conclusion. */
  public void print() {
    head();
    judged();
    if (report.done() > 0) {
      new MeasuredText(out, report, style, unicode).print();
    }
    proofs();
    untested();
    conclusion();
  }

  /**
   * Prints the parts that matter for saved files: verdicts, notes, findings, conclusion.
   *
   * @param failures prints the files on which something failed, after the findings
   */
  public void printSaved(Runnable failures) {
    judged();
    failures.run();
    conclusion();
  }

  private void judged() {
    if (report.isClass()) {
      new ClassText(out, report, style).print();
    } else {
      new VerdictsText(out, report, style).print();
    }
    if (report.givesPoints()) {
      new GroupsText(out, report, style).print();
    }
    DifferenceText.standings(out, report);
    notes();
    FindingsText findings = new FindingsText(out, report.findings(), style, sketches);
    if (report.submissions().size() > 1) {
      findings.printShort(report.isClass());
    } else {
      findings.print();
    }
    WarningsText.print(out, report, style);
  }

  private void notes() {
    report
        .notes()
        .forEach(each -> out.println(Text.wrap("note: " + each.text(), Text.WIDTH, "  ")));
  }

  private void untested() {
    if (!report.untested().isEmpty()) {
      out.println();
    }
    report
        .untested()
        .forEach(each -> out.println(Text.wrap("untested: " + each.text(), Text.WIDTH, "  ")));
  }

  private void proofs() {
    if (report.proofs() == null) {
      return;
    }
    out.println();
    for (Proof each : report.proofs()) {
      String line = Text.wrap(each.inWords());
      out.println(each.proven() ? style.good(line) : line);
    }
  }

  private void head() {
    out.printf(
        Locale.ROOT,
        "%s  seed %d  %s  %s  %.1f s%n",
        style.bold(report.problem()),
        report.seed(),
        Counted.part(report.done(), report.n(), "case") + report.andUnfinished(),
        report.threads() == null ? "merged" : Counted.of(report.threads(), "thread"),
        report.elapsedMs() / 1e3);
    List<String> drawn =
        report.generators().stream().map(share -> share.name() + " " + share.cases()).toList();
    if (!drawn.isEmpty()) {
      out.println("cases: " + Text.wrapList(drawn, Text.WIDTH - 7, "       "));
    }
    if (report.inputs() != null) {
      report.inputs().lines().forEach(each -> out.println(Text.wrap(each, Text.WIDTH, "  ")));
    }
    out.println();
  }

  private void conclusion() {
    Conclusion conclusion = new Conclusion(report);
    String line = conclusion.text();
    out.println();
    out.println(
        report.wrong() > 0 ? style.bad(line) : conclusion.isCertain() ? style.good(line) : line);
  }
}
