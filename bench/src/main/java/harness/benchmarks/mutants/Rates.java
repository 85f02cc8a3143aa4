package harness.benchmarks.mutants;

import java.util.List;

/**
 * The share of the cases within the limit on which each mutant is wrong. If very many cases of a
 * part would have to be judged, the first ones determine the share of the others that is really
 * wrong.
 */
final class Rates {

  /** The most cases that are judged for a mutant in one part. */
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

  /** Measures mutants whose answers depend only on the case. */
  static Rates of(Plants plants, List<Mutant> mutants, long seed) {
    Rates rates = new Rates(plants, mutants);
    plants.cases(seed).parallel().forEach(rates::add);
    return rates;
  }

  /** The counts of one mutant in one part of the cases. */
  private static final class Count {
    double weight;
    long cases;
    long wrong;

    /** The share of the judged cases that is wrong; if there are few cases, all are judged. */
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

  /** The share of all cases on which a mutant is wrong, 0 to 1. */
  double share(int mutant) {
    return shares[mutant];
  }

  /** The number of wrong cases among those visited. */
  long seen(int mutant) {
    return seen[mutant];
  }
}
