package harness.cli.options;

import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.cases.Generator;
import harness.cases.UsageException;
import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.machine.Interruption;
import harness.machine.Terminal;
import harness.problem.Problem;
import harness.report.RunReport;
import harness.report.html.Page;
import harness.report.html.RunPage;
import harness.report.junit.JunitXml;
import harness.report.text.Sketches;
import harness.report.text.Style;
import harness.report.text.TerminalReport;
import harness.run.Submission;
import harness.stress.CampaignRun;
import harness.stress.Diagnoses;
import harness.tally.Reproduction;
import harness.terminal.FilesToWrite;
import harness.terminal.JsonReports;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Options that choose the submissions of a campaign, how they are run, and how findings are
 * reported.
 */
public final class SubmissionOptions extends ContestantOptions {

  private static final int LARGEST_BATCH = 100_000;

  @Mixin private ShrinkOptions shrinkOptions;

  @Option(
      names = "--batch",
      paramLabel = "auto|K",
      defaultValue = "auto",
      description = "Cases per file for a program (default: ${DEFAULT-VALUE}).")
  private String batch;

  @Mixin private RunOptions runOptions;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Mixin private RunFileOptions runFiles;

  @Option(names = "--fail-fast", description = "Stop at the first finding.")
  private boolean failFast;

  @Option(
      names = "--expect-findings",
      description = "Exit with 0 if there are findings, else with 1.")
  private boolean expectFindings;

  private final FilesToWrite files = new FilesToWrite();

  public RunOptions runOptions() {
    return runOptions;
  }

  public ShrinkOptions shrinkOptions() {
    return shrinkOptions;
  }

  public boolean failFast() {
    return failFast;
  }

  public boolean expectFindings() {
    return expectFindings;
  }

  /**
   * Fails early if results could not be written.
   *
   * @param mayBePackage whether {@code --save} without a folder is allowed, meaning the package
   */
  public void check(boolean mayBePackage) {
    runOptions.check();
    batch(LARGEST_BATCH);
    JsonReports.check(json);
    runFiles.check(json);
    shrinkOptions.check(mayBePackage);
  }

  /** Finds and compiles the submissions, of which there must be some. */
  public Submissions openSome(OpenProblem problem) throws IOException {
    Submissions submissions = runOptions.excusing(open(problem), problem);
    UsageException.when(
        submissions.all().isEmpty() && submissions.programs().unbuilt().isEmpty(),
        "nothing to test: name a solution, such as --solution sol.cpp");
    return submissions;
  }

  /**
   * The campaign that runs the submissions.
   *
   * @param beyond run solvers beyond their reach even without {@code --beyond-reach}
   */
  public Campaign campaign(
      Problem problem,
      Submissions submissions,
      Generator generator,
      long seed,
      long from,
      long cases,
      boolean beyond) {
    return CampaignBuilder.builder()
        .endsOnFailures(true)
        .problem(problem)
        .generator(generator)
        .seed(seed)
        .first(from)
        .cases(cases)
        .submissions(submissions.all())
        .limits(runOptions.limits(problem))
        .batch(batch(problem.limits().casesPerFile() == 1 ? 1 : LARGEST_BATCH))
        .threads(runOptions.threads())
        .beyondReach(beyond || runOptions.beyondReach())
        .anyRight(runOptions.anyShortest())
        .failFast(failFast)
        .untilCaught(true)
        .build();
  }

  private int batch(int most) {
    if (batch.equals("auto")) {
      return 0;
    }
    try {
      int cases = Integer.parseInt(batch);
      if (cases >= 1 && cases <= most) {
        return cases;
      }
    } catch (NumberFormatException noNumber) {
      // rejected below, like any other
    }
    throw new UsageException(
        "--batch %s: expected auto or 1%s".formatted(batch, most == 1 ? "" : " to " + most));
  }

  /**
   * The run with its findings shrunk, explained and saved, as the options say, and with commands
   * that reproduce them.
   */
  public CampaignRun shrunk(
      CampaignRun run, Campaign campaign, Programs programs, Reproduction reproduction)
      throws IOException {
    RunReport whole =
        run.report().reproducedBy(reproduction::command).warnedBy(reproduction::warning);
    RunReport shrunk =
        shrinkOptions.isWanted()
            ? shrinkOptions.shrunk(whole, run.tally(), campaign, programs)
            : whole;
    RunReport explained = shrinkOptions.isWanted() ? explained(shrunk, campaign, programs) : shrunk;
    return run.with(shrinkOptions.keep(explained, campaign.problem(), reproduction, files));
  }

  private static RunReport explained(RunReport report, Campaign campaign, Programs programs) {
    Diagnoses diagnoses =
        new Diagnoses(campaign.problem(), campaign.limits(), campaign.checker(), programs);
    RunReport explained = Interruption.during(() -> diagnoses.in(report), programs::close);
    return Interruption.isUnderWay() ? explained.withInterrupted(true) : explained;
  }

  /** Prints the whole report, and writes it to the files that the user named. */
  public void print(RunReport report, Problem problem) throws IOException {
    print(report, problem, new BriefOption());
  }

  /** Prints the report, and writes it to the files that the user named. */
  public void print(RunReport report, Problem problem, BriefOption brief) throws IOException {
    print(report, problem, JunitXml.Demands.NONE, brief, null, () -> {});
  }

  /**
   * Prints the report, and writes it and more to the files that the user named.
   *
   * @param demands what else must hold than that nothing is wrong
   * @param onward the command to continue with if nothing is wrong; null if there is none
   * @param more writes further files
   */
  public void print(
      RunReport report,
      Problem problem,
      JunitXml.Demands demands,
      BriefOption brief,
      String onward,
      FilesToWrite.Write more)
      throws IOException {
    TerminalReport text =
        new TerminalReport(
            System.out,
            report,
            Style.ofOutput(),
            Terminal.showsUnicode(),
            Sketches.of(report, Optional.of(problem)));
    Runnable shown = () -> brief.print(report, text::print, shrinkOptions::savedFile, onward);
    files.write(() -> JsonReports.write(json, report.shortened(), shown));
    runFiles.write(
        files,
        () -> JunitXml.text(report, demands),
        () -> RunPage.of(report, Optional.of(problem)));
    files.write(more);
    files.end();
  }

  /**
   * Prints a report of another kind, and writes it to the files that the user named.
   *
   * @param text prints it for people
   */
  public void print(Object report, Runnable text, Supplier<Page> page) throws IOException {
    files.write(() -> JsonReports.write(json, report, text));
    runFiles.writePage(files, page);
    files.end();
  }

  /** The command that runs the same submissions for a longer time. */
  public String onward(Reproduction reproduction, Submissions submissions) {
    return reproduction.longer(
        isEmpty() ? List.of() : submissions.all().stream().map(Submission::name).toList());
  }

  /** Where files are written until {@link FilesToWrite#end}, which {@link #print} includes. */
  public FilesToWrite files() {
    return files;
  }

  /** Rejects {@code --junit} for a command that searches for one case. */
  public void checkNoJunit() {
    UsageException.when(runFiles.hasJunit(), "--junit is not supported by hack");
  }

  public boolean wantsJson() {
    return json != null;
  }

  /** The options that affect verdicts and are not part of the campaign. */
  public String verdictOptions() {
    return (programs().text() + runOptions.text()).strip();
  }

  /** The part of the request that commands need to reproduce findings. */
  public Reproduction reproduction(
      OpenProblem problem, Programs programs, List<String> generators, long seed) {
    return problem.reproduction(generators, seed, programs, programs(), runOptions);
  }
}
