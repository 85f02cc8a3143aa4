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
 * One puzzle's kept programs on its saved files, then in a short stress.
 *
 * @param n cases of the stress
 * @param seed seed of the stress
 */
record SubmissionTrials(
    Puzzle puzzle, CorpusRun corpus, SavedFiles files, Programs programs, long n, long seed) {

  /** How much longer than a judge this waits for programs whose answers are in question. */
  private static final int PATIENCE = 3;

  private Problem problem() {
    return new PuzzleProblem(puzzle);
  }

  /**
   * Runs programs whose answers are in question, not their time: a slow machine is to blame none.
   *
   * @return the run on the saved files and the stress
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
   * Runs a program whose time is in question under the judge's limits and, as judges do, up to its
   * first finding.
   *
   * @return the run on the saved files and, when that found nothing, the stress
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
    Reproduction asked = corpus.reproduction(puzzle, programs);
    return CampaignRun.of(campaign, programs)
        .reproducedBy(
            finding -> finding.caseName() == null ? asked.command(finding) : again(asked, finding));
  }

  /** The command that shows a finding of the stress again. */
  private String again(Reproduction asked, ReportedFinding finding) {
    return Shell.harness("stress --puzzle ")
        + puzzle.name()
        + " --seed "
        + seed
        + " --n "
        + n
        + asked.words(finding.submission());
  }
}
