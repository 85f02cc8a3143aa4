package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.builtin.PuzzleProblem;
import harness.campaign.Campaign;
import harness.campaign.Countdown;
import harness.campaign.Engine;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.report.html.RunPage;
import harness.report.junit.JunitXml;
import harness.report.text.Conclusion;
import harness.report.text.FindingsText;
import harness.report.text.Style;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.tally.Tally;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class JoinedFindingsTest {

  private static final String FIRST = "countdown/numbers@1#0";
  private static final List<String> LATER =
      List.of("countdown/numbers@1#1", "countdown/numbers@1#2");

  /** Four wrong results of one kind, three of them listed. */
  private static RunReport shrunk() {
    Campaign campaign =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> 5 + (int) index))
            .cases(4)
            .seed(1)
            .solver("denies", () -> (input, budget) -> Answer.noSolution())
            .campaign();
    Tally tally = new Tally(campaign, List.of());
    new Engine(campaign, tally).run();
    RunReport report = tally.report(0, false);
    assertEquals(3, report.findings().size());
    List<Smallest> smallest =
        Shrinking.of(campaign, 1_000_000_000, doing -> {}).run(tally.toShrink());
    return report.shrunkTo(smallest);
  }

  private static String printed(RunReport report) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new FindingsText(stream, report.findings(), Style.PLAIN).print();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void findingsThatShrinkToTheSameInputAreJoined() {
    RunReport report = shrunk();
    assertEquals(1, report.findings().size());
    assertEquals(FIRST, report.findings().get(0).caseName());
    assertEquals(LATER, report.findings().get(0).alsoFrom());
    assertEquals(4, report.wrong());
    assertEquals("4 wrong results in 4 cases, 3 shown", new Conclusion(report).text());
  }

  @Test
  void joiningAgainChangesNothing() {
    RunReport report = shrunk();
    Smallest smallest = report.findings().get(0).smallest().withReproduce("again");
    RunReport twice = report.shrunkTo(List.of(smallest)).shortened();
    assertEquals(LATER, twice.findings().get(0).alsoFrom());
  }

  @Test
  void findingsThatShrinkToDifferentInputsStaySeparate() {
    RunReport report = shrunk();
    ReportedFinding one = report.findings().get(0);
    List<ReportedFinding> findings = new ArrayList<>(List.of(one));
    IntStream.of(0, 1).forEach(i -> findings.add(one.withSmallest(null)));
    assertEquals(3, JoinedFindings.of(findings).size());
  }

  @Test
  void eachReportNamesTheCasesOfAFinding() {
    RunReport report = shrunk();
    String also = String.join(", ", LATER);
    assertTrue(printed(report).contains("found on  " + FIRST + ", " + also), printed(report));
    assertFalse(printed(report).contains("finding 2"), printed(report));
    assertEquals(
        LATER.get(1),
        Trial.json(report).get("findings").get(0).get("also_from").get(1).textValue());
    assertTrue(JunitXml.text(report).contains(also), JunitXml.text(report));
    String page =
        RunPage.of(report, Optional.of(new PuzzleProblem(new Countdown()))).exhibits().toString();
    assertTrue(page.contains(String.join("\n", LATER)), page);
  }
}
