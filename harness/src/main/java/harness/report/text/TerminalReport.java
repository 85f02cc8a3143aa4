package harness.report.text;

import harness.cases.Counted;
import harness.cases.Verdict;
import harness.report.Proof;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Prints a run's report, in 80 columns if names allow. */
public final class TerminalReport {

  /** Width of lines, if names allow. */
  static final int WIDTH = 80;

  private final PrintStream out;
  private final RunReport report;
  private final Style style;
  private final boolean unicode;

  private static final List<String> TIMES =
      List.of("submission", "p50", "p95", "p99", "max", "limit", "file", "nodes/case");

  private static final int FILE = TIMES.indexOf("file");
  private static final int STATES = TIMES.indexOf("nodes/case");

  /** Prepares to print a report in ASCII, except submissions' outputs and {@code µ}. */
  public TerminalReport(PrintStream out, RunReport report, Style style) {
    this(out, report, style, false);
  }

  /**
   * Prepares to print a report.
   *
   * @param unicode whether block characters can be shown
   */
  public TerminalReport(PrintStream out, RunReport report, Style style, boolean unicode) {
    this.out = out;
    this.report = report;
    this.style = style;
    this.unicode = unicode;
  }

  /** Prints everything: counts, times, times by distance, findings, conclusion. */
  public void print() {
    head();
    verdicts();
    if (report.done() > 0) {
      measured();
    }
    findings();
    proofs();
    lastWord();
  }

  private void measured() {
    out.println();
    times();
    if (report.isOfPuzzle()) {
      new DistanceText(out, report, unicode).print();
    } else {
      new StrataText(out, report).print();
      new GrowthText(out, report, style).print();
    }
    new ExcessText(out, report).print();
  }

  private void proofs() {
    if (report.proofs() == null) {
      return;
    }
    out.println();
    for (Proof each : report.proofs()) {
      String line = Text.wrap(each.submission() + ": " + each.text(), WIDTH - 2, "  ");
      out.println(each.proven() ? style.good(line) : line);
    }
  }

  /** Prints the parts that matter for saved files: counts, findings, conclusion. */
  public void printSaved() {
    verdicts();
    findings();
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
      out.println("cases: " + Text.wrapList(drawn, WIDTH - 7, "       "));
    }
    if (report.inputs() != null) {
      report.inputs().lines().forEach(each -> out.println(Text.wrap(each, WIDTH, "  ")));
    }
    out.println();
  }

  private String threads() {
    return Counted.of(report.threads(), "thread");
  }

  private void verdicts() {
    Set<String> verdicts = new LinkedHashSet<>();
    verdicts.add(Verdict.ACCEPTED.label());
    report.submissions().forEach(each -> verdicts.addAll(each.verdicts().keySet()));
    boolean spared = report.submissions().stream().anyMatch(each -> each.spared().total() > 0);
    List<String> header = new ArrayList<>(List.of("submission"));
    header.addAll(verdicts);
    if (spared) {
      header.add("spared");
    }
    Table table = new Table(header);
    for (SubmissionReport each : report.submissions()) {
      List<String> row = new ArrayList<>(List.of(each.name()));
      for (String verdict : verdicts) {
        row.add(Long.toString(each.verdicts().getOrDefault(verdict, 0L)));
      }
      if (spared) {
        row.add(Long.toString(each.spared().total()));
      }
      table.add(row);
    }
    table.print(out);
    for (SubmissionReport each : report.submissions()) {
      explainSpared(each);
    }
    fates();
  }

  /** Prints the results of submissions that are expected to fail. */
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
                  + " skipped",
              WIDTH - 2,
              "  "));
    }
  }

  private String whySpared(SubmissionReport each) {
    if (each.caught() != null) {
      return " exceeded the time limit"; // once if that was expected, else three times
    }
    String where = report.isOfPuzzle() ? " at one distance" : "";
    return " exceeded the time limit three times" + where + ", or hung";
  }

  private void times() {
    out.println(
        "CPU time per case (limit "
            + Text.time(report.limits().timeMs() * 1e6)
            + ")"
            + (inFiles() ? ", slowest file of " + report.limits().casesPerFile() : "")
            + (report.isOfPuzzle() ? ", states" : ""));
    Table table = new Table(ofPuzzle(TIMES));
    for (SubmissionReport each : report.submissions()) {
      long cases = each.byStratum().stream().mapToLong(SubmissionReport.StratumRow::cases).sum();
      if (cases == 0) { // not compiled, or withdrawn at once
        table.add(ofPuzzle(List.of(each.name(), "-", "-", "-", "-", "-", "-", "-")));
        continue;
      }
      table.add(
          ofPuzzle(
              List.of(
                  each.name(),
                  Text.time(each.cpuUs().p50() * 1e3),
                  Text.time(each.cpuUs().p95() * 1e3),
                  Text.time(each.cpuUs().p99() * 1e3),
                  Text.time(each.cpuUs().max() * 1e3),
                  Text.percent(each.cpuUs().max() / 1e3 / report.limits().timeMs()),
                  each.slowestFileMs() == null ? "-" : Text.time(each.slowestFileMs() * 1e6),
                  each.expanded() == 0 ? "-" : Text.count((double) each.expanded() / cases))));
    }
    table.print(out);
    out.println();
  }

  /** Whether the judge's files hold many cases. */
  private boolean inFiles() {
    return report.isOfPuzzle() && report.limits().casesPerFile() > 1;
  }

  /** Drops the columns that only puzzles have: files of many cases, states. */
  private List<String> ofPuzzle(List<String> row) {
    List<String> kept = new ArrayList<>(row.subList(0, FILE));
    if (inFiles()) {
      kept.add(row.get(FILE));
    }
    if (report.isOfPuzzle()) {
      kept.add(row.get(STATES));
    }
    return kept;
  }

  private void findings() {
    new FindingsText(out, report.findings(), style).print();
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
