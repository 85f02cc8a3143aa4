package harness.benchmarks;

import harness.builtin.PuzzleProblem;
import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.campaign.Engine;
import harness.cases.Generator;
import harness.cases.Guarantee;
import harness.cases.Solves;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.report.RunReport;
import harness.run.BuiltIn;
import harness.tally.Tally;
import java.util.List;
import java.util.function.LongConsumer;

/** A whole stress run of one puzzle's default mix, with a solver that costs next to nothing. */
final class StressRun {

  private static final long SEED = 42;

  private final Puzzle puzzle;
  private final Generator mix;

  StressRun(String puzzleName) {
    puzzle = Puzzles.named(puzzleName).orElseThrow();
    mix = Generators.named(puzzleName, "mix");
  }

  /**
   * Draws, solves, judges and counts cases.
   *
   * @return the report; everything in it is accepted
   */
  RunReport run(long cases, int threads) {
    return run(cases, threads, done -> {});
  }

  /**
   * Draws, solves, judges and counts cases.
   *
   * @param progress receives the number of cases counted so far, from one thread at a time
   * @return the report; everything in it is accepted
   */
  RunReport run(long cases, int threads, LongConsumer progress) {
    BuiltIn solver =
        new BuiltIn(
            "table", Guarantee.OPTIMAL, Solves.EVERYTHING, () -> new TableSolver(puzzle.oracle()));
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(new PuzzleProblem(puzzle))
            .generator(mix)
            .seed(SEED)
            .cases(cases)
            .submissions(List.of(solver))
            .limits(puzzle.limits())
            .threads(threads)
            .build();
    Tally tally = new Tally(campaign, List.of());
    long start = System.nanoTime();
    new Engine(
            campaign,
            chunk -> {
              tally.accept(chunk);
              progress.accept(tally.done());
            })
        .run();
    RunReport report = tally.report(System.nanoTime() - start, false);
    if (tally.found() != 0 || tally.done() != cases) {
      throw new AssertionError(tally.done() + " cases, " + tally.found() + " findings");
    }
    return report;
  }
}
