package harness.cli;

import harness.campaign.Campaign;
import harness.cases.BadCorpus;
import harness.cases.CaseName;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.report.RunReport;
import harness.report.Tally;
import harness.run.Submission;
import harness.run.program.Languages;
import harness.verify.ExpectedVerdicts;
import harness.verify.SavedFiles;
import harness.verify.SubmissionCheck;
import harness.verify.SubmissionFolder;
import harness.verify.SubmissionsPrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** {@code harness verify --submissions}: whether each kept program gets its expected verdict. */
final class SubmissionsRun {

  /** A puzzle's programs, as JSON. */
  record Report(String puzzle, List<SubmissionCheck> submissions) {}

  private final CorpusRun corpus;
  private final long n;
  private final long seed;
  private final Path json;

  /**
   * A run.
   *
   * @param n cases of the stress
   * @param seed seed of the stress
   * @param json file for the report, {@code -} for standard output, or null
   */
  SubmissionsRun(CorpusRun corpus, long n, long seed, Path json) {
    this.corpus = corpus;
    this.n = n;
    this.seed = seed;
    this.json = json;
  }

  int run(List<Puzzle> puzzles) throws IOException {
    Languages languages = corpus.programOptions().languages();
    List<Report> reports = new ArrayList<>();
    int code = ExitCode.OK;
    for (int i = 0; i < puzzles.size() && code != ExitCode.INTERRUPTED; i++) {
      code = ExitCode.worse(code, check(puzzles.get(i), languages, reports));
    }
    JsonReports.write(json, reports);
    return code;
  }

  private int check(Puzzle puzzle, Languages languages, List<Report> reports) throws IOException {
    SavedFiles files = corpus.files(puzzle);
    Path root = corpus.folder() == null ? CorpusFolders.project() : corpus.folder();
    Path folder = CorpusFolders.of(puzzle, root).resolve("submissions");
    ExpectedVerdicts table = table(root);
    KeptPrograms kept = KeptPrograms.runnable(SubmissionFolder.byVerdict(folder), languages);
    if (kept.texts().isEmpty()) {
      System.err.println(folder + ": no program there that can be run here");
      return ExitCode.OK;
    }
    try (Programs programs =
        Programs.open(kept.texts(), corpus.programOptions(), languages, puzzle, Set.of())) {
      CampaignRun onFiles = corpus.run(puzzle, files, programs.ready(), programs).run();
      if (onFiles.report().interrupted()) {
        return ExitCode.INTERRUPTED;
      }
      CampaignRun drawn = stress(puzzle, programs);
      List<SubmissionCheck> checks =
          checks(puzzle, kept, table, List.of(onFiles.report(), drawn.report()));
      reports.add(new Report(puzzle.name(), checks));
      if (!JsonReports.isStandardOutput(json)) {
        new SubmissionsPrinter(System.out, Terminal.style()).print(puzzle.name(), checks);
      }
      return exitCode(onFiles, drawn, checks);
    }
  }

  private static int exitCode(
      CampaignRun onFiles, CampaignRun drawn, List<SubmissionCheck> checks) {
    int code =
        ExitCode.worse(
            onFiles.exitCode("harness verify", false), drawn.exitCode("harness verify", false));
    boolean asExpected = checks.stream().allMatch(check -> check.problem() == null);
    return code > ExitCode.FINDINGS ? code : asExpected ? ExitCode.OK : ExitCode.FINDINGS;
  }

  private static ExpectedVerdicts table(Path root) {
    try {
      return ExpectedVerdicts.read(root.resolve("submissions.json"));
    } catch (BadCorpus bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  private static List<SubmissionCheck> checks(
      Puzzle puzzle, KeptPrograms kept, ExpectedVerdicts table, List<RunReport> runs) {
    List<SubmissionCheck> checks = new ArrayList<>();
    for (SubmissionFolder.Entry entry : kept.entries()) {
      ExpectedVerdicts.Expected told = table.of(puzzle.name(), entry.file());
      String verdict = told == null ? entry.expected().label() : told.verdict();
      checks.add(
          SubmissionCheck.of(
              KeptPrograms.name(entry), verdict, told == null ? null : told.reason(), runs));
    }
    return checks;
  }

  private CampaignRun stress(Puzzle puzzle, Programs programs) {
    Campaign campaign =
        new Campaign(
            puzzle,
            Generators.named(puzzle.name(), "mix"),
            seed,
            0,
            n,
            programs.ready(),
            corpus.runOptions().limits(puzzle),
            0,
            corpus.runOptions().threads(),
            corpus.runOptions().beyondReach(),
            corpus.runOptions().anyShortest(),
            false);
    Tally tally =
        new Tally(
            campaign,
            (submission, name, file) -> reproduce(programs, submission, name),
            programs.unbuilt());
    return CampaignRun.of(campaign, tally, programs, chunk -> {});
  }

  private String reproduce(Programs programs, Submission submission, CaseName name) {
    return "./harness stress --puzzle "
        + name.puzzle()
        + " --seed "
        + seed
        + " --n "
        + n
        + " --solution "
        + Shell.quoted(programs.text(submission.name()))
        + corpus.programOptions().text()
        + corpus.runOptions().text();
  }
}
