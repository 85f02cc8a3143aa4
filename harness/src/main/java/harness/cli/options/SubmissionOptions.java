package harness.cli.options;

import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.campaign.run.CampaignRun;
import harness.generators.Generator;
import harness.problem.Problem;
import harness.reference.Puzzle;
import harness.report.RunReport;
import harness.report.html.Page;
import harness.report.html.RunPage;
import harness.report.junit.JunitXml;
import harness.report.text.TerminalReport;
import harness.submission.Programs;
import harness.submission.Submissions;
import harness.tally.Reproduction;
import harness.terminal.FilesToWrite;
import harness.terminal.JsonReports;
import harness.terminal.OutputFiles;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
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
public final class SubmissionOptions {

  private static final int LARGEST_BATCH = 100_000;

  @Mixin private ContestantOptions contestants;

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

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write the report as JUnit XML to FILE.")
  private Path junit;

  @Mixin private HtmlOption html;

  @Option(names = "--fail-fast", description = "Stop at the first finding.")
  private boolean failFast;

  @Option(
      names = "--expect-findings",
      description = "Exit with 0 if there are findings, else with 1.")
  private boolean expectFindings;

  private final FilesToWrite files = new FilesToWrite();

  public ProgramOptions programs() {
    return contestants.programs();
  }

  public RunOptions run() {
    return runOptions;
  }

  public boolean failFast() {
    return failFast;
  }

  /** The folder for findings, or null. */
  public Path saveFolder() {
    return shrinkOptions.folder();
  }

  public boolean expectFindings() {
    return expectFindings;
  }

  /** Fails early if results could not be written. */
  public void check() {
    check(false);
  }

  /** The same if {@code --save} may mean the package itself. */
  public void checkWithTests() {
    check(true);
  }

  private void check(boolean mayBePackage) {
    runOptions.check();
    batch(LARGEST_BATCH);
    JsonReports.check(json);
    OutputFiles.checkFile("--junit", junit);
    html.check();
    OutputFiles.checkDifferent(json, junit, html.file());
    shrinkOptions.check(mayBePackage);
  }

  /** Finds and compiles the submissions, and prints how programs are run. */
  public Submissions open(Problem problem) throws IOException {
    return contestants.open(problem);
  }

  /** The same; the problem's own submissions are used if the user named none. */
  public Submissions open(OpenProblem problem) throws IOException {
    return contestants.open(problem);
  }

  /**
   * Finds and compiles submissions whose programs were moved.
   *
   * @param solutions the programs, each as for {@code --solution}
   * @param folder base of relative paths
   */
  public Submissions open(
      OpenProblem problem, List<String> solutions, Languages languages, Path folder)
      throws IOException {
    return contestants.open(problem, solutions, languages, folder);
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
        .problem(problem)
        .generator(generator)
        .seed(seed)
        .first(from)
        .cases(cases)
        .submissions(submissions.all())
        .limits(runOptions.limits(problem))
        .batch(batch(problem))
        .threads(runOptions.threads())
        .beyondReach(beyond || runOptions.beyondReach())
        .anyRight(runOptions.anyShortest())
        .failFast(failFast)
        .build();
  }

  private int batch(Problem problem) {
    return batch(problem.limits().casesPerFile() == 1 ? 1 : LARGEST_BATCH);
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
        "--batch " + batch + ": expected auto" + (most == 1 ? " or 1" : " or 1 to " + most));
  }

  /**
   * The run with its findings shrunk and saved, as the options say, and with commands that
   * reproduce them.
   */
  public CampaignRun shrunk(
      CampaignRun run, Campaign campaign, Programs programs, Reproduction reproduction)
      throws IOException {
    RunReport whole = run.report().reproducedBy(reproduction::command);
    RunReport shrunk =
        shrinkOptions.isWanted()
            ? shrinkOptions.shrunk(whole, run.tally(), campaign, programs)
            : whole;
    return run.with(shrinkOptions.keep(shrunk, campaign.problem(), reproduction, files));
  }

  /** The folder for a package's new tests; empty if none are to be saved. */
  public Optional<Path> testFolder(OpenProblem problem) throws IOException {
    return shrinkOptions.testFolder(problem);
  }

  /** Prints the report, and writes it to the files that the user named. */
  public void print(RunReport report, Problem problem) throws IOException {
    print(report, problem, false, () -> {});
  }

  /**
   * The same.
   *
   * @param mustBeCaught whether a submission that should fail, but did not, is a finding
   * @param more writes further files
   */
  public void print(
      RunReport report, Problem problem, boolean mustBeCaught, FilesToWrite.Write more)
      throws IOException {
    if (!jsonOnStandardOutput()) {
      new TerminalReport(System.out, report, Terminal.style(), Terminal.showsUnicode()).print();
    }
    writeJson(report.shortened());
    if (junit != null) {
      files.write(() -> OutputFiles.write(junit, JunitXml.text(report, mustBeCaught)));
    }
    writeHtml(() -> RunPage.of(report, problem.power(Puzzle.class)));
    files.write(more);
    files.end();
  }

  /** Where files are written until {@link FilesToWrite#end}, which {@link #print} includes. */
  public FilesToWrite files() {
    return files;
  }

  /** Writes the page if the user asked for it. */
  public void writeHtml(Supplier<Page> page) throws IOException {
    files.write(() -> html.write(page));
  }

  /** Rejects {@code --junit} for a command that searches for one case. */
  public void checkNoJunit() {
    if (junit != null) {
      throw new UsageException("--junit is not supported by hack");
    }
  }

  /** Whether the report is written as JSON. */
  public boolean wantsJson() {
    return json != null;
  }

  /** Whether the JSON goes to standard output, which then holds nothing else. */
  public boolean jsonOnStandardOutput() {
    return JsonReports.isStandardOutput(json);
  }

  /** Writes the JSON report if the user asked for it. */
  public void writeJson(Object report) throws IOException {
    if (json != null) {
      files.write(() -> OutputFiles.writeJson(json, report));
    }
  }

  /** The options that affect verdicts and are not part of the campaign. */
  public String settings() {
    return (contestants.programs().text() + runOptions.text()).strip();
  }

  /**
   * The part of the request that commands need to reproduce findings.
   *
   * @param generators as the user named them; empty if indexes cannot reproduce a file
   */
  public Reproduction reproduction(
      Problem problem, Programs programs, List<String> generators, long seed) {
    return reproduction("--puzzle " + problem.name(), "", programs, generators, seed);
  }

  /** The same for a problem that is named by the given words. */
  public Reproduction reproduction(
      String problem, String besideCase, Programs programs, List<String> generators, long seed) {
    return new Reproduction(
        problem,
        besideCase,
        generators,
        seed,
        programs.texts(),
        contestants.programs().text(),
        runOptions.text());
  }
}
