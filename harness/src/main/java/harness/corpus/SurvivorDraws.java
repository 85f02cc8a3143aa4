package harness.corpus;

import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.campaign.run.CampaignRun;
import harness.generators.Generator;
import harness.problem.Problem;
import harness.run.Submission;
import harness.submission.Programs;
import harness.tally.Tally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws cases for programs that survive all saved files, as {@code harness stress} does.
 *
 * @param cases the most cases
 * @param seed the seed
 * @param time draw no more cases after this time
 */
public record SurvivorDraws(long cases, long seed, Duration time) {

  /** Cases listed for each program. */
  private static final int MOST_NAMED = 3;

  /**
   * A source of cases.
   *
   * @param generator null if there is none
   * @param first index of the first case
   */
  record Source(Problem problem, Generator generator, long first) {}

  /**
   * The results.
   *
   * @param cases number of cases that were run
   * @param kills the programs that some case kills, in order
   */
  record Drawn(long seed, long cases, List<Kill> kills) {}

  /**
   * A program that drawn cases kill.
   *
   * @param cases names of the first such cases
   * @param reproduce the command that runs the program on the first case
   */
  record Kill(String program, List<String> cases, String reproduce) {}

  /**
   * Runs survivors.
   *
   * @param words of a command line that name the problem; empty if the case names it
   * @return null if there is no generator or no survivor
   */
  Drawn draw(
      Source source,
      String words,
      List<Submission> survivors,
      Programs programs,
      CorpusRun corpus) {
    if (source.generator() == null || survivors.isEmpty()) {
      return null;
    }
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(source.problem())
            .generator(source.generator())
            .seed(seed)
            .first(source.first())
            .cases(cases)
            .submissions(survivors)
            .limits(corpus.runOptions().limits(source.problem()))
            .threads(corpus.runOptions().threads())
            .beyondReach(corpus.runOptions().beyondReach())
            .anyRight(corpus.runOptions().anyShortest())
            .build();
    KillingCases killing = new KillingCases(survivors, MOST_NAMED);
    long end = System.nanoTime() + time.toNanos();
    CampaignRun run =
        CampaignRun.of(
            campaign,
            new Tally(campaign, List.of()),
            programs,
            killing,
            () -> killing.isComplete() || System.nanoTime() - end >= 0);
    List<Kill> kills = new ArrayList<>();
    killing
        .bySubmission()
        .forEach(
            (program, found) -> {
              if (!found.isEmpty()) {
                List<String> names = found.stream().map(each -> each.name().toString()).toList();
                kills.add(
                    new Kill(
                        program, names, corpus.stress(words, names.get(0), program, programs)));
              }
            });
    return new Drawn(seed, run.report().done(), kills);
  }
}
