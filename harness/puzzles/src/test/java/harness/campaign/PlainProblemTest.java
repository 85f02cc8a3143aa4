package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Problem;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.report.CampaignSpec;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.report.html.HtmlPage;
import harness.report.html.RunPage;
import harness.report.junit.JunitXml;
import harness.report.text.Style;
import harness.report.text.TerminalReport;
import harness.run.ForeignProgram;
import harness.run.Submission;
import harness.sandbox.Isolation;
import harness.tally.MergedReport;
import harness.tally.Tally;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A problem that is not a puzzle goes through all steps: drawing, running, judging, counting,
 * reporting, merging.
 */
final class PlainProblemTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final Problem LARGEST = new LargestSum();
  private static final long CASES = 60;

  private static final CampaignSpec SPEC =
      new CampaignSpec(
          "1",
          "ab",
          "largest",
          List.of("even"),
          1,
          0,
          CASES,
          CASES,
          0,
          1_000_000_000,
          128 << 20,
          false,
          false,
          "",
          List.of(),
          List.of(),
          List.of(),
          null);

  private static ProgramHost host;

  @BeforeAll
  static void open() throws IOException {
    host = ProgramHost.open(CACHE, Isolation.AUTO);
  }

  @AfterAll
  static void close() {
    host.close();
  }

  /** A shell program that starts with a number and keeps the largest it reads. */
  private static Submission program(String name, String beginning) {
    String script =
        "read line; m="
            + beginning
            + "; for x in $line; do [ -z \"$m\" ] && m=$x; [ $x -gt $m ] && m=$x; done; echo $m";
    Program program =
        new Program(name, List.of("/bin/sh", "-c", script), List.of(), false, 0, List.of());
    return new ForeignProgram(name, program, host, LARGEST.files());
  }

  private static Campaign campaign(int threads) {
    return CampaignBuilder.builder()
        .problem(LARGEST)
        .generator(LARGEST.defaultGenerator())
        .seed(1)
        .cases(CASES)
        .submissions(List.of(program("right", ""), program("from-zero", "0")))
        .limits(LARGEST.limits())
        .threads(threads)
        .build();
  }

  private static RunReport run(Campaign campaign) {
    Tally tally = Trial.tally(campaign);
    new Engine(campaign, tally).run();
    return tally.report(0, false);
  }

  @Test
  void aWrongProgramIsFoundAndReportedByStratum() {
    RunReport report = run(campaign(2));
    assertNull(report.puzzle());
    assertEquals("largest", report.problem());
    SubmissionReport right = report.submissions().get(0);
    SubmissionReport wrong = report.submissions().get(1);
    assertEquals(CASES, right.verdicts().get(Verdict.ACCEPTED));
    assertTrue(wrong.verdicts().get(Verdict.WRONG_ANSWER) >= CASES / 2, wrong.verdicts()::toString);
    assertEquals("1 number", wrong.byStratum().get(0).stratum());
    assertEquals(CASES, wrong.byStratum().stream().mapToLong(row -> row.cases()).sum());
    ReportedFinding finding = report.findings().get(0);
    assertEquals("from-zero", finding.submission());
    assertEquals(Reason.DIFFERS_FROM_REFERENCE, finding.reason());
    assertEquals("0\n", finding.output());
    assertNull(finding.claimed());
    assertEquals(List.of("right"), finding.siding());
  }

  @Test
  void theResultIsTheSameAtAnyNumberOfThreads() {
    RunReport one = run(campaign(1));
    RunReport three = run(campaign(3));
    for (int s = 0; s < one.submissions().size(); s++) {
      assertEquals(one.submissions().get(s).verdicts(), three.submissions().get(s).verdicts());
      assertEquals(one.submissions().get(s).reasons(), three.submissions().get(s).reasons());
    }
    assertEquals(
        one.findings().stream().map(ReportedFinding::caseName).toList(),
        three.findings().stream().map(ReportedFinding::caseName).toList());
  }

  @Test
  void jsonHasNoDistances() {
    JsonNode json = Trial.json(run(campaign(2)));
    assertFalse(json.has("puzzle"));
    assertEquals("largest", json.get("problem").asText());
    assertFalse(json.at("/submissions/0").has("by_distance"));
    assertEquals("1 number", json.at("/submissions/0/by_stratum/0/stratum").asText());
  }

  @Test
  void junitTerminalAndHtmlReportShowTheFinding() throws IOException {
    RunReport report = run(campaign(2));
    assertTrue(JunitXml.text(report).contains("harness largest"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new TerminalReport(new PrintStream(out, true, StandardCharsets.UTF_8), report, Style.PLAIN)
        .print();
    String text = out.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("2 numbers"), text);
    assertFalse(text.contains("distance"), text);
    String page = HtmlPage.text(RunPage.of(report, Optional.empty()));
    assertTrue(page.contains("2 numbers"));
    assertFalse(page.contains("exact distance"));
  }

  @Test
  void shardsAddUpToTheWhole() {
    Campaign whole = campaign(2);
    MergedReport merged = new MergedReport("largest", false, LARGEST.limits());
    List<RunReport> parts = new ArrayList<>();
    for (int number = 1; number <= 4; number++) {
      parts.add(run(new Shard(number, 4).part(whole)));
    }
    parts.forEach(merged::add);
    RunReport all = run(whole);
    RunReport sum = merged.report(SPEC, List.of(new IndexRange(0, CASES)));
    for (int s = 0; s < all.submissions().size(); s++) {
      assertEquals(all.submissions().get(s).verdicts(), sum.submissions().get(s).verdicts());
    }
    assertEquals(
        all.findings().stream().map(ReportedFinding::caseName).toList(),
        sum.findings().stream().map(ReportedFinding::caseName).toList());
  }
}
