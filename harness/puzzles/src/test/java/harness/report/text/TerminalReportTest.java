package harness.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.report.Note;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.run.BuiltIn;
import harness.run.Solvers;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TerminalReportTest {

  private static final Puzzle ROTATION = Puzzles.named("rotation").orElseThrow();

  /** A solver that first takes a step back and forth if the distance is even. */
  private static RunReport detours() {
    return detours(Guarantee.NONE);
  }

  private static RunReport detours(Guarantee guarantee) {
    BuiltIn detour =
        new BuiltIn(
            "detour",
            guarantee,
            Solves.EVERYTHING,
            () ->
                (input, budget) -> {
                  Answer right = ROTATION.oracle().answer(input);
                  return right.claimed() % 2 == 1
                      ? right
                      : new Answer(right.claimed() + 2, "AF" + right.moves(), right.number());
                });
    return new Trial(ROTATION).submission(detour).run();
  }

  private static String printed(RunReport report, Style style, boolean unicode) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new TerminalReport(stream, report, style, unicode, Sketches.NONE).print();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void howFarFromOptimalIsShownByExactDistance() {
    RunReport report = detours();
    String text = printed(report, Style.PLAIN, true);
    long tooLong = report.submissions().get(0).excess().cases();
    assertTrue(
        text.contains(
            "detour does not guarantee the optimum: " + tooLong + " of 100 answers too long"),
        text);
    String excess = text.substring(text.indexOf("does not guarantee the optimum"));
    assertTrue(excess.lines().anyMatch(line -> line.matches(" distance +0 +2 +4 .*")), excess);
    assertTrue(excess.lines().anyMatch(line -> line.matches(" rate +100% +100% .*")), excess);
    assertTrue(excess.lines().anyMatch(line -> line.matches(" mean +\\+2\\.0 .*")), excess);
    assertTrue(excess.lines().anyMatch(line -> line.matches(" most +\\+2 .*")), excess);
  }

  @Test
  void notesFollowTheVerdictsAndDoNotChangeTheConclusion() {
    RunReport report = detours().withNotes(List.of(new Note("all outputs\u202e are empty")));
    String text = printed(report, Style.PLAIN, false);
    assertTrue(text.contains("\nnote: all outputs\\u{202e} are empty\n"), text);
    assertTrue(text.indexOf("accepted") < text.indexOf("note: "), text);
    assertTrue(text.indexOf("note: ") < text.lastIndexOf("nothing wrong found: 100 cases"), text);
  }

  @Test
  void noWithdrawalIsReportedForASubmissionExpectedToBeSlow() {
    assertTrue(sparedText(null, null, 7).contains("exceeded the time limit three times at one"));
    String expected = sparedText(List.of(Verdict.TIME_LIMIT_EXCEEDED), "knights/easy@1#0", 7);
    assertTrue(expected.contains("detour exceeded the time limit; 7 later cases"), expected);
    assertFalse(expected.contains("three times"), expected);
  }

  @Test
  void aTimeLimitThatIsOnlyPermittedIsNotCalledExpected() {
    String text = sparedText(List.of(Verdict.WRONG_ANSWER, Verdict.TIME_LIMIT_EXCEEDED), null, 1);
    assertTrue(text.contains("detour exceeded the time limit three times at one"), text);
    assertFalse(text.contains("as expected"), text);
    assertTrue(text.replaceAll("\\s+", " ").contains("; 1 later case skipped"), text);
  }

  private static String sparedText(List<Verdict> expected, String caught, long skipped) {
    RunReport report = detours();
    SubmissionReport spared =
        report
            .submissions()
            .get(0)
            .with(
                copy ->
                    copy.expected(expected)
                        .caught(caught)
                        .spared(new SubmissionReport.SparedCases(0, skipped, 0, 0)));
    return printed(report.withSubmissions(List.of(spared)), Style.PLAIN, true);
  }

  @Test
  void everyLineFitsTheTerminal() {
    RunReport report = detours();
    for (boolean unicode : new boolean[] {false, true}) {
      printed(report, Style.PLAIN, unicode)
          .lines()
          .forEach(line -> assertTrue(line.length() <= 80, line));
    }
  }

  @Test
  void aGeneratorStaysOnALineWithItsNumberOfCases() {
    List<RunReport.GeneratorShare> shares =
        IntStream.range(0, 31)
            .mapToObj(distance -> new RunReport.GeneratorShare("distance:" + distance, 2))
            .toList();
    String text =
        printed(detours().with(copy -> copy.generators(shares)), Style.PLAIN, true)
            .lines()
            .filter(line -> line.contains("distance:"))
            .collect(Collectors.joining("\n"));
    assertTrue(text.lines().count() > 1, text);
    text.lines()
        .forEach(line -> assertTrue(line.matches("(cases:| {6})( distance:\\d+ 2,?)+"), line));
  }

  @Test
  void filesAreShownOnlyIfTheyHoldSeveralCases() {
    assertTrue(printed(detours(), Style.PLAIN, true).contains("slowest file of 10, states\n"));
    RunReport gears =
        new Trial(Puzzles.named("gears").orElseThrow())
            .submission(Solvers.named("gears", "bidirectional-bfs"))
            .generator("easy")
            .cases(30)
            .run();
    String text = printed(gears, Style.PLAIN, true);
    assertTrue(text.contains("CPU time per case (limit 1s), states\n"), text);
    assertTrue(
        text.lines().anyMatch(line -> line.matches(" submission .* max +limit +nodes/case")), text);
  }

  @Test
  void aSingleCaseIsNotOneOfOneCases() {
    RunReport one = detours().with(copy -> copy.n(1).done(1));
    assertTrue(
        printed(one, Style.PLAIN, true).contains("  seed 1  1 case  "), "no number of cases");
    RunReport none = one.with(copy -> copy.done(0));
    assertTrue(printed(none, Style.PLAIN, true).contains("  0 of 1 case  "), "no number of cases");
  }

  @Test
  void casesThatOnlySomeSubmissionsWereRunOnAreCountedApart() {
    RunReport cut = detours().with(copy -> copy.interrupted(true).done(97).unfinished(3L));
    String text = printed(cut, Style.PLAIN, true);
    assertTrue(text.contains("  97 of 100 cases, 3 more unfinished  "), text);
    assertTrue(
        text.contains("\ninterrupted; nothing wrong found: 97 cases and 3 unfinished from "), text);
  }

  @Test
  void oneBlankLineSeparatesTheParts() {
    RunReport wrong = detours(Guarantee.OPTIMAL);
    for (RunReport report : List.of(wrong, wrong.with(copy -> copy.done(0)))) {
      String text = printed(report, Style.PLAIN, true);
      assertFalse(text.contains("\n\n\n"), text);
      assertTrue(text.contains("\n\nfinding 1: detour"), text);
    }
  }

  @Test
  void coloursAreUsedOnlyOnRequest() {
    RunReport report = detours();
    assertFalse(printed(report, Style.PLAIN, true).contains("\u001b"));
    assertTrue(printed(report, Style.COLOURED, true).contains("\u001b[1m"));
    assertFalse(printed(report, Style.COLOURED, true).contains("\u001b[21m"), "underlines twice");
    assertEquals(
        printed(report, Style.PLAIN, true),
        printed(report, Style.COLOURED, true).replaceAll("\u001b\\[[0-9;]*m", ""));
  }

  @Test
  void withoutUnicodeTheChartIsAscii() {
    String text = printed(detours(), Style.PLAIN, false);
    assertTrue(text.replace("µ", "u").replace("×", "x").chars().allMatch(c -> c < 128), text);
    assertTrue(text.contains("the same from _ "), text);
  }
}
