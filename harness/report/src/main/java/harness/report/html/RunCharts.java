package harness.report.html;

import harness.problem.Stratum;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.report.SubmissionReport.StratumRow;
import harness.report.html.Chart.Axis;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Mark;
import harness.report.html.Chart.Point;
import harness.report.html.Chart.Unit;
import harness.report.html.Chart.View;
import harness.report.text.GrowthText;
import harness.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Charts of a run's CPU times and the limit. */
record RunCharts(RunReport report) {

  private static final double QUARTER = Math.pow(2, 0.25);

  List<Chart> all() {
    return List.of(timeByStratum(), timeBySize(), timeDistribution());
  }

  private Chart timeByStratum() {
    List<Stratum> strata = report.strata();
    return new Chart(
        report.isOfPuzzle() ? "CPU time by exact distance" : "CPU time by generator and size",
        "Time per case."
            + (report.hasPrograms() ? " For a program: the case's share of its file's time." : "")
            + " Click a name to hide its line.",
        Axis.of(
            report.isOfPuzzle() ? "exact distance" : "generator and size",
            strata.stream().map(Stratum::label).toList()),
        Axis.CPU_TIME,
        View.shown(
            new View("median", lines(strata, StratumRow::p50Us)),
            new View("slowest", lines(strata, StratumRow::maxUs))),
        List.of(limit(false)));
  }

  private Chart timeBySize() {
    List<Line> lines = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      if (each.growth() != null && each.growth().fit() != null) {
        lines.add(
            new Line(
                each.name(),
                each.bySize().stream()
                    .map(row -> new Point((double) row.bytes(), row.maxUs()))
                    .toList()));
        lines.add(new Line(each.name() + " " + GrowthText.power(each.growth()), fitted(each)));
      }
    }
    return new Chart(
        "CPU time by input size",
        "The slowest case for each power of two, and the fitted power law.",
        new Axis("bytes", Unit.NUMBER, true, List.of()),
        Axis.CPU_TIME,
        View.shown(new View("slowest", lines)),
        List.of(limit(false)));
  }

  /** From the smallest input to the predicted size, four points per power of two. */
  private static List<Point> fitted(SubmissionReport each) {
    long last = each.growth().atBytes();
    List<Long> sizes = new ArrayList<>();
    for (double x = Math.max(1, each.bySize().get(0).bytes()); x < last; x *= QUARTER) {
      sizes.add(Math.round(x));
    }
    sizes.add(last);
    List<Point> points = new ArrayList<>();
    for (long size : sizes) {
      points.add(new Point((double) size, each.growth().fit().micros(size)));
    }
    return points;
  }

  private Mark limit(boolean vertical) {
    double millis = report.limits().timeMs();
    return new Mark("limit " + Text.time(millis * 1e6), vertical, millis * 1e3);
  }

  private List<Line> lines(List<Stratum> strata, ToDoubleFunction<StratumRow> micros) {
    List<Line> lines = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      List<Point> points = new ArrayList<>();
      for (StratumRow row : each.byStratum()) {
        points.add(new Point(strata.indexOf(row.asStratum()), micros.applyAsDouble(row)));
      }
      if (!points.isEmpty()) {
        lines.add(new Line(each.name(), points));
      }
    }
    return lines;
  }

  private Chart timeDistribution() {
    List<Line> shares = new ArrayList<>();
    List<Line> sums = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      if (!each.cpuUs().distribution().isEmpty()) {
        shares.add(new Line(each.name(), shares(each.cpuUs().distribution(), false)));
        sums.add(new Line(each.name(), shares(each.cpuUs().distribution(), true)));
      }
    }
    return new Chart(
        "Distribution of CPU time",
        "Share of cases by CPU time (five bins per decade), or cumulative.",
        Axis.CPU_TIME,
        new Axis("cases", Unit.SHARE, false, List.of()),
        View.shown(new View("by time", shares), new View("cumulative", sums)),
        List.of(limit(true)));
  }

  /**
   * The share of each bin at its middle, or the cumulative share at its end. Both lines begin at 0;
   * the first also ends at 0.
   */
  private static List<Point> shares(List<SubmissionReport.TimeShare> distribution, boolean summed) {
    double all = distribution.stream().mapToLong(SubmissionReport.TimeShare::cases).sum();
    List<Point> points = new ArrayList<>();
    points.add(new Point(distribution.get(0).over(), 0));
    long sum = 0;
    for (SubmissionReport.TimeShare share : distribution) {
      sum += share.cases();
      points.add(
          summed
              ? new Point(share.to(), sum / all)
              : new Point(Math.sqrt(share.over() * share.to()), share.cases() / all));
    }
    if (!summed) {
      points.add(new Point(distribution.get(distribution.size() - 1).to(), 0));
    }
    return points;
  }
}
