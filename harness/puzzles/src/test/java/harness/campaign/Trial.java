package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import harness.builtin.PuzzleProblem;
import harness.cases.Generator;
import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.report.Json;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.run.BuiltIn;
import harness.run.Submission;
import harness.tally.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A builder of campaigns for tests, run by the real engine and counted by the real tally. By
 * default it draws 100 cases from the puzzle's mix with seed 1, on one thread, under the puzzle's
 * limits.
 */
public final class Trial {

  /** Report fields that hold times or describe how the campaign was run. */
  private static final List<String> NO_RESULTS =
      List.of("elapsed_ms", "threads", "solve_ms", "cpu_us", "slowest", "slowest_file_ms");

  private static final List<String> NO_RESULTS_OF_A_DISTANCE =
      List.of("p50_us", "max_us", "cpu_sketch");

  private final Puzzle puzzle;
  private final List<Submission> submissions = new ArrayList<>();
  private Generator generator;
  private Limits limits;
  private long seed = 1;
  private long first;
  private long range;
  private long cases = 100;
  private int threads = 1;
  private boolean beyondReach;
  private boolean failFast;

  /** A campaign on a puzzle. */
  public Trial(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.limits = puzzle.limits();
  }

  /** Draws from the given generator. */
  public Trial generator(Generator drawsFrom) {
    generator = drawsFrom;
    return this;
  }

  /** Draws from the generator with the given name. */
  public Trial generator(String name) {
    return generator(Generators.named(puzzle.name(), name));
  }

  /** Draws with the given seed. */
  public Trial seed(long drawsWith) {
    seed = drawsWith;
    return this;
  }

  /** Runs {@code count} cases, starting at index 0. */
  public Trial cases(long count) {
    return cases(0, count);
  }

  /** Runs {@code count} cases, starting at index {@code from}. */
  public Trial cases(long from, long count) {
    first = from;
    cases = count;
    return this;
  }

  /**
   * Sets the size of ranges, about {@code count} cases; withdrawn submissions run again in the next
   * range.
   */
  public Trial range(long count) {
    range = count;
    return this;
  }

  /** Runs on the given number of threads. */
  public Trial threads(int count) {
    threads = count;
    return this;
  }

  /** Sets the CPU time limit. */
  public Trial millis(long cpuTime) {
    limits = limits.withTimeNanos(cpuTime * 1_000_000);
    return this;
  }

  /** Sets the memory limit, in stored states. */
  public Trial storedStates(long states) {
    limits = limits.withMemoryBytes(states * Limits.BYTES_PER_STATE);
    return this;
  }

  /** Also gives solvers cases beyond their reach. */
  public Trial beyondReach() {
    beyondReach = true;
    return this;
  }

  /** Stops at the first finding. */
  public Trial failFast() {
    failFast = true;
    return this;
  }

  /** Adds a submission. */
  public Trial submission(Submission submission) {
    submissions.add(submission);
    return this;
  }

  /** Adds a solver that promises the optimum and takes every case. */
  public Trial solver(String name, Supplier<Solver> solvers) {
    return submission(new BuiltIn(name, Guarantee.OPTIMAL, Solves.EVERYTHING, solvers));
  }

  /** Adds a solver that promises the optimum up to a distance. */
  public Trial solver(String name, int reach, Supplier<Solver> solvers) {
    return submission(new BuiltIn(name, Guarantee.OPTIMAL, reach, solvers));
  }

  /** The campaign as configured. */
  public Campaign campaign() {
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(new PuzzleProblem(puzzle))
            .generator(generator == null ? Generators.named(puzzle.name(), "mix") : generator)
            .seed(seed)
            .first(first)
            .cases(cases)
            .submissions(submissions)
            .limits(limits)
            .threads(threads)
            .beyondReach(beyondReach)
            .failFast(failFast)
            .build();
    return range == 0 ? campaign : campaign.inRanges(range);
  }

  /** An empty tally of a campaign. */
  static Tally tally(Campaign campaign) {
    return new Tally(campaign, List.of());
  }

  /** Runs the campaign to its end and returns the report of its only submission. */
  SubmissionReport runOnly() {
    RunReport report = run();
    assertEquals(1, report.submissions().size());
    return report.submissions().get(0);
  }

  /** Runs the campaign to its end. */
  public RunReport run() {
    Campaign campaign = campaign();
    Tally tally = tally(campaign);
    Engine[] engine = new Engine[1];
    engine[0] =
        new Engine(
            campaign,
            chunk -> {
              tally.accept(chunk);
              if (tally.isClosed()) {
                engine[0].stop();
              }
            });
    engine[0].run();
    return tally
        .report(0, false)
        .reproducedBy(finding -> finding.submission() + " on " + finding.caseName());
  }

  /** A report without everything that depends on time or on the number of threads. */
  public static JsonNode result(RunReport report) {
    ObjectNode json = (ObjectNode) json(report);
    json.remove(NO_RESULTS);
    for (JsonNode submission : json.get("submissions")) {
      ((ObjectNode) submission).remove(NO_RESULTS);
      for (JsonNode row : submission.get("by_stratum")) {
        ((ObjectNode) row).remove(NO_RESULTS_OF_A_DISTANCE);
      }
      for (JsonNode row : submission.path("by_distance")) {
        ((ObjectNode) row).remove(NO_RESULTS_OF_A_DISTANCE);
      }
      for (JsonNode row : submission.get("by_generator")) {
        ((ObjectNode) row).remove(NO_RESULTS);
      }
    }
    return json;
  }

  /** A report as parsed back from its JSON. */
  public static JsonNode json(RunReport report) {
    try {
      return new JsonMapper().readTree(Json.text(report));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
