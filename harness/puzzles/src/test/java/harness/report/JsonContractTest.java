package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.campaign.Campaign;
import harness.campaign.Countdown;
import harness.campaign.Engine;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.run.BuiltIn;
import harness.shrink.Shrinking;
import harness.tally.Tally;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The fields of a run's JSON that scripts outside the project rely on. */
final class JsonContractTest {

  /** Numbers 0, 5, 16 (which is -1) and 7 in turn; answers -1 for a 5 and 2 for a 16. */
  private static JsonNode report() {
    int[] turn = {0, 5, 16, 7};
    Solver wrong =
        (input, budget) -> {
          budget.expand();
          return switch (Countdown.number(input)) {
            case 5 -> Answer.noSolution();
            case 16 -> Answer.of(16, "-".repeat(16));
            case 7 -> throw new IllegalStateException("seven");
            default -> Countdown.right(input);
          };
        };
    return Trial.json(
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> turn[(int) (index % 4)]))
            .seed(42)
            .cases(20)
            .solver("right", 5, Countdown.Right::new)
            .submission(new BuiltIn("wrong", Guarantee.NONE, Solves.EVERYTHING, () -> wrong))
            .run());
  }

  private static void has(JsonNode node, String field, Predicate<JsonNode> type) {
    assertTrue(node.has(field), field + " is missing");
    assertTrue(type.test(node.get(field)), field + " is " + node.get(field));
  }

  private static JsonNode finding(JsonNode report, String reason) {
    for (JsonNode finding : report.get("findings")) {
      if (finding.get("reason").asText().equals(reason)) {
        return finding;
      }
    }
    throw new AssertionError("no finding for " + reason);
  }

  @Test
  void aRunStatesItsOptionsAndItsProgress() {
    JsonNode report = report();
    assertEquals("countdown", report.get("puzzle").textValue());
    assertEquals(42, report.get("seed").longValue());
    assertEquals(20, report.get("n").longValue());
    has(report, "elapsed_ms", JsonNode::isIntegralNumber);
    has(report, "interrupted", JsonNode::isBoolean);
    has(report, "generators", JsonNode::isArray);
    has(report, "submissions", JsonNode::isArray);
    has(report, "findings", JsonNode::isArray);
    assertEquals("numbers", report.get("generators").get(0).get("name").textValue());
    assertEquals(20, report.get("generators").get(0).get("cases").longValue());
  }

  @Test
  void aSubmissionHasItsNameAndTimes() {
    for (JsonNode submission : report().get("submissions")) {
      has(submission, "name", JsonNode::isTextual);
      assertEquals("built-in", submission.get("kind").textValue());
      has(submission, "verdicts", JsonNode::isObject);
      has(submission, "solve_ms", JsonNode::isNumber);
      has(submission, "slowest", JsonNode::isTextual);
      has(submission, "expanded", JsonNode::isIntegralNumber);
      for (String quantile : List.of("p50", "p95", "p99", "max")) {
        has(submission.get("cpu_us"), quantile, JsonNode::isNumber);
      }
    }
    assertEquals("optimal", report().get("submissions").get(0).get("guarantee").textValue());
    assertEquals("none", report().get("submissions").get(1).get("guarantee").textValue());
  }

  @Test
  void verdictsAreCountedByTheirNames() {
    JsonNode verdicts = report().get("submissions").get(1).get("verdicts");
    assertEquals(5, verdicts.get("accepted").longValue());
    assertEquals(10, verdicts.get("wrong-answer").longValue());
    assertEquals(5, verdicts.get("run-time-error").longValue());
  }

  @Test
  void acceptedIsListedEvenIfZero() {
    JsonNode report =
        Trial.json(
            new Trial(new Countdown())
                .generator(Countdown.numbers(index -> 3))
                .solver("wrong", () -> (input, budget) -> null)
                .run());
    assertEquals(0, report.get("submissions").get(0).get("verdicts").get("accepted").longValue());
  }

  @Test
  void everyDistanceHasARowAndMinusOneHasNull() {
    JsonNode rows = report().get("submissions").get(1).get("by_distance");
    assertEquals(4, rows.size());
    for (JsonNode row : rows) {
      assertEquals(5, row.get("cases").longValue());
      has(row, "wrong", JsonNode::isIntegralNumber);
      has(row, "p50_us", JsonNode::isNumber);
      has(row, "max_us", JsonNode::isNumber);
    }
    assertEquals(0, rows.get(0).get("distance").intValue());
    assertEquals(0, rows.get(0).get("wrong").longValue());
    assertEquals(5, rows.get(1).get("distance").intValue());
    assertEquals(5, rows.get(1).get("wrong").longValue());
    assertEquals(7, rows.get(2).get("distance").intValue());
    has(rows.get(3), "distance", JsonNode::isNull);
  }

  @Test
  void everyGeneratorHasARowWithRunAndSkippedCases() {
    JsonNode spared = report().get("submissions").get(0).get("by_generator");
    assertEquals(1, spared.size());
    assertEquals("numbers", spared.get(0).get("generator").textValue());
    assertEquals(10, spared.get(0).get("cases").longValue());
    assertEquals(0, spared.get(0).get("wrong").longValue());
    assertEquals(10, spared.get(0).get("spared").longValue());
    has(spared.get(0), "solve_ms", JsonNode::isNumber);
    JsonNode wrong = report().get("submissions").get(1).get("by_generator").get(0);
    assertEquals(20, wrong.get("cases").longValue());
    assertEquals(15, wrong.get("wrong").longValue());
  }

  @Test
  void aFindingHasSubmissionCaseAndVerdict() {
    JsonNode finding = finding(report(), "false-unsolvable");
    assertEquals("wrong", finding.get("submission").textValue());
    assertEquals("countdown/numbers@42#1", finding.get("case").textValue());
    assertEquals("wrong-answer", finding.get("verdict").textValue());
    assertEquals(-1, finding.get("claimed").intValue());
    assertEquals(5, finding.get("expected").intValue());
    assertEquals("5\n", finding.get("input").textValue());
    assertEquals("-1\n", finding.get("output").textValue());
    assertTrue(finding.get("message").textValue().length() > 5, finding::toString);
    assertEquals(finding.get("detail"), finding.get("message"));
    assertEquals("5\n", finding.get("right").textValue().substring(0, 2));
    assertEquals(finding.get("right"), finding.get("answer"));
  }

  @Test
  void expectedIsNullIfTheRightAnswerIsMinusOne() {
    JsonNode finding = finding(report(), "missed-unsolvable");
    assertEquals(16, finding.get("claimed").intValue());
    has(finding, "expected", JsonNode::isNull);
  }

  @Test
  void claimedIsNullWithoutAnAnswer() {
    JsonNode finding = finding(report(), "exception");
    assertEquals("run-time-error", finding.get("verdict").textValue());
    has(finding, "claimed", JsonNode::isNull);
    assertEquals("", finding.get("output").textValue());
  }

  @Test
  void threeFindingsOfAKindAreListedAndAllAreCounted() {
    JsonNode report = report();
    assertEquals(9, report.get("findings").size());
    JsonNode reasons = report.get("submissions").get(1).get("reasons");
    assertEquals(5, reasons.get("exception").longValue());
    assertEquals(5, reasons.get("false-unsolvable").longValue());
    assertEquals(5, reasons.get("missed-unsolvable").longValue());
  }

  @Test
  void findingsAreEmptyWhenNothingIsWrong() {
    JsonNode report =
        Trial.json(
            new Trial(new Countdown())
                .generator(new Countdown.Random())
                .solver("right", Countdown.Right::new)
                .run());
    assertTrue(report.get("findings").isArray());
    assertEquals(0, report.get("findings").size());
  }

  @Test
  void verdictsHaveTheNamesOfTheContractFromBestToWorst() {
    assertEquals(
        List.of(
            "accepted",
            "wrong-answer",
            "output-limit-exceeded",
            "time-limit-exceeded",
            "memory-limit-exceeded",
            "run-time-error",
            "compile-error",
            "judge-error",
            "disagreement"),
        Arrays.stream(Verdict.values()).map(Verdict::label).toList());
  }

  @Test
  void reasonsHaveTheNamesOfTheContract() {
    assertEquals(
        List.of(
            "illegal-move",
            "not-goal",
            "count-mismatch",
            "not-optimal",
            "below-optimum",
            "false-unsolvable",
            "missed-unsolvable",
            "not-lexicographically-smallest",
            "wrong-number",
            "malformed-output",
            "missing-output",
            "extra-output",
            "depends-on-earlier-case",
            "disagrees-with-twin",
            "cpu-time",
            "wall-time",
            "idle",
            "exit-code",
            "signal",
            "exception",
            "out-of-memory",
            "process-limit",
            "output-size",
            "sandbox-violation",
            "nondeterministic",
            "rejected-by-checker",
            "presentation",
            "differs-from-reference",
            "invalid-input",
            "generator-failed",
            "validator-failed",
            "checker-failed",
            "interactor-failed",
            "reference-failed",
            "references-disagree"),
        Arrays.stream(Reason.values()).map(Reason::label).toList());
  }

  @Test
  void aSmallestCaseStatesWhetherItIsProven() {
    RunReport report = shrunkReport();
    JsonNode smallest = Trial.json(report).get("findings").get(0).get("smallest");
    has(smallest, "input", JsonNode::isTextual);
    has(smallest, "cases", JsonNode::isIntegralNumber);
    has(smallest, "distance", JsonNode::isIntegralNumber);
    has(smallest, "claimed", JsonNode::isIntegralNumber);
    has(smallest, "expected", JsonNode::isIntegralNumber);
    has(smallest, "proven", JsonNode::isBoolean);
    has(smallest, "tried_to", JsonNode::isNull);
  }

  private static RunReport shrunkReport() {
    Campaign campaign =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> 5))
            .cases(1)
            .solver("denies", () -> (input, budget) -> Answer.noSolution())
            .campaign();
    Tally tally = new Tally(campaign, List.of());
    new Engine(campaign, tally).run();
    return tally
        .report(0, false)
        .shrunkTo(Shrinking.of(campaign, 1_000_000_000, doing -> {}).run(tally.toShrink()));
  }
}
