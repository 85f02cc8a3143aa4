package harness.benchmarks.mutants;

import harness.cases.Generator;
import harness.generators.Generators;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws mutants by rule: two to four features of a random case, drawn half of the time evenly over
 * the distances and half of the time uniformly over all cases, and a way to be wrong. A mutant is
 * kept, in the order drawn, if its measured rate is between one in 10 and one in 10^6, up to
 * {@value #OF_DECADE} for each power of ten.
 */
final class DrawnMutants {

  private static final int CANDIDATES = 250;
  private static final int OF_DECADE = 2;
  private static final int DECADES = 5;
  private static final double COMMONEST = 0.1;
  private static final double RAREST = 1e-6;

  /** The least number of wrong cases in a sample for its rate to count. */
  private static final int ENOUGH_SEEN = 5;

  private final Plants plants;
  private final SplittableRandom random;
  private final Generator even;
  private final Generator uniform;
  private final Examination examination;
  private final long seed;
  private long index;

  DrawnMutants(Plants plants, long seed) {
    this.plants = plants;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
    this.even = Generators.named(plants.puzzle(), "spread");
    this.uniform = Generators.named(plants.puzzle(), "uniform");
    this.examination = new Examination(plants);
  }

  /** The candidates, most of which are not kept. */
  List<Mutant> candidates() {
    List<Mutant> candidates = new ArrayList<>(CANDIDATES);
    for (int i = 0; i < CANDIDATES; i++) {
      candidates.add(candidate(someCase(i % 2 == 0 ? even : uniform)));
    }
    return candidates;
  }

  /** The indices of the candidates that are kept. */
  List<Integer> kept(List<Mutant> candidates, Rates rates, int offset) {
    int[] ofDecade = new int[DECADES];
    List<Integer> kept = new ArrayList<>();
    for (int i = offset; i < offset + candidates.size(); i++) {
      double share = rates.share(i);
      boolean enough = plants.isWhole() || rates.seen(i) >= ENOUGH_SEEN;
      if (enough && RAREST <= share && share < COMMONEST) {
        int decade = Math.min(DECADES - 1, (int) -Math.log10(share) - 1);
        if (ofDecade[decade]++ < OF_DECADE) {
          kept.add(i);
        }
      }
    }
    return kept;
  }

  private Sight someCase(Generator from) {
    while (true) {
      Sight sight = examination.sight(from.draw(seed, index++).input());
      if (sight.isSolvable()) {
        return sight;
      }
    }
  }

  private Mutant candidate(Sight like) {
    int wanted = random.nextInt(2, 5);
    List<Feature> features = new ArrayList<>();
    while (features.size() < wanted) {
      Feature feature = feature(like);
      if (features.stream().noneMatch(other -> other.place() == feature.place())) {
        features.add(feature);
      }
    }
    List<Mistake> mistakes = plants.mistakes();
    return Mutant.drawn(plants.traits(), features, mistakes.get(random.nextInt(mistakes.size())));
  }

  /** A feature that the case has; half of the time a feature of the case as a whole. */
  private Feature feature(Sight like) {
    Traits traits = plants.traits();
    int place = random.nextInt(random.nextBoolean() ? traits.whole() : traits.all().size());
    int value = like.traits()[place];
    boolean ordered = traits.all().get(place).ordered();
    return switch (ordered ? random.nextInt(3) : 0) {
      case 1 -> new Feature(place, Integer.MIN_VALUE, value);
      case 2 -> new Feature(place, value, Integer.MAX_VALUE);
      default -> new Feature(place, value, value);
    };
  }
}
