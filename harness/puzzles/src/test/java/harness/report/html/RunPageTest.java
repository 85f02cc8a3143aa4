package harness.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.builtin.PuzzleProblem;
import harness.campaign.Countdown;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Printable;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.reference.Puzzle;
import harness.reference.rotation.Rotation;
import harness.report.Note;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.report.html.Chart.Point;
import harness.report.html.Exhibit.Reel;
import harness.report.html.Exhibit.Shot;
import harness.shrink.Smallest;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The HTML report of a run agrees with the run. */
final class RunPageTest {

  private static Solver answering(UnaryOperator<String> moves) {
    return (input, budget) -> {
      String all = moves.apply(Countdown.right(input).moves());
      return Answer.of(all.length(), all);
    };
  }

  /** Numbers 0 to 3, eight times: one correct solver, and one that makes detours on 2 and 3. */
  private static RunReport report() {
    return report(32);
  }

  private static RunReport report(int cases) {
    return new Trial(new Countdown())
        .generator(Countdown.numbers(index -> (int) (index % 4)))
        .cases(cases)
        .seed(7)
        .solver("right", Countdown.Right::new)
        .solver("near", 1, Countdown.Right::new)
        .solver("strays", () -> answering(moves -> moves.length() < 2 ? moves : "+-" + moves))
        .run();
  }

  private static Matrix matrix(Page page, String title) {
    return page.matrices().stream()
        .filter(each -> each.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> texts(Matrix matrix, int row) {
    return matrix.rows().get(row).cells().stream().map(Matrix.Cell::text).toList();
  }

  private static List<Tone> tones(Matrix matrix, int row) {
    return matrix.rows().get(row).cells().stream().map(Matrix.Cell::tone).toList();
  }

  @Test
  void theMatricesCountBySubmissionGeneratorAndDistance() {
    Page page = RunPage.of(report(), Optional.of(new PuzzleProblem(new Countdown())));
    assertEquals(Tone.BAD, page.tone());
    assertEquals("16 wrong results in 32 cases, 3 shown", page.word());
    Matrix verdicts = matrix(page, "Verdicts");
    assertEquals(List.of("accepted", "wrong-answer", "skipped"), verdicts.columns());
    assertEquals(List.of("32", "–", "–"), texts(verdicts, 0));
    assertEquals(List.of("16", "–", "16"), texts(verdicts, 1));
    assertEquals(List.of("16", "16", "–"), texts(verdicts, 2));
    Matrix byGenerator = matrix(page, "By generator");
    assertEquals(List.of("numbers"), byGenerator.columns());
    assertEquals(List.of("16 / 32"), texts(byGenerator, 2));
    Matrix byDistance = matrix(page, "By exact distance");
    assertEquals(List.of("0", "1", "2", "3"), byDistance.columns());
    assertEquals(List.of("8", "8", "–", "–"), texts(byDistance, 1));
    assertEquals(List.of("8", "8", "8 / 8", "8 / 8"), texts(byDistance, 2));
    assertEquals(List.of(Tone.GOOD, Tone.GOOD, Tone.BAD, Tone.BAD), tones(byDistance, 2));
  }

  @Test
  void largeCountsAreShownAsTheyAre() {
    Page page = RunPage.of(report(4000), Optional.of(new PuzzleProblem(new Countdown())));
    assertEquals(List.of("4 000", "–", "–"), texts(matrix(page, "Verdicts"), 0));
    for (Matrix matrix : page.matrices()) {
      for (int row = 0; row < matrix.rows().size(); row++) {
        List<String> texts = texts(matrix, row);
        assertEquals(texts, texts.stream().map(Printable::text).toList(), matrix.title());
      }
    }
  }

  @Test
  void notesAreListed() {
    RunReport report = report().withNotes(List.of(new Note("one"), new Note("two")));
    List<String> notes =
        RunPage.of(report, Optional.of(new PuzzleProblem(new Countdown()))).facts().stream()
            .filter(each -> each.name().equals("note"))
            .map(Page.Fact::value)
            .toList();
    assertEquals(List.of("one", "two"), notes);
  }

  @Test
  void theChartsShowTheFiguresOfTheReport() {
    RunReport report = report();
    Page page = RunPage.of(report, Optional.of(new PuzzleProblem(new Countdown())));
    Chart byDistance = page.charts().get(0);
    assertEquals(report.limits().timeMs() * 1e3, byDistance.marks().get(0).at());
    List<SubmissionReport.DistanceRow> rows = report.submissions().get(0).byDistance();
    List<Point> slowest = byDistance.views().get(1).lines().get(0).points();
    for (int i = 0; i < rows.size(); i++) {
      assertEquals(new Point(i, rows.get(i).maxUs()), slowest.get(i));
    }
    assertEquals(2, byDistance.views().get(0).lines().get(1).points().size());
    Chart distribution = page.charts().get(1);
    for (Chart.Line line : distribution.views().get(0).lines()) {
      assertEquals(1, line.points().stream().mapToDouble(Point::y).sum(), 1e-9);
    }
    for (Chart.Line line : distribution.views().get(1).lines()) {
      assertEquals(1, line.points().get(line.points().size() - 1).y(), 1e-9);
    }
  }

  @Test
  void theDistributionCountsEveryCaseOnceWithinItsBounds() {
    for (SubmissionReport each : report().submissions()) {
      List<SubmissionReport.TimeShare> shares = each.cpuUs().distribution();
      long given = each.byDistance().stream().mapToLong(SubmissionReport.DistanceRow::cases).sum();
      assertEquals(given, shares.stream().mapToLong(SubmissionReport.TimeShare::cases).sum());
      for (int i = 1; i < shares.size(); i++) {
        assertEquals(shares.get(i - 1).to(), shares.get(i).over());
      }
    }
  }

  @Test
  void aFindingIsShownNextToARightSequenceWithItsWrongStepsMarked() {
    Page page = RunPage.of(report(), Optional.of(new PuzzleProblem(new Countdown())));
    assertEquals(3, page.exhibits().size());
    Exhibit first = page.exhibits().get(0);
    assertEquals("finding 1: strays: wrong-answer (not-optimal)", first.title());
    List<Reel> reels = first.scenes().get(0).reels();
    assertEquals(List.of("strays", "a right sequence"), reels.stream().map(Reel::title).toList());
    assertEquals(
        List.of("", "+", "-", "-", "-"), reels.get(0).shots().stream().map(Shot::move).toList());
    assertEquals(
        List.of(false, true, false, false, false),
        reels.get(0).shots().stream().map(shot -> !shot.remark().isEmpty()).toList());
    assertTrue(reels.get(1).shots().stream().allMatch(shot -> shot.remark().isEmpty()));
    // a puzzle without pictures is drawn in text
    assertEquals("2\n", reels.get(0).shots().get(0).text());
  }

  private static Smallest smallestFile(String file) {
    return new Smallest(
        "1\n2\n3\n",
        3,
        6,
        null,
        2,
        4,
        2,
        true,
        null,
        file,
        2,
        "2\n",
        "4\n",
        "+---",
        "1\n2\n3\n",
        "2\n",
        "--",
        Reason.NOT_OPTIMAL,
        "says 4; 2 moves suffice",
        "",
        null,
        10,
        null,
        5,
        null,
        null,
        null,
        null,
        null);
  }

  @Test
  void theWrongCaseOfASmallestFileIsReplayed() {
    RunReport report = report();
    Smallest file = smallestFile("1\n2\n3\n");
    Page page =
        RunPage.of(
            report.shrunkTo(List.of(file, file, file)),
            Optional.of(new PuzzleProblem(new Countdown())));
    Exhibit first = page.exhibits().get(0);
    assertEquals(
        List.of("Smallest case", "Case as drawn"),
        first.scenes().stream().map(Exhibit.Scene::name).toList());
    Reel own = first.scenes().get(0).reels().get(0);
    assertEquals("says 4", own.note());
    assertEquals(List.of("", "+", "-", "-", "-"), own.shots().stream().map(Shot::move).toList());
    assertEquals("2\n", own.shots().get(0).text());
  }

  @Test
  void aSmallestFileThatNoJudgeCouldGiveIsOnlyDescribedInWords() {
    RunReport report = report();
    Smallest file = smallestFile(null);
    Page page =
        RunPage.of(
            report.shrunkTo(List.of(file, file, file)),
            Optional.of(new PuzzleProblem(new Countdown())));
    Exhibit first = page.exhibits().get(0);
    assertEquals(
        List.of("Case as drawn"), first.scenes().stream().map(Exhibit.Scene::name).toList());
    assertEquals(2, first.parts().size());
  }

  @Test
  void aVeryLongSequenceIsCut() {
    RunReport report =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> 1))
            .cases(1)
            .solver("rambles", () -> answering(moves -> "+-".repeat(50_000) + moves))
            .run();
    Page page = RunPage.of(report, Optional.of(new PuzzleProblem(new Countdown())));
    List<Shot> shots = page.exhibits().get(0).scenes().get(0).reels().get(0).shots();
    assertEquals(61, shots.size());
    String remark = shots.get(60).remark();
    assertTrue(remark.contains("99941 more moves are not shown"), remark);
    assertTrue(HtmlPage.text(page).length() < 400_000);
  }

  @Test
  void aSequenceInTheWrongOrderIsMarkedWhereItDiffers() {
    Puzzle rotation = new Rotation();
    RunReport report =
        new Trial(rotation)
            .generator("spread")
            .cases(60)
            .solver(
                "backwards",
                () ->
                    (input, budget) -> {
                      Answer right = rotation.oracle().answer(input);
                      String turned = new StringBuilder(right.moves()).reverse().toString();
                      int number = rotation.rules().replay(input, turned).number();
                      return new Answer(right.claimed(), turned, number);
                    })
            .run();
    Exhibit exhibit =
        RunPage.of(report, Optional.of(new PuzzleProblem(rotation))).exhibits().stream()
            .filter(each -> each.title().endsWith("(not-lexicographically-smallest)"))
            .findFirst()
            .orElseThrow();
    List<Reel> reels = exhibit.scenes().get(0).reels();
    List<Shot> marked =
        reels.get(0).shots().stream().filter(shot -> !shot.remark().isEmpty()).toList();
    assertEquals(1, marked.size());
    assertTrue(marked.get(0).remark().startsWith("not lexicographically smallest: "));
    assertTrue(reels.get(0).shots().get(1).tiles().stream().anyMatch(Exhibit.Tile::changed));
  }

  @Test
  void aRunWithoutFindingsShowsNoCase() {
    RunReport report =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> (int) (18 * (index % 2))))
            .solver("right", Countdown.Right::new)
            .run();
    Page page = RunPage.of(report, Optional.of(new PuzzleProblem(new Countdown())));
    assertEquals(Tone.GOOD, page.tone());
    assertEquals(List.of(), page.exhibits());
    assertEquals(List.of("0", "-1"), matrix(page, "By exact distance").columns());
  }
}
