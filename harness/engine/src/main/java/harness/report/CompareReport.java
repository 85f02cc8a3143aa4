package harness.report;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A comparison of submissions, as data. The snake-case names are its JSON for scripts.
 *
 * @param n cases at each distance
 * @param rounds rounds of measurements, if they do not take too long
 * @param largestDistance the largest requested distance, null for all
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

  /**
   * The limits that the standings refer to.
   *
   * @param safetyFactor a distance is safe if the limit is at least this many times the slowest
   *     right file's time
   */
  public record LimitsInForce(
      double timeMs, long memoryBytes, int casesPerFile, double safetyFactor) {}

  /**
   * One submission.
   *
   * @param safeDistance the largest distance up to which every distance is {@link
   *     SolverStanding#SAFE}, null if there is none
   * @param safeUnsolvable whether cases whose answer is -1 are also safe; null if none were run
   * @param slowestSafeMs CPU time of the slowest file at the safe distances
   * @param byDistance nearest first; the list ends where the submission exceeded a limit
   */
  public record Entry(
      String name,
      String kind,
      String guarantee,
      Integer safeDistance,
      Boolean safeUnsolvable,
      double slowestSafeMs,
      List<Row> byDistance) {

    /** Its costs up to the farthest safe distance; empty if none is safe. */
    public Optional<Reach> reach() {
      List<Row> safe =
          byDistance.stream().takeWhile(row -> row.standing() == SolverStanding.SAFE).toList();
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

    /** The row of a distance; empty if it was not run there. */
    public Optional<Row> at(Integer distance) {
      return byDistance.stream()
          .filter(row -> Objects.equals(row.distance(), distance))
          .findFirst();
    }

    /** Answers above the optimum. */
    public int tooLong() {
      return byDistance.stream().mapToInt(Row::tooLong).sum();
    }

    /** Number of cases that it answered or failed on. */
    public int cases() {
      return byDistance.stream().mapToInt(Row::cases).sum();
    }
  }

  /**
   * A submission's costs at its safe distances.
   *
   * @param slowestFileMs CPU time of the slowest file
   * @param spread the typical {@link Row#spread()}: its median over the distances
   * @param expandedPerCase the most at any distance, 0 if unknown
   * @param storedStates the most states stored at once, 0 if unknown
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
   * @param distance null for cases whose right answer is -1
   * @param cases cases that it answered or failed on
   * @param rounds rounds of measurements
   * @param p50Us CPU time of the median case in microseconds; a case's time is its median over the
   *     rounds, for a program its share of its file's time
   * @param lowUs the smallest median of a round
   * @param highUs the largest median of a round
   * @param slowestFileMs CPU time of the slowest file; a file's time is its median over the rounds
   * @param expandedPerCase states expanded, 0 if unknown
   * @param storedStates the most states stored at once, 0 if unknown
   * @param peakBytes peak resident memory of a program; for a built-in solver, {@link
   *     harness.cases.Limits#BYTES_PER_STATE} for each stored state
   * @param tooLong answers above the optimum, if it does not guarantee the optimum
   * @param wrong wrong answers
   * @param standing the assessment under the limits
   * @param fault what is wrong, null if nothing is
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
      SolverStanding standing,
      String fault) {

    /** Half the range of the rounds' medians, as a share of the median; 0 for a single round. */
    public double spread() {
      return p50Us == 0 ? 0 : (highUs - lowUs) / 2 / p50Us;
    }
  }
}
