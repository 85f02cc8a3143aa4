package harness.report.html;

import harness.hack.HackReport;
import harness.hack.HackReport.AtDistance;
import harness.hack.HackReport.OfSize;
import harness.problem.Problem;
import harness.problem.RightAnswers;
import harness.report.Distances;
import harness.report.html.Chart.Axis;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Mark;
import harness.report.html.Chart.Point;
import harness.report.html.Chart.View;
import harness.report.html.Exhibit.Field;
import harness.report.html.Exhibit.Part;
import harness.report.html.Exhibit.Scene;
import harness.report.html.Matrix.Cell;
import harness.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** The web page of a search for the slowest case. */
public final class HackPage {

  private final HackReport report;
  private final HackReport.Slowest slowest;

  private HackPage(HackReport report) {
    this.report = report;
    this.slowest = report.slowest();
  }

  /**
   * Makes the page.
   *
   * @param again a command that runs the slowest case again
   */
  public static Page of(HackReport report, Problem problem, String again) {
    return new HackPage(report)
        .byDistance(
            problem.capability(RightAnswers.class).orElseThrow(),
            problem.capability(Films.class).orElseThrow(),
            again);
  }

  /** Makes the page for a problem made of programs. */
  public static Page ofInputs(HackReport report, String again) {
    return new HackPage(report).bySize(again);
  }

  private Page byDistance(RightAnswers builtIn, Films films, String again) {
    List<AtDistance> rows =
        report.byDistance().stream()
            .sorted(Comparator.comparing(AtDistance::distance, Distances.NO_SOLUTION_LAST))
            .toList();
    Matrix matrix =
        Matrix.of("distance", rows, row -> Distances.label(row.distance()))
            .column("found", row -> Cell.of(Text.time(row.cpuUs() * 1e3)))
            .column("nodes", row -> nodes(row.nodes()))
            .column("random cases", row -> Cell.of(Long.toString(row.random())))
            .column("their slowest", row -> slowest(row.random(), row.randomMaxUs()))
            .column("nodes", row -> nodes(row.randomMaxNodes()))
            .column("times", row -> times(row.times(), row.atLeast(), "random"))
            .titled(
                "Found cases and random cases",
                "The slowest case found at each exact distance, and the slowest of random cases at"
                    + " that distance.");
    Chart chart =
        chart(
            "CPU time by exact distance",
            Axis.of(new Distances(rows.stream().map(AtDistance::distance).toList())),
            new Line("found", points(rows, row -> true, AtDistance::cpuUs)),
            new Line(
                "slowest of random cases",
                points(rows, row -> row.random() > 0, AtDistance::randomMaxUs)));
    List<Field> fields =
        List.of(
            new Field("distance", Distances.label(slowest.distance()), false),
            new Field("input", slowest.input().stripTrailing(), true),
            new Field("right", builtIn.right(slowest.input()).stripTrailing(), true),
            new Field("reproduce", again, true));
    Scene scene = new Scene("slowest case", List.of(films.known(slowest.input())));
    return page(matrix, chart, fields, List.of(scene));
  }

  private Page bySize(String again) {
    List<OfSize> rows =
        report.bySize().stream().sorted(Comparator.comparingLong(OfSize::bytes)).toList();
    Matrix matrix =
        Matrix.of("size", rows, row -> Text.bytes(row.bytes()))
            .column("found", row -> Cell.of(Text.time(row.cpuUs() * 1e3)))
            .column("drawn cases", row -> Cell.of(Long.toString(row.drawn())))
            .column("their slowest", row -> slowest(row.drawn(), row.drawnMaxUs()))
            .column("times", row -> times(row.times(), row.atLeast(), "drawn"))
            .titled(
                "Found cases and drawn cases",
                "The slowest case found of each size, and the slowest drawn one, in powers of"
                    + " two.");
    Chart chart =
        chart(
            "CPU time by size",
            Axis.of("size", rows.stream().map(row -> Text.bytes(row.bytes())).toList()),
            new Line("found", points(rows, row -> true, OfSize::cpuUs)),
            new Line(
                "slowest of drawn cases",
                points(rows, row -> row.drawn() > 0, OfSize::drawnMaxUs)));
    List<Field> fields =
        List.of(
            new Field("size", Text.bytes(slowest.bytes()), false),
            new Field("origin", slowest.origin(), false),
            new Field("input", slowest.input().stripTrailing(), true),
            new Field("reproduce", again, true));
    return page(matrix, chart, fields, List.of());
  }

  private Page page(Matrix matrix, Chart chart, List<Field> fields, List<Scene> scenes) {
    String share = Text.percent(slowest.ofLimit());
    String limit = Text.time(report.limitMs() * 1e6);
    List<Page.Fact> facts =
        new ArrayList<>(
            List.of(
                new Page.Fact("seed", Long.toString(report.seed())),
                new Page.Fact("tried", report.tried() + " cases"),
                new Page.Fact("took", Text.time(report.elapsedMs() * 1e6)),
                new Page.Fact("usual cases", usual(report.usual()))));
    report.cutShort().forEach(each -> facts.add(new Page.Fact("cut off", each)));
    Exhibit exhibit =
        new Exhibit(
            "takes " + Text.time(slowest.cpuUs() * 1e3),
            slowest.breaksLimit() ? Tone.BAD : Tone.PLAIN,
            List.of(new Part("Slowest case", fields)),
            scenes);
    return new Page(
        report.problem() + ": the slowest case for " + report.submission(),
        (report.interrupted() ? "interrupted: " : "")
            + (slowest.breaksLimit()
                ? slowest.exceeding(share, limit)
                : "takes at most " + share + " of " + limit),
        slowest.breaksLimit() ? Tone.BAD : Tone.GOOD,
        facts,
        List.of(matrix),
        List.of(chart),
        "The slowest case",
        List.of(exhibit));
  }

  private static String usual(HackReport.Usual usual) {
    return usual.cases() == 0
        ? "no case was measured in time"
        : usual.cases()
            + ", median "
            + Text.time(usual.p50Us() * 1e3)
            + ", p99 "
            + Text.time(usual.p99Us() * 1e3)
            + ", max "
            + Text.time(usual.maxUs() * 1e3);
  }

  private static Cell nodes(long nodes) {
    return Cell.of(nodes == 0 ? "–" : Text.count((double) nodes));
  }

  /** The time of the slowest of some cases. */
  private static Cell slowest(long cases, double maxUs) {
    return Cell.of(cases == 0 ? "–" : Text.time(maxUs * 1e3));
  }

  /** Ratio to the slowest of the other cases; {@code others} is their word in the tooltip. */
  private static Cell times(Double times, boolean atLeast, String others) {
    String text =
        times == null ? "–" : String.format(Locale.ROOT, "%s%.1f", atLeast ? "> " : "", times);
    return new Cell(text, Tone.PLAIN, "times the slowest " + others + " case");
  }

  private static <R> List<Point> points(
      List<R> rows, Predicate<R> shown, ToDoubleFunction<R> micros) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      if (shown.test(rows.get(i))) {
        points.add(new Point(i, micros.applyAsDouble(rows.get(i))));
      }
    }
    return points;
  }

  private Chart chart(String title, Axis axis, Line... lines) {
    Mark limit =
        new Mark("limit " + Text.time(report.limitMs() * 1e6), false, report.limitMs() * 1e3);
    return new Chart(
        title,
        "",
        axis,
        Axis.CPU_TIME,
        List.of(new View("slowest", List.of(lines))),
        List.of(limit));
  }
}
