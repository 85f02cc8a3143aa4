package harness.hack;

import java.util.ArrayList;
import java.util.List;

/** Measures cases again, alone, while time is left, and knows what it did not get to. */
final class Remeasurement {

  /** Number of measurements of each case. */
  private static final int MEASUREMENTS = 3;

  private final MeasuringThreads crew;
  private final double quantile;
  private final long until;
  private boolean slowestCut;
  private int othersCut;

  /**
   * Prepares measurements.
   *
   * @param quantile which of the measurements of a case counts: 0 the least, 0.5 the median
   * @param until when to end, in the time of {@link System#nanoTime}; a measurement that has begun
   *     by then is dropped
   */
  Remeasurement(MeasuringThreads crew, double quantile, long until) {
    this.crew = crew;
    this.quantile = quantile;
    this.until = until;
  }

  /** The end, in the time of {@link System#nanoTime}. */
  long until() {
    return until;
  }

  /**
   * Measures the slowest case of all again.
   *
   * @param rank the exact rank of the case
   */
  Reading slowest(Reading each, int rank) {
    List<Reading> again = crew.again(each, rank, MEASUREMENTS, until);
    slowestCut |= again.size() < MEASUREMENTS;
    return chosen(each, again);
  }

  /**
   * Measures a case to compare with again.
   *
   * @param rank the exact rank of the case
   */
  Reading other(Reading each, int rank) {
    List<Reading> again = crew.again(each, rank, MEASUREMENTS, until);
    othersCut += again.size() < MEASUREMENTS ? 1 : 0;
    return chosen(each, again);
  }

  private Reading chosen(Reading each, List<Reading> again) {
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
