package harness.corpus;

import harness.campaign.run.CampaignRun;
import harness.cases.BadCorpus;
import harness.cases.Verdict;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.run.Submission;
import harness.submission.Programs;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code harness verify --submissions}: checks that each saved program gets its expected verdict.
 */
public final class SubmissionsRun {

  /** The JSON report of a puzzle's programs. */
  record Report(String puzzle, List<SubmissionCheck> submissions) {}

  private final CorpusRun corpus;
  private final long n;
  private final long seed;
  private final Path json;

  /**
   * Creates a run.
   *
   * @param n number of random cases
   * @param seed seed of the random cases
   * @param json file for the report, {@code -} for standard output, or null
   */
  public SubmissionsRun(CorpusRun corpus, long n, long seed, Path json) {
    this.corpus = corpus;
    this.n = n;
    this.seed = seed;
    this.json = json;
  }

  public int run(List<Puzzle> puzzles) throws IOException {
    Languages languages = corpus.programOptions().languages();
    return JsonReports.<Report>of(
        puzzles, json, (puzzle, reports) -> check(puzzle, languages, reports));
  }

  private int check(Puzzle puzzle, Languages languages, List<Report> reports) throws IOException {
    SavedFiles files = corpus.files(puzzle);
    Path root = corpus.folder() == null ? CorpusFolders.project() : corpus.folder();
    Path folder = CorpusFolders.of(puzzle, root).resolve("submissions");
    ExpectedVerdicts table = table(root);
    KeptPrograms kept = KeptPrograms.runnable(SubmissionFolder.byVerdict(folder), languages);
    if (kept.texts().isEmpty()) {
      Terminal.note(folder + ": contains no program that can be run here");
      return ExitCode.OK;
    }
    try (Programs programs =
        Programs.open(
            kept.texts(),
            corpus.programOptions().settings(),
            languages,
            new PuzzleProblem(puzzle),
            Set.of())) {
      SubmissionTrials trials = new SubmissionTrials(puzzle, corpus, files, programs, n, seed);
      List<SubmissionCheck> checks = new ArrayList<>();
      int code = check(expectations(puzzle, kept, table), trials, checks);
      if (code == ExitCode.INTERRUPTED) {
        return code;
      }
      reports.add(new Report(puzzle.name(), checks));
      if (!JsonReports.isStandardOutput(json)) {
        new SubmissionsPrinter(System.out, Terminal.style()).print(puzzle.name(), checks);
      }
      return code;
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
              .anyMatch(each -> each.verdict().equals(Verdict.TIME_LIMIT_EXCEEDED.label()));
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
      code = ExitCode.worse(code, harnessCode(runs));
      checks.add(SubmissionCheck.of(expected, runs.stream().map(CampaignRun::report).toList()));
    }
    boolean asExpected = checks.stream().allMatch(check -> check.problem() == null);
    return code != ExitCode.OK ? code : asExpected ? ExitCode.OK : ExitCode.FINDINGS;
  }

  /**
   * The worst exit code that concerns the harness itself; findings about the programs do not count.
   */
  private static int harnessCode(List<CampaignRun> runs) {
    int code = ExitCode.OK;
    for (CampaignRun run : runs) {
      int own = run.exitCode("harness verify", false);
      code = own == ExitCode.FINDINGS ? code : ExitCode.worse(code, own);
    }
    return code;
  }

  private static ExpectedVerdicts table(Path root) {
    try {
      return ExpectedVerdicts.read(root.resolve("submissions.json"));
    } catch (BadCorpus bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  /** The expectation for each program, by name: from the table, else from its folder. */
  private static List<ExpectedVerdicts.Expected> expectations(
      Puzzle puzzle, KeptPrograms kept, ExpectedVerdicts table) {
    List<ExpectedVerdicts.Expected> expectations = new ArrayList<>();
    for (SubmissionFolder.Entry entry : kept.entries()) {
      ExpectedVerdicts.Expected listed = table.of(puzzle.name(), entry.file());
      expectations.add(
          new ExpectedVerdicts.Expected(
              puzzle.name(),
              KeptPrograms.name(entry),
              listed == null || listed.verdict() == null
                  ? entry.expected().label()
                  : listed.verdict(),
              listed == null ? null : listed.reason(),
              listed == null ? null : listed.mistake()));
    }
    return expectations;
  }
}
