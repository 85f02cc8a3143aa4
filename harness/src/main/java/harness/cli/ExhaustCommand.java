package harness.cli;

import harness.campaign.Campaign;
import harness.campaign.run.CampaignRun;
import harness.cases.Answer;
import harness.cli.options.ChosenCase;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.PuzzleOption;
import harness.cli.options.SubmissionOptions;
import harness.generators.Enumeration;
import harness.generators.Generator;
import harness.generators.Generators;
import harness.problem.Problem;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.report.Proof;
import harness.report.RunReport;
import harness.submission.Submissions;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs submissions on every case up to a distance, and reports what that proves. */
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
      description = {"The largest exact distance (default: as far as a few minutes allow)."})
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
      description = {
        "With --input-format: the largest absolute value of a number and the longest text (default:"
            + " half of --size). Counts, such as n before n numbers, are not limited."
      })
  private Long values;

  @Mixin private SubmissionOptions submissionOptions;

  @Override
  public Integer call() throws IOException {
    problemOptions.refuseSmaller();
    problemOptions.refuseGenerators("has no effect here: exhaust runs every case");
    if (problemOptions.puzzleName() != null) {
      return exhaust(PuzzleOption.named(problemOptions.puzzleName()));
    }
    submissionOptions.check();
    if ((size != null && size < 1) || (values != null && values < 1)) {
      throw new UsageException("--size and --values: expected at least 1");
    }
    try (OpenProblem problem =
        problemOptions.openForFiles(
            submissionOptions.programs().settings(),
            () -> submissionOptions.programs().languages())) {
      return exhaust(problem);
    }
  }

  private int exhaust(OpenProblem problem) throws IOException {
    if (!problem.isOfPrograms() || !problem.jury().isDescribed()) {
      throw new UsageException(
          "the set of all inputs is unknown: name a --puzzle, or describe the inputs with"
              + " --input-format FILE.ctd");
    }
    if (maxDistance != null || unsolvable || instance != null || seed != null) {
      throw new UsageException(
          "--max-distance, --unsolvable, --seed and --instance need a --puzzle");
    }
    int tokens = size == null ? USUAL_SIZE : size;
    long limit = values == null ? Math.max(1, tokens / 2) : values;
    return new ExhaustInputs(tokens, limit, submissionOptions).run(problem);
  }

  private int exhaust(Puzzle puzzle) throws IOException {
    if (size != null || values != null) {
      throw new UsageException("--size and --values need --input-format FILE.ctd");
    }
    Problem problem = new PuzzleProblem(puzzle);
    submissionOptions.check();
    long drawnFrom = seed(puzzle);
    Generator generator = generator(puzzle);
    Enumeration all = enumeration(generator);
    int last = lastDistance(puzzle, all, drawnFrom);
    List<Proof.Layer> layers = layers(all, drawnFrom, last);
    long cases = layers.stream().mapToLong(Proof.Layer::cases).sum();
    try (Submissions submissions = submissionOptions.open(problem)) {
      Campaign campaign =
          submissionOptions.campaign(problem, submissions, generator, drawnFrom, 0, cases, false);
      CampaignRun whole = CampaignRun.within(null, campaign, submissions.programs(), chunk -> {});
      CampaignRun run =
          submissionOptions.shrunk(
              whole,
              campaign,
              submissions.programs(),
              submissionOptions.reproduction(
                  campaign.problem(), submissions.programs(), List.of(), drawnFrom));
      RunReport report = run.report();
      submissionOptions.print(report.withProofs(Proof.of(report, all.noun(), layers)), problem);
      return run.exitCode("harness exhaust", submissionOptions.expectFindings());
    }
  }

  private static Enumeration enumeration(Generator generator) {
    if (generator instanceof Enumeration all) {
      return all;
    }
    throw new UsageException(
        "the generator "
            + generator.name()
            + " of "
            + generator.puzzle()
            + " cannot enumerate cases; extend SpaceEnumeration");
  }

  private Generator generator(Puzzle puzzle) throws IOException {
    if (instance != null && !puzzle.censusOfInstance()) {
      throw new UsageException("--instance: all cases of " + puzzle.name() + " are one graph");
    }
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
      if (seed != null) {
        throw new UsageException("--seed has no effect here: nothing is drawn");
      }
      return 0;
    }
    long drawn = seed == null ? ThreadLocalRandom.current().nextLong(1_000_000_000) : seed;
    Terminal.note("seed " + drawn);
    return drawn;
  }

  private int lastDistance(Puzzle puzzle, Enumeration all, long drawnFrom) {
    int largest = all.largestDistance(drawnFrom);
    if (unsolvable) {
      if (maxDistance != null && maxDistance < largest) {
        throw new UsageException("--unsolvable comes after distance " + largest + ", the largest");
      }
      return largest;
    }
    if (maxDistance == null) {
      return all.usualDistance(drawnFrom);
    }
    if (maxDistance < 0 || maxDistance > largest) {
      throw new UsageException(
          "--max-distance "
              + maxDistance
              + ": expected 0 to "
              + largest
              + ", the largest of "
              + (puzzle.censusOfInstance() ? "this instance" : puzzle.name()));
    }
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
