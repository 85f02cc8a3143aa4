package harness.corpus;

import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.campaign.Chunk;
import harness.campaign.run.CampaignRun;
import harness.cases.BadCorpus;
import harness.cases.CaseName;
import harness.cases.Corpus;
import harness.cases.Limits;
import harness.cli.options.ProgramOptions;
import harness.cli.options.RunOptions;
import harness.formats.DataFile;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.problem.Problem;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.report.ReportedFinding;
import harness.run.Submission;
import harness.submission.Programs;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.terminal.Shell;
import harness.terminal.UsageException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Runs submissions on saved files: a campaign with the files as its generator.
 *
 * @param folder the user's folder, or null for the project's own
 * @param only names of the files to use, empty for all
 */
public record CorpusRun(
    Path folder, List<String> only, ProgramOptions programOptions, RunOptions runOptions) {

  /**
   * Results of a run.
   *
   * @param run counts and findings
   * @param byFile the same results by file
   */
  record Done(SavedFiles files, CampaignRun run, FileTally byFile) {}

  /**
   * Reads a puzzle's saved files.
   *
   * @throws UsageException with file, line and column, if one is invalid
   */
  SavedFiles files(Puzzle puzzle) {
    try {
      Corpus corpus = CorpusFolders.corpus(puzzle, folder);
      checkOnly(corpus);
      return chosen(puzzle.name(), SavedFile.readAll(puzzle, corpus));
    } catch (BadCorpus damaged) {
      throw new UsageException(damaged.getMessage());
    }
  }

  /**
   * The tests of a problem that is not a puzzle: those in the user's folder, else its own.
   *
   * @throws UsageException if there are none
   */
  List<PackageTest> tests(ProblemPackage problem) {
    List<PackageTest> tests = folder == null ? problem.tests() : inFolder();
    if (tests.isEmpty()) {
      throw new UsageException(
          folder == null
              ? "missing DIR, the folder of saved cases: " + problem.name() + " has no tests"
              : folder + ": contains no NAME.in");
    }
    for (String name : only) {
      if (tests.stream().noneMatch(each -> isNamed(each, name))) {
        throw new UsageException(
            (folder == null ? problem.name() : folder) + ": no file " + name + ".in");
      }
    }
    return tests.stream()
        .filter(each -> only.isEmpty() || only.stream().anyMatch(name -> isNamed(each, name)))
        .toList();
  }

  /** The printed report's word for the cases: tests of the problem, or the user's files. */
  String noun() {
    return folder == null ? VerifyPrinter.TESTS : VerifyPrinter.SAVED_FILES;
  }

  private static boolean isNamed(PackageTest test, String name) {
    return name.equals(test.name()) || name.equals(ProblemTests.plainName(test));
  }

  private List<PackageTest> inFolder() {
    return CorpusFolders.any(folder).cases().stream()
        .<PackageTest>map(each -> new DataFile(each.name(), each.input(), each.answers()))
        .toList();
  }

  private void checkOnly(Corpus corpus) {
    for (String name : only) {
      if (corpus.cases().stream().noneMatch(each -> each.name().equals(name))) {
        throw new UsageException(corpus.folder() + ": no file " + name + ".in");
      }
    }
  }

  private SavedFiles chosen(String problem, List<SavedFile> files) {
    return new SavedFiles(
        problem,
        files.stream().filter(each -> only.isEmpty() || only.contains(each.name())).toList());
  }

  /** Runs submissions on a puzzle's saved files, under the limits in the options. */
  Done run(
      Puzzle puzzle, SavedFiles files, List<? extends Submission> submissions, Programs programs) {
    return run(
        puzzle, files, submissions, programs, runOptions.limits(new PuzzleProblem(puzzle)), false);
  }

  /**
   * Runs submissions on a puzzle's saved files.
   *
   * @param failFast stop at the first finding
   */
  Done run(
      Puzzle puzzle,
      SavedFiles files,
      List<? extends Submission> submissions,
      Programs programs,
      Limits limits,
      boolean failFast) {
    Problem problem = new PuzzleProblem(puzzle);
    return run(problem, words(puzzle), files, submissions, programs, limits, failFast);
  }

  /**
   * Runs submissions on saved files.
   *
   * @param words of a command line that name the problem
   * @param failFast stop at the first finding
   */
  Done run(
      Problem problem,
      String words,
      SavedFiles files,
      List<? extends Submission> submissions,
      Programs programs,
      Limits limits,
      boolean failFast) {
    Campaign campaign = campaign(problem, files, submissions, limits).withFailFast(failFast);
    FileTally byFile =
        new FileTally(files, submissions.stream().map(Submission::expectation).toList());
    Tally tally = new Tally(campaign, programs.unbuilt());
    CampaignRun run = CampaignRun.of(campaign, tally, programs, byFile, () -> false);
    return new Done(files, run.reproducedBy(again(words, programs)), byFile);
  }

  /**
   * Runs a submission on saved files. It skips no file because it exceeded the time limit on
   * others.
   *
   * @param enough asked after each range of cases; once true, no more cases are started
   */
  CampaignRun eachAlone(
      Problem problem,
      SavedFiles files,
      Submission submission,
      Programs programs,
      Consumer<Chunk> results,
      BooleanSupplier enough) {
    Campaign campaign =
        campaign(problem, files, List.of(submission), runOptions.limits(problem)).inRanges(1);
    return CampaignRun.of(campaign, new Tally(campaign, List.of()), programs, results, enough);
  }

  private Campaign campaign(
      Problem problem, SavedFiles files, List<? extends Submission> submissions, Limits limits) {
    return CampaignBuilder.builder()
        .problem(problem)
        .generator(files)
        .seed(0)
        .cases(files.cases())
        .submissions(List.copyOf(submissions))
        .limits(limits)
        .threads(runOptions.threads())
        .beyondReach(runOptions.beyondReach())
        .anyRight(runOptions.anyShortest())
        .build();
  }

  /** The part of the request that commands need to reproduce findings. */
  Reproduction reproduction(Puzzle puzzle, Programs programs) {
    return reproduction(words(puzzle), programs);
  }

  /**
   * The command that runs a program on a drawn case.
   *
   * @param caseWords the words needed with {@code --case}
   */
  String stress(String caseWords, String caseName, String program, Programs programs) {
    return Shell.harness("stress")
        + (caseWords.isEmpty() ? "" : " " + caseWords)
        + " --case "
        + Shell.quoted(caseName)
        + reproduction(caseWords, programs).words(program);
  }

  private static String words(Puzzle puzzle) {
    return "--puzzle " + puzzle.name();
  }

  private Reproduction reproduction(String words, Programs programs) {
    return new Reproduction(
        words, "", List.of(), 0, programs.texts(), programOptions.text(), runOptions.text());
  }

  /** Builds the command that reproduces a finding by running its file. */
  private Function<ReportedFinding, String> again(String words, Programs programs) {
    Reproduction reproduction = reproduction(words, programs);
    return finding ->
        finding.caseName() == null
            ? reproduction.command(finding)
            : Shell.harness("verify ")
                + words
                + " --only "
                + Shell.quoted(SavedFiles.fileOf(CaseName.parse(finding.caseName())))
                + reproduction.words(finding.submission())
                + (runOptions.beyondReach() ? " --beyond-reach" : "")
                + (folder == null ? "" : " " + Shell.quoted(folder));
  }
}
