package harness.cli.options;

import harness.campaign.Campaign;
import harness.cases.CaseName;
import harness.cases.Generator;
import harness.cases.UsageException;
import harness.compiled.Submissions;
import harness.generators.Related;
import harness.problem.CaseGroups;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that choose the cases, and the campaigns made from them. */
public final class DrawnCases {

  private static final int USUAL_CASES = 1000;

  /** Length of a run that finds nothing, if the user did not set its length. */
  private static final Duration UNTIL_WRONG = Duration.ofSeconds(60);

  @Option(
      names = "--n",
      paramLabel = "N",
      description =
          "Number of cases (default: "
              + USUAL_CASES
              + " for a puzzle; else until a finding, or one minute).")
  private Long n;

  @Option(
      names = "--first",
      paramLabel = "I",
      defaultValue = "0",
      description = "Index of the first case (default: ${DEFAULT-VALUE}).")
  private long first;

  @Option(names = "--seed", paramLabel = "S", description = "Seed (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--metamorphic",
      description =
          "Also run each case's twin and successors; their exact answers must be consistent.")
  private boolean metamorphic;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "Run one case: PROBLEM/GENERATOR@SEED#INDEX.")
  private String caseName;

  @Mixin private CampaignOptions campaignOptions;

  /** The options of the campaign that these cases make up. */
  public CampaignOptions campaignOptions() {
    return campaignOptions;
  }

  /** Whether the user named a single case. */
  public boolean isOne() {
    return caseName != null;
  }

  /** The case that the user named, or null. */
  public String caseName() {
    return caseName;
  }

  /** Rejects numbers that are out of range. */
  public void check() {
    UsageException.when(n != null && n < 1, "--n %s: expected at least 1", n);
    checkFirst(n == null ? 1 : n);
  }

  /**
   * Rejects options that the problem does not support.
   *
   * @throws UsageException naming what is not supported
   */
  public void check(OpenProblem problem) {
    UsageException.when(
        metamorphic && problem.isOfPrograms(), "--metamorphic works for puzzles only");
  }

  private void checkFirst(long cases) {
    UsageException.when(first < 0, "--first %s: expected 0 or more", first);
    UsageException.when(
        first > Long.MAX_VALUE - Math.max(1, cases),
        "--first %s: too large; --first plus --n may be at most %s",
        first,
        Long.MAX_VALUE);
  }

  /** The requested campaign: of the named case, or of drawn ones. */
  public Campaign campaign(OpenProblem problem, Submissions submissions, SubmissionOptions options)
      throws IOException {
    if (isOne()) {
      return single(problem, caseName, submissions, options);
    }
    long usual = problem.isOfPrograms() ? Campaign.endless(first) : USUAL_CASES;
    long cases = n == null ? campaignOptions.cases(first, usual) : n;
    checkFirst(cases);
    Generator generator = generator(problem, submissions);
    if (seed == null) {
      seed = campaignOptions.seedOfResumed();
    }
    if (seed == null) {
      seed = Seeds.draw();
    }
    Campaign campaign =
        options.campaign(problem.problem(), submissions, generator, seed, first, cases, false);
    return campaignOptions.inRanges(untilWrong(problem) ? campaign.withFailFast(true) : campaign);
  }

  /** A campaign of one case, or of the group of cases that it is judged with. */
  public Campaign single(
      OpenProblem problem, String which, Submissions submissions, SubmissionOptions options) {
    NamedCase named = problem.named(which);
    CaseName name = named.name();
    int group =
        problem
            .problem()
            .capability(CaseGroups.class)
            .filter(groups -> Related.isName(name.generator()))
            .map(CaseGroups::size)
            .orElse(1);
    long from = name.index() - name.index() % group;
    return options.campaign(
        problem.problem(), submissions, named.generator(), name.seed(), from, group, true);
  }

  /**
   * The campaign of a worker on another machine. It is endless; the engine decides which ranges to
   * run.
   */
  public Campaign endless(
      OpenProblem problem, Submissions submissions, SubmissionOptions options, long drawnSeed) {
    long cases = Campaign.endless(first);
    return options
        .campaign(
            problem.problem(),
            submissions,
            generator(problem, submissions),
            drawnSeed,
            first,
            cases,
            false)
        .inRanges(campaignOptions.range());
  }

  /**
   * Whether the run ends with the first finding or after a minute, because the user set no length.
   */
  public boolean untilWrong(OpenProblem problem) {
    return problem.isOfPrograms()
        && n == null
        && campaignOptions.time() == null
        && !campaignOptions.isWanted();
  }

  /** The time for a campaign; null if only its number of cases ends it. */
  public Duration time(Campaign campaign) {
    Duration time = campaignOptions.time();
    return time == null && campaign.isEndless() ? UNTIL_WRONG : time;
  }

  private Generator generator(OpenProblem problem, Submissions submissions) {
    return metamorphic
        ? BuiltInNames.generators(problem.problem(), generatorNames(problem))
        : problem.generator(submissions.programs());
  }

  /** Names of the generators to use. */
  public List<String> generatorNames(OpenProblem problem) {
    return metamorphic
        ? problem.generators().stream().map(name -> Related.NAME + ":" + name).toList()
        : problem.generators();
  }
}
