package harness.benchmarks.mutants;

import java.util.List;

/**
 * In which share of the cases within the limit mutants are wrong. Where very many cases of a part
 * are to be judged, the first of them say how many of the others are really wrong.
 */
final class Rates {

  /** Cases of a mutant that are judged in one part. */
  private static final int JUDGED = 40;

  private final Examination examination;
  private final List<Mutant> mutants;
  private final double[] shares;
  private final long[] seen;

  private Rates(Plants plants, List<Mutant> mutants) {
    this.examination = new Examination(plants);
    this.mutants = mutants;
    this.shares = new double[mutants.size()];
    this.seen = new long[mutants.size()];
  }

  /** Measures mutants whose answers depend on the case alone. */
  static Rates of(Plants plants, List<Mutant> mutants, long seed) {
    Rates rates = new Rates(plants, mutants);
    plants.cases(seed).parallel().forEach(rates::add);
    return rates;
  }

  /** One mutant in one part of all cases. */
  private static final class Count {
    double weight;
    long cases;
    long wrong;

    /** Of those that are judged; all where they are few. */
    double wrongShare() {
      return cases == 0 ? 0 : (double) wrong / Math.min(cases, JUDGED);
    }
  }

  private void add(Plants.Part part) {
    Count[] counts = new Count[shares.length];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new Count();
    }
    part.each((input, weight) -> add(examination.sight(input), weight, counts));
    synchronized (this) {
      for (int i = 0; i < counts.length; i++) {
        shares[i] += counts[i].weight * counts[i].wrongShare();
        seen[i] += Math.round(counts[i].cases * counts[i].wrongShare());
      }
    }
  }

  private void add(Sight sight, double weight, Count[] counts) {
    for (int i = 0; i < counts.length; i++) {
      Mutant mutant = mutants.get(i);
      if (mutant.where().test(sight)) {
        Count count = counts[i];
        count.weight += weight;
        if (count.cases++ < JUDGED
            && examination.isWrong(mutant.mistake().made().apply(sight), sight)) {
          count.wrong++;
        }
      }
    }
  }

  /** The share of all cases, 0 to 1. */
  double share(int mutant) {
    return shares[mutant];
  }

  /** How many cases were wrong, of those that were gone through. */
  long seen(int mutant) {
    return seen[mutant];
  }
}
