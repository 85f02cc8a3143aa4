package harness.cli;

import harness.cli.options.ContestantOptions;
import harness.cli.options.Durations;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.ProgramOptions;
import harness.cli.options.RunOptions;
import harness.corpus.AddCase;
import harness.corpus.CorpusFolders;
import harness.corpus.CorpusRun;
import harness.corpus.StrengthRun;
import harness.corpus.SubmissionsRun;
import harness.corpus.SurvivorDraws;
import harness.corpus.VerifyRun;
import harness.reference.Puzzle;
import harness.terminal.ExitCode;
import harness.terminal.OutputFiles;
import harness.terminal.UsageException;
import java.io.IOException;
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

/** Runs submissions over saved cases, and looks after the saved cases. */
@Command(
    name = "verify",
    sortOptions = false,
    description = {
      "Run solvers and programs over saved cases, the project's own unless DIR names others. Every"
          + " saved input is read strictly and every saved answer is checked by the exact oracle"
          + " first.",
      "DIR holds NAME.in and NAME.ans, or a folder of that kind for each puzzle. For programs of"
          + " your own, the saved answers are believed where there is no --reference. A --problem"
          + " brings its own tests; each submission must come to what is expected of it."
    },
    footer = {
      "",
      "Example: harness verify",
      "         harness verify --puzzle {puzzle} --solution sol.cpp",
      "         harness verify --puzzle {puzzle} --strength --data mytests --programs wrong",
      "         harness verify --puzzle {puzzle} --add found.in --why \"what it catches\"",
      "         harness verify --problem DIR",
      "         harness verify --problem DIR --strength --n 1000 --for 2m",
      "         harness verify --submissions",
      "         harness verify --checker std:tokens --solution sol.cpp saved"
    })
final class VerifyCommand implements Callable<Integer> {

  @Mixin private ProblemOptions problemOptions;

  @Mixin private ContestantOptions contestants;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Run just these files of the folder.")
  private List<String> only = List.of();

  @Mixin private RunOptions runOptions;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Option(
      names = "--expect-findings",
      description = "Exit with 0 when something is found and with 1 when nothing is.")
  private boolean expectFindings;

  @Option(
      names = "--strength",
      description = {
        "Show which tests kill which wrong programs, a smallest set of tests that kills as many,"
            + " the programs that no test kills, and drawn cases that would kill those. A"
            + " --problem brings its wrong programs: the submissions that are expected to fail."
      })
  private boolean strength;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "With --strength: the test data to be weighed, as DIR.")
  private Path data;

  @Option(
      names = "--programs",
      paramLabel = "DIR",
      description = {
        "With --strength: the wrong programs, or folders of them named for verdicts as in"
            + " wrong_answer (default: the project's own, or those of --problem)."
      })
  private Path programs;

  @Option(
      names = "--submissions",
      description = {
        "Run the project's own programs over its saved cases and a short stress, and say where a"
            + " verdict is not the expected one."
      })
  private boolean submissions;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "100",
      description = {
        "Cases drawn: with --strength for the programs that no test kills, with --submissions for"
            + " all (default: ${DEFAULT-VALUE})."
      })
  private long n;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed of those cases (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      defaultValue = "30s",
      converter = Durations.class,
      description =
          "With --strength: draw no more cases after this time (default: ${DEFAULT-VALUE}).")
  private Duration time;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description = "File a judge's input file as a new case, with its exact answers.")
  private Path add;

  @Option(names = "--why", paramLabel = "TEXT", description = "With --add: what it catches.")
  private String why;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "With --add: the trap's name, as in exactly-15 (default: the file's).")
  private String name;

  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder of saved cases (default: the project's own).")
  private Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    checkCombination();
    if (json != null && !json.toString().equals("-")) {
      OutputFiles.checkWritable(json);
    }
    if (problemOptions.isOfPrograms()) {
      int code = overProgramsOfTheUser();
      return expectFindings ? ExitCode.whenFindingsAreExpected(code) : code;
    }
    String puzzleName = problemOptions.puzzleName();
    if (add != null) {
      return new AddCase(puzzleName, add, name, why, folder).run();
    }
    int code = run(CorpusFolders.puzzles(puzzleName, folder()));
    return expectFindings ? ExitCode.whenFindingsAreExpected(code) : code;
  }

  private int overProgramsOfTheUser() throws IOException {
    if (submissions || add != null) {
      throw new UsageException(
          "--submissions and --add need a puzzle's exact answers; name a --puzzle");
    }
    ProgramOptions programOptions = contestants.programs();
    try (OpenProblem problem =
        problemOptions.openForFiles(programOptions.settings(), programOptions::languages)) {
      return strength
          ? strengthRun().run(problem, contestants)
          : new VerifyRun(corpus(), contestants, json).run(problem);
    }
  }

  private StrengthRun strengthRun() {
    return new StrengthRun(corpus(), programs, new SurvivorDraws(n, seed, time), json);
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
        : new VerifyRun(run, contestants, json).run(puzzles);
  }

  private Path folder() {
    return data == null ? folder : data;
  }

  private boolean isGiven(String option) {
    return spec.commandLine().getParseResult().hasMatchedOption(option);
  }

  private void checkCombination() {
    if (Stream.of(strength, submissions, add != null).filter(mode -> mode).count() > 1) {
      throw new UsageException("only one of --strength, --submissions and --add at a time");
    }
    boolean chosen = !contestants.isEmpty();
    if (chosen && (strength || submissions || add != null)) {
      throw new UsageException(
          "--solver and --solution do not go with --strength, --submissions or --add");
    }
    if (chosen && problemOptions.puzzleName() == null && !problemOptions.isOfPrograms()) {
      throw new UsageException("missing --puzzle PUZZLE: which one do they solve?");
    }
    if ((data != null || programs != null) && !strength) {
      throw new UsageException("--data and --programs go with --strength");
    }
    if (data != null && folder != null) {
      throw new UsageException("name the test data once: --data " + data + " or " + folder);
    }
    if ((why != null || name != null) && add == null) {
      throw new UsageException("--why and --name go with --add FILE");
    }
    if ((isGiven("--n") || isGiven("--seed")) && !strength && !submissions) {
      throw new UsageException("--n and --seed go with --strength or --submissions");
    }
    if (isGiven("--for") && !strength) {
      throw new UsageException("--for goes with --strength");
    }
    if (n < 1) {
      throw new UsageException("--n " + n + ": expected at least 1");
    }
  }
}
