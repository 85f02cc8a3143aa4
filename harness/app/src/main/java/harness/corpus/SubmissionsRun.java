package harness.corpus;

import harness.campaign.Campaign;
import harness.cases.BadCorpus;
import harness.cases.Limits;
import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.compiled.Programs;
import harness.machine.Shell;
import harness.machine.Terminal;
import harness.problem.Problem;
import harness.reference.Puzzle;
import harness.report.text.Style;
import harness.run.Submission;
import harness.stress.CampaignRun;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code harness verify --submissions}: checks that each saved program gets its expected verdict.
 *
 * @param n number of random cases
 * @param seed seed of the random cases
 * @param json file for the report, {@code -} for standard output, or null
 */
public record SubmissionsRun(CorpusRun corpus, long n, long seed, Path json) {

  record Report(String puzzle, List<SubmissionCheck> submissions) {}

  public int run(List<Puzzle> puzzles) throws IOException {
    return JsonReports.<Report>of(puzzles, json, this::check);
  }

  private int check(Puzzle puzzle, List<Report> reports) throws IOException {
    ProblemTests tests = corpus.tests(puzzle);
    Path root = corpus.folder() == null ? CorpusFolders.project() : corpus.folder();
    Path folder = CorpusFolders.of(puzzle, root).resolve("submissions");
    ExpectedVerdicts table = table(root);
    List<SavedProgram> kept =
        SavedProgram.runnable(SavedProgram.byVerdict(folder), corpus.programOptions().languages());
    if (kept.isEmpty()) {
      Terminal.note(folder + ": contains no program that can be run here");
      return ExitCode.OK;
    }
    List<ExpectedVerdicts.Expected> expected =
        kept.stream().map(each -> table.of(puzzle.name(), each)).toList();
    try (Programs programs = corpus.open(kept, tests.problem())) {
      List<SubmissionCheck> checks = new ArrayList<>();
      int code = check(expected, new SubmissionTrials(tests, corpus, programs, n, seed), checks);
      if (code != ExitCode.INTERRUPTED) {
        reports.add(new Report(puzzle.name(), checks));
        if (!JsonReports.isStandardOutput(json)) {
          new SubmissionsPrinter(System.out, Style.ofOutput()).print(puzzle.name(), checks);
        }
      }
      return code;
    }
  }

  private static ExpectedVerdicts table(Path root) {
    try {
      return ExpectedVerdicts.read(root.resolve("submissions.json"));
    } catch (BadCorpus bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  /** Runs every program as its expected verdict requires, and checks the results. */
  private static int check(
      List<ExpectedVerdicts.Expected> expectations,
      SubmissionTrials trials,
      List<SubmissionCheck> checks) {
    Map<String, Submission> slow = new HashMap<>();
    List<Submission> others = new ArrayList<>();
    for (Submission program : trials.programs().ready()) {
      boolean isSlow =
          expectations.stream()
              .filter(each -> each.file().equals(program.name()))
              .anyMatch(each -> each.verdict() == Verdict.TIME_LIMIT_EXCEEDED);
      if (isSlow) {
        slow.put(program.name(), program);
      } else {
        others.add(program);
      }
    }
    List<CampaignRun> ofOthers = trials.ofAnswers(others);
    int code = harnessCode(ofOthers);
    for (int i = 0; i < expectations.size() && code == ExitCode.OK; i++) {
      ExpectedVerdicts.Expected expected = expectations.get(i);
      Submission program = slow.get(expected.file());
      List<CampaignRun> runs = program == null ? ofOthers : trials.ofTime(program);
      code = harnessCode(runs);
      checks.add(SubmissionCheck.of(expected, runs.stream().map(CampaignRun::report).toList()));
    }
    boolean asExpected = checks.stream().allMatch(check -> check.problem() == null);
    return code != ExitCode.OK || asExpected ? code : ExitCode.FINDINGS;
  }

  private static int harnessCode(List<CampaignRun> runs) {
    return runs.stream().mapToInt(CorpusRun::harnessCode).reduce(ExitCode.OK, ExitCode::worse);
  }

  /**
   * Runs one puzzle's saved programs on its saved files, then on random cases.
   *
   * @param n number of random cases
   * @param seed seed of the random cases
   */
  private record SubmissionTrials(
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
     * Runs a program whose time matters under the judge's limits, up to its first finding, as
     * judges do.
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
}
