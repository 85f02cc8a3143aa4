package harness.corpus;

import harness.builtin.PuzzleProblem;
import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.cases.BadCorpus;
import harness.cases.CaseName;
import harness.cases.Corpus;
import harness.cases.Generator;
import harness.cases.Limits;
import harness.cases.SavedCase;
import harness.cases.UsageException;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProgramOptions;
import harness.cli.options.RunOptions;
import harness.cli.options.SanitizeOptions;
import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.formats.PackageTest;
import harness.formats.samples.SampleFiles;
import harness.machine.Shell;
import harness.machine.Terminal;
import harness.problem.Problem;
import harness.reference.Puzzle;
import harness.run.SanitizedShare;
import harness.run.Submission;
import harness.stress.CampaignRun;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;

/**
 * Runs submissions on saved files: a campaign with the files as its generator.
 *
 * @param folder the user's folder, or null for the project's own
 * @param only names of the files to use, empty for all
 */
public record CorpusRun(
    Path folder, List<String> only, ProgramOptions programOptions, RunOptions runOptions) {

  /** Results of a run, and the same by file. */
  record Done(Campaign campaign, CampaignRun run, FileTally byFile) {}

  /**
   * Reads a puzzle's saved files.
   *
   * @throws UsageException with file, line and column, if one is invalid
   */
  ProblemTests tests(Puzzle puzzle) {
    try {
      Corpus corpus = CorpusFolders.corpus(puzzle, folder);
      List<String> names = corpus.cases().stream().map(SavedCase::name).toList();
      List<String> chosen = chosen(names, String::equals, corpus.folder());
      List<SavedFile> files =
          SavedFile.readAll(puzzle, corpus).stream()
              .filter(each -> chosen.contains(each.name()))
              .toList();
      return new ProblemTests(
          new PuzzleProblem(puzzle),
          "--puzzle " + puzzle.name(),
          VerifyPrinter.SAVED_FILES,
          new SavedFiles(puzzle.name(), files),
          List.of(),
          true,
          null,
          null,
          null);
    } catch (BadCorpus damaged) {
      throw new UsageException(damaged.getMessage());
    }
  }

  /**
   * The tests of a problem that is not a puzzle: those in the user's folder, else its own.
   *
   * @throws UsageException if there are none
   */
  ProblemTests tests(OpenProblem problem) {
    String name = problem.parts().name();
    List<PackageTest> tests = folder == null ? problem.parts().tests() : inFolder(problem);
    if (tests.isEmpty()) {
      throw new UsageException(
          folder == null
              ? "missing DIR, the folder of saved cases: "
                  + name
                  + " has no tests"
                  + drawing(problem)
              : folder + ": contains no tests, such as 1.in with 1.ans or 1.out");
    }
    List<PackageTest> chosen = chosen(tests, ProblemTests::isNamed, folder == null ? name : folder);
    String noun = folder == null ? VerifyPrinter.TESTS : VerifyPrinter.SAVED_FILES;
    return ProblemTests.of(problem, chosen, noun);
  }

  /** How to draw cases instead, if the problem can. */
  private static String drawing(OpenProblem problem) {
    return problem.parts().generators().isEmpty()
        ? ""
        : "; to draw cases: " + Shell.harness("stress ") + problem.words();
  }

  private List<PackageTest> inFolder(OpenProblem problem) {
    UsageException.when(!Files.isDirectory(folder), "%s: there is no such folder", folder);
    SampleFiles samples =
        SampleFiles.in(folder, List.of(), each -> !Files.isReadable(each), problem.scratch());
    samples.notes().forEach(each -> Terminal.note(folder + ": " + each));
    return List.copyOf(samples.tests());
  }

  /** Those that the user chose; all of those in {@code place} if the user named none. */
  private <T> List<T> chosen(List<T> all, BiPredicate<T, String> isNamed, Object place) {
    for (String name : only) {
      if (all.stream().noneMatch(each -> isNamed.test(each, name))) {
        throw new UsageException(place + ": no file " + name + ".in");
      }
    }
    return all.stream()
        .filter(each -> only.isEmpty() || only.stream().anyMatch(name -> isNamed.test(each, name)))
        .toList();
  }

  /** Runs submissions on saved files, under the limits in the options. */
  Done run(ProblemTests tests, List<? extends Submission> submissions, Programs programs) {
    return run(campaign(tests, submissions).build(), tests, submissions, programs);
  }

  /** Runs submissions on saved files as above, also with checks if these are wanted. */
  Done run(
      ProblemTests tests,
      List<? extends Submission> submissions,
      Programs programs,
      SanitizeOptions sanitize)
      throws IOException {
    Campaign campaign = campaign(tests, submissions).build();
    return run(sanitized(campaign, tests, programs, sanitize), tests, submissions, programs);
  }

  /** Runs submissions on each file, also on those after exceeded time limits. */
  Done runOnEach(ProblemTests tests, List<? extends Submission> submissions, Programs programs) {
    Campaign each = campaign(tests, submissions).build().inRanges(1);
    return run(each, tests, submissions, programs);
  }

  /** Runs submissions on each file as above, also with checks if these are wanted. */
  Done runOnEach(
      ProblemTests tests,
      List<? extends Submission> submissions,
      Programs programs,
      SanitizeOptions sanitize)
      throws IOException {
    Campaign each = campaign(tests, submissions).build().inRanges(1);
    return run(sanitized(each, tests, programs, sanitize), tests, submissions, programs);
  }

  private static Campaign sanitized(
      Campaign campaign, ProblemTests tests, Programs programs, SanitizeOptions sanitize)
      throws IOException {
    return sanitize.added(campaign, programs, tests.jury(), tests.ofJury(), SanitizedShare.ALL);
  }

  private CampaignBuilder campaign(ProblemTests tests, List<? extends Submission> submissions) {
    return campaign(tests.problem(), tests.files(), submissions).cases(tests.files().cases());
  }

  /**
   * Runs submissions on saved files.
   *
   * @param failFast stop at the first finding
   */
  Done run(
      ProblemTests tests,
      List<? extends Submission> submissions,
      Programs programs,
      Limits limits,
      boolean failFast) {
    Campaign campaign = campaign(tests, submissions).limits(limits).failFast(failFast).build();
    return run(campaign, tests, submissions, programs);
  }

  private Done run(
      Campaign campaign,
      ProblemTests tests,
      List<? extends Submission> submissions,
      Programs programs) {
    Tally tally = new Tally(campaign, programs.unbuilt());
    FileTally byFile = new FileTally(tests.files(), submissions);
    CampaignRun run = CampaignRun.of(campaign, tally, programs, byFile, () -> false);
    return new Done(
        campaign, reproducible(run, tests.words(), programs, verifying(tests.words())), byFile);
  }

  /** A campaign with the options of the command line, and no cases. */
  CampaignBuilder campaign(
      Problem problem, Generator generator, List<? extends Submission> submissions) {
    return CampaignBuilder.builder()
        .problem(problem)
        .generator(generator)
        .submissions(List.copyOf(submissions))
        .limits(runOptions.limits(problem))
        .threads(runOptions.threads())
        .beyondReach(runOptions.beyondReach())
        .anyRight(runOptions.anyShortest());
  }

  Programs open(List<SavedProgram> programs, Problem problem) throws IOException {
    return Programs.open(
        programs.stream().map(SavedProgram::text).toList(),
        programOptions.settings(),
        programOptions.languages(),
        problem,
        Set.of());
  }

  /** The exit code of a run whose findings about the programs do not count. */
  static int harnessCode(CampaignRun run) {
    int code = run.exitCode("harness verify", false);
    return code == ExitCode.FINDINGS ? ExitCode.OK : code;
  }

  /** The command that runs a finding's file, from the case's name and the submission's words. */
  private BinaryOperator<String> verifying(String words) {
    return (caseName, submission) ->
        Shell.harness("verify ")
            + words
            + " --only "
            + Shell.quoted(SavedFiles.fileOf(CaseName.parse(caseName)))
            + submission
            + (runOptions.beyondReach() ? " --beyond-reach" : "")
            + (folder == null ? "" : " " + Shell.quoted(folder));
  }

  /**
   * A run with commands that reproduce its findings.
   *
   * @param words of a command line that name the problem
   * @param command makes the command for a finding on a case, from the name of the case and the
   *     words for the submission
   */
  CampaignRun reproducible(
      CampaignRun run, String words, Programs programs, BinaryOperator<String> command) {
    Reproduction reproduction = reproduction(words, programs);
    CampaignRun reproduced =
        run.reproducedBy(
            finding ->
                finding.caseName() == null
                    ? reproduction.command(finding)
                    : command.apply(finding.caseName(), reproduction.words(finding.submission())));
    return reproduced.with(
        reproduced
            .report()
            .warnedBy(
                (program, warning) ->
                    reproduction.sanitizing(
                        program,
                        name -> command.apply(warning.caseName(), reproduction.words(name)))));
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

  /**
   * The command to continue with if nothing is wrong: more inputs, if they can be drawn; else null.
   *
   * @param own whether the submissions are the problem's own
   */
  String onward(ProblemTests tests, Submissions submissions, boolean own) {
    boolean draws =
        tests.jury() == null || (!tests.jury().names().isEmpty() && tests.jury().judgesOutputs());
    return draws
        ? reproduction(tests.words(), submissions.programs())
            .longer(own ? List.of() : submissions.all().stream().map(Submission::name).toList())
        : null;
  }

  private Reproduction reproduction(String words, Programs programs) {
    return new Reproduction(
        words, "", List.of(), 0, programs.texts(), programOptions.text(), runOptions.text());
  }
}
