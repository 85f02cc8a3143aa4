package harness.hack;

import harness.generators.Generator;
import harness.generators.Generators;
import harness.reference.Puzzle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The cost of ordinary cases, for comparison with the costliest found. */
final class Baseline {

  private static final double COMPARING = 0.8;

  private static final int MOST_COMPARED = 10_000;

  /** Number of distances whose slowest case is compared with random ones. */
  private static final int COMPARED_DISTANCES = 3;

  private final Puzzle puzzle;
  private final MeasuringThreads crew;
  private final long seed;

  Baseline(Puzzle puzzle, MeasuringThreads crew, long seed) {
    this.puzzle = puzzle;
    this.crew = crew;
    this.seed = seed;
  }

  /** The cost of the default draws. */
  HackReport.Usual usual(List<Reading> drawn, Remeasurement again) {
    return HackReport.Usual.of(drawn, costliest(drawn, again));
  }

  /** Measures the slowest case of all again. */
  Reading slowest(Reading each, Remeasurement again) {
    return again.slowest(each, rank(each));
  }

  private int rank(Reading each) {
    return puzzle.oracle().distance(each.input());
  }

  /**
   * The cost of random cases at the costliest distances.
   *
   * @param slowest the slowest case of all, measured again; it has the first distance
   */
  List<HackReport.AtDistance> compare(
      Reading slowest, EliteArchive strata, List<Reading> usual, Remeasurement again) {
    List<Integer> distances =
        strata.ranks().stream()
            .sorted(
                (a, b) ->
                    Double.compare(excess(strata.best(b), usual), excess(strata.best(a), usual)))
            .toList();
    Reading best = strata.best();
    List<Integer> compared = new ArrayList<>(List.of(best.rank()));
    distances.stream().filter(d -> d != best.rank()).forEach(compared::add);
    List<HackReport.AtDistance> rows = new ArrayList<>();
    int most = Math.min(COMPARED_DISTANCES, compared.size());
    for (int i = 0; i < most && !crew.isCancelled(); i++) {
      long left = again.until() - System.nanoTime();
      long share = (long) (left * COMPARING / (most - i));
      List<Reading> random = randomAt(compared.get(i), System.nanoTime() + share);
      Reading costly = i == 0 ? slowest : measuredAgain(strata.best(compared.get(i)), again);
      rows.add(HackReport.AtDistance.of(costly, random.size(), costliest(random, again)));
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
        (member, input) -> member.gauge().read(input, distance));
  }

  /** The costliest of some cases, measured again alone; null if there are none. */
  private Reading costliest(List<Reading> readings, Remeasurement again) {
    return readings.stream()
        .max(Comparator.comparingLong(Reading::cost))
        .map(each -> measuredAgain(each, again))
        .orElse(null);
  }

  private Reading measuredAgain(Reading each, Remeasurement again) {
    return again.other(each, rank(each));
  }
}
