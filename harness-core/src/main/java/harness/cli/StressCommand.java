package harness.cli;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.campaign.Engine;
import harness.cases.CaseName;
import harness.cases.Limits;
import harness.generators.Generator;
import harness.reference.Puzzle;
import harness.report.RunReport;
import harness.report.Tally;
import harness.report.TerminalReport;
import harness.run.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs submissions on drawn cases and says what is wrong. */
@Command(
    name = "stress",
    sortOptions = false,
    description = {
      "Run solvers on drawn cases, check every answer against an exact oracle and a replay of its"
          + " moves, and say what is wrong and how long it took."
    },
    footer = {
      "",
      "Example: harness stress --puzzle knights --n 10000",
      "         harness stress --puzzle gears --n 500 --solver a-star,ida-star --generator walk"
    })
final class StressCommand implements Callable<Integer> {

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many cases (default: ${DEFAULT-VALUE}).")
  private long n;

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
      description = "Run just this case, as in knights/boundary@42#137, on every solver named.")
  private String caseName;

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      split = ",",
      description = "Built-in solvers (default: every one that promises optimal answers).")
  private List<String> solvers;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "CPU time, as in 500ms or 2s (default: the puzzle's).")
  private Duration timeLimit;

  @Option(
      names = "--memory-limit",
      paramLabel = "SIZE",
      converter = MemorySizes.class,
      description = "Memory, as in 64m or 1g (default: the puzzle's).")
  private Long memoryLimit;

  @Option(
      names = "--threads",
      paramLabel = "K",
      description = "Worker threads (default: one for each processor).")
  private Integer threads;

  @Option(
      names = "--beyond-reach",
      description = "Give solvers also the cases beyond the reach that they declare.")
  private boolean beyondReach;

  @Option(
      names = "--any-shortest",
      description = "Accept any shortest sequence where the puzzle wants the smallest.")
  private boolean anyShortest;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Option(names = "--fail-fast", description = "Stop at the first finding.")
  private boolean failFast;

  @Option(
      names = "--expect-findings",
      description = "Exit with 0 when something is found and with 1 when nothing is.")
  private boolean expectFindings;

  @Override
  public Integer call() throws IOException {
    Campaign campaign = caseName == null ? drawnCampaign() : singleCase();
    if (json != null && !json.toString().equals("-")) {
      OutputFiles.checkWritable(json);
    }
    if (caseName == null) {
      System.err.println("seed " + campaign.seed());
    }
    Tally tally = new Tally(campaign, (submission, name) -> reproduce(campaign, submission, name));
    RunReport report = run(campaign, tally);
    if (json == null || !json.toString().equals("-")) {
      new TerminalReport(System.out, report, Terminal.style()).print();
    }
    if (json != null) {
      OutputFiles.writeJson(json, report);
    }
    return exitCode(tally, report);
  }

  private Campaign drawnCampaign() {
    if (puzzleName == null) {
      throw new UsageException("missing --puzzle PUZZLE");
    }
    if (n < 1) {
      throw new UsageException("--n " + n + ": expected at least 1");
    }
    Puzzle puzzle = PuzzleOption.named(puzzleName);
    Generator generator = GeneratorNames.several(puzzle, generators);
    long drawnSeed = seed != null ? seed : ThreadLocalRandom.current().nextLong(1_000_000_000);
    return campaign(puzzle, generator, drawnSeed, 0, n, beyondReach);
  }

  private Campaign singleCase() {
    NamedCase named = NamedCase.parse(caseName, puzzleName);
    CaseName name = named.name();
    return campaign(named.puzzle(), named.generator(), name.seed(), name.index(), 1, true);
  }

  private Campaign campaign(
      Puzzle puzzle, Generator generator, long drawnSeed, long first, long cases, boolean beyond) {
    return new Campaign(
        puzzle,
        generator,
        drawnSeed,
        first,
        cases,
        submissions(puzzle),
        limits(puzzle),
        threads(),
        beyond,
        anyShortest,
        failFast);
  }

  private List<Submission> submissions(Puzzle puzzle) {
    return List.copyOf(
        solvers == null
            ? SolverNames.optimal(puzzle.name())
            : SolverNames.several(puzzle.name(), solvers));
  }

  private Limits limits(Puzzle puzzle) {
    Limits limits = puzzle.limits();
    if (timeLimit != null) {
      limits = limits.withTimeNanos(timeLimit.toNanos());
    }
    return memoryLimit == null ? limits : limits.withMemoryBytes(memoryLimit);
  }

  private int threads() {
    int wanted = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (wanted < 1 || wanted > 1024) {
      throw new UsageException("--threads " + wanted + ": expected 1 to 1024");
    }
    return wanted;
  }

  private static RunReport run(Campaign campaign, Tally tally) {
    AtomicBoolean interrupted = new AtomicBoolean();
    Engine[] engine = new Engine[1];
    long start = System.nanoTime();
    try (Progress progress = new Progress(tally, campaign.cases())) {
      engine[0] = new Engine(campaign, chunk -> take(chunk, tally, progress, engine[0]));
      Thread hook =
          Interruption.onInterrupt(
              () -> {
                interrupted.set(true);
                engine[0].cancel();
              });
      engine[0].run();
      Interruption.forget(hook);
    }
    return tally.report(System.nanoTime() - start, interrupted.get());
  }

  private static void take(Chunk chunk, Tally tally, Progress progress, Engine engine) {
    tally.accept(chunk);
    progress.accept(chunk);
    if (tally.isClosed()) {
      engine.stop();
    }
  }

  private String reproduce(Campaign campaign, String submission, CaseName name) {
    StringBuilder command = new StringBuilder("./harness stress --case '" + name + "'");
    command.append(" --solver ").append(submission);
    if (timeLimit != null) {
      command.append(" --time-limit ").append(timeLimit.toMillis()).append("ms");
    }
    if (memoryLimit != null) {
      command.append(" --memory-limit ").append(memoryLimit >> 10).append('k');
    }
    return command + (campaign.anyShortest() ? " --any-shortest" : "");
  }

  private int exitCode(Tally tally, RunReport report) {
    if (tally.judgeErred()) {
      System.err.println(
          "harness stress: the harness contradicts itself (see the judge-error findings)");
      return ExitCode.DEFECT;
    }
    if (report.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    return (tally.found() > 0) == expectFindings ? ExitCode.OK : ExitCode.FINDINGS;
  }
}
