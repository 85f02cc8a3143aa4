package harness.cli;

import harness.campaign.Campaign;
import harness.cases.CaseName;
import harness.cases.UsageException;
import harness.cli.options.GivenOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.OptionValues;
import harness.cli.options.ProblemOptions;
import harness.cli.options.Seeds;
import harness.cli.options.ShrinkOptions;
import harness.cli.options.SubmissionOptions;
import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.hack.HackReport;
import harness.hack.SlowSearch;
import harness.hack.SteeredGenerator;
import harness.machine.Interruption;
import harness.machine.Shell;
import harness.machine.Terminal;
import harness.reference.Drawing;
import harness.report.RunReport;
import harness.report.WholeFile;
import harness.report.html.HackPage;
import harness.report.text.HackText;
import harness.report.text.Style;
import harness.run.Submission;
import harness.stress.CampaignRun;
import harness.stress.JuryAdvice;
import harness.stress.Untested;
import harness.tally.Reproduction;
import harness.terminal.ExitCode;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "hack",
    sortOptions = false,
    description = {
      "Search for the input on which one solver or program is slowest, or for a wrong answer"
          + " (--goal wrong).",
      "",
      "Solvers are measured by expanded states, programs by CPU time. The report compares the"
          + " slowest case with typical ones, with others of its distance or size, and with the"
          + " limit. For your own problem, generators run with the largest arguments in their"
          + " ranges, and their outputs are sorted, made periodic, filled with equal values, and so"
          + " on. A changed input is tried if the validators accept it; without validators, if it"
          + " has the same form as generated inputs. No reference is needed."
    },
    footer = {
      "",
      "Exit codes: 0 nothing found, 1 limit exceeded or answer wrong, 2 bad usage.",
      "",
      "Example: harness hack --puzzle {puzzle} --solver {solver} --time 60s",
      "         harness hack --puzzle {puzzle} --solution sol.cpp --goal wrong",
      "         harness hack --puzzle {puzzle} --solution sol.cpp --out slowest.in",
      "         harness hack --generator 'gen.py [1..100000]' --solution sol.cpp",
      "         harness hack --problem DIR --solution sol.cpp --max-size 200k",
      "         harness hack --problem DIR --solution sol.cpp --goal wrong"
    })
final class HackCommand implements Callable<Integer> {

  /** What to search for. */
  enum Goal {
    SLOW,
    WRONG
  }

  private static final String[] OF_WRONG_ANSWERS = {
    "--no-shrink", "--prove", "--fail-fast", "--batch", "--any-shortest", "--beyond-reach"
  };

  @Spec private CommandSpec spec;
  @Mixin private ProblemOptions problemOptions;

  @Option(
      names = "--goal",
      paramLabel = "slow|wrong",
      defaultValue = "slow",
      description =
          "slow: the slowest case. wrong: a wrong answer, drawing more where the submission behaved"
              + " unusually, or inputs showed something new (default: ${DEFAULT-VALUE}).")
  private Goal goal;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      defaultValue = "60s",
      converter = OptionValues.Time.class,
      description = "How long to search (default: ${DEFAULT-VALUE}).")
  private Duration time;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Write the slowest case to FILE, as a judge's file. --save DIR writes it to DIR.")
  private Path out;

  @Option(
      names = "--max-size",
      paramLabel = "BYTES",
      converter = OptionValues.Size.class,
      description =
          "Try no larger inputs, such as 200k or 1.5m (default: all that the validators accept)."
              + " For your own problems only.")
  private Long maxSize;

  @Mixin private SubmissionOptions submissionOptions;

  @Override
  public Integer call() throws IOException {
    submissionOptions.checkNoJunit();
    if (goal == Goal.SLOW) {
      new GivenOptions(spec).refuse("needs --goal wrong", OF_WRONG_ANSWERS);
    }
    submissionOptions.check(false);
    OutputFiles.checkWritable(out);
    try (OpenProblem problem = problemOptions.open(null, submissionOptions.programs())) {
      problem.checkDrawsInputs();
      checkPowers(problem);
      try (Submissions submissions = submissionOptions.openBuilt(problem)) {
        UsageException.when(
            submissions.all().size() != 1,
            problem.isOfPrograms()
                ? "expected one --solution PATH"
                : "expected one --solver NAME or --solution PATH");
        return goal == Goal.WRONG
            ? findWrong(problem, submissions)
            : hack(problem, submissions.all().get(0), submissions.programs());
      }
    }
  }

  private void checkPowers(OpenProblem problem) {
    boolean ofPuzzle = !problem.isOfPrograms();
    UsageException.when(
        !problemOptions.drawing().isEmpty(),
        "--smaller cannot be combined with hack, which looks for slow inputs");
    UsageException.when(ofPuzzle && maxSize != null, "--max-size works for your own problems only");
    UsageException.when(
        ofPuzzle && !problem.generators().equals(List.of("mix")),
        "--generator is not supported: hack uses all generators of a puzzle");
  }

  /** Draws adaptively until an answer is wrong or time is up. */
  private int findWrong(OpenProblem problem, Submissions submissions) throws IOException {
    UsageException.when(out != null, "--out needs --goal slow; use --save to keep wrong answers");
    UsageException.when(maxSize != null, "--max-size needs --goal slow");
    JuryAdvice advice = problem.advice();
    advice.checkComparable(submissions);
    long drawnFrom = Seeds.shown(seed);
    Programs programs = submissions.programs();
    SteeredGenerator steered = problem.steered(programs);
    Campaign campaign =
        submissionOptions.campaign(
            problem.problem(), submissions, steered, drawnFrom, 0, Campaign.endless(0), false);
    Untested untested = new Untested();
    CampaignRun whole =
        CampaignRun.untilWrong(time, campaign, programs, untested.andThen(steered::learn));
    Reproduction reproduction =
        submissionOptions.reproduction(problem, programs, List.of(), drawnFrom);
    CampaignRun run =
        advice
            .keepingInputs(
                submissionOptions.shrunk(whole, campaign, programs, reproduction), reproduction)
            .reproducedByInput(
                each -> !steered.isReproducedByName(CaseName.parse(each.caseName())), reproduction);
    advice.afterRun(whole.report());
    RunReport advised =
        advice.withUsedFiles(advice.withIgnoredSeeds(run.report()), campaign, programs);
    List<String> generators = problem.isOfPrograms() ? problem.generators() : List.of();
    submissionOptions.print(
        problem.isOfPrograms()
            ? untested.in(advised, campaign, programs, generators)
            : run.report(),
        campaign.problem());
    return run.exitCode("harness hack", submissionOptions.expectFindings());
  }

  private int hack(OpenProblem problem, Submission submission, Programs programs)
      throws IOException {
    long drawnFrom = Seeds.shown(seed);
    SlowSearch search =
        new SlowSearch(
            problem.problem(),
            submission,
            submissionOptions.runOptions().limits(problem.problem()),
            maxSize == null ? Long.MAX_VALUE : maxSize,
            drawnFrom,
            submissionOptions.runOptions().threads(),
            known -> Terminal.showStatus("slowest so far: " + known));
    HackReport report;
    try {
      report =
          Interruption.during(
              () -> search.run(time.toNanos()),
              () -> {
                search.cancel();
                programs.close();
              });
    } finally {
      Terminal.clearStatus();
    }
    if (report == null && Interruption.isUnderWay()) {
      return ExitCode.INTERRUPTED;
    }
    if (report == null) {
      throw new UsageException(
          submission.name() + ": none of the first cases could be measured" + why(search));
    }
    if (search.failure() != null) {
      Terminal.note(submission.name() + ": not every case could be measured" + why(search));
    }
    print(problem, report, submissionOptions.reproduction(problem, programs, List.of(), drawnFrom));
    if (report.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    return report.slowest().breaksLimit() == submissionOptions.expectFindings()
        ? ExitCode.OK
        : ExitCode.FINDINGS;
  }

  private static String why(SlowSearch search) {
    String failure = search.failure();
    return (failure == null ? "" : ": " + failure) + "; harness stress shows details";
  }

  private void print(OpenProblem problem, HackReport report, Reproduction reproduction)
      throws IOException {
    HackReport.Slowest slowest = report.slowest();
    Path kept = keep(report);
    String again =
        kept == null
            ? reproduction.minimizePrinted(report.submission(), slowest.file())
            : reproduction.minimize(report.submission()) + " " + Shell.quoted(kept);
    boolean ofPrograms = problem.isOfPrograms();
    Drawing drawing = new Drawing(false, true);
    String picture = ofPrograms ? null : problem.puzzle().draw(slowest.input(), drawing);
    submissionOptions.print(
        report.shortened(),
        () -> new HackText(System.out, report, Style.ofOutput()).print(picture, again),
        () ->
            ofPrograms
                ? HackPage.ofInputs(report.shortened(), again)
                : HackPage.of(report, problem.problem(), again));
  }

  /** Writes the slowest case to a file if the user asked for it or it is long; else null. */
  private Path keep(HackReport report) throws IOException {
    byte[] file = report.slowest().file().getBytes(StandardCharsets.ISO_8859_1);
    Path folder = submissionOptions.shrinkOptions().folder();
    Path saved = folder == null ? null : folder.resolve(report.problem() + "-slowest.in");
    boolean wasSaved = isWritten(saved, file);
    if (isWritten(out, file)) {
      return out;
    }
    if (wasSaved) {
      return saved;
    }
    if (file.length < ShrinkOptions.LONGEST_ON_COMMAND_LINE) {
      return null;
    }
    Path spare = Files.createTempFile(report.problem() + "-slowest-", ".in");
    Files.write(spare, file);
    return spare;
  }

  private boolean isWritten(Path to, byte[] file) throws IOException {
    return to != null && submissionOptions.files().write(() -> WholeFile.write(to, file));
  }
}
