package harness.cli;

import harness.campaign.Campaign;
import harness.campaign.run.CampaignRun;
import harness.cases.CaseName;
import harness.cli.options.CampaignOptions;
import harness.cli.options.EngineOptions;
import harness.cli.options.GeneratorNames;
import harness.cli.options.GrowthOption;
import harness.cli.options.NamedCase;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.cli.options.SubmissionOptions;
import harness.corpus.AddedTests;
import harness.corpus.KillingCases;
import harness.distributed.RangeWorker;
import harness.distributed.RemoteEngine;
import harness.distributed.RemoteJob;
import harness.distributed.RemoteRanges;
import harness.distributed.Shipment;
import harness.distributed.StressWorker;
import harness.generators.Generator;
import harness.generators.Related;
import harness.problem.CaseGroups;
import harness.report.CampaignSpec;
import harness.submission.Submissions;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs submissions on drawn cases and says what is wrong. */
@Command(
    name = "stress",
    sortOptions = false,
    description = {
      "Run solutions on drawn cases, check every answer, and say what is wrong, on which small"
          + " input, and how long it took. The problem is a built-in puzzle, which has an exact"
          + " oracle, or a generator and a reference of your own."
    },
    footer = {
      "",
      "Example: harness stress (in a folder with gen.*, brute.* and sol.*)",
      "         harness stress --generator 'gen.py [1..9]' --reference brute.cpp --solution sol.cpp",
      "         harness stress --puzzle {puzzle} --n 1000",
      "         harness stress --puzzle {puzzle} --n 1000 --solution sol.cpp",
      "         harness stress --puzzle {puzzle} --n 100000 --seed 1 --shard 3/16 --json 3.json",
      "         harness stress --puzzle {puzzle} --n 500 --solver {solver} --generator uniform",
      "         harness stress --problem DIR --n 1000 --require-caught",
      "         harness stress --problem DIR --case NAME --solution first --save"
    })
final class StressCommand implements Callable<Integer> {

  private static final int USUAL_CASES = 1000;

  /** How long a run goes on that nobody gave an end and that finds nothing. */
  private static final Duration UNTIL_WRONG = Duration.ofSeconds(60);

  @Mixin private ProblemOptions problemOptions;

  @Option(
      names = "--n",
      paramLabel = "N",
      description = {
        "How many cases (default: of a puzzle "
            + USUAL_CASES
            + ", of your own problem until something is wrong, for a minute at most; with --for as"
            + " many as the time allows; with --resume as before)."
      })
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
      description = {
        "Run of each case also one that must have the same answer (a symmetric twin, a reversal)"
            + " and all that a move leads to, and compare the exact answers with each other as"
            + " well; --n counts them all."
      })
  private boolean metamorphic;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "Run just this case: PROBLEM/GENERATOR@SEED#INDEX.")
  private String caseName;

  @Mixin private SubmissionOptions submissionOptions;

  @Mixin private CampaignOptions campaignOptions;

  @Mixin private EngineOptions engineOptions;

  @Mixin private GrowthOption growthOption;

  @Option(
      names = "--require-caught",
      description = "A program that is expected to fail and survives is a finding.")
  private boolean requireCaught;

  @Spec private CommandSpec spec;

  @Option(
      names = "--watch",
      description = "Run again whenever a solution's file changes, last failures first.")
  private boolean watch;

  @Override
  public Integer call() throws IOException {
    submissionOptions.checkWithTests();
    campaignOptions.check(submissionOptions.failFast(), watch || caseName != null);
    engineOptions.check(watch || submissionOptions.failFast() || caseName != null);
    try (OpenProblem problem = open()) {
      checkPowers(problem);
      if (!watch) {
        return stress(problem, List.of()).exitCode();
      }
      if (submissionOptions.programs().solutions().isEmpty()) {
        throw new UsageException("--watch needs a --solution to watch");
      }
      return new Watch(
              submissionOptions.programs().languages(),
              submissionOptions.programs().solutions(),
              failed -> stress(problem, failed))
          .run();
    }
  }

  private void checkPowers(OpenProblem problem) {
    if (engineOptions.isWanted() && untilWrong(problem)) {
      throw new UsageException("--engine needs --n or --for with a problem of your own");
    }
    growthOption.check(!problem.isOfPrograms());
    if (metamorphic && problem.isOfPrograms()) {
      throw new UsageException("--metamorphic: twins are a power of puzzles only");
    }
  }

  private OpenProblem open() throws IOException {
    return problemOptions.open(
        caseName,
        submissionOptions.programs().settings(),
        () -> submissionOptions.programs().languages());
  }

  /**
   * One run.
   *
   * @param failedBefore cases to be run before the others
   */
  private Watch.Result stress(OpenProblem problem, List<CaseName> failedBefore) throws IOException {
    Optional<Path> newTests = submissionOptions.testFolder(problem);
    try (Submissions submissions = submissionOptions.open(problem)) {
      if (submissions.all().isEmpty() && submissions.programs().unbuilt().isEmpty()) {
        throw new UsageException("nothing to test: name a --solution");
      }
      for (CaseName failed : failedBefore) {
        Campaign again = single(problem, problem.named(failed.toString()), submissions);
        Tally tally = run(again, submissions, new KillingCases(List.of(), 0)).tally();
        System.out.println(failed + (tally.found() == 0 ? ": right now" : ": still wrong"));
      }
      JuryAdvice advice = new JuryAdvice(problem);
      advice.checkComparable(submissions);
      Campaign campaign =
          caseName == null
              ? drawn(problem, submissions)
              : single(problem, problem.named(caseName), submissions);
      KillingCases killing = new KillingCases(submissions.all(), 1);
      CampaignRun whole =
          caseName == null
              ? runPart(problem, campaign, submissions, killing)
              : run(campaign, submissions, killing);
      campaignOptions.noteOnShard(campaign, whole.report());
      Reproduction asked = reproduction(problem, campaign.seed(), submissions);
      CampaignRun run =
          advice.keepingInputs(
              submissionOptions.shrunk(whole, campaign, submissions.programs(), asked), asked);
      advice.afterRun(whole.report());
      submissionOptions.print(growthOption.asked(run.report()), problem.problem());
      if (newTests.isPresent()) {
        new AddedTests(problem, newTests.get()).add(run.report(), killing);
      }
      return new Watch.Result(
          run.exitCode(
              "harness stress",
              requireCaught && run.report().hasSurvivors(),
              submissionOptions.expectFindings()),
          run.tally().failedCases());
    }
  }

  /** Runs a campaign, or the shard of it that is asked for. */
  private CampaignRun runPart(
      OpenProblem problem, Campaign campaign, Submissions submissions, KillingCases killing)
      throws IOException {
    Terminal.note("seed " + campaign.seed());
    Campaign part = campaignOptions.part(campaign);
    boolean journaled = engineOptions.isWanted() || campaignOptions.isWanted();
    if (!journaled && !submissionOptions.wantsJson()) {
      return run(part, submissions, killing);
    }
    CampaignSpec asked =
        campaignOptions.asked(
            campaign,
            generatorNames(problem),
            problem.sources(),
            submissions.programs(),
            submissionOptions.settings() + problemOptions.drawing());
    if (engineOptions.isWanted()) {
      return runElsewhere(problem, part, submissions, asked);
    }
    if (campaignOptions.isWanted()) {
      return campaignOptions.run(
          part,
          submissions.programs(),
          reproduction(problem, part.seed(), submissions),
          asked,
          null);
    }
    CampaignRun run = run(part, submissions, killing);
    return new CampaignRun(run.tally(), run.report().partOf(asked, run.tally().finished()));
  }

  private CampaignRun runElsewhere(
      OpenProblem problem, Campaign part, Submissions submissions, CampaignSpec asked)
      throws IOException {
    List<String> words = spec.root().commandLine().getParseResult().expandedArgs();
    int threads = submissionOptions.run().threads(1);
    List<Path> tables =
        submissionOptions.programs().languageFiles().stream().map(Path::toAbsolutePath).toList();
    Languages languages = RunnerOptions.load(tables);
    new JuryAdvice(problem).drawOnce(part.seed(), part.first());
    try (Shipment shipment =
            Shipment.pack(
                words.subList(words.indexOf(spec.name()) + 1, words.size()),
                part.seed(),
                threads,
                tables,
                languages,
                submissions,
                problem.isOfPrograms() ? problemOptions.carried(problem, languages) : null);
        RemoteEngine engine = engineOptions.open(shipment)) {
      Terminal.note("engine: " + engine.description());
      return campaignOptions.run(
          part.withThreads(engine.ranges() * threads),
          submissions.programs(),
          reproduction(problem, part.seed(), submissions),
          asked,
          new RemoteRanges(engine));
    }
  }

  /**
   * What runs ranges of this command on another machine.
   *
   * @param bundle what the job carries, unpacked
   */
  RangeWorker worker(RemoteJob job, Path bundle) throws IOException {
    Languages languages =
        RunnerOptions.load(job.languages().stream().map(bundle::resolve).toList());
    Path folder = bundle.resolve(job.folder());
    if (job.problem() != null) {
      problemOptions.moveTo(job.problem(), bundle, folder);
    }
    OpenProblem problem =
        problemOptions.open(null, submissionOptions.programs().settings(), () -> languages);
    try {
      return worker(job, problem, languages, folder);
    } catch (IOException | RuntimeException e) {
      problem.close();
      throw e;
    }
  }

  private RangeWorker worker(RemoteJob job, OpenProblem problem, Languages languages, Path folder)
      throws IOException {
    Submissions submissions =
        submissionOptions
            .open(problem, job.solutions(), languages, folder)
            .expectingOfNames(job.expected());
    Generator generator = generator(problem);
    Campaign campaign =
        submissionOptions
            .campaign(
                problem.problem(),
                submissions,
                generator,
                job.seed(),
                first,
                Campaign.endless(first),
                false)
            .inRanges(campaignOptions.range());
    return new StressWorker(
            campaign.withThreads(job.threads()),
            submissions.programs(),
            problem.sources(),
            problem::close)
        .checked(job);
  }

  private Campaign drawn(OpenProblem problem, Submissions submissions) throws IOException {
    if (n != null && n < 1) {
      throw new UsageException("--n " + n + ": expected at least 1");
    }
    long usual = problem.isOfPrograms() ? Campaign.endless(first) : USUAL_CASES;
    long cases = n == null ? campaignOptions.cases(first, usual) : n;
    if (first < 0 || first > Long.MAX_VALUE - cases) {
      throw new UsageException("--first " + first + ": expected 0 or more");
    }
    Generator generator = generator(problem);
    if (seed == null) {
      seed = campaignOptions.seedOfResumed();
    }
    if (seed == null) {
      seed = ThreadLocalRandom.current().nextLong(1_000_000_000);
    }
    Campaign asked =
        submissionOptions.campaign(
            problem.problem(), submissions, generator, seed, first, cases, false);
    return campaignOptions.inRanges(untilWrong(problem) ? asked.endingWithAFinding() : asked);
  }

  /** Whether the run ends with the first finding, and after a minute: nobody said how long. */
  private boolean untilWrong(OpenProblem problem) {
    return problem.isOfPrograms()
        && n == null
        && campaignOptions.time() == null
        && !campaignOptions.isWanted();
  }

  private Generator generator(OpenProblem problem) {
    return metamorphic
        ? GeneratorNames.several(problem.problem(), generatorNames(problem))
        : problem.generator();
  }

  private List<String> generatorNames(OpenProblem problem) {
    return metamorphic
        ? problem.generators().stream().map(name -> Related.NAME + ":" + name).toList()
        : problem.generators();
  }

  private Campaign single(OpenProblem problem, NamedCase named, Submissions submissions) {
    CaseName name = named.name();
    // what is related is judged by each other
    int group =
        problem
            .problem()
            .power(CaseGroups.class)
            .filter(groups -> Related.isName(name.generator()))
            .map(CaseGroups::size)
            .orElse(1);
    return submissionOptions.campaign(
        problem.problem(),
        submissions,
        named.generator(),
        name.seed(),
        name.index() - name.index() % group,
        group,
        true);
  }

  private CampaignRun run(Campaign campaign, Submissions submissions, KillingCases killing) {
    Duration time = campaignOptions.time();
    if (time == null && campaign.isEndless()) {
      time = UNTIL_WRONG;
    }
    return CampaignRun.within(time, campaign, submissions.programs(), killing);
  }

  private Reproduction reproduction(OpenProblem problem, long seed, Submissions submissions) {
    return submissionOptions.reproduction(
        problem.words(),
        problem.caseWords(),
        submissions.programs(),
        generatorNames(problem),
        seed);
  }
}
