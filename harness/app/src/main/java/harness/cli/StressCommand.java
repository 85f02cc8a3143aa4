package harness.cli;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.cases.CaseName;
import harness.cases.UsageException;
import harness.cli.options.BriefOption;
import harness.cli.options.DrawnCases;
import harness.cli.options.EngineOptions;
import harness.cli.options.GrowthOption;
import harness.cli.options.OpenProblem;
import harness.cli.options.PositionalPrograms;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.cli.options.SanitizeOptions;
import harness.cli.options.SubmissionOptions;
import harness.compiled.Submissions;
import harness.corpus.AddedTests;
import harness.corpus.KillingCases;
import harness.corpus.SmallestKills;
import harness.distributed.RangeWorker;
import harness.distributed.RemoteEngine;
import harness.distributed.RemoteJob;
import harness.distributed.RemoteRanges;
import harness.distributed.Shipment;
import harness.jury.OpenJury;
import harness.machine.Interruption;
import harness.machine.Terminal;
import harness.report.CampaignSpec;
import harness.report.RunReport;
import harness.report.junit.JunitXml;
import harness.run.SanitizedShare;
import harness.stress.CampaignRun;
import harness.stress.JuryAdvice;
import harness.stress.Untested;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "stress",
    sortOptions = false,
    description =
        "Run solutions on random cases, check every output, and report what is wrong, with the"
            + " smallest input that shows it.",
    footer = {
      "",
      "Memory use does not grow with --n. An input or output can be up to 64 MB;",
      "finished inputs that wait to be counted take up to 64 MB together.",
      "",
      "Example: harness stress (in a folder with gen.*, brute.* and sol.*)",
      "         harness stress sol.cpp brute.py gen.py",
      "         harness stress --input-format i.ctd --reference a.py --solution b.cpp",
      "         harness stress --problem DIR --n 1000 --require-caught",
      "         harness stress --puzzle {puzzle} --solver {solver} --shard 3/16 --json 3.json"
    })
final class StressCommand implements Callable<Integer> {

  @Mixin private ProblemOptions problemOptions;
  @Mixin private DrawnCases cases;
  @Mixin private SubmissionOptions submissionOptions;
  @Mixin private EngineOptions engineOptions;
  @Mixin private GrowthOption growthOption;
  @Mixin private SanitizeOptions sanitizeOptions;
  @Mixin private PositionalPrograms positional;
  @Mixin private BriefOption brief;

  @Option(
      names = "--group",
      paramLabel = "NAME",
      split = ",",
      description = "Draw inputs only for these groups of tests.")
  private List<String> groups = List.of();

  @Option(
      names = "--require-caught",
      description = "Submissions that are expected to fail must fail.")
  private boolean requireCaught;

  @Option(names = "--watch", description = "Run again when a solution's file changes.")
  private boolean watch;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    cases.check();
    positional.giveTo(problemOptions, submissionOptions.programs());
    submissionOptions.check(true);
    sanitizeOptions.check();
    boolean repeatedOrOne = watch || cases.isOne();
    cases.campaignOptions().check(submissionOptions.failFast(), repeatedOrOne);
    engineOptions.check(repeatedOrOne || submissionOptions.failFast());
    UsageException.when(
        watch && submissionOptions.programs().solutions().isEmpty(),
        "--watch needs a --solution to watch");
    try (OpenProblem problem = open(cases.caseName())) {
      checkPowers(problem);
      if (!watch) {
        return stress(problem, List.of()).exitCode();
      }
      return new Watch(
              submissionOptions.programs().languages(),
              submissionOptions.programs().solutions(),
              failed -> stress(problem, failed))
          .run();
    } finally {
      sanitizeOptions.close();
    }
  }

  private OpenProblem open(String caseName) throws IOException {
    problemOptions.drawOnlyFor(groups);
    return problemOptions.open(caseName, submissionOptions.programs());
  }

  private void checkPowers(OpenProblem problem) {
    problem.checkDrawsInputs();
    UsageException.when(
        engineOptions.isWanted() && cases.untilWrong(problem),
        "--engine needs --n or --for with a problem of your own");
    UsageException.when(
        !problem.isOfPrograms() && requireCaught,
        "--require-caught works for your own problems only");
    growthOption.check(!problem.isOfPrograms());
    cases.check(problem);
  }

  /**
   * One run.
   *
   * @param failedBefore cases to run before the others
   */
  private Watch.Result stress(OpenProblem problem, List<CaseName> failedBefore) throws IOException {
    Optional<Path> newTests = submissionOptions.shrinkOptions().testFolder(problem);
    try (Submissions submissions = submissionOptions.openSome(problem)) {
      // Also between the parts of a run, and while its report is printed.
      return Interruption.during(
          () -> stress(problem, submissions, failedBefore, newTests), () -> {});
    }
  }

  private Watch.Result stress(
      OpenProblem problem,
      Submissions submissions,
      List<CaseName> failedBefore,
      Optional<Path> newTests)
      throws IOException {
    for (CaseName failed : failedBefore) {
      Campaign again = cases.single(problem, failed.toString(), submissions, submissionOptions);
      Tally tally = run(again, submissions, new KillingCases(List.of(), 0)).tally();
      System.out.println(failed + (tally.found() == 0 ? ": right now" : ": still wrong"));
    }
    JuryAdvice advice = problem.advice();
    advice.checkComparable(submissions);
    Campaign campaign =
        sanitized(problem, cases.campaign(problem, submissions, submissionOptions), submissions);
    KillingCases killing = new KillingCases(submissions.all(), 1);
    Untested untested = new Untested();
    CampaignRun whole =
        cases.isOne()
            ? run(campaign, submissions, killing)
            : runPart(problem, campaign, submissions, untested.andThen(killing));
    advice.onSpeed(whole.report());
    cases.campaignOptions().noteOnShard(campaign, whole.report());
    Reproduction reproduction = reproduction(problem, campaign.seed(), submissions);
    CampaignRun settled =
        advice.keepingInputs(
            submissionOptions.shrunk(whole, campaign, submissions.programs(), reproduction),
            reproduction);
    CampaignRun run = settled.with(advice.withLaxGroups(settled.report(), reproduction));
    boolean contradicts = run.report().juryFailures() > settled.report().juryFailures();
    advice.afterRun(whole.report());
    RunReport advised =
        advice.withUsedFiles(
            advice.withAlikeGroups(advice.withIgnoredSeeds(run.report())),
            campaign,
            submissions.programs());
    submissionOptions.print(
        growthOption.predicting(
            untested.in(
                advised,
                campaign,
                submissions.programs(),
                problem.isOfPrograms() ? problem.generators() : List.of())),
        problem.problem(),
        new JunitXml.Demands(requireCaught, sanitizeOptions.requireClean()),
        brief,
        submissionOptions.onward(reproduction, submissions),
        () -> {
          if (newTests.isPresent() && Interruption.isUnderWay()) {
            Terminal.note("interrupted: no tests are added");
          } else if (newTests.isPresent()) {
            new AddedTests(problem, newTests.get())
                .add(
                    run.report(),
                    killing,
                    new SmallestKills(campaign, submissions, submissionOptions.shrinkOptions())
                        .inputs(killing, run.report()));
          }
        });
    boolean survived = requireCaught && run.report().hasSurvivors();
    boolean unclean = sanitizeOptions.requireClean() && run.report().hasWarnings();
    return new Watch.Result(
        run.exitCode(
            "harness stress",
            survived || contradicts || unclean,
            submissionOptions.expectFindings()),
        run.tally().failedCases());
  }

  /** A single case is always run with checks, since that shows a warning again. */
  private Campaign sanitized(OpenProblem problem, Campaign campaign, Submissions submissions)
      throws IOException {
    return sanitizeOptions.added(
        campaign,
        submissions.programs(),
        problem.jury(),
        OpenJury::problem,
        cases.isOne() ? SanitizedShare.ALL : SanitizedShare.SOME);
  }

  /** Runs a campaign, or the shard of it that the user asked for. */
  private CampaignRun runPart(
      OpenProblem problem, Campaign campaign, Submissions submissions, Consumer<Chunk> also)
      throws IOException {
    Terminal.note("seed " + campaign.seed());
    Campaign part = cases.campaignOptions().part(campaign);
    boolean journaled = engineOptions.isWanted() || cases.campaignOptions().isWanted();
    if (!journaled && !submissionOptions.wantsJson()) {
      return run(part, submissions, also);
    }
    CampaignSpec campaignSpec =
        cases
            .campaignOptions()
            .specOf(
                campaign,
                cases.generatorNames(problem),
                problem.sources(),
                submissions.programs(),
                submissionOptions.verdictOptions()
                    + problemOptions.drawing()
                    + sanitizeOptions.text());
    if (engineOptions.isWanted()) {
      return runElsewhere(problem, part, submissions, campaignSpec);
    }
    if (cases.campaignOptions().isWanted()) {
      return runJournaled(problem, part, submissions, campaignSpec, null);
    }
    CampaignRun run = run(part, submissions, also);
    return run.with(run.report().partOf(campaignSpec, run.tally().finished()));
  }

  private CampaignRun runJournaled(
      OpenProblem problem,
      Campaign part,
      Submissions submissions,
      CampaignSpec campaignSpec,
      RemoteRanges elsewhere)
      throws IOException {
    Reproduction reproduction = reproduction(problem, part.seed(), submissions);
    return cases
        .campaignOptions()
        .run(part, submissions.programs(), reproduction, campaignSpec, elsewhere);
  }

  private CampaignRun runElsewhere(
      OpenProblem problem, Campaign part, Submissions submissions, CampaignSpec campaignSpec)
      throws IOException {
    List<String> words = spec.root().commandLine().getParseResult().expandedArgs();
    int threads = submissionOptions.runOptions().threads(1);
    List<Path> tables =
        submissionOptions.programs().languageFiles().stream().map(Path::toAbsolutePath).toList();
    Languages languages = RunnerOptions.load(tables);
    problem.advice().drawOnce(part.seed(), part.first());
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
      return runJournaled(
          problem,
          part.withThreads(engine.ranges() * threads),
          submissions,
          campaignSpec,
          new RemoteRanges(engine));
    }
  }

  /**
   * Creates the worker that runs ranges of this command on another machine.
   *
   * @param bundle the unpacked files of the job
   */
  RangeWorker worker(RemoteJob job, Path bundle) throws IOException {
    submissionOptions
        .programs()
        .use(RunnerOptions.load(job.languages().stream().map(bundle::resolve).toList()));
    Path folder = bundle.resolve(job.folder());
    if (job.problem() != null) {
      problemOptions.moveTo(job.problem(), bundle, folder);
    }
    OpenProblem problem = open(null);
    try {
      Submissions submissions =
          submissionOptions.open(problem, job.solutions(), folder).expectingOfNames(job.expected());
      Campaign campaign =
          sanitized(
              problem,
              cases.endless(problem, submissions, submissionOptions, job.seed()),
              submissions);
      return new RangeWorker(
              campaign.withThreads(job.threads()),
              submissions.programs(),
              problem.sources(),
              () -> {
                sanitizeOptions.close();
                problem.close();
              })
          .checked(job);
    } catch (IOException | RuntimeException e) {
      problem.close();
      throw e;
    }
  }

  private CampaignRun run(Campaign campaign, Submissions submissions, Consumer<Chunk> also) {
    return CampaignRun.within(cases.time(campaign), campaign, submissions.programs(), also);
  }

  private Reproduction reproduction(OpenProblem problem, long seed, Submissions submissions) {
    List<String> generators = cases.generatorNames(problem);
    return submissionOptions.reproduction(problem, submissions.programs(), generators, seed);
  }
}
