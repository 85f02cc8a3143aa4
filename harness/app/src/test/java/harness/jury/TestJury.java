package harness.jury;

import harness.campaign.Campaign;
import harness.campaign.CampaignBuilder;
import harness.cases.Generator;
import harness.cases.Limits;
import harness.compiled.Programs;
import harness.formats.CheckerCodes;
import harness.formats.Headers;
import harness.formats.PackageLimits;
import harness.problem.TestProblem;
import harness.report.RunReport;
import harness.sandbox.Isolation;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.stress.CampaignRun;
import harness.submission.Compiler;
import harness.submission.IncludeFolders;
import harness.submission.RunnerSettings;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A problem of loose programs, opened for a test. */
public final class TestJury implements AutoCloseable {

  private final Languages languages = Languages.load(List.of());
  private final Path folder;
  private final RunnerSettings settings;
  private final OpenJury jury;

  /** Opens the programs in a folder. */
  public TestJury(JuryParts parts, Limits limits, Path folder) throws IOException {
    this(parts, limits, folder, Isolation.AUTO, JuryLimits.USUAL);
  }

  /** The same in a given sandbox. */
  TestJury(JuryParts parts, Limits limits, Path folder, Isolation isolation, JuryLimits ofJudges)
      throws IOException {
    this.folder = folder;
    this.settings = new RunnerSettings(isolation, Compiler.USUAL_TIME);
    PackageLimits ofSubmissions = new PackageLimits(limits, "test");
    Headers headers = new Headers(IncludeFolders.NONE, List.of());
    this.jury =
        OpenJury.open(
            parts.asPackage(ofSubmissions, headers, folder), ofJudges, settings, languages);
  }

  /** Opens a test problem with one of its generators, or all of them for null. */
  public static TestJury of(TestProblem problem, String generator) throws IOException {
    JuryParts parts =
        new JuryParts(
            problem.name(),
            generator == null
                ? List.copyOf(problem.generators().values())
                : List.of(problem.generators().get(generator)),
            Stream.ofNullable(problem.reference()).toList(),
            Stream.ofNullable(problem.validator()).toList(),
            problem.checker(),
            problem.interactor(),
            problem.codes() == null ? CheckerCodes.TESTLIB : CheckerCodes.ICPC);
    Limits limits =
        new Limits(
            problem.timeLimitSeconds() * 1_000_000_000L, (long) problem.memoryLimitMiB() << 20, 1);
    return new TestJury(parts, limits, problem.file(""));
  }

  /** The problem. */
  public JuryProblem problem() {
    return jury.problem();
  }

  /** Runs programs on the first cases of a seed. */
  public RunReport run(long cases, boolean upToAFinding, int threads, String... solutions)
      throws IOException {
    try (Programs programs =
        Programs.open(List.of(solutions), settings, languages, folder, jury.problem(), Set.of())) {
      return CampaignRun.of(campaign(cases, upToAFinding, threads, programs), programs).report();
    }
  }

  /** The first finding, shrunk within some time; null if nothing is found. */
  Shrunk shrunk(long cases, Duration time, String solution) throws IOException {
    try (Programs programs =
        Programs.open(List.of(solution), settings, languages, folder, jury.problem(), Set.of())) {
      Campaign campaign = campaign(cases, true, 2, programs);
      List<Finding> found = CampaignRun.of(campaign, programs).tally().toShrink();
      if (found.isEmpty()) {
        return null;
      }
      Shrinking shrinking = Shrinking.of(campaign, time.toNanos(), doing -> {});
      Finding first = found.get(0);
      return new Shrunk(first.file().get(0), shrinking.run(List.of(first)).get(0));
    }
  }

  /**
   * An input and what it was shrunk to.
   *
   * @param first the input as found
   */
  record Shrunk(String first, Smallest smallest) {}

  /** The campaign of such a run. */
  public Campaign campaign(long cases, boolean upToAFinding, int threads, Programs programs) {
    Generator generator = jury.problem().defaultGenerator();
    return CampaignBuilder.builder()
        .problem(jury.problem())
        .generator(generator)
        .seed(1)
        .cases(cases)
        .submissions(programs.ready())
        .limits(jury.problem().limits())
        .threads(threads)
        .failFast(upToAFinding)
        .build();
  }

  @Override
  public void close() {
    jury.close();
  }
}
