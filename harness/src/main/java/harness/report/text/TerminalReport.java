package harness.report.text;

import harness.cases.Counted;
import harness.report.Proof;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Prints a run's report, in 80 columns if names allow.
 *
 * @param unicode whether block characters can be shown
 */
public record TerminalReport(PrintStream out, RunReport report, Style style, boolean unicode) {

  /** Prepares to print a report in ASCII, except submissions' outputs and {@code µ}. */
  public TerminalReport(PrintStream out, RunReport report, Style style) {
    this(out, report, style, false);
  }

  /** Prints everything: counts, times, times by distance, findings, conclusion. */
  public void print() {
    head();
    verdicts();
    if (report.done() > 0) {
      out.println();
      new MeasuredText(out, report, style, unicode).print();
    }
    new FindingsText(out, report.findings(), style).print();
    proofs();
    lastWord();
  }

  private void proofs() {
    if (report.proofs() == null) {
      return;
    }
    out.println();
    for (Proof each : report.proofs()) {
      String line = Text.wrap(each.submission() + ": " + each.text());
      out.println(each.proven() ? style.good(line) : line);
    }
  }

  /** Prints the parts that matter for saved files: counts, findings, conclusion. */
  public void printSaved() {
    verdicts();
    new FindingsText(out, report.findings(), style).print();
    lastWord();
  }

  private void head() {
    out.printf(
        Locale.ROOT,
        "%s  seed %d  %s  %s  %.1f s%n",
        style.bold(report.problem()),
        report.seed(),
        Counted.part(report.done(), report.n(), "case") + report.andUnfinished(),
        report.threads() == null ? "merged" : threads(),
        report.elapsedMs() / 1e3);
    List<String> drawn =
        report.generators().stream().map(share -> share.name() + " " + share.cases()).toList();
    if (report.harnessShare() != null) {
      out.printf(
          Locale.ROOT,
          "the submissions used %.0f%% of %s × %.1f s; the rest is %s%n",
          100 * (1 - report.harnessShare()),
          threads(),
          report.elapsedMs() / 1e3,
          report.isOfPuzzle() ? "the harness's own" : "the jury's programs' and the harness's");
    }
    if (!drawn.isEmpty()) {
      out.println("cases: " + Text.wrapList(drawn, Text.WIDTH - 7, "       "));
    }
    if (report.inputs() != null) {
      report.inputs().lines().forEach(each -> out.println(Text.wrap(each, Text.WIDTH, "  ")));
    }
    out.println();
  }

  private String threads() {
    return Counted.of(report.threads(), "thread");
  }

  private void verdicts() {
    Table.Columns<SubmissionReport> table =
        Table.of(report.submissions()).column("submission", SubmissionReport::name);
    for (String verdict : report.verdicts()) {
      table.column(verdict, each -> Long.toString(each.verdicts().getOrDefault(verdict, 0L)));
    }
    if (report.anySpared()) {
      table.column("spared", each -> Long.toString(each.spared().total()));
    }
    table.print(out);
    report.submissions().forEach(this::explainSpared);
    fates();
  }

  private void fates() {
    for (SubmissionReport each : report.submissions()) {
      if (each.mustFail()) {
        String line = each.name() + ", expected to fail: " + each.fate();
        out.println(each.caught() == null ? style.bad(line) : style.good(line));
      }
    }
  }

  private void explainSpared(SubmissionReport each) {
    if (each.spared().afterTimeLimit() > 0) {
      out.println(
          Text.wrap(
              each.name()
                  + whySpared(each)
                  + "; "
                  + Counted.of(each.spared().afterTimeLimit(), "later case")
                  + " skipped"));
    }
  }

  private String whySpared(SubmissionReport each) {
    if (each.caught() != null) {
      return " exceeded the time limit"; // once if that was expected, else three times
    }
    String where = report.isOfPuzzle() ? " at one distance" : "";
    return " exceeded the time limit three times" + where + ", or hung";
  }

  private void lastWord() {
    String word = lastWord(report);
    out.println();
    boolean good = report.wrong() == 0;
    out.println(
        good && doubts(report).isEmpty() ? style.good(word) : good ? word : style.bad(word));
  }

  /** The conclusion of a run, in a line. */
  public static String lastWord(RunReport report) {
    long wrong = report.wrong();
    String unfinished = report.interrupted() ? "interrupted: " : "";
    if (wrong == 0) {
      String none = report.hasSurvivors() ? "no wrong result in " : "nothing wrong found in ";
      return unfinished + none + run(report) + doubts(report);
    }
    long ofSubmissions = wrong - report.juryFailures();
    Unjudged unjudged = Unjudged.in(report);
    if (ofSubmissions == 0 && unjudged.byAll() > 0) {
      return unfinished
          + Counted.part(unjudged.byAll(), report.done(), "case")
          + " not judged: the problem's own programs failed"
          + (unjudged.byAll() < report.done() ? "; nothing wrong found in the rest" : "");
    }
    long counted = unjudged.isNothing() ? wrong : ofSubmissions;
    long shown =
        report.findings().stream()
            .filter(each -> unjudged.isNothing() || !each.isJudgeError())
            .mapToLong(each -> Math.max(1, each.caseNames().size()))
            .sum();
    return unfinished
        + (counted == 0 ? "no" : counted)
        + (counted == 1 ? " wrong result" : " wrong results")
        + (report.done() == 0 && report.unfinished() == null
            ? "; no case was run"
            : " in " + run(report))
        + (counted > shown ? ", " + shown + " shown" : "")
        + unjudged.inWords();
  }

  /** The cases that were run, in words. */
  private static String run(RunReport report) {
    return cases(report.done())
        + (report.unfinished() == null ? "" : " and " + report.unfinished() + " unfinished");
  }

  /** Why nothing wrong may mean little. */
  private static String doubts(RunReport report) {
    List<String> doubts = new ArrayList<>();
    long survivors = report.submissions().stream().filter(SubmissionReport::survived).count();
    if (survivors > 0) {
      doubts.add(submissions(survivors) + " expected to fail survived");
    }
    long others = report.submissions().stream().filter(each -> each.otherwise() != null).count();
    if (others > 0) {
      doubts.add(submissions(others) + " failed in another way than expected");
    }
    if (report.inputs() != null) {
      report.inputs().seedIgnored().forEach(each -> doubts.add(each + " seems to ignore its seed"));
    }
    return doubts.isEmpty() ? "" : ", but " + String.join("; ", doubts);
  }

  private static String submissions(long submissions) {
    return Counted.of(submissions, "submission");
  }

  static String cases(long cases) {
    return Counted.of(cases, "case");
  }
}
