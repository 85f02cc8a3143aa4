package harness.corpus;

import harness.campaign.Campaign;
import harness.cases.Generator;
import harness.compiled.Programs;
import harness.problem.Problem;
import harness.run.Submission;
import harness.stress.CampaignRun;
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
   * @param words the words of a command line needed with {@code --case}; empty if the case names
   *     the problem
   * @param generator null if there is none
   * @param first index of the first case
   */
  record Source(Problem problem, String words, Generator generator, long first) {}

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
   * @return null if there is no generator or no survivor
   */
  Drawn draw(Source source, List<Submission> survivors, Programs programs, CorpusRun corpus) {
    if (source.generator() == null || survivors.isEmpty()) {
      return null;
    }
    Campaign campaign =
        corpus
            .campaign(source.problem(), source.generator(), survivors)
            .seed(seed)
            .first(source.first())
            .cases(cases)
            .build();
    KillingCases killing = new KillingCases(survivors, MOST_NAMED);
    long start = System.nanoTime();
    CampaignRun run =
        CampaignRun.of(
            campaign,
            new Tally(campaign, List.of()),
            programs,
            killing,
            () -> killing.isComplete() || System.nanoTime() - start >= time.toNanos());
    List<Kill> kills = new ArrayList<>();
    killing
        .bySubmission()
        .forEach(
            (program, found) -> {
              List<String> names = found.stream().map(each -> each.name().toString()).toList();
              if (!names.isEmpty()) {
                String again = corpus.stress(source.words(), names.get(0), program, programs);
                kills.add(new Kill(program, names, again));
              }
            });
    return new Drawn(seed, run.report().done(), kills);
  }
}
