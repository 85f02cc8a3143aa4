package harness.puzzle.hack;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.cases.Limits;
import harness.generators.Enumeration;
import harness.generators.Generators;
import harness.hack.CostMeter;
import harness.hack.EliteArchive;
import harness.hack.HackReport;
import harness.hack.HackReportBuilder;
import harness.hack.MeasuringThreads;
import harness.hack.Reading;
import harness.hack.Remeasurement;
import harness.hack.SearchSpace;
import harness.reference.Heuristic;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The cases of a puzzle, ranked by exact distance. Moves and variations lead from one case to
 * others.
 */
public final class PuzzleCases implements SearchSpace {

  private static final int VARIED_IN_FOUR = 3;
  private static final int MOST_MOVES = 3;
  private static final int CANDIDATES = 24;

  /** Share of the remaining time for random cases of one distance. */
  private static final double COMPARING = 0.8;

  private static final int MOST_COMPARED = 10_000;

  /** Number of distances whose slowest case is compared with random ones. */
  private static final int COMPARED_DISTANCES = 3;

  /** The measurement of a case that counts. */
  private static final double MEDIAN = 0.5;

  private final Puzzle puzzle;
  private final Submission submission;
  private final Limits limits;
  private final long seed;
  private final Generator mix;
  private final List<Generator> starts;
  private final Heuristic heuristic;
  private final MeasuringThreads crew;

  /** A space as {@link SearchSpace.Maker} makes them. */
  public PuzzleCases(
      Puzzle puzzle, Submission submission, Limits limits, MeasuringThreads crew, long seed) {
    this.puzzle = puzzle;
    this.submission = submission;
    this.limits = limits;
    this.seed = seed;
    this.crew = crew;
    this.mix = Generators.named(puzzle.name(), "mix");
    this.starts =
        Generators.of(puzzle.name()).stream()
            .filter(Generator::isComplete)
            .filter(each -> !(each instanceof Enumeration))
            .toList();
    this.heuristic = puzzle.heuristics().stream().findFirst().orElse(null);
  }

  @Override
  public String drawn(long index) {
    return mix.draw(seed, index).input();
  }

  @Override
  public String start(long number) {
    Generator generator = starts.get((int) (number % starts.size()));
    try {
      return generator.draw(~seed, number).input();
    } catch (IllegalArgumentException cannot) {
      return null;
    }
  }

  @Override
  public int firstStarts() {
    return 0;
  }

  @Override
  public Reading measure(CostMeter meter, String input) {
    int distance = puzzle.oracle().distance(input);
    return isOutOfReach(distance) ? null : meter.read(input, distance);
  }

  @Override
  public Reading near(CostMeter climber, Reading here) {
    if (climber.random().nextInt(4) < VARIED_IN_FOUR) {
      String varied = varied(here.input(), climber.random());
      // the distance in another graph is expensive to compute, so the solver's claim is used
      Reading believed = varied == null || !puzzle.censusOfInstance() ? null : climber.read(varied);
      if (believed != null) {
        return isOutOfReach(believed.rank()) ? null : believed;
      }
      if (varied != null) {
        return measure(climber, varied);
      }
    }
    String input = changed(here, climber.random());
    return input == null ? null : measure(climber, input);
  }

  /**
   * A case near another. Half the time it is, of many, the one whose distance exceeds its estimate
   * most, which is hard for heuristic searches.
   */
  private String changed(Reading from, SplittableRandom random) {
    if (heuristic == null || random.nextBoolean()) {
      return moved(from.input(), random);
    }
    String best = null;
    int bestGap = Integer.MIN_VALUE;
    for (int i = 0; i < CANDIDATES; i++) {
      String next = moved(best == null || random.nextBoolean() ? from.input() : best, random);
      int gap = next == null ? Integer.MIN_VALUE : gap(next);
      if (gap > bestGap) {
        best = next;
        bestGap = gap;
      }
    }
    return best;
  }

  /** Distance minus estimate. */
  private int gap(String input) {
    int distance = puzzle.oracle().distance(input);
    if (isOutOfReach(distance)) {
      return Integer.MIN_VALUE;
    }
    int bound = distance == Answer.NO_SOLUTION ? puzzle.oracle().largestDistance() + 1 : distance;
    return bound - heuristic.estimate().applyAsInt(input);
  }

  /** A case of another graph, or one that moves cannot reach; null if there is none. */
  private String varied(String input, SplittableRandom random) {
    String here = input;
    for (int changes = 1 + random.nextInt(MOST_MOVES); here != null && changes > 0; changes--) {
      here = puzzle.space().variation(here, random);
    }
    return here;
  }

  private String moved(String input, SplittableRandom random) {
    String here = input;
    for (int moves = 1 + random.nextInt(MOST_MOVES); moves > 0; moves--) {
      List<String> near = puzzle.space().neighbours(here);
      if (near.isEmpty()) {
        return null;
      }
      here = near.get(random.nextInt(near.size()));
    }
    return here;
  }

  @Override
  public Reading pick(EliteArchive archive, SplittableRandom random) {
    return archive.pick(random);
  }

  @Override
  public boolean isEnough(Reading slowest) {
    return false;
  }

  /** Also true for unsolvable cases if the judge has none, since they prove nothing. */
  private boolean isOutOfReach(int distance) {
    return distance == Answer.NO_SOLUTION
        ? puzzle.censusOfInstance()
        : distance > submission.reach();
  }

  @Override
  public String words(Reading each) {
    return (each.rank() == Answer.NO_SOLUTION ? "-1" : "distance " + each.rank())
        + ": "
        + each.cpuNanos() / 1000
        + " µs of CPU time"
        + (each.nodes() > 0 ? ", " + each.nodes() + " nodes" : "");
  }

  @Override
  public HackReportBuilder compared(EliteArchive archive, List<Reading> usual, long until) {
    Remeasurement again =
        new Remeasurement(crew, each -> puzzle.oracle().distance(each.input()), MEDIAN, until);
    Reading slowest = again.slowest(archive.best());
    Integer distance = slowest.rank() == Answer.NO_SOLUTION ? null : slowest.rank();
    String file = puzzle.format().file(List.of(slowest.input()));
    return HackReportBuilder.builder()
        .slowest(HackReport.Slowest.of(slowest, distance, null, limits.timeNanos(), file))
        .byDistance(byDistance(slowest, archive, usual, again))
        .usual(HackReport.Usual.of(usual, again.costliest(usual)))
        .bySize(List.of())
        .cutShort(again.cutShort());
  }

  /**
   * The cost of random cases at the costliest distances.
   *
   * @param slowest the slowest case of all, measured again; it has the first distance
   */
  private List<HackReport.AtDistance> byDistance(
      Reading slowest, EliteArchive strata, List<Reading> usual, Remeasurement again) {
    Reading best = strata.best();
    List<Reading> others =
        strata.ranks().stream()
            .filter(rank -> rank != best.rank())
            .map(strata::best)
            .sorted(Comparator.comparingDouble(each -> -excess(each, usual)))
            .toList();
    List<HackReport.AtDistance> rows = new ArrayList<>();
    int most = Math.min(COMPARED_DISTANCES, 1 + others.size());
    for (int i = 0; i < most && !crew.isCancelled(); i++) {
      Reading each = i == 0 ? best : others.get(i - 1);
      long left = again.until() - System.nanoTime();
      long share = (long) (left * COMPARING / (most - i));
      List<Reading> random = randomAt(each.rank(), System.nanoTime() + share);
      Reading costly = i == 0 ? slowest : again.other(each);
      rows.add(HackReport.AtDistance.of(costly, random.size(), again.costliest(random)));
    }
    return rows;
  }

  /** How far the costliest case at a distance is above the drawn ones. */
  private static double excess(Reading costliest, List<Reading> usual) {
    long most =
        usual.stream()
            .filter(each -> each.rank() == costliest.rank())
            .mapToLong(Reading::cost)
            .max()
            .orElse(0);
    return most == 0 ? 0 : (double) costliest.cost() / most;
  }

  private List<Reading> randomAt(int distance, long until) {
    Generator generator;
    try {
      generator = Generators.named(puzzle.name(), "distance:" + distance);
    } catch (IllegalArgumentException none) {
      return List.of();
    }
    return crew.measured(
        until,
        MOST_COMPARED,
        index -> generator.draw(seed, index).input(),
        (meter, input) -> meter.read(input, distance));
  }
}
