package harness.report.html;

import harness.cases.Counted;
import harness.report.CompareReport;
import harness.report.CompareReport.Entry;
import harness.report.CompareReport.LimitsInForce;
import harness.report.CompareReport.Reach;
import harness.report.CompareReport.Row;
import harness.report.Distances;
import harness.report.SolverStanding;
import harness.report.html.Chart.Axis;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Mark;
import harness.report.html.Chart.Point;
import harness.report.html.Chart.Unit;
import harness.report.html.Chart.View;
import harness.report.html.Exhibit.Field;
import harness.report.html.Exhibit.Part;
import harness.report.html.Matrix.Cell;
import harness.report.text.CompareText;
import harness.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** The web page of a comparison of submissions. */
public final class BenchPage {

  /** The most names to list; more are only counted. */
  private static final int MOST_NAMES = 3;

  private final CompareReport report;
  private final Distances distances;

  private BenchPage(CompareReport report) {
    this.report = report;
    this.distances = CompareText.distances(report);
  }

  public static Page of(CompareReport report) {
    BenchPage page = new BenchPage(report);
    List<Exhibit> faults =
        report.submissions().stream().map(BenchPage::faults).filter(Objects::nonNull).toList();
    return new Page(
        report.puzzle() + ": submissions compared",
        page.word(),
        page.wrong() > 0 ? Tone.BAD : report.interrupted() ? Tone.WARN : Tone.GOOD,
        page.facts(),
        page.matrices(),
        page.charts(),
        "Wrong answers and exceeded limits",
        faults);
  }

  private long wrong() {
    return report.submissions().stream()
        .filter(each -> each.byDistance().stream().anyMatch(BenchPage::isWrong))
        .count();
  }

  private static boolean isWrong(Row row) {
    return row.standing() == SolverStanding.WRONG;
  }

  private String word() {
    String prefix = report.interrupted() ? "interrupted: " : "";
    if (wrong() > 0) {
      return prefix + Counted.part(wrong(), report.submissions().size(), "submission") + " wrong";
    }
    Comparator<Entry> bySafety =
        Comparator.comparing(
                Entry::safeDistance, Comparator.nullsFirst(Comparator.<Integer>naturalOrder()))
            .thenComparing(each -> Boolean.TRUE.equals(each.safeUnsolvable()));
    Entry farthest = report.submissions().stream().max(bySafety).orElseThrow();
    if (farthest.safeDistance() == null) {
      return prefix + "nothing wrong, but no submission is safe";
    }
    List<String> names =
        report.submissions().stream()
            .filter(each -> bySafety.compare(each, farthest) == 0)
            .map(Entry::name)
            .toList();
    return prefix
        + "nothing wrong; safe up to distance "
        + farthest.safeDistance()
        + (Boolean.TRUE.equals(farthest.safeUnsolvable()) ? " and for answer -1" : "")
        + ": "
        + (names.size() > MOST_NAMES ? names.size() + " submissions" : String.join(", ", names));
  }

  private List<Page.Fact> facts() {
    LimitsInForce limits = report.limits();
    return List.of(
        new Page.Fact("seed", Long.toString(report.seed())),
        new Page.Fact(
            "cases",
            report.n()
                + " at each distance"
                + (report.largestDistance() == null ? "" : " up to " + report.largestDistance())),
        new Page.Fact("rounds", Integer.toString(report.rounds())),
        Page.Fact.took(report.elapsedMs()),
        new Page.Fact(
            "limits for a file of " + Counted.of(limits.casesPerFile(), "case"),
            Text.time(limits.timeMs() * 1e6) + ", " + (limits.memoryBytes() >> 20) + " MiB"),
        new Page.Fact(
            "safe",
            String.format(
                Locale.ROOT,
                "the limit is at least %.0f × the slowest file's time",
                limits.safetyFactor())));
  }

  private List<Matrix> matrices() {
    return distances.isEmpty() ? List.of() : List.of(reaches(), byDistance());
  }

  private Matrix reaches() {
    Matrix.Columns<Entry> table =
        Matrix.of("submission", report.submissions(), Entry::name)
            .column("safe to", this::safeTo)
            .column("slowest file", ofReach(reach -> Text.time(reach.slowestFileMs() * 1e6)))
            .column("of limit", ofReach(reach -> ofLimit(reach.slowestFileMs())))
            .column("spread", ofReach(reach -> "±" + Text.percent(reach.spread())))
            .column("nodes", ofReach(reach -> count(reach.expandedPerCase())))
            .column("states", ofReach(reach -> count((double) reach.storedStates())))
            .column(
                "memory (bytes)",
                ofReach(reach -> reach.peakBytes() == 0 ? null : Text.bytes(reach.peakBytes())));
    if (report.submissions().stream().anyMatch(each -> each.tooLong() > 0)) {
      table.column("too long", BenchPage::tooLong);
    }
    return table.titled(
        "Safe distances",
        "The largest safe distance and, up to it: the slowest file, typical spread between rounds,"
            + " most nodes expanded per case, stored states and memory.");
  }

  /** A plain cell; none if no distance is safe or the text is null. */
  private static Function<Entry, Cell> ofReach(Function<Reach, String> text) {
    return each -> each.reach().map(text).map(Cell::of).orElseGet(Cell::none);
  }

  private String ofLimit(double millis) {
    return Text.percent(millis / report.limits().timeMs());
  }

  /** Null if nothing was counted. */
  private static String count(double count) {
    return count == 0 ? null : Text.count(count);
  }

  private static Cell tooLong(Entry each) {
    return each.tooLong() == 0
        ? Cell.none()
        : new Cell(
            Integer.toString(each.tooLong()),
            Tone.WARN,
            "does not guarantee the optimum: of " + each.cases() + " answers");
  }

  private Cell safeTo(Entry each) {
    boolean throughout =
        each.byDistance().size() == distances.inOrder().size()
            && each.byDistance().stream().allMatch(row -> row.standing() == SolverStanding.SAFE);
    return new Cell(
        CompareText.safeTo(each),
        throughout
            ? Tone.GOOD
            : each.byDistance().stream().anyMatch(BenchPage::isWrong) ? Tone.BAD : Tone.WARN,
        throughout ? "safe at every distance it was run on" : "not safe everywhere");
  }

  private Matrix byDistance() {
    Matrix.Columns<Entry> table = Matrix.of("submission", report.submissions(), Entry::name);
    for (Integer distance : distances.inOrder()) {
      table.column(
          Distances.label(distance),
          each -> each.at(distance).map(this::standing).orElseGet(Cell::none));
    }
    return table.titled(
        "By exact distance",
        "Time of the slowest file. Tight: within the limit, but not safe. –: not run after an"
            + " exceeded limit. -1: the right answer is -1.");
  }

  private Cell standing(Row row) {
    String slowest = Text.time(row.slowestFileMs() * 1e6);
    String hint =
        row.standing().label()
            + ": slowest file "
            + slowest
            + ", "
            + ofLimit(row.slowestFileMs())
            + " of the limit; median case "
            + Text.time(row.p50Us() * 1e3)
            + (row.rounds() < 2 ? "" : " ±" + Text.percent(row.spread()));
    return switch (row.standing()) {
      case SAFE -> new Cell(slowest, Tone.GOOD, hint);
      case TIGHT -> new Cell(slowest + " tight", Tone.WARN, hint);
      case BROKEN, WRONG -> new Cell(row.standing().label(), Tone.BAD, hint);
    };
  }

  private List<Chart> charts() {
    return distances.isEmpty() ? List.of() : List.of(time(), states());
  }

  private Chart time() {
    double limit = report.limits().timeMs() * 1e3;
    double safe = limit / report.limits().safetyFactor();
    return new Chart(
        "CPU time by exact distance",
        "For a file of "
            + Counted.of(report.limits().casesPerFile(), "case")
            + ", or the median case (for a program, its share of the file's time). Click a name to"
            + " hide its line.",
        Axis.of(distances),
        Axis.CPU_TIME,
        List.of(
            new View("slowest file", lines(row -> row.slowestFileMs() * 1e3)),
            new View("median case", lines(Row::p50Us))),
        List.of(
            new Mark("a file's limit " + Text.time(limit * 1e3), false, limit),
            new Mark("safe up to " + Text.time(safe * 1e3), false, safe)));
  }

  private Chart states() {
    return new Chart(
        "States by exact distance",
        "Counted by built-in solvers; unknown for programs.",
        Axis.of(distances),
        new Axis("states", Unit.NUMBER, true, List.of()),
        View.shown(
            new View("expanded per case", lines(Row::expandedPerCase)),
            new View("most stored", lines(row -> (double) row.storedStates()))),
        List.of());
  }

  /** A line for each submission that has something above 0. */
  private List<Line> lines(ToDoubleFunction<Row> value) {
    List<Line> lines = new ArrayList<>();
    for (Entry each : report.submissions()) {
      List<Point> points =
          each.byDistance().stream()
              .map(row -> new Point(distances.place(row.distance()), value.applyAsDouble(row)))
              .filter(point -> point.y() > 0)
              .toList();
      if (!points.isEmpty()) {
        lines.add(new Line(each.name(), points));
      }
    }
    return lines;
  }

  /** Null if nothing is wrong. */
  private static Exhibit faults(Entry each) {
    List<Row> faulty = each.byDistance().stream().filter(row -> row.fault() != null).toList();
    if (faulty.isEmpty()) {
      return null;
    }
    boolean wrong = faulty.stream().anyMatch(BenchPage::isWrong);
    String where =
        String.join(", ", faulty.stream().map(row -> Distances.label(row.distance())).toList());
    return new Exhibit(
        each.name() + (wrong ? ": wrong at " : ": exceeds a limit at ") + where,
        wrong ? Tone.BAD : Tone.WARN,
        faulty.stream().map(BenchPage::part).toList(),
        List.of());
  }

  private static Part part(Row row) {
    List<Field> fields = new ArrayList<>();
    fields.add(new Field("why", Untrusted.text(row.fault()), false));
    if (row.wrong() > 0) {
      fields.add(new Field("wrong", row.wrong() + " of " + row.cases() + " answers", false));
    }
    boolean unsolvable = row.distance() == null;
    return new Part(
        unsolvable ? "Where the right answer is -1" : "At distance " + row.distance(), fields);
  }
}
