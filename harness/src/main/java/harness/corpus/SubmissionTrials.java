package harness.corpus;

import harness.campaign.Campaign;
import harness.campaign.run.CampaignRun;
import harness.cases.Limits;
import harness.problem.Problem;
import harness.run.Submission;
import harness.submission.Programs;
import harness.terminal.Shell;
import java.util.List;

/**
 * Runs one puzzle's saved programs on its saved files, then on random cases.
 *
 * @param n number of random cases
 * @param seed seed of the random cases
 */
record SubmissionTrials(
    ProblemTests tests, CorpusRun corpus, Programs programs, long n, long seed) {

  /** Factor on the judge's time limit for programs that are only expected to answer wrongly. */
  private static final int PATIENCE = 3;

  /**
   * Runs programs whose answers matter and whose time does not, with a generous limit so that a
   * slow machine blames none.
   *
   * @return the runs on the saved files and on random cases
   */
  List<CampaignRun> ofAnswers(List<Submission> submissions) {
    Limits limits = corpus.runOptions().limits(tests.problem());
    Limits patient = limits.withTimeNanos(PATIENCE * limits.timeNanos());
    CampaignRun saved = corpus.run(tests, submissions, programs, patient, false).run();
    return saved.report().interrupted()
        ? List.of(saved)
        : List.of(saved, stress(submissions, patient, false));
  }

  /**
   * Runs a program whose time matters under the judge's limits, up to its first finding, as judges
   * do.
   *
   * @return the run on the saved files and, if that found nothing, the run on random cases
   */
  List<CampaignRun> ofTime(Submission submission) {
    List<Submission> alone = List.of(submission);
    Limits limits = corpus.runOptions().limits(tests.problem());
    CampaignRun saved = corpus.run(tests, alone, programs, limits, true).run();
    boolean failed =
        saved.report().findings().stream()
            .anyMatch(finding -> finding.submission().equals(submission.name()));
    return failed || saved.report().interrupted()
        ? List.of(saved)
        : List.of(saved, stress(alone, limits, true));
  }

  private CampaignRun stress(List<Submission> submissions, Limits limits, boolean failFast) {
    Problem problem = tests.problem();
    Campaign campaign =
        corpus
            .campaign(problem, problem.defaultGenerator(), submissions)
            .seed(seed)
            .cases(n)
            .limits(limits)
            .failFast(failFast)
            .build();
    String stress = Shell.harness("stress ") + tests.words() + " --seed " + seed + " --n " + n;
    return corpus.reproducible(
        CampaignRun.of(campaign, programs),
        tests.words(),
        programs,
        (caseName, submission) -> stress + submission);
  }
}
