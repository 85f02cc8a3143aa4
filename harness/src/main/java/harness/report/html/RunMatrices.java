package harness.report.html;

import harness.cases.Verdict;
import harness.problem.Stratum;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.report.SubmissionReport.StratumRow;
import harness.report.html.Matrix.Cell;
import harness.report.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tables of a run, with a row for each submission. */
final class RunMatrices {

  private final RunReport report;
  private final List<Stratum> strata;

  RunMatrices(RunReport report) {
    this.report = report;
    this.strata = report.strata();
  }

  /** Tables by verdict, time, generator and distance, except empty ones. */
  List<Matrix> all() {
    List<Matrix> matrices = new ArrayList<>();
    matrices.add(verdicts());
    matrices.add(times());
    if (!report.generators().isEmpty()) {
      matrices.add(byGenerator());
    }
    if (!strata.isEmpty()) {
      matrices.add(byStratum());
    }
    return matrices;
  }

  private Matrix verdicts() {
    Set<String> verdicts = new LinkedHashSet<>(List.of(Verdict.ACCEPTED.label()));
    report.submissions().forEach(each -> verdicts.addAll(each.verdicts().keySet()));
    boolean spared = report.submissions().stream().anyMatch(each -> each.spared().total() > 0);
    boolean excess = report.submissions().stream().anyMatch(each -> each.excess() != null);
    List<String> columns = new ArrayList<>(verdicts);
    if (spared) {
      columns.add("skipped");
    }
    if (excess) {
      columns.add("too long");
    }
    List<Matrix.Row> rows = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      List<Cell> cells = new ArrayList<>();
      for (String verdict : verdicts) {
        cells.add(count(verdict, each.verdicts().getOrDefault(verdict, 0L)));
      }
      if (spared) {
        cells.add(
            each.spared().total() == 0
                ? Cell.none()
                : new Cell(text(each.spared().total()), Tone.FAINT, why(each)));
      }
      if (excess) {
        cells.add(excess(each.excess()));
      }
      rows.add(new Matrix.Row(each.name(), cells));
    }
    return new Matrix("Verdicts", "Cases by verdict.", "submission", columns, rows);
  }

  private static Cell count(String verdict, long count) {
    if (count == 0) {
      return Cell.none();
    }
    boolean accepted = verdict.equals(Verdict.ACCEPTED.label());
    return new Cell(text(count), accepted ? Tone.GOOD : Tone.BAD, count + " " + verdict);
  }

  private static Cell excess(SubmissionReport.Excess excess) {
    if (excess == null || excess.cases() == 0) {
      return Cell.none();
    }
    return new Cell(
        text(excess.cases()),
        Tone.WARN,
        String.format(
            Locale.ROOT,
            "does not guarantee the optimum: %d answers too long, by %.2f moves on average, %d at"
                + " most",
            excess.cases(),
            excess.mean(),
            excess.largest()));
  }

  private static String why(SubmissionReport each) {
    return each.spared().beyondReach()
        + " beyond its reach, "
        + each.spared().afterTimeLimit()
        + " after exceeding the time limit";
  }

  /** Digits in groups of three. */
  private static String text(long count) {
    return String.format(Locale.ROOT, "%,d", count).replace(',', '\u202f');
  }

  private Matrix times() {
    List<Matrix.Row> rows = new ArrayList<>();
    boolean inFiles = report.limits().casesPerFile() > 1;
    boolean counted = report.submissions().stream().anyMatch(each -> each.expanded() > 0);
    for (SubmissionReport each : report.submissions()) {
      long cases = each.verdicts().values().stream().mapToLong(Long::longValue).sum();
      double ofLimit = each.cpuUs().max() / 1e3 / report.limits().timeMs();
      List<Cell> cells =
          new ArrayList<>(
              List.of(
                  time(each.cpuUs().p50()),
                  time(each.cpuUs().p95()),
                  time(each.cpuUs().p99()),
                  new Cell(
                      Text.time(each.cpuUs().max() * 1e3),
                      Tone.PLAIN,
                      each.slowest() == null ? "" : each.slowest()),
                  new Cell(
                      Text.percent(ofLimit),
                      ofLimit > 1 ? Tone.BAD : ofLimit > 0.5 ? Tone.WARN : Tone.PLAIN,
                      "of the limit (slowest case)")));
      if (inFiles) {
        cells.add(each.slowestFileMs() == null ? Cell.none() : time(each.slowestFileMs() * 1e3));
      }
      if (counted) {
        cells.add(
            each.expanded() == 0 || cases == 0
                ? Cell.none()
                : Cell.of(Text.count((double) each.expanded() / cases)));
      }
      rows.add(new Matrix.Row(each.name(), cells));
    }
    List<String> columns =
        new ArrayList<>(List.of("median", "95 %", "99 %", "slowest", "of limit"));
    if (inFiles) {
      columns.add("file");
    }
    if (counted) {
      columns.add("nodes/case");
    }
    return new Matrix(
        "CPU time",
        "Time per case; the slowest case as a share of the limit"
            + (inFiles ? "; the slowest file of " + report.limits().casesPerFile() : "")
            + ".",
        "submission",
        columns,
        rows);
  }

  private static Cell time(double micros) {
    return Cell.of(Text.time(micros * 1e3));
  }

  private Matrix byGenerator() {
    List<Matrix.Row> rows = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      List<Cell> cells = new ArrayList<>();
      for (RunReport.GeneratorShare share : report.generators()) {
        cells.add(
            each.byGenerator().stream()
                .filter(row -> row.generator().equals(share.name()))
                .findFirst()
                .map(row -> cell(row.cases(), row.wrong(), 0))
                .orElseGet(Cell::none));
      }
      rows.add(new Matrix.Row(each.name(), cells));
    }
    return new Matrix(
        "By generator",
        "wrong / run",
        "submission",
        report.generators().stream().map(RunReport.GeneratorShare::name).toList(),
        rows);
  }

  private Matrix byStratum() {
    List<Matrix.Row> rows = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      List<Cell> cells = new ArrayList<>();
      for (Stratum stratum : strata) {
        StratumRow row = each.row(stratum);
        cells.add(row == null ? Cell.none() : cell(row.cases(), row.wrong(), row.tooLong()));
      }
      rows.add(new Matrix.Row(each.name(), cells));
    }
    String given = "wrong / run";
    return new Matrix(
        report.isOfPuzzle() ? "By exact distance" : "By generator and size",
        report.isOfPuzzle() ? given + " -1: the right answer is -1." : given,
        "submission",
        strata.stream().map(Stratum::label).toList(),
        rows);
  }

  private static Cell cell(long cases, long wrong, long tooLong) {
    if (cases == 0) {
      return Cell.none();
    }
    if (wrong > 0) {
      return new Cell(
          text(wrong) + " / " + text(cases), Tone.BAD, wrong + " of " + cases + " wrong");
    }
    if (tooLong > 0) {
      return new Cell(
          text(tooLong) + " / " + text(cases), Tone.WARN, tooLong + " of " + cases + " too long");
    }
    return new Cell(text(cases), Tone.GOOD, cases + " accepted");
  }
}
