package harness.cli;

import harness.campaign.Campaign;
import harness.cases.CaseName;
import harness.generators.Generator;
import harness.reference.Puzzle;
import harness.report.RunReport;
import harness.report.Tally;
import harness.report.TerminalReport;
import harness.run.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs submissions on drawn cases and says what is wrong. */
@Command(
    name = "stress",
    sortOptions = false,
    description = {
      "Run solvers and programs on drawn cases, check every answer against an exact oracle and a"
          + " replay of its moves, and say what is wrong and how long it took."
    },
    footer = {
      "",
      "Example: harness stress --puzzle knights --n 10000",
      "         harness stress --puzzle knights --n 10000 --solution sol.cpp",
      "         harness stress --puzzle gears --n 500 --solver a-star,ida-star --generator walk"
    })
final class StressCommand implements Callable<Integer> {

  private static final int LARGEST_BATCH = 100_000;

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many cases (default: ${DEFAULT-VALUE}).")
  private long n;

  @Option(
      names = "--first",
      paramLabel = "I",
      defaultValue = "0",
      description = "Index of the first case (default: ${DEFAULT-VALUE}).")
  private long first;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--generator",
      paramLabel = "NAME[:ARG]",
      split = ",",
      defaultValue = "mix",
      description = "Generators to draw from in turn (default: ${DEFAULT-VALUE}).")
  private List<String> generators;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "Run just this case, as in knights/boundary@42#137.")
  private String caseName;

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      split = ",",
      description = {
        "Built-in solvers (default: every one that promises optimal answers; none with --solution)."
      })
  private List<String> solvers;

  @Mixin private ProgramOptions programOptions;

  @Mixin private ShrinkOptions shrinkOptions;

  @Option(
      names = "--batch",
      paramLabel = "auto|K",
      defaultValue = "auto",
      description = "Cases that a program is given in one file (default: ${DEFAULT-VALUE}).")
  private String batch;

  @Mixin private RunOptions runOptions;

  @Mixin private CampaignOptions campaignOptions;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Option(names = "--fail-fast", description = "Stop at the first finding.")
  private boolean failFast;

  @Option(
      names = "--expect-findings",
      description = "Exit with 0 when something is found and with 1 when nothing is.")
  private boolean expectFindings;

  @Option(
      names = "--watch",
      description = "Run again whenever a solution's file changes, last failures first.")
  private boolean watch;

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzle();
    if (json != null && !isStandardOutput(json)) {
      OutputFiles.checkWritable(json);
    }
    shrinkOptions.check();
    campaignOptions.check(watch || failFast || caseName != null);
    if (!watch) {
      return stress(puzzle, List.of()).exitCode();
    }
    if (programOptions.solutions().isEmpty()) {
      throw new UsageException("--watch needs a --solution to watch");
    }
    return new Watch(
            programOptions.languages(),
            programOptions.solutions(),
            failed -> stress(puzzle, failed))
        .run();
  }

  private Puzzle puzzle() {
    if (puzzleName == null && caseName == null) {
      throw new UsageException("missing --puzzle PUZZLE");
    }
    return caseName == null
        ? PuzzleOption.named(puzzleName)
        : NamedCase.parse(caseName, puzzleName).puzzle();
  }

  /**
   * One run.
   *
   * @param failedBefore cases to be run before the others
   */
  private Watch.Result stress(Puzzle puzzle, List<CaseName> failedBefore) throws IOException {
    List<Submission> submissions = new ArrayList<>(builtIns(puzzle));
    try (Programs programs =
        Programs.open(
            programOptions,
            puzzle,
            submissions.stream().map(Submission::name).collect(Collectors.toSet()))) {
      submissions.addAll(programs.ready());
      if (programs.conditions() != null) {
        System.err.println("programs: " + programs.conditions());
      }
      for (CaseName failed : failedBefore) {
        Campaign again = single(puzzle, NamedCase.parse(failed.toString(), null), submissions);
        Tally tally = run(again, programs).tally();
        System.out.println(failed + (tally.found() == 0 ? ": right now" : ": still wrong"));
      }
      Campaign campaign =
          caseName == null
              ? drawn(puzzle, submissions)
              : single(puzzle, NamedCase.parse(caseName, puzzleName), submissions);
      if (caseName == null) {
        System.err.println("seed " + campaign.seed());
      }
      CampaignRun whole =
          campaignOptions.isWanted()
              ? campaignOptions.run(
                  campaign, generators, programs, reproduction(campaign, programs), settings())
              : run(campaign, programs);
      CampaignRun run = shrunk(whole, campaign, programs);
      print(run.report());
      return new Watch.Result(
          run.exitCode("harness stress", expectFindings), run.tally().failedCases());
    }
  }

  /** A run with its findings made small and saved, as far as that is wanted. */
  private CampaignRun shrunk(CampaignRun run, Campaign campaign, Programs programs)
      throws IOException {
    RunReport shrunk =
        shrinkOptions.isWanted()
            ? shrinkOptions.shrunk(run.report(), run.tally(), campaign, programs)
            : run.report();
    return new CampaignRun(
        run.tally(),
        shrinkOptions.keep(shrunk, campaign.puzzle(), name -> runningWords(name, programs)));
  }

  private void print(RunReport report) throws IOException {
    if (json == null || !isStandardOutput(json)) {
      new TerminalReport(System.out, report, Terminal.style()).print();
    }
    if (json != null) {
      OutputFiles.writeJson(json, report);
    }
  }

  private static boolean isStandardOutput(Path file) {
    return file.toString().equals("-");
  }

  private Campaign drawn(Puzzle puzzle, List<Submission> submissions) throws IOException {
    if (n < 1) {
      throw new UsageException("--n " + n + ": expected at least 1");
    }
    if (first < 0 || first > Long.MAX_VALUE - n) {
      throw new UsageException("--first " + first + ": expected 0 or more");
    }
    Generator generator = GeneratorNames.several(puzzle, generators);
    if (seed == null) {
      seed = campaignOptions.seedOfResumed();
    }
    if (seed == null) {
      seed = ThreadLocalRandom.current().nextLong(1_000_000_000);
    }
    return campaign(puzzle, submissions, generator, seed, first, n, runOptions.beyondReach());
  }

  private Campaign single(Puzzle puzzle, NamedCase named, List<Submission> submissions) {
    CaseName name = named.name();
    return campaign(puzzle, submissions, named.generator(), name.seed(), name.index(), 1, true);
  }

  private Campaign campaign(
      Puzzle puzzle,
      List<Submission> submissions,
      Generator generator,
      long campaignSeed,
      long from,
      long cases,
      boolean beyond) {
    return new Campaign(
        puzzle,
        generator,
        campaignSeed,
        from,
        cases,
        submissions,
        runOptions.limits(puzzle),
        batch(puzzle),
        runOptions.threads(),
        beyond,
        runOptions.anyShortest(),
        failFast);
  }

  private List<? extends Submission> builtIns(Puzzle puzzle) {
    if (solvers != null) {
      return SolverNames.several(puzzle.name(), solvers);
    }
    return programOptions.solutions().isEmpty() ? SolverNames.optimal(puzzle.name()) : List.of();
  }

  private int batch(Puzzle puzzle) {
    if (batch.equals("auto")) {
      return 0;
    }
    int most = puzzle.limits().casesPerFile() == 1 ? 1 : LARGEST_BATCH;
    try {
      int cases = Integer.parseInt(batch);
      if (cases >= 1 && cases <= most) {
        return cases;
      }
    } catch (NumberFormatException noNumber) {
      // refused below, like any other
    }
    throw new UsageException(
        "--batch " + batch + ": expected auto" + (most == 1 ? " or 1" : " or 1 to " + most));
  }

  private CampaignRun run(Campaign campaign, Programs programs) {
    Tally tally = new Tally(campaign, reproduction(campaign, programs), programs.unbuilt());
    return CampaignRun.of(campaign, tally, programs, chunk -> {});
  }

  private Tally.Reproduction reproduction(Campaign campaign, Programs programs) {
    return (submission, name, file) -> reproduce(campaign, programs, submission, name, file);
  }

  /** How submissions are run, as far as a verdict depends on it and a campaign does not tell. */
  private String settings() {
    return (programOptions.text() + runOptions.text()).strip();
  }

  /** The command that shows a failure again: its case alone, or the file that it takes. */
  private String reproduce(
      Campaign campaign, Programs programs, Submission submission, CaseName name, List<Long> file) {
    StringBuilder command = new StringBuilder("./harness stress");
    if (file.isEmpty()) {
      command.append(" --case ").append(Shell.quoted(name));
    } else {
      long from = file.get(0);
      long cases = file.get(file.size() - 1) - from + 1;
      command.append(" --puzzle ").append(name.puzzle());
      command.append(" --generator ").append(String.join(",", generators));
      command.append(" --seed ").append(campaign.seed());
      command.append(" --first ").append(from).append(" --n ").append(cases);
      command.append(" --batch ").append(cases);
    }
    return command + runningWords(submission.name(), programs);
  }

  /** The words that name a submission and how it is run. */
  private String runningWords(String name, Programs programs) {
    return programs.words(name, programOptions) + runOptions.text();
  }
}
