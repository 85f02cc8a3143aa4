package harness.hack;

import java.util.ArrayList;
import java.util.List;

/** Measures cases again, alone, while time is left, and knows what it did not get to. */
final class Remeasurement {

  /** Number of measurements of each case. */
  private static final int MEASUREMENTS = 3;

  private final MeasuringThreads crew;
  private final long until;
  private boolean slowestCut;
  private int othersCut;

  /**
   * Prepares measurements.
   *
   * @param until when to end, in the time of {@link System#nanoTime}; a measurement that has begun
   *     by then is dropped
   */
  Remeasurement(MeasuringThreads crew, long until) {
    this.crew = crew;
    this.until = until;
  }

  /** The end, in the time of {@link System#nanoTime}. */
  long until() {
    return until;
  }

  /** The slowest case of all: the least of several measurements. */
  Reading leastOfSlowest(Reading each) {
    return slowest(each, each.rank(), 0);
  }

  /**
   * The slowest case of all: the median of several measurements.
   *
   * @param rank the exact rank of the case
   */
  Reading medianOfSlowest(Reading each, int rank) {
    return slowest(each, rank, 0.5);
  }

  private Reading slowest(Reading each, int rank, double quantile) {
    List<Reading> again = crew.again(each, rank, MEASUREMENTS, until);
    slowestCut |= again.size() < MEASUREMENTS;
    return chosen(each, again, quantile);
  }

  /** A case to compare with: the least of several measurements. */
  Reading least(Reading each) {
    return other(each, each.rank(), 0);
  }

  /**
   * A case to compare with: the median of several measurements.
   *
   * @param rank the exact rank of the case
   */
  Reading median(Reading each, int rank) {
    return other(each, rank, 0.5);
  }

  private Reading other(Reading each, int rank, double quantile) {
    List<Reading> again = crew.again(each, rank, MEASUREMENTS, until);
    othersCut += again.size() < MEASUREMENTS ? 1 : 0;
    return chosen(each, again, quantile);
  }

  private static Reading chosen(Reading each, List<Reading> again, double quantile) {
    return again.isEmpty() ? each : again.get((int) (quantile * again.size()));
  }

  /** What was not measured often enough because time was up, in words. */
  List<String> cutShort() {
    List<String> words = new ArrayList<>();
    if (slowestCut) {
      words.add("the slowest case was not measured again, alone, " + MEASUREMENTS + " times");
    }
    if (othersCut > 0) {
      words.add(
          (othersCut == 1 ? "one case" : othersCut + " cases")
              + " to compare with "
              + (othersCut == 1 ? "was" : "were")
              + " not measured again, alone, "
              + MEASUREMENTS
              + " times");
    }
    return List.copyOf(words);
  }
}
