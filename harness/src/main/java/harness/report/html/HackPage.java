package harness.report.html;

import harness.cases.Answer;
import harness.hack.HackReport;
import harness.hack.HackReport.AtDistance;
import harness.hack.HackReport.OfSize;
import harness.reference.Puzzle;
import harness.report.html.Chart.Axis;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Mark;
import harness.report.html.Chart.Point;
import harness.report.html.Chart.Unit;
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

/** The web page of a search for the slowest case. */
public final class HackPage {

  private HackPage() {}

  /**
   * Makes the page.
   *
   * @param again a command that runs the slowest case again
   */
  public static Page of(HackReport report, Puzzle puzzle, String again) {
    return page(report, List.of(matrix(report)), chart(report), exhibit(report, puzzle, again));
  }

  /** The same for a problem made of programs. */
  public static Page ofInputs(HackReport report, String again) {
    return page(
        report, List.of(sizeMatrix(report)), sizeChart(report), inputExhibit(report, again));
  }

  private static Page page(HackReport report, List<Matrix> matrices, Chart chart, Exhibit exhibit) {
    HackReport.Slowest slowest = report.slowest();
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
    return new Page(
        report.problem() + ": the slowest case for " + report.submission(),
        (report.interrupted() ? "interrupted: " : "")
            + (slowest.breaksLimit()
                ? slowest.exceeding(share, limit)
                : "takes at most " + share + " of " + limit),
        slowest.breaksLimit() ? Tone.BAD : Tone.GOOD,
        facts,
        matrices,
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

  private static Matrix matrix(HackReport report) {
    List<Matrix.Row> rows = new ArrayList<>();
    for (AtDistance row : nearestFirst(report)) {
      rows.add(
          new Matrix.Row(
              Distances.label(row.distance()),
              List.of(
                  Cell.of(Text.time(row.cpuUs() * 1e3)),
                  Cell.of(row.nodes() == 0 ? "–" : Text.count((double) row.nodes())),
                  Cell.of(Long.toString(row.random())),
                  slowest(row.random(), row.randomMaxUs()),
                  Cell.of(
                      row.randomMaxNodes() == 0 ? "–" : Text.count((double) row.randomMaxNodes())),
                  times(row.times(), row.atLeast(), "random"))));
    }
    return new Matrix(
        "Found cases and random cases",
        "The slowest case found at each exact distance, and the slowest of random cases at that"
            + " distance.",
        "distance",
        List.of("found", "nodes", "random cases", "their slowest", "nodes", "times"),
        rows);
  }

  /** The time of the slowest of some cases. */
  private static Cell slowest(long cases, double maxUs) {
    return Cell.of(cases == 0 ? "–" : Text.time(maxUs * 1e3));
  }

  /**
   * Ratio to the slowest of other cases.
   *
   * @param others the word for those cases, for the tooltip
   */
  private static Cell times(Double times, boolean atLeast, String others) {
    String text =
        times == null ? "–" : String.format(Locale.ROOT, "%s%.1f", atLeast ? "> " : "", times);
    return new Cell(text, Tone.PLAIN, "times the slowest " + others + " case");
  }

  private static Matrix sizeMatrix(HackReport report) {
    List<Matrix.Row> rows = new ArrayList<>();
    for (OfSize row : smallestFirst(report)) {
      rows.add(
          new Matrix.Row(
              Text.bytes(row.bytes()),
              List.of(
                  Cell.of(Text.time(row.cpuUs() * 1e3)),
                  Cell.of(Long.toString(row.drawn())),
                  slowest(row.drawn(), row.drawnMaxUs()),
                  times(row.times(), row.atLeast(), "drawn"))));
    }
    return new Matrix(
        "Found cases and drawn cases",
        "The slowest case found of each size, and the slowest drawn one, in powers of two.",
        "size",
        List.of("found", "drawn cases", "their slowest", "times"),
        rows);
  }

  private static List<OfSize> smallestFirst(HackReport report) {
    return report.bySize().stream().sorted(Comparator.comparingLong(OfSize::bytes)).toList();
  }

  private static Chart sizeChart(HackReport report) {
    List<OfSize> rows = smallestFirst(report);
    List<Point> found = new ArrayList<>();
    List<Point> drawn = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      found.add(new Point(i, rows.get(i).cpuUs()));
      if (rows.get(i).drawn() > 0) {
        drawn.add(new Point(i, rows.get(i).drawnMaxUs()));
      }
    }
    List<String> sizes = rows.stream().map(row -> Text.bytes(row.bytes())).toList();
    return chart(
        report,
        "CPU time by size",
        new Axis("size", Unit.NUMBER, false, sizes),
        List.of(new Line("found", found), new Line("slowest of drawn cases", drawn)));
  }

  private static Exhibit inputExhibit(HackReport report, String again) {
    HackReport.Slowest slowest = report.slowest();
    return new Exhibit(
        "takes " + Text.time(slowest.cpuUs() * 1e3),
        slowest.breaksLimit() ? Tone.BAD : Tone.PLAIN,
        List.of(
            new Part(
                "Slowest case",
                List.of(
                    new Field("size", Text.bytes(slowest.bytes()), false),
                    new Field("origin", slowest.origin(), false),
                    new Field("input", slowest.input().stripTrailing(), true),
                    new Field("again", again, true)))),
        List.of());
  }

  private static List<AtDistance> nearestFirst(HackReport report) {
    return report.byDistance().stream()
        .sorted(Comparator.comparing(AtDistance::distance, Distances.NO_SOLUTION_LAST))
        .toList();
  }

  private static Chart chart(HackReport report) {
    List<AtDistance> rows = nearestFirst(report);
    List<Point> found = new ArrayList<>();
    List<Point> random = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      found.add(new Point(i, rows.get(i).cpuUs()));
      if (rows.get(i).random() > 0) {
        random.add(new Point(i, rows.get(i).randomMaxUs()));
      }
    }
    return chart(
        report,
        "CPU time by exact distance",
        new Distances(rows.stream().map(AtDistance::distance).toList()).axis(),
        List.of(new Line("found", found), new Line("slowest of random cases", random)));
  }

  private static Chart chart(HackReport report, String title, Axis axis, List<Line> lines) {
    return new Chart(
        title,
        "",
        axis,
        new Axis("CPU time", Unit.TIME, true, List.of()),
        List.of(new View("slowest", lines)),
        List.of(
            new Mark("limit " + Text.time(report.limitMs() * 1e6), false, report.limitMs() * 1e3)));
  }

  private static Exhibit exhibit(HackReport report, Puzzle puzzle, String again) {
    HackReport.Slowest slowest = report.slowest();
    Answer right = puzzle.oracle().answer(slowest.input());
    return new Exhibit(
        "takes " + Text.time(slowest.cpuUs() * 1e3),
        slowest.breaksLimit() ? Tone.BAD : Tone.PLAIN,
        List.of(
            new Part(
                "Slowest case",
                List.of(
                    new Field("distance", Distances.label(slowest.distance()), false),
                    new Field("input", slowest.input().stripTrailing(), true),
                    new Field("right", puzzle.format().print(right).stripTrailing(), true),
                    new Field("again", again, true)))),
        List.of(
            new Scene(
                "slowest case", List.of(new Reels(puzzle).right(slowest.input(), right.moves())))));
  }
}
