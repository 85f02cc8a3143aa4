package harness.cli;

import harness.campaign.Campaign;
import harness.campaign.run.CampaignRun;
import harness.cli.options.Durations;
import harness.cli.options.PuzzleOption;
import harness.cli.options.SubmissionOptions;
import harness.hack.AdaptiveGenerator;
import harness.hack.HackReport;
import harness.hack.SlowSearch;
import harness.puzzle.PuzzleProblem;
import harness.reference.Drawing;
import harness.reference.Puzzle;
import harness.report.WholeFile;
import harness.report.html.HackPage;
import harness.report.text.HackText;
import harness.run.Submission;
import harness.submission.Programs;
import harness.submission.Submissions;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.terminal.ExitCode;
import harness.terminal.Interruption;
import harness.terminal.OutputFiles;
import harness.terminal.Shell;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches for the cases that hurt one submission most. */
@Command(
    name = "hack",
    sortOptions = false,
    description = {
      "Search for the case that takes one solver or program longest, and say how it compares with"
          + " default cases, with random ones of its distance, and with the limit. With --goal"
          + " wrong search for a wrong answer, drawing where something odd was seen.",
      "",
      "A solver is measured by the states it expands, a program by its CPU time."
    },
    footer = {
      "",
      "Exit codes: 0 no case found breaks the limit or is wrong, 1 one does or is, 2 bad usage.",
      "",
      "Example: harness hack --puzzle {puzzle} --solver {solver} --time 60s",
      "         harness hack --puzzle {puzzle} --solution sol.cpp --goal wrong",
      "         harness hack --puzzle {puzzle} --solution sol.cpp --out slowest.in"
    })
final class HackCommand implements Callable<Integer>, PuzzleOnly {

  /** What is searched for. */
  enum Goal {
    SLOW,
    WRONG
  }

  @Mixin private PuzzleOption puzzleOption;

  @Option(
      names = "--goal",
      paramLabel = "slow|wrong",
      defaultValue = "slow",
      description = {
        "slow: the case that takes longest. wrong: a wrong answer, drawing where something odd was"
            + " seen (default: ${DEFAULT-VALUE})."
      })
  private Goal goal;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      defaultValue = "60s",
      converter = Durations.class,
      description = "How long to search (default: ${DEFAULT-VALUE}).")
  private Duration time;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the judge's file that holds the slowest case to FILE.")
  private Path out;

  @Mixin private SubmissionOptions submissionOptions;

  @Override
  public String power() {
    return "a search for the case that hurts most";
  }

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzleOption.puzzle();
    submissionOptions.checkNoJunit();
    submissionOptions.check();
    if (out != null) {
      OutputFiles.checkWritable(out);
    }
    try (Submissions submissions = submissionOptions.open(new PuzzleProblem(puzzle))) {
      if (!submissions.programs().unbuilt().isEmpty()) {
        throw new UsageException(
            submissions.programs().unbuilt().get(0).name() + " does not compile");
      }
      if (submissions.all().size() != 1) {
        throw new UsageException("expected one --solver NAME or --solution PATH");
      }
      return goal == Goal.WRONG
          ? findWrong(puzzle, submissions)
          : hack(puzzle, submissions.all().get(0), submissions.programs());
    }
  }

  /** A run that draws adaptively, until something is wrong or time is up. */
  private int findWrong(Puzzle puzzle, Submissions submissions) throws IOException {
    if (out != null) {
      throw new UsageException("--out goes with --goal slow; --save keeps what is wrong");
    }
    long drawnFrom = seed();
    AdaptiveGenerator steering = new AdaptiveGenerator(puzzle);
    Campaign campaign =
        submissionOptions.campaign(
            new PuzzleProblem(puzzle),
            submissions,
            steering,
            drawnFrom,
            0,
            Campaign.endless(0),
            false);
    Tally tally = new Tally(campaign, submissions.programs().unbuilt());
    steering.draw(drawnFrom, 0); // what is built once takes none of the time
    long end = System.nanoTime() + time.toNanos();
    CampaignRun whole =
        CampaignRun.of(
            campaign,
            tally,
            submissions.programs(),
            chunk -> steering.learn(chunk, campaign.submissions().size()),
            () -> tally.found() > 0 || System.nanoTime() > end);
    CampaignRun run =
        submissionOptions.shrunk(
            whole,
            campaign,
            submissions.programs(),
            submissionOptions.reproduction(
                campaign.problem(), submissions.programs(), List.of(), drawnFrom));
    submissionOptions.print(run.report(), campaign.problem());
    return run.exitCode("harness hack", submissionOptions.expectFindings());
  }

  private long seed() {
    long drawn = seed == null ? ThreadLocalRandom.current().nextLong(1_000_000_000) : seed;
    Terminal.note("seed " + drawn);
    return drawn;
  }

  private int hack(Puzzle puzzle, Submission submission, Programs programs) throws IOException {
    long drawnFrom = seed();
    SlowSearch search =
        new SlowSearch(
            puzzle,
            submission,
            submissionOptions.run().limits(new PuzzleProblem(puzzle)),
            drawnFrom,
            submissionOptions.run().threads(),
            HackCommand::showProgress);
    Thread hook =
        Interruption.onInterrupt(
            () -> {
              search.cancel();
              programs.close();
            });
    HackReport report;
    try {
      report = search.run(time.toNanos());
    } finally {
      Interruption.forget(hook);
      Terminal.clearStatus();
    }
    if (report == null) {
      throw new UsageException(
          submission.name() + ": not one of the first cases could be measured" + why(search));
    }
    if (search.failure() != null) {
      Terminal.note(submission.name() + ": not every case could be measured" + why(search));
    }
    print(
        puzzle,
        report,
        submissionOptions.reproduction(new PuzzleProblem(puzzle), programs, List.of(), drawnFrom));
    if (report.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    return report.slowest().breaksLimit() == submissionOptions.expectFindings()
        ? ExitCode.OK
        : ExitCode.FINDINGS;
  }

  private static String why(SlowSearch search) {
    String failure = search.failure();
    return (failure == null ? "" : ": " + failure) + "; harness stress says more";
  }

  private void print(Puzzle puzzle, HackReport report, Reproduction asked) throws IOException {
    HackReport.Slowest slowest = report.slowest();
    if (out != null) {
      WholeFile.write(out, slowest.file());
    }
    String again =
        out == null
            ? asked.minimizePrinted(report.submission(), slowest.file())
            : asked.minimize(report.submission()) + " " + Shell.quoted(out);
    if (!submissionOptions.jsonOnStandardOutput()) {
      String picture = puzzle.draw(slowest.input(), new Drawing(false, true));
      new HackText(System.out, report, Terminal.style()).print(picture, again);
    }
    submissionOptions.writeJson(report);
    submissionOptions.writeHtml(() -> HackPage.of(report, puzzle, again));
  }

  private static void showProgress(String known) {
    Terminal.showStatus("slowest so far: " + known);
  }
}
