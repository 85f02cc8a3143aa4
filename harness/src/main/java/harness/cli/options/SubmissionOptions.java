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

/** The options about what is run on many cases, how, and what becomes of the findings. */
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

  public ProgramOptions programs() {
    return contestants.programs();
  }

  public RunOptions run() {
    return runOptions;
  }

  public boolean failFast() {
    return failFast;
  }

  /** Where findings are saved, or null. */
  public Path saveFolder() {
    return shrinkOptions.folder();
  }

  public boolean expectFindings() {
    return expectFindings;
  }

  /** Fails early where results could not be written. */
  public void check() {
    check(false);
  }

  /** The same where {@code --save} may mean the package itself. */
  public void checkWithTests() {
    check(true);
  }

  private void check(boolean mayBePackage) {
    JsonReports.check(json);
    OutputFiles.checkFile("--junit", junit);
    html.check();
    shrinkOptions.check(mayBePackage);
  }

  /** Looks up solvers and programs, compiles, and says how programs are run. */
  public Submissions open(Problem problem) throws IOException {
    return contestants.open(problem);
  }

  /** The same; where the user names none, the problem's own are run. */
  public Submissions open(OpenProblem problem) throws IOException {
    return contestants.open(problem);
  }

  /**
   * Looks up and compiles programs that may lie elsewhere than the command line says.
   *
   * @param solutions the programs, each as for {@code --solution}
   * @param folder what relative paths start from
   */
  public Submissions open(
      OpenProblem problem, List<String> solutions, Languages languages, Path folder)
      throws IOException {
    return contestants.open(problem, solutions, languages, folder);
  }

  /**
   * What is asked of the submissions.
   *
   * @param beyond give solvers also what lies beyond their reach, though the user did not say so
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
    if (batch.equals("auto")) {
      return 0;
    }
    int most = problem.limits().casesPerFile() == 1 ? 1 : LARGEST_BATCH;
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

  /**
   * A run with its findings made small and saved, as far as that is wanted, and with the commands
   * that show them again.
   */
  public CampaignRun shrunk(
      CampaignRun run, Campaign campaign, Programs programs, Reproduction reproduction)
      throws IOException {
    RunReport whole = run.report().reproducedBy(reproduction::command);
    RunReport shrunk =
        shrinkOptions.isWanted()
            ? shrinkOptions.shrunk(whole, run.tally(), campaign, programs)
            : whole;
    return new CampaignRun(
        run.tally(), shrinkOptions.keep(shrunk, campaign.problem(), reproduction));
  }

  /** Where new tests of a package go; empty if there are none to be saved. */
  public Optional<Path> testFolder(OpenProblem problem) throws IOException {
    return shrinkOptions.testFolder(problem);
  }

  /** Prints the report, and writes it where that is wanted. */
  public void print(RunReport report, Problem problem) throws IOException {
    if (!jsonOnStandardOutput()) {
      new TerminalReport(System.out, report, Terminal.style(), Terminal.showsUnicode()).print();
    }
    writeJson(report.shortened());
    if (junit != null) {
      OutputFiles.write(junit, JunitXml.text(report));
    }
    writeHtml(() -> RunPage.of(report.shortened(), problem.power(Puzzle.class)));
  }

  /** Writes a page where that is wanted. */
  public void writeHtml(Supplier<Page> page) throws IOException {
    html.write(page);
  }

  /** Fails where something is asked that only a run over many cases can give. */
  public void checkNoJunit() {
    if (junit != null) {
      throw new UsageException("--junit: a search for one case is no row of tests");
    }
  }

  /** Whether the report is written as JSON. */
  public boolean wantsJson() {
    return json != null;
  }

  /** Whether standard output is for the JSON alone. */
  public boolean jsonOnStandardOutput() {
    return json != null && isStandardOutput(json);
  }

  /** Writes a report as JSON where that is wanted. */
  public void writeJson(Object report) throws IOException {
    if (json != null) {
      OutputFiles.writeJson(json, report);
    }
  }

  private static boolean isStandardOutput(Path file) {
    return file.toString().equals("-");
  }

  /** How submissions are run, as far as a verdict depends on it and a campaign does not tell. */
  public String settings() {
    return (contestants.programs().text() + runOptions.text()).strip();
  }

  /**
   * What was asked, as far as it takes to show findings again.
   *
   * @param generators as they were named; none where a file cannot be drawn again by its indexes
   */
  public Reproduction reproduction(
      Problem problem, Programs programs, List<String> generators, long seed) {
    return reproduction("--puzzle " + problem.name(), "", programs, generators, seed);
  }

  /** As above, of a problem that these words name. */
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
