package harness.cli;

import harness.compare.CompareReport;
import harness.compare.Comparison;
import harness.compare.Standing;
import harness.reference.Puzzle;
import harness.report.CompareText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures submissions on the same cases, distance by distance. */
@Command(
    name = "bench",
    sortOptions = false,
    description = {
      "Measure solvers and programs on the same cases, distance by distance, and say up to which"
          + " distance each is safe under the limit: where that is at least twice what its slowest"
          + " file takes.",
      "",
      "They take turns in one thread, warmed up, in several rounds, and are measured by CPU time."
          + " Who breaks a limit, twice in a row, is not run at farther distances."
    },
    footer = {
      "",
      "Exit codes: 0 all answers are right, 1 one is wrong or a run failed, 2 bad usage.",
      "",
      "Example: harness bench --puzzle knights",
      "         harness bench --puzzle gears --solver a-star,epea-star --solution sol.cpp"
    })
final class BenchCommand implements Callable<Integer> {

  private static final String CLEAR_LINE = "\r\u001b[K";
  private static final int LEAST_CASES = 10;
  private static final int MOST_CASES = 10_000;
  private static final int MOST_ROUNDS = 1000;

  @Mixin private PuzzleOption puzzleOption;

  @Mixin private ContestantOptions contestants;

  @Option(
      names = "--n",
      paramLabel = "N",
      description = {
        "Cases of each distance (default: two of the judge's files, and at least "
            + LEAST_CASES
            + " cases)."
      })
  private Integer n;

  @Option(
      names = "--rounds",
      paramLabel = "R",
      defaultValue = "5",
      description = "Times that each is measured, if that is quick (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--max-distance",
      paramLabel = "D",
      description = "The largest exact distance (default: as far as anyone gets).")
  private Integer maxDistance;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Mixin private LimitOptions limits;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzleOption.puzzle();
    if (json != null && !JsonReports.isStandardOutput(json)) {
      OutputFiles.checkWritable(json);
    }
    checkRange("--rounds", rounds, 1, MOST_ROUNDS);
    if (n != null) {
      checkRange("--n", n, 1, MOST_CASES);
    }
    if (maxDistance != null) {
      checkRange("--max-distance", maxDistance, 0, puzzle.oracle().largestDistance());
    }
    try (Submissions submissions = contestants.open(puzzle)) {
      if (!submissions.programs().unbuilt().isEmpty()) {
        throw new UsageException(
            submissions.programs().unbuilt().get(0).name() + " does not compile");
      }
      return compare(puzzle, submissions);
    }
  }

  private static void checkRange(String option, int given, int least, int most) {
    if (given < least || given > most) {
      throw new UsageException(option + " " + given + ": expected " + least + " to " + most);
    }
  }

  private int compare(Puzzle puzzle, Submissions submissions) throws IOException {
    long drawnFrom = seed == null ? ThreadLocalRandom.current().nextLong(1_000_000_000) : seed;
    System.err.println("seed " + drawnFrom);
    int cases = n == null ? Math.max(LEAST_CASES, 2 * puzzle.limits().casesPerFile()) : n;
    Comparison comparison =
        new Comparison(
            new Comparison.Asked(
                puzzle,
                submissions.all(),
                limits.limits(puzzle),
                drawnFrom,
                cases,
                rounds,
                maxDistance == null ? Integer.MAX_VALUE : maxDistance),
            BenchCommand::showProgress);
    Thread hook =
        Interruption.onInterrupt(
            () -> {
              comparison.cancel();
              submissions.programs().close();
            });
    CompareReport report;
    try {
      report = comparison.run();
    } finally {
      Interruption.forget(hook);
      if (Terminal.onError()) {
        System.err.print(CLEAR_LINE);
      }
    }
    if (!JsonReports.isStandardOutput(json)) {
      new CompareText(System.out, report, Terminal.style(), Terminal.showsUnicode()).print();
    }
    if (json != null) {
      OutputFiles.writeJson(json, report);
    }
    return exitCode(comparison, report);
  }

  private static int exitCode(Comparison comparison, CompareReport report) {
    if (comparison.judgeErred()) {
      System.err.println("harness bench: the harness contradicts itself (see what is wrong above)");
      return ExitCode.DEFECT;
    }
    if (report.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    return report.submissions().stream()
            .flatMap(each -> each.byDistance().stream())
            .anyMatch(row -> row.standing() == Standing.WRONG)
        ? ExitCode.FINDINGS
        : ExitCode.OK;
  }

  private static void showProgress(String doing) {
    if (Terminal.onError()) {
      System.err.print(CLEAR_LINE + doing);
      System.err.flush();
    }
  }
}
