package harness.corpus;

import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.campaign.run.CampaignRun;
import harness.cases.Limits;
import harness.problem.Problem;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.report.ReportedFinding;
import harness.run.Submission;
import harness.submission.Programs;
import harness.tally.Reproduction;
import harness.terminal.Shell;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs one puzzle's saved programs on its saved files, then on random cases.
 *
 * @param n number of random cases
 * @param seed seed of the random cases
 */
record SubmissionTrials(
    Puzzle puzzle, CorpusRun corpus, SavedFiles files, Programs programs, long n, long seed) {

  /** Factor on the judge's time limit for programs that are only expected to answer wrongly. */
  private static final int PATIENCE = 3;

  private Problem problem() {
    return new PuzzleProblem(puzzle);
  }

  /**
   * Runs programs whose answers matter and whose time does not, with a generous limit so that a
   * slow machine blames none.
   *
   * @return the runs on the saved files and on random cases
   */
  List<CampaignRun> ofAnswers(List<Submission> submissions) {
    Limits limits = corpus.runOptions().limits(problem());
    Limits patient = limits.withTimeNanos(PATIENCE * limits.timeNanos());
    List<CampaignRun> runs = new ArrayList<>();
    runs.add(corpus.run(puzzle, files, submissions, programs, patient, false).run());
    if (!runs.get(0).report().interrupted()) {
      runs.add(stress(submissions, patient, false));
    }
    return runs;
  }

  /**
   * Runs a program whose time matters under the judge's limits, up to its first finding, as judges
   * do.
   *
   * @return the run on the saved files and, if that found nothing, the run on random cases
   */
  List<CampaignRun> ofTime(Submission submission) {
    Limits limits = corpus.runOptions().limits(problem());
    List<CampaignRun> runs = new ArrayList<>();
    runs.add(corpus.run(puzzle, files, List.of(submission), programs, limits, true).run());
    boolean survived =
        runs.get(0).report().findings().stream()
            .noneMatch(finding -> finding.submission().equals(submission.name()));
    if (survived && !runs.get(0).report().interrupted()) {
      runs.add(stress(List.of(submission), limits, true));
    }
    return runs;
  }

  private CampaignRun stress(List<Submission> submissions, Limits limits, boolean failFast) {
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(problem())
            .generator(problem().defaultGenerator())
            .seed(seed)
            .cases(n)
            .submissions(submissions)
            .limits(limits)
            .threads(corpus.runOptions().threads())
            .beyondReach(corpus.runOptions().beyondReach())
            .anyRight(corpus.runOptions().anyShortest())
            .failFast(failFast)
            .build();
    Reproduction reproduction = corpus.reproduction(puzzle, programs);
    return CampaignRun.of(campaign, programs)
        .reproducedBy(
            finding ->
                finding.caseName() == null
                    ? reproduction.command(finding)
                    : again(reproduction, finding));
  }

  /** The command that reproduces a finding on a random case. */
  private String again(Reproduction reproduction, ReportedFinding finding) {
    return Shell.harness("stress --puzzle ")
        + puzzle.name()
        + " --seed "
        + seed
        + " --n "
        + n
        + reproduction.words(finding.submission());
  }
}
