package harness.report.html;

import harness.report.Distances;
import harness.report.StudyReport;
import harness.report.StudyReport.Policy;
import harness.report.StudyReport.Row;
import harness.report.StudyReport.Weight;
import harness.report.html.Chart.Axis;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Point;
import harness.report.html.Chart.Unit;
import harness.report.html.Chart.View;
import harness.report.html.Matrix.Cell;
import harness.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** The web page of the study of weights. */
public final class StudyPage {

  private static final Axis WEIGHTS = new Axis("w", Unit.NUMBER, false, List.of());
  private static final Axis RATE = new Axis("answers too long", Unit.SHARE, false, List.of());

  /** Rates from here on are shown as bad, lower ones as a warning. */
  private static final double OFTEN = 0.5;

  private final StudyReport report;

  private StudyPage(StudyReport report) {
    this.report = report;
  }

  public static Page of(StudyReport report) {
    StudyPage page = new StudyPage(report);
    boolean any = report.instances() > 0;
    return new Page(
        report.puzzle() + ": weighted A*, f = g + w·h",
        (report.interrupted() ? "interrupted: " : "")
            + (any ? page.word() : "no distance was completed"),
        report.interrupted() ? Tone.WARN : Tone.PLAIN,
        page.facts(),
        any ? page.matrices() : List.of(),
        any ? page.charts() : List.of(),
        "",
        List.of());
  }

  private String word() {
    return "the smallest w with an answer that is too long: "
        + report.policies().stream()
            .map(
                policy ->
                    policy.weights().stream()
                            .filter(each -> each.tooLong() > 0)
                            .map(StudyPage::label)
                            .findFirst()
                            .orElse("none")
                        + " ("
                        + name(policy)
                        + ")")
            .collect(Collectors.joining(", "));
  }

  private static String name(Policy policy) {
    return "closed on " + policy.closes();
  }

  private static String label(Weight each) {
    return String.format(Locale.ROOT, "%.1f", each.weight());
  }

  private List<Page.Fact> facts() {
    List<Page.Fact> facts = new ArrayList<>();
    facts.add(new Page.Fact("seed", Long.toString(report.seed())));
    facts.add(
        new Page.Fact(
            "instances", report.instances() + ", " + report.n() + " at each exact distance"));
    facts.add(new Page.Fact("rate of one instance at a distance", Text.percent(1.0 / report.n())));
    facts.add(Page.Fact.took(report.elapsedMs()));
    return facts;
  }

  private List<Matrix> matrices() {
    List<Matrix> matrices = new ArrayList<>();
    matrices.add(overall());
    report.policies().forEach(policy -> matrices.add(byWeight(policy)));
    report.policies().forEach(policy -> matrices.add(byDistance(policy)));
    return matrices;
  }

  private Matrix overall() {
    Matrix.Columns<Policy> table = Matrix.of("states are", report.policies(), StudyPage::name);
    List<Weight> weights = report.policies().get(0).weights();
    for (int i = 0; i < weights.size(); i++) {
      int place = i;
      table.column(label(weights.get(i)), policy -> overall(policy.weights().get(place)));
    }
    String policies =
        report.policies().stream().map(Policy::description).collect(Collectors.joining("; or "));
    return table.titled(
        "Answers too long",
        "Of " + report.instances() + " instances, by w. States are " + policies + ".");
  }

  private Cell overall(Weight each) {
    return rate(each.tooLong(), report.instances(), each.meanExcess(), each.largestExcess());
  }

  private static Cell rate(int tooLong, int cases, double meanExcess, int largestExcess) {
    if (tooLong == 0) {
      return new Cell("–", Tone.FAINT, "none of " + cases);
    }
    double rate = (double) tooLong / cases;
    return new Cell(
        Text.rate(rate),
        rate < OFTEN ? Tone.WARN : Tone.BAD,
        String.format(
            Locale.ROOT,
            "%d of %d, by %.2f moves on average, %d at most",
            tooLong,
            cases,
            meanExcess,
            largestExcess));
  }

  private Matrix byWeight(Policy policy) {
    return Matrix.of("w", policy.weights(), StudyPage::label)
        .column("too long", ofTooLong(each -> Integer.toString(each.tooLong())))
        .column("mean", ofTooLong(each -> String.format(Locale.ROOT, "+%.2f", each.meanExcess())))
        .column("most", ofTooLong(each -> "+" + each.largestExcess()))
        .column("nearest", ofTooLong(each -> each.nearestTooLong().toString()))
        .column(
            "ten tests",
            each ->
                each.passesJudge() == null ? Cell.none() : Cell.of(Text.rate(each.passesJudge())))
        .titled(
            "By w, " + name(policy),
            "Answers that are too long, mean and maximum excess moves, the nearest distance with"
                + " one, and the probability that ten tests like the judge's reveal nothing.");
  }

  private static Function<Weight, Cell> ofTooLong(Function<Weight, String> text) {
    return each -> each.tooLong() == 0 ? Cell.none() : Cell.of(text.apply(each));
  }

  private Matrix byDistance(Policy policy) {
    Matrix.Columns<Weight> table = Matrix.of("w", policy.weights(), StudyPage::label);
    List<Row> rows = policy.weights().get(0).byDistance();
    for (int i = 0; i < rows.size(); i++) {
      int place = i;
      table.column(
          Integer.toString(rows.get(i).distance()), each -> cell(each.byDistance().get(place)));
    }
    return table.titled(
        "By exact distance, " + name(policy),
        "Answers too long, of " + report.n() + " instances at each distance.");
  }

  private static Cell cell(Row row) {
    return rate(row.tooLong(), row.cases(), row.meanExcess(), row.largestExcess());
  }

  private List<Chart> charts() {
    return List.of(rates(), ratesByDistance(), tenTests(), excess());
  }

  private Chart rates() {
    return new Chart(
        "Rate of answers that are too long",
        "The share of all "
            + report.instances()
            + " instances, "
            + report.n()
            + " at each exact distance.",
        WEIGHTS,
        RATE,
        List.of(new View("all", byPolicy(each -> (double) each.tooLong() / report.instances()))),
        List.of());
  }

  /** A line for each closing policy. */
  private List<Line> byPolicy(ToDoubleFunction<Weight> value) {
    return byPolicy(each -> true, value);
  }

  private List<Line> byPolicy(Predicate<Weight> shown, ToDoubleFunction<Weight> value) {
    return report.policies().stream()
        .map(
            policy ->
                new Line(
                    name(policy),
                    policy.weights().stream()
                        .filter(shown)
                        .map(each -> new Point(each.weight(), value.applyAsDouble(each)))
                        .toList()))
        .filter(line -> !line.points().isEmpty())
        .toList();
  }

  private Chart ratesByDistance() {
    Distances distances =
        Distances.of(
            report.policies().get(0).weights().get(0).byDistance().stream().map(Row::distance));
    Function<Policy, List<Line>> lines =
        policy ->
            policy.weights().stream()
                .filter(each -> each.tooLong() > 0)
                .map(
                    each ->
                        new Line(
                            "w = " + label(each),
                            each.byDistance().stream()
                                .map(row -> new Point(distances.place(row.distance()), row.rate()))
                                .toList()))
                .toList();
    List<View> views =
        report.policies().stream()
            .map(policy -> new View(name(policy), lines.apply(policy), true))
            .filter(view -> !view.lines().isEmpty())
            .toList();
    return new Chart(
        "Rate by exact distance",
        "A line for each w with an answer that is too long, for "
            + report.n()
            + " instances at each distance. Click a name to hide its line.",
        Axis.of(distances),
        RATE,
        views,
        List.of());
  }

  /** Empty if not all of the judge's distances were studied. */
  private Chart tenTests() {
    boolean known =
        report.policies().stream()
            .flatMap(policy -> policy.weights().stream())
            .allMatch(each -> each.passesJudge() != null);
    return new Chart(
        "Probability that ten tests reveal nothing",
        "Ten random instances at the distances of the judge's tests: "
            + report.judgeTests().stream().map(String::valueOf).collect(Collectors.joining(", "))
            + ".",
        WEIGHTS,
        new Axis("probability", Unit.SHARE, false, List.of()),
        known ? List.of(new View("all", byPolicy(Weight::passesJudge))) : List.of(),
        List.of());
  }

  private Chart excess() {
    Predicate<Weight> any = each -> each.tooLong() > 0;
    return new Chart(
        "Mean excess moves",
        "In the answers that are too long, of all " + report.instances() + ".",
        WEIGHTS,
        new Axis("excess moves", Unit.NUMBER, false, List.of()),
        View.shown(
            new View("mean", byPolicy(any, Weight::meanExcess)),
            new View("most", byPolicy(any, each -> (double) each.largestExcess()))),
        List.of());
  }
}
