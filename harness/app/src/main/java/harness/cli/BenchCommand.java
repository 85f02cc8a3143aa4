package harness.cli;

import harness.bench.SolverComparison;
import harness.builtin.PuzzleProblem;
import harness.cases.UsageException;
import harness.cli.options.ContestantOptions;
import harness.cli.options.HtmlOption;
import harness.cli.options.LimitOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.PuzzleOption;
import harness.cli.options.Seeds;
import harness.compiled.Submissions;
import harness.machine.Interruption;
import harness.machine.Terminal;
import harness.reference.Puzzle;
import harness.report.CompareReport;
import harness.report.SolverStanding;
import harness.report.StudyReport;
import harness.report.html.BenchPage;
import harness.report.html.StudyPage;
import harness.report.text.CompareText;
import harness.report.text.StudyText;
import harness.report.text.Style;
import harness.study.WeightStudy;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import harness.terminal.ProgressLine;
import harness.terminal.StatusLine;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "bench",
    sortOptions = false,
    description = {
      "Time solvers and programs on the same cases at each distance, and report up to which"
          + " distance each is safe: its slowest file takes at most half the limit.",
      "",
      "Submissions take turns in one thread over several rounds, after a warm-up, and CPU time is"
          + " measured. A submission that exceeds a limit twice in a row is not run at greater"
          + " distances. Tables that a solver builds during its warm-up do not count. A program is"
          + " started for each file, and its start-up time counts.",
      "",
      "--study weights, for a puzzle with a weighted search, shows how often and by how much"
          + " weighted A* misses the optimum at each weight and closing policy, and how rarely the"
          + " judge's tests reveal it."
    },
    footer = {
      "",
      "Exit codes: 0 all answers right, 1 an answer wrong or a run failed, 2 bad usage.",
      "",
      "Example: harness bench --puzzle {puzzle}",
      "         harness bench --puzzle {puzzle} --solver {solver} --solution sol.cpp",
      "         harness bench --puzzle {weighted} --study weights --json weights.json",
      "         harness bench --puzzle {weighted} --study weights --html weights.html"
    })
@PuzzleOnly("a comparison at exact distances")
final class BenchCommand implements Callable<Integer> {

  private static final int LEAST_CASES = 10;
  private static final int MOST_CASES = 10_000;
  private static final int USUAL_ROUNDS = 5;
  private static final int MOST_ROUNDS = 1000;
  private static final int MOST_THREADS = 1024;

  /** Up to distance 17, the farthest that a judge tests, these are over two thousand instances. */
  private static final int STUDY_CASES = 120;

  /** What to measure instead of submissions. */
  enum Study {
    WEIGHTS
  }

  @Mixin private PuzzleOption puzzleOption;
  @Mixin private ContestantOptions contestants;

  @Option(
      names = "--n",
      paramLabel = "N",
      description =
          "Cases at each distance (default: two of the judge's files, at least "
              + LEAST_CASES
              + " cases; for a study "
              + STUDY_CASES
              + ").")
  private Integer n;

  @Option(
      names = "--rounds",
      paramLabel = "R",
      description = "Rounds, if they are quick (default: " + USUAL_ROUNDS + ").")
  private Integer rounds;

  @Option(
      names = "--max-distance",
      paramLabel = "D",
      description =
          "The largest exact distance (default: as far as any submission gets; for a study, the"
              + " judge's farthest test).")
  private Integer maxDistance;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Mixin private LimitOptions limits;

  @Option(
      names = "--study",
      paramLabel = "weights",
      description = "Measure the effect of the weight in weighted A* instead of submissions.")
  private Study study;

  @Option(
      names = "--threads",
      paramLabel = "K",
      description = "Worker threads of a study (default: one per processor).")
  private Integer threads;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Mixin private HtmlOption html;

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzleOption.puzzle();
    JsonReports.check(json);
    html.check();
    checkRange("--rounds", rounds, 1, MOST_ROUNDS);
    checkRange("--n", n, 1, MOST_CASES);
    checkRange("--threads", threads, 1, MOST_THREADS);
    int nearest = study == null ? 0 : 1;
    checkRange("--max-distance", maxDistance, nearest, puzzle.oracle().largestDistance());
    return study == null ? bench(puzzle) : study(puzzle);
  }

  private int bench(Puzzle puzzle) throws IOException {
    UsageException.when(
        threads != null, "--threads needs --study; submissions are timed in one thread");
    try (Submissions submissions = contestants.openBuilt(OpenProblem.of(puzzle, List.of()))) {
      return compare(puzzle, submissions);
    }
  }

  private static void checkRange(String option, Integer given, int least, int most) {
    UsageException.when(
        given != null && (given < least || given > most),
        "%s %s: expected %s to %s",
        option,
        given,
        least,
        most);
  }

  private int compare(Puzzle puzzle, Submissions submissions) throws IOException {
    int cases = n == null ? Math.max(LEAST_CASES, 2 * puzzle.limits().casesPerFile()) : n;
    SolverComparison.Settings settings =
        new SolverComparison.Settings(
            puzzle,
            submissions.all(),
            limits.limits(new PuzzleProblem(puzzle)),
            Seeds.shown(seed),
            cases,
            rounds == null ? USUAL_ROUNDS : rounds,
            maxDistance == null ? Integer.MAX_VALUE : maxDistance);
    SolverComparison comparison;
    CompareReport report;
    try (StatusLine line = new StatusLine("files")) {
      comparison = new SolverComparison(settings, line::step);
      report =
          Interruption.during(
              comparison::run,
              () -> {
                comparison.cancel();
                submissions.programs().close();
              });
    }
    JsonReports.write(
        json,
        report,
        new CompareText(System.out, report, Style.ofOutput(), Terminal.showsUnicode())::print);
    html.write(() -> BenchPage.of(report));
    return exitCode(comparison, report);
  }

  private int study(Puzzle puzzle) throws IOException {
    UsageException.when(
        !contestants.isEmpty() || rounds != null || !limits.text().isEmpty(),
        "--study weights cannot be combined with --solver, --solution, --rounds or limits");
    UsageException.when(
        puzzle.weightedSearch() == null,
        "--study weights: %s has no weighted search",
        puzzle.name());
    int instances = n == null ? STUDY_CASES : n;
    int farthest = maxDistance == null ? puzzle.weightedSearch().farthestTest() : maxDistance;
    long drawnFrom = Seeds.shown(seed);
    long all = (long) instances * farthest;
    StudyReport report;
    try (ProgressLine line = new ProgressLine(all, " instances", 0, Duration.ZERO)) {
      WeightStudy running =
          new WeightStudy(
              puzzle,
              drawnFrom,
              instances,
              farthest,
              threads == null ? Runtime.getRuntime().availableProcessors() : threads,
              done -> line.show(done, ""));
      report = Interruption.during(running::run, running::cancel);
    }
    JsonReports.write(
        json,
        report,
        new StudyText(System.out, report, Style.ofOutput(), Terminal.showsUnicode())::print);
    html.write(() -> StudyPage.of(report));
    return report.interrupted() ? ExitCode.INTERRUPTED : ExitCode.OK;
  }

  private static int exitCode(SolverComparison comparison, CompareReport report) {
    if (comparison.judgeErred()) {
      Terminal.note("harness bench: the harness contradicts itself (see what is wrong above)");
      return ExitCode.DEFECT;
    }
    if (report.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    return report.submissions().stream()
            .flatMap(each -> each.byDistance().stream())
            .anyMatch(row -> row.standing() == SolverStanding.WRONG)
        ? ExitCode.FINDINGS
        : ExitCode.OK;
  }
}
