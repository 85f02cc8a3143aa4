package harness.report.html;

import harness.cases.Verdict;
import harness.problem.Stratum;
import harness.report.ClassSummary;
import harness.report.FileReport;
import harness.report.GroupResult;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.report.html.Matrix.Cell;
import harness.report.html.Matrix.Columns;
import harness.report.text.DifferenceText;
import harness.report.text.GroupWords;
import harness.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tables of a run, with a row for each submission. */
record RunMatrices(RunReport report) {

  /** The most saved files in a table. */
  private static final int MOST_FILES = 500;

  /**
   * Tables by group of tests, verdict, time, generator and distance, except empty ones; a summary
   * if there are many programs.
   */
  List<Matrix> all() {
    List<Matrix> matrices = ofSubmissions();
    if (!report.generators().isEmpty()) {
      matrices.add(byGenerator());
    }
    if (!report.strata().isEmpty()) {
      matrices.add(byStratum());
    }
    return matrices;
  }

  /**
   * The same tables for a run on saved files, which take the place of generators.
   *
   * @param noun the word for a file
   */
  List<Matrix> ofFiles(List<FileReport> files, String noun) {
    List<Matrix> matrices = ofSubmissions();
    if (files.stream().anyMatch(each -> !each.failed().isEmpty())) {
      matrices.add(1, byFile(files, noun));
    }
    if (report.isOfPuzzle() && !report.strata().isEmpty()) {
      matrices.add(byStratum());
    }
    return matrices;
  }

  private List<Matrix> ofSubmissions() {
    List<Matrix> matrices = new ArrayList<>();
    if (report.givesPoints()) {
      matrices.add(points());
    }
    if (report.isClass()) {
      matrices.add(summary());
    }
    matrices.add(verdicts());
    List<SubmissionReport> ranked = DifferenceText.ranked(report);
    if (!ranked.isEmpty()) {
      matrices.add(standings(ranked));
    }
    matrices.add(times());
    return matrices;
  }

  /** The verdicts of submissions on the saved files on which any fails. */
  private Matrix byFile(List<FileReport> files, String noun) {
    List<FileReport> failed = files.stream().filter(each -> !each.failed().isEmpty()).toList();
    Columns<FileReport> table =
        Matrix.of(noun, failed.stream().limit(MOST_FILES).toList(), FileReport::name);
    for (SubmissionReport each : report.submissions()) {
      if (failed.stream().anyMatch(file -> file.failed().containsKey(each.name()))) {
        table.column(each.name(), file -> verdict(each, file.failed().get(each.name())));
      }
    }
    String left =
        failed.size() <= MOST_FILES
            ? ""
            : " The first %d of %d.".formatted(MOST_FILES, failed.size());
    return table.titled(
        Text.capitalized(noun) + "s with failures",
        "The worst verdict of each submission that fails on some " + noun + "." + left);
  }

  private static Cell verdict(SubmissionReport submission, Verdict verdict) {
    if (verdict == null) {
      return Cell.none();
    }
    boolean isExpected = submission.expected() != null && submission.expected().contains(verdict);
    return new Cell(GroupWords.code(verdict), isExpected ? Tone.PLAIN : Tone.BAD, verdict.label());
  }

  private Matrix points() {
    List<SubmissionReport> scored = report.scored();
    Columns<SubmissionReport> table = Matrix.of("submission", scored, SubmissionReport::name);
    List<GroupResult> columns = scored.get(0).columns();
    for (int i = 0; i < columns.size(); i++) {
      int column = i;
      table.column(
          new GroupWords(columns.get(i)).heading(), each -> points(each.columns().get(column)));
    }
    return table.titled(
        "Points by group of tests",
        "Points, verdict, and the slowest test's share of the time limit; below, what is expected."
            + " ! marks what is not as expected.");
  }

  private static Cell points(GroupResult group) {
    GroupWords words = new GroupWords(group);
    String expectation = words.expectation();
    return new Cell(
        words.result(),
        tone(group),
        words.hint(),
        expectation.isEmpty() ? "" : "expected " + expectation);
  }

  private static Tone tone(GroupResult group) {
    if (group.isFinding()) {
      return Tone.BAD;
    }
    if (group.score() == null || group.after() != null) {
      return Tone.FAINT;
    }
    return group.verdict() == Verdict.ACCEPTED
        ? Tone.GOOD
        : group.score() > 0 ? Tone.WARN : Tone.PLAIN;
  }

  private Columns<SubmissionReport> table() {
    return Matrix.of("submission", report.submissions(), SubmissionReport::name);
  }

  private Matrix summary() {
    List<Matrix.Row> rows = new ArrayList<>();
    for (ClassSummary.Line line : ClassSummary.of(report).lines()) {
      Tone tone = Tone.valueOf(line.tone().name());
      String title = line.title() + " (" + line.names().size() + ")";
      if (line.details().isEmpty()) {
        rows.add(prose(title, String.join(", ", line.names()), tone));
      } else {
        rows.add(prose(title, "", Tone.PLAIN));
      }
      line.details().forEach(each -> rows.add(prose("", each, tone)));
    }
    return new Matrix("Summary", "", "result", List.of("submissions"), rows, true);
  }

  private static Matrix.Row prose(String name, String text, Tone tone) {
    return new Matrix.Row(name, List.of(new Cell(text, tone, "")));
  }

  private Matrix verdicts() {
    Columns<SubmissionReport> table = table();
    for (Verdict verdict : report.verdicts()) {
      table.column(
          verdict.label(), each -> count(verdict, each.verdicts().getOrDefault(verdict, 0L)));
    }
    if (report.anySpared()) {
      table.column("skipped", each -> skipped(each.spared()));
    }
    if (report.submissions().stream().anyMatch(each -> each.excess() != null)) {
      table.column("too long", each -> excess(each.excess()));
    }
    return table.titled("Verdicts", "Cases by verdict.");
  }

  private Matrix standings(List<SubmissionReport> ranked) {
    String advice = report.compared() == null ? null : report.compared().advice();
    return Matrix.of("submission", ranked, SubmissionReport::name)
        .column("alone", each -> standing(each.standing().alone(), Tone.BAD))
        .column("apart", each -> standing(each.standing().apart(), Tone.BAD))
        .column("failed", each -> standing(each.standing().failed(), Tone.BAD))
        .column("tie", each -> standing(each.standing().tie(), Tone.WARN))
        .column("with the majority", each -> standing(each.standing().majority(), Tone.GOOD))
        .titled(
            "Compared with each other",
            "Cases; without a reference." + (advice == null ? "" : " In all, " + advice + "."));
  }

  private static Cell standing(long cases, Tone tone) {
    return cases == 0 ? Cell.none() : new Cell(Text.grouped(cases), tone, "");
  }

  private static Cell count(Verdict verdict, long count) {
    if (count == 0) {
      return Cell.none();
    }
    boolean accepted = verdict == Verdict.ACCEPTED;
    return new Cell(Text.grouped(count), accepted ? Tone.GOOD : Tone.BAD, count + " " + verdict);
  }

  private static Cell skipped(SubmissionReport.SparedCases spared) {
    if (spared.total() == 0) {
      return Cell.none();
    }
    String why =
        spared.beyondReach()
            + " beyond its reach, "
            + spared.afterTimeLimit()
            + " after exceeding the time limit, "
            + spared.afterCaught()
            + " after it was caught, "
            + spared.overShare()
            + " to leave time for others";
    return new Cell(Text.grouped(spared.total()), Tone.FAINT, why);
  }

  private static Cell excess(SubmissionReport.Excess excess) {
    if (excess == null || excess.cases() == 0) {
      return Cell.none();
    }
    return new Cell(
        Text.grouped(excess.cases()),
        Tone.WARN,
        String.format(
            Locale.ROOT,
            "does not guarantee the optimum: %d answers too long, by %.2f moves on average, %d at"
                + " most",
            excess.cases(),
            excess.mean(),
            excess.largest()));
  }

  private Matrix times() {
    Columns<SubmissionReport> table =
        table()
            .column("median", each -> time(each.cpuUs().p50()))
            .column("95 %", each -> time(each.cpuUs().p95()))
            .column("99 %", each -> time(each.cpuUs().p99()))
            .column("slowest", RunMatrices::slowest)
            .column("of limit", each -> ofLimit(report.shareOfLimit(each)));
    boolean inFiles = report.limits().casesPerFile() > 1;
    if (inFiles) {
      table.column(
          "file",
          each -> each.slowestFileMs() == null ? Cell.none() : time(each.slowestFileMs() * 1e3));
    }
    if (report.submissions().stream().anyMatch(each -> each.expanded() > 0)) {
      table.column("nodes/case", RunMatrices::nodes);
    }
    return table.titled(
        "CPU time",
        "Time per case; the slowest case as a share of the limit"
            + (inFiles ? "; the slowest file of " + report.limits().casesPerFile() : "")
            + ".");
  }

  private static Cell time(double micros) {
    return Cell.of(Text.time(micros * 1e3));
  }

  private static Cell slowest(SubmissionReport each) {
    String name = each.slowest() == null ? "" : each.slowest();
    return new Cell(Text.time(each.cpuUs().max() * 1e3), Tone.PLAIN, name);
  }

  private static Cell ofLimit(double share) {
    Tone tone = share > 1 ? Tone.BAD : share > 0.5 ? Tone.WARN : Tone.PLAIN;
    return new Cell(Text.percent(share), tone, "of the limit (slowest case)");
  }

  private static Cell nodes(SubmissionReport each) {
    return each.expanded() == 0 || each.cases() == 0
        ? Cell.none()
        : Cell.of(Text.count((double) each.expanded() / each.cases()));
  }

  private Matrix byGenerator() {
    Columns<SubmissionReport> table = table();
    for (RunReport.GeneratorShare share : report.generators()) {
      table.column(
          share.name(),
          each ->
              each.byGenerator().stream()
                  .filter(row -> row.generator().equals(share.name()))
                  .findFirst()
                  .map(row -> cell(row.cases(), row.wrong(), 0))
                  .orElseGet(Cell::none));
    }
    return table.titled("By generator", "wrong / run");
  }

  private Matrix byStratum() {
    Columns<SubmissionReport> table = table();
    for (Stratum stratum : report.strata()) {
      table.column(
          stratum.label(),
          each ->
              each.row(stratum)
                  .map(row -> cell(row.cases(), row.wrong(), row.tooLong()))
                  .orElseGet(Cell::none));
    }
    return report.isOfPuzzle()
        ? table.titled("By exact distance", "wrong / run -1: the right answer is -1.")
        : table.titled("By generator and size", "wrong / run");
  }

  private static Cell cell(long cases, long wrong, long tooLong) {
    if (cases == 0) {
      return Cell.none();
    }
    if (wrong > 0) {
      return new Cell(
          Text.grouped(wrong) + " / " + Text.grouped(cases),
          Tone.BAD,
          wrong + " of " + cases + " wrong");
    }
    if (tooLong > 0) {
      return new Cell(
          Text.grouped(tooLong) + " / " + Text.grouped(cases),
          Tone.WARN,
          tooLong + " of " + cases + " too long");
    }
    return new Cell(Text.grouped(cases), Tone.GOOD, cases + " accepted");
  }
}
