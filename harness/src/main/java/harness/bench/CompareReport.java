package harness.bench;

import java.util.List;
import java.util.Optional;

/**
 * Submissions side by side, as data; the field names in snake case are the JSON that scripts read.
 *
 * @param n cases of each distance
 * @param rounds times that each case is measured, where that does not take too long
 * @param largestDistance the largest distance that was asked for, null for all there are
 */
public record CompareReport(
    String puzzle,
    long seed,
    int n,
    int rounds,
    Integer largestDistance,
    long elapsedMs,
    boolean interrupted,
    LimitsInForce limits,
    List<Entry> submissions) {

  public CompareReport {
    submissions = List.copyOf(submissions);
  }

  /**
   * The limits that the verdicts speak of.
   *
   * @param safetyFactor how many times the slowest right file's time the limit must be
   */
  public record LimitsInForce(
      double timeMs, long memoryBytes, int casesPerFile, double safetyFactor) {}

  /**
   * One submission.
   *
   * @param safeDistance the largest distance up to which every one is {@link Standing#SAFE}, null
   *     if there is none
   * @param safeUnsolvable whether cases whose answer is -1 are safe as well; null where none were
   *     run
   * @param slowestSafeMs CPU time of the slowest file among the safe ones
   * @param byDistance nearest first; it ends where the submission broke a limit
   */
  public record Entry(
      String name,
      String kind,
      String guarantee,
      Integer safeDistance,
      Boolean safeUnsolvable,
      double slowestSafeMs,
      List<Row> byDistance) {

    public Entry {
      byDistance = List.copyOf(byDistance);
    }

    /** What it takes up to the farthest safe distance; empty where none is safe. */
    public Optional<Reach> reach() {
      List<Row> safe =
          byDistance.stream().takeWhile(row -> row.standing() == Standing.SAFE).toList();
      if (safe.isEmpty()) {
        return Optional.empty();
      }
      double[] spreads = safe.stream().mapToDouble(Row::spread).sorted().toArray();
      return Optional.of(
          new Reach(
              slowestSafeMs,
              spreads[spreads.length / 2],
              safe.stream().mapToDouble(Row::expandedPerCase).max().orElse(0),
              safe.stream().mapToLong(Row::storedStates).max().orElse(0),
              safe.stream().mapToLong(Row::peakBytes).max().orElse(0)));
    }

    /** Answers above the optimum. */
    public int tooLong() {
      return byDistance.stream().mapToInt(Row::tooLong).sum();
    }

    /** Cases that it answered or failed on. */
    public int cases() {
      return byDistance.stream().mapToInt(Row::cases).sum();
    }
  }

  /**
   * What a submission takes as far as it is safe.
   *
   * @param slowestFileMs CPU time of the slowest file
   * @param spread the usual {@link Row#spread()}: its median over the distances
   * @param expandedPerCase the most of a distance, 0 where unknown
   * @param storedStates the most stored at once, 0 where unknown
   * @param peakBytes the most memory, as in {@link Row#peakBytes}
   */
  public record Reach(
      double slowestFileMs,
      double spread,
      double expandedPerCase,
      long storedStates,
      long peakBytes) {}

  /**
   * One submission at one exact distance.
   *
   * @param distance null where the right answer is -1
   * @param cases those that it answered or failed on
   * @param rounds times that each was measured
   * @param p50Us CPU time of the median case, of each case its median over the rounds, in
   *     microseconds; of a program the case's share of its file's
   * @param lowUs the least of the rounds' medians
   * @param highUs the largest of them
   * @param slowestFileMs CPU time of the slowest file, of each file its median over the rounds
   * @param expandedPerCase states expanded, 0 where unknown
   * @param storedStates the most stored at once, 0 where unknown
   * @param peakBytes resident peak of a program; of a built-in solver its stored states, each at
   *     {@link harness.cases.Limits#BYTES_PER_STATE}
   * @param tooLong answers above the optimum, of a submission that promises none
   * @param wrong wrong answers
   * @param standing what that means under the limits
   * @param fault what is wrong, null where nothing is
   */
  public record Row(
      Integer distance,
      int cases,
      int rounds,
      double p50Us,
      double lowUs,
      double highUs,
      double slowestFileMs,
      double expandedPerCase,
      long storedStates,
      long peakBytes,
      int tooLong,
      int wrong,
      Standing standing,
      String fault) {

    /** Half the range of the rounds' medians as a part of the median; 0 for a single round. */
    public double spread() {
      return p50Us == 0 ? 0 : (highUs - lowUs) / 2 / p50Us;
    }
  }
}
