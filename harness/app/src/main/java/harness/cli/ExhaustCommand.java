package harness.cli;

import harness.campaign.Campaign;
import harness.cases.Answer;
import harness.cases.Generator;
import harness.cases.UsageException;
import harness.cli.options.BriefOption;
import harness.cli.options.ChosenCase;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.PuzzleOption;
import harness.cli.options.Seeds;
import harness.cli.options.SubmissionOptions;
import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.generators.Enumeration;
import harness.generators.Generators;
import harness.jury.EveryInput;
import harness.jury.OpenJury;
import harness.machine.Terminal;
import harness.reference.Puzzle;
import harness.report.Proof;
import harness.report.RunReport;
import harness.stress.CampaignRun;
import harness.tally.Reproduction;
import harness.terminal.StatusLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "exhaust",
    sortOptions = false,
    description = {
      "Run solvers and programs on every case up to an exact distance, nearest first, and report"
          + " what that proves about each.",
      "",
      "At distances with more than 200 million cases, one case of each symmetry class is run. If"
          + " moves never lead from one instance to another, the cases of one instance are run.",
      "",
      "With --input-format, run them on every small input that fits the description."
    },
    footer = {
      "",
      "Example: harness exhaust --puzzle {puzzle} --max-distance 5",
      "         harness exhaust --puzzle {puzzle} --solution sol.cpp --unsolvable",
      "         harness exhaust --puzzle {instances} --instance case.in --solver {instance-solver}",
      "         harness exhaust --input-format i.ctd --reference a.py --solution b.cpp"
    })
final class ExhaustCommand implements Callable<Integer> {

  private static final int USUAL_SIZE = 6;

  @Mixin private ProblemOptions problemOptions;

  @Option(
      names = "--max-distance",
      paramLabel = "D",
      description = "The largest exact distance (default: as far as a few minutes allow).")
  private Integer maxDistance;

  @Option(
      names = "--unsolvable",
      description =
          "Afterwards also run the cases whose right answer is -1. Only with the default distance.")
  private boolean unsolvable;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of the instance, if there are many (default: drawn and printed).")
  private Long seed;

  @Option(
      names = "--instance",
      paramLabel = "FILE",
      description = "A judge's input file with the instance, if there are many.")
  private Path instance;

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "With --input-format: the most tokens in an input (default: 6).")
  private Integer size;

  @Option(
      names = "--values",
      paramLabel = "V",
      description =
          "With --input-format: the largest absolute value of a number and the longest text"
              + " (default: half of --size). Counts, such as n before n numbers, are not limited.")
  private Long values;

  @Mixin private SubmissionOptions submissionOptions;

  @Mixin private BriefOption brief;

  @Override
  public Integer call() throws IOException {
    problemOptions.refuseSmaller();
    problemOptions.refuseGenerators("has no effect here: exhaust runs every case");
    if (problemOptions.puzzleName() != null) {
      return exhaust(PuzzleOption.named(problemOptions.puzzleName()));
    }
    submissionOptions.check(false);
    UsageException.when(
        (size != null && size < 1) || (values != null && values < 1),
        "--size and --values: expected at least 1");
    try (OpenProblem problem = problemOptions.openForFiles(submissionOptions.programs())) {
      return exhaust(problem);
    }
  }

  private int exhaust(OpenProblem problem) throws IOException {
    UsageException.when(
        !problem.isOfPrograms() || !problem.jury().isDescribed(),
        "the set of all inputs is unknown: name a --puzzle, or describe the inputs with"
            + " --input-format FILE.ctd");
    UsageException.when(
        maxDistance != null || unsolvable || instance != null || seed != null,
        "--max-distance, --unsolvable, --seed and --instance need a --puzzle");
    int tokens = size == null ? USUAL_SIZE : size;
    long limit = values == null ? Math.max(1, tokens / 2) : values;
    EveryInput inputs = count(problem.jury(), tokens, limit);
    try (Submissions submissions = submissionOptions.openSome(problem)) {
      problem.advice().checkComparable(submissions);
      return run(
          problem,
          submissions,
          inputs,
          0,
          inputs.count(),
          report -> Proof.ofEvery(report, inputs.count(), inputs.text()));
    }
  }

  /** Counts the inputs; there must be some, and not too many. */
  private static EveryInput count(OpenJury jury, int tokens, long limit) {
    Terminal.showStatus("counting");
    EveryInput all;
    try (StatusLine line = new StatusLine("inputs")) {
      all = jury.every(tokens, limit, () -> line.step("counting"));
    }
    String size = "with at most %d tokens, numbers and lengths up to %d".formatted(tokens, limit);
    UsageException.when(
        all == null,
        "too many inputs %s to count in %s s; lower --size or --values",
        size,
        EveryInput.COUNTING_TIME.toSeconds());
    UsageException.when(
        all.count() == 0, "no input fits the description %s; raise --size or --values", size);
    Terminal.note(all.text());
    return all;
  }

  private int exhaust(Puzzle puzzle) throws IOException {
    UsageException.when(
        size != null || values != null, "--size and --values need --input-format FILE.ctd");
    submissionOptions.check(false);
    long drawnFrom = seed(puzzle);
    Generator generator = generator(puzzle);
    Enumeration all = enumeration(generator);
    List<Proof.Layer> layers = layers(all, drawnFrom, lastDistance(puzzle, all, drawnFrom));
    long cases = layers.stream().mapToLong(Proof.Layer::cases).sum();
    problemOptions.refuseFiles();
    OpenProblem problem = OpenProblem.of(puzzle, List.of());
    try (Submissions submissions = submissionOptions.open(problem)) {
      return run(
          problem,
          submissions,
          generator,
          drawnFrom,
          cases,
          report -> Proof.of(report, all.noun(), layers));
    }
  }

  private int run(
      OpenProblem problem,
      Submissions submissions,
      Generator all,
      long drawnFrom,
      long cases,
      Function<RunReport, List<Proof>> proofs)
      throws IOException {
    Programs programs = submissions.programs();
    Campaign campaign =
        submissionOptions.campaign(problem.problem(), submissions, all, drawnFrom, 0, cases, false);
    Reproduction reproduction =
        submissionOptions.reproduction(problem, programs, List.of(), drawnFrom);
    CampaignRun whole = CampaignRun.within(null, campaign, programs, chunk -> {});
    CampaignRun run = submissionOptions.shrunk(whole, campaign, programs, reproduction);
    if (problem.isOfPrograms()) { // no generator can draw the cases by their names
      run = run.reproducedByInput(each -> true, reproduction);
    }
    RunReport report = run.report();
    submissionOptions.print(report.withProofs(proofs.apply(report)), problem.problem(), brief);
    return run.exitCode("harness exhaust", submissionOptions.expectFindings());
  }

  private static Enumeration enumeration(Generator generator) {
    if (generator instanceof Enumeration all) {
      return all;
    }
    throw new UsageException(
        "the generator %s of %s cannot enumerate cases; extend SpaceEnumeration"
            .formatted(generator.name(), generator.puzzle()));
  }

  private Generator generator(Puzzle puzzle) throws IOException {
    UsageException.when(
        instance != null && !puzzle.censusOfInstance(),
        "--instance: all cases of %s are one graph",
        puzzle.name());
    try {
      Generator all = Generators.named(puzzle.name(), Enumeration.NAME);
      return instance == null
          ? all
          : enumeration(all).ofInstance(ChosenCase.of(puzzle, instance, 1).input());
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }

  private long seed(Puzzle puzzle) {
    if (!puzzle.censusOfInstance() || instance != null) {
      UsageException.when(seed != null, "--seed has no effect here: nothing is drawn");
      return 0;
    }
    return Seeds.shown(seed);
  }

  private int lastDistance(Puzzle puzzle, Enumeration all, long drawnFrom) {
    int largest = all.largestDistance(drawnFrom);
    if (unsolvable) {
      UsageException.when(
          maxDistance != null && maxDistance < largest,
          "--unsolvable comes after distance %s, the largest",
          largest);
      return largest;
    }
    if (maxDistance == null) {
      return all.usualDistance(drawnFrom);
    }
    UsageException.when(
        maxDistance < 0 || maxDistance > largest,
        "--max-distance %s: expected 0 to %s, the largest of %s",
        maxDistance,
        largest,
        puzzle.censusOfInstance() ? "this instance" : puzzle.name());
    return maxDistance;
  }

  private List<Proof.Layer> layers(Enumeration all, long drawnFrom, int last) {
    List<Proof.Layer> layers = new ArrayList<>();
    for (int distance = 0; distance <= last; distance++) {
      layers.add(new Proof.Layer(distance, all.count(drawnFrom, distance), all.isWhole(distance)));
    }
    if (unsolvable) {
      int none = Answer.NO_SOLUTION;
      layers.add(new Proof.Layer(none, all.count(drawnFrom, none), all.isWhole(none)));
    }
    return layers;
  }
}
