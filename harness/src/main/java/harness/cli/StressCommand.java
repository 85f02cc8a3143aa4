package harness.cli;

import harness.campaign.Campaign;
import harness.campaign.run.CampaignRun;
import harness.cases.CaseName;
import harness.cli.options.CampaignOptions;
import harness.cli.options.EngineOptions;
import harness.cli.options.GeneratorNames;
import harness.cli.options.NamedCase;
import harness.cli.options.PuzzleOption;
import harness.cli.options.RunnerOptions;
import harness.cli.options.SubmissionOptions;
import harness.distributed.RangeWorker;
import harness.distributed.RemoteEngine;
import harness.distributed.RemoteJob;
import harness.distributed.RemoteRanges;
import harness.distributed.Shipment;
import harness.distributed.StressWorker;
import harness.generators.Generator;
import harness.generators.Related;
import harness.problem.CaseGroups;
import harness.problem.Problem;
import harness.puzzle.PuzzleProblem;
import harness.report.CampaignSpec;
import harness.submission.Submissions;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
      "Run solvers and programs on drawn cases, check every answer against an exact oracle and a"
          + " replay of its moves, and say what is wrong and how long it took."
    },
    footer = {
      "",
      "Example: harness stress --puzzle knights --n 10000",
      "         harness stress --puzzle knights --n 10000 --solution sol.cpp",
      "         harness stress --puzzle knights --n 1000000 --seed 1 --shard 3/16 --json 3.json",
      "         harness stress --puzzle gears --n 500 --solver a-star,ida-star --generator walk"
    })
final class StressCommand implements Callable<Integer> {

  private static final int USUAL_CASES = 1000;

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--n",
      paramLabel = "N",
      description = {
        "How many cases (default: "
            + USUAL_CASES
            + "; with --for as many as the time allows; with --resume as before)."
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
      names = "--generator",
      paramLabel = "NAME[:ARG]",
      split = ",",
      defaultValue = "mix",
      description = "Generators to draw from in turn (default: ${DEFAULT-VALUE}).")
  private List<String> generators;

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
      description = "Run just this case, as in knights/boundary@42#137.")
  private String caseName;

  @Mixin private SubmissionOptions submissionOptions;

  @Mixin private CampaignOptions campaignOptions;

  @Mixin private EngineOptions engineOptions;

  @Spec private CommandSpec spec;

  @Option(
      names = "--watch",
      description = "Run again whenever a solution's file changes, last failures first.")
  private boolean watch;

  @Override
  public Integer call() throws IOException {
    Problem problem = problem();
    submissionOptions.check();
    campaignOptions.check(submissionOptions.failFast(), watch || caseName != null);
    engineOptions.check(watch || submissionOptions.failFast() || caseName != null);
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

  private Problem problem() {
    if (puzzleName == null && caseName == null) {
      throw new UsageException("missing --puzzle PUZZLE");
    }
    return caseName == null
        ? new PuzzleProblem(PuzzleOption.named(puzzleName))
        : NamedCase.parse(caseName, puzzleName).problem();
  }

  /**
   * One run.
   *
   * @param failedBefore cases to be run before the others
   */
  private Watch.Result stress(Problem problem, List<CaseName> failedBefore) throws IOException {
    try (Submissions submissions = submissionOptions.open(problem)) {
      for (CaseName failed : failedBefore) {
        Campaign again = single(problem, NamedCase.parse(failed.toString(), null), submissions);
        Tally tally = run(again, submissions).tally();
        System.out.println(failed + (tally.found() == 0 ? ": right now" : ": still wrong"));
      }
      Campaign campaign =
          caseName == null
              ? drawn(problem, submissions)
              : single(problem, NamedCase.parse(caseName, puzzleName), submissions);
      CampaignRun whole =
          caseName == null ? runPart(campaign, submissions) : run(campaign, submissions);
      campaignOptions.noteOnShard(campaign, whole.report());
      CampaignRun run =
          submissionOptions.shrunk(
              whole, campaign, submissions.programs(), reproduction(campaign, submissions));
      submissionOptions.print(run.report(), problem);
      return new Watch.Result(
          run.exitCode("harness stress", submissionOptions.expectFindings()),
          run.tally().failedCases());
    }
  }

  /** Runs a campaign, or the shard of it that is asked for. */
  private CampaignRun runPart(Campaign campaign, Submissions submissions) throws IOException {
    Terminal.note("seed " + campaign.seed());
    Campaign part = campaignOptions.part(campaign);
    boolean journaled = engineOptions.isWanted() || campaignOptions.isWanted();
    if (!journaled && !submissionOptions.wantsJson()) {
      return run(part, submissions);
    }
    CampaignSpec asked =
        campaignOptions.asked(
            campaign, generatorNames(), submissions.programs(), submissionOptions.settings());
    if (engineOptions.isWanted()) {
      return runElsewhere(part, submissions, asked);
    }
    if (campaignOptions.isWanted()) {
      return campaignOptions.run(
          part, submissions.programs(), reproduction(part, submissions), asked, null);
    }
    CampaignRun run = run(part, submissions);
    return new CampaignRun(run.tally(), run.report().partOf(asked, run.tally().finished()));
  }

  private CampaignRun runElsewhere(Campaign part, Submissions submissions, CampaignSpec asked)
      throws IOException {
    List<String> words = spec.root().commandLine().getParseResult().expandedArgs();
    int threads = submissionOptions.run().threads(1);
    List<Path> tables =
        submissionOptions.programs().languageFiles().stream().map(Path::toAbsolutePath).toList();
    try (Shipment shipment =
            Shipment.pack(
                words.subList(words.indexOf(spec.name()) + 1, words.size()),
                part.seed(),
                threads,
                tables,
                RunnerOptions.load(tables),
                submissions.programs());
        RemoteEngine engine = engineOptions.open(shipment)) {
      Terminal.note("engine: " + engine.description());
      return campaignOptions.run(
          part.withThreads(engine.ranges() * threads),
          submissions.programs(),
          reproduction(part, submissions),
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
    Problem problem = problem();
    Languages languages =
        RunnerOptions.load(job.languages().stream().map(bundle::resolve).toList());
    Submissions submissions =
        submissionOptions.open(problem, job.solutions(), languages, bundle.resolve(job.folder()));
    Generator generator = GeneratorNames.several(problem, generatorNames());
    Campaign campaign =
        submissionOptions
            .campaign(
                problem, submissions, generator, job.seed(), first, Campaign.endless(first), false)
            .inRanges(campaignOptions.range());
    return new StressWorker(campaign.withThreads(job.threads()), submissions.programs())
        .checked(job);
  }

  private Campaign drawn(Problem problem, Submissions submissions) throws IOException {
    if (n != null && n < 1) {
      throw new UsageException("--n " + n + ": expected at least 1");
    }
    long cases = n == null ? campaignOptions.cases(first, USUAL_CASES) : n;
    if (first < 0 || first > Long.MAX_VALUE - cases) {
      throw new UsageException("--first " + first + ": expected 0 or more");
    }
    Generator generator = GeneratorNames.several(problem, generatorNames());
    if (seed == null) {
      seed = campaignOptions.seedOfResumed();
    }
    if (seed == null) {
      seed = ThreadLocalRandom.current().nextLong(1_000_000_000);
    }
    return campaignOptions.inRanges(
        submissionOptions.campaign(problem, submissions, generator, seed, first, cases, false));
  }

  private List<String> generatorNames() {
    return metamorphic
        ? generators.stream().map(name -> Related.NAME + ":" + name).toList()
        : generators;
  }

  private Campaign single(Problem problem, NamedCase named, Submissions submissions) {
    CaseName name = named.name();
    // what is related is judged by each other
    int group =
        problem
            .power(CaseGroups.class)
            .filter(groups -> Related.isName(name.generator()))
            .map(CaseGroups::size)
            .orElse(1);
    return submissionOptions.campaign(
        problem,
        submissions,
        named.generator(),
        name.seed(),
        name.index() - name.index() % group,
        group,
        true);
  }

  private CampaignRun run(Campaign campaign, Submissions submissions) {
    return CampaignRun.of(campaign, submissions.programs());
  }

  private Reproduction reproduction(Campaign campaign, Submissions submissions) {
    return submissionOptions.reproduction(
        campaign.problem(), submissions.programs(), generatorNames(), campaign.seed());
  }
}
