package harness.cli;

import harness.cases.UsageException;
import harness.cli.options.BriefOption;
import harness.cli.options.ContestantOptions;
import harness.cli.options.GivenOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.OptionValues;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunFileOptions;
import harness.cli.options.RunOptions;
import harness.cli.options.SanitizeOptions;
import harness.corpus.AddCase;
import harness.corpus.CorpusFolders;
import harness.corpus.CorpusRun;
import harness.corpus.StrengthRun;
import harness.corpus.SubmissionsRun;
import harness.corpus.SurvivorDraws;
import harness.corpus.VerifyRun;
import harness.formats.ProblemFormats;
import harness.reference.Puzzle;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "verify",
    sortOptions = false,
    description = {
      "Run solvers and programs on saved cases, or on a problem's own tests, and compare each"
          + " submission with its expected verdict.",
      "Saved cases are NAME.in and NAME.ans. A puzzle's inputs and answers are first checked by its"
          + " exact oracle. Your own problem's answers are trusted unless there is a --reference.",
      "Exit code 1: a submission fails that should pass, one of your own problem never fails as"
          + " expected, or a test cannot be judged."
    },
    footer = {
      "",
      "Example: harness verify (in a folder with a solution and samples)",
      "         harness verify --puzzle {puzzle} --solution sol.cpp",
      "         harness verify --puzzle {puzzle} --strength --data tests --programs bad",
      "         harness verify --puzzle {puzzle} --add found.in --why \"what it catches\"",
      "         harness verify --problem DIR",
      "         harness verify --problem DIR --strength --n 1000 --for 2m",
      "         harness verify --submissions",
      "         harness verify --checker std:tokens --solution sol.cpp saved"
    })
final class VerifyCommand implements Callable<Integer> {

  @Mixin private ProblemOptions problemOptions;
  @Mixin private ContestantOptions contestants;

  @Option(names = "--only", paramLabel = "NAME", split = ",", description = "Run only these files.")
  private List<String> only = List.of();

  @Mixin private RunOptions runOptions;
  @Mixin private SanitizeOptions sanitizeOptions;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Mixin private RunFileOptions runFiles;
  @Mixin private BriefOption brief;

  @Option(
      names = "--expect-findings",
      description = "Exit with 0 if there are findings, else with 1.")
  private boolean expectFindings;

  @Option(
      names = "--strength",
      description =
          "Show which tests and groups kill which wrong programs, the fewest tests that kill as"
              + " many, the survivors, and cases that kill these.")
  private boolean strength;

  @Option(names = "--data", paramLabel = "DIR", description = "With --strength: the tests, as DIR.")
  private Path data;

  @Option(
      names = "--programs",
      paramLabel = "DIR",
      description =
          "With --strength: the wrong programs, or folders of them named for verdicts, such as"
              + " wrong_answer (default: the problem's, or this project's).")
  private Path programs;

  @Option(
      names = "--submissions",
      description =
          "Check the verdicts of programs saved with this project on saved and random cases.")
  private boolean submissions;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "100",
      description = "Random cases of --strength and --submissions (default: ${DEFAULT-VALUE}).")
  private long n;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed of the random cases (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      defaultValue = "30s",
      converter = OptionValues.Time.class,
      description =
          "With --strength: time for random cases, and as much for runs skipped before"
              + " (default: ${DEFAULT-VALUE}).")
  private Duration time;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description = "Save an input file with its exact answers.")
  private Path add;

  @Option(names = "--why", paramLabel = "TEXT", description = "With --add: what it catches.")
  private String why;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "With --add: its name (default: the file's).")
  private String name;

  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "Saved cases (default: the problem's own; this project's with --puzzle all).")
  private Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    runOptions.check();
    sanitizeOptions.check();
    checkCombination();
    problemOptions.refuseGenerators("has no effect here: the cases are saved ones");
    JsonReports.check(json);
    runFiles.check(json);
    boolean ofPrograms = isOfPrograms();
    if (!ofPrograms) {
      problemOptions.refuseFiles();
    }
    String puzzleName = problemOptions.puzzleName();
    if (!ofPrograms && add != null) {
      return new AddCase(puzzleName, add, name, why, folder).run();
    }
    if (!ofPrograms) {
      checkNamed(puzzleName);
    }
    try {
      int code =
          ofPrograms ? overProgramsOfTheUser() : run(CorpusFolders.puzzles(puzzleName, folder()));
      return expectFindings ? ExitCode.whenFindingsAreExpected(code) : code;
    } finally {
      sanitizeOptions.close();
    }
  }

  /**
   * Whether the problem is made of programs: one that the user named, the current folder, or DIR
   * itself; without any, programs are compared with the answers in DIR.
   */
  private boolean isOfPrograms() throws IOException {
    if (problemOptions.isOfPrograms()) {
      return true;
    }
    boolean isOfPuzzles =
        problemOptions.puzzleName() != null
            || submissions
            || add != null
            || (folder() != null && CorpusFolders.areOfPuzzles(folder()));
    if (isOfPuzzles) {
      return false;
    }
    if (problemOptions.isOfCurrentFolder(contestants.programs())) {
      return true;
    }
    if (folder() == null || !Files.exists(folder())) {
      return false;
    }
    boolean isArchive = Files.isRegularFile(folder());
    if (data == null && (isArchive || ProblemOptions.isProblem(folder, contestants.programs()))) {
      problemOptions.takeFolder(folder);
      folder = null;
      return true;
    }
    if (!contestants.programs().solutions().isEmpty()) {
      problemOptions.compareByTokens();
      return true;
    }
    return false;
  }

  /** The saved cases of this project are verified on request only. */
  private void checkNamed(String puzzleName) throws IOException {
    UsageException.when(
        puzzleName == null && folder() == null && !submissions,
        "nothing to verify here; name --problem DIR, --puzzle NAME, or --puzzle %s for the saved"
            + " cases of this project; the current folder is no problem: %s",
        CorpusFolders.ALL,
        ProblemFormats.nearestMiss(Path.of("."), contestants.programs().languages()));
  }

  private int overProgramsOfTheUser() throws IOException {
    UsageException.when(
        submissions || add != null, "--submissions and --add need exact answers; name a --puzzle");
    try (OpenProblem problem = problemOptions.openForFiles(contestants.programs())) {
      return strength ? strengthRun().run(problem, contestants) : verifyRun().run(problem);
    }
  }

  private boolean isOfManyPuzzles() {
    String named = problemOptions.puzzleName();
    return named == null || named.equals(CorpusFolders.ALL);
  }

  private StrengthRun strengthRun() {
    return new StrengthRun(corpus(), programs, new SurvivorDraws(n, seed, time), json);
  }

  private VerifyRun verifyRun() {
    return new VerifyRun(corpus(), contestants, sanitizeOptions, brief, json, runFiles);
  }

  private CorpusRun corpus() {
    return new CorpusRun(folder(), only, contestants.programs(), runOptions);
  }

  private int run(List<Puzzle> puzzles) throws IOException {
    if (strength) {
      return strengthRun().run(puzzles);
    }
    CorpusRun run = corpus();
    return submissions
        ? new SubmissionsRun(run, n, seed, json).run(puzzles)
        : verifyRun().run(puzzles);
  }

  private Path folder() {
    return data == null ? folder : data;
  }

  private void checkCombination() throws IOException {
    UsageException.when(
        Stream.of(strength, submissions, add != null).filter(mode -> mode).count() > 1,
        "--strength, --submissions and --add cannot be combined");
    UsageException.when(
        runFiles.isWanted() && (strength || submissions || add != null),
        "--junit and --html cannot be combined with --strength, --submissions or --add");
    UsageException.when(
        sanitizeOptions.isWanted() && (strength || submissions || add != null),
        "--sanitize cannot be combined with --strength, --submissions or --add");
    UsageException.when(
        brief.isWanted() && (strength || submissions || add != null),
        "--brief cannot be combined with --strength, --submissions or --add");
    boolean chosen = !contestants.isEmpty();
    UsageException.when(
        chosen && (strength || submissions || add != null),
        "--solver and --solution cannot be combined with --strength, --submissions or --add");
    UsageException.when(
        chosen && isOfManyPuzzles() && !isOfPrograms(),
        "missing --puzzle PUZZLE for --solver and --solution");
    UsageException.when(
        (data != null || programs != null) && !strength, "--data and --programs need --strength");
    UsageException.when(
        data != null && folder != null,
        "the tests are named twice: --data %s and %s",
        data,
        folder);
    UsageException.when(
        (why != null || name != null) && add == null, "--why and --name need --add FILE");
    GivenOptions given = new GivenOptions(spec);
    UsageException.when(
        (given.isGiven("--n") || given.isGiven("--seed")) && !strength && !submissions,
        "--n and --seed need --strength or --submissions");
    if (!strength) {
      given.refuse("needs --strength", "--for");
    }
    UsageException.when(n < 1, "--n %s: expected at least 1", n);
  }
}
