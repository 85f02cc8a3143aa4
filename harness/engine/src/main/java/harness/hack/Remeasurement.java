package harness.hack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/** Measures cases again, alone, while time is left, and knows what it did not get to. */
public final class Remeasurement {

  private static final int MEASUREMENTS = 3;

  private final MeasuringThreads crew;
  private final ToIntFunction<Reading> rank;
  private final double quantile;
  private final long until;
  private boolean slowestCut;
  private int othersCut;

  /**
   * @param rank the exact rank of a case
   * @param quantile which of the measurements of a case counts: 0 the least, 0.5 the median
   * @param until when to end, in the time of {@link System#nanoTime}; a measurement that has begun
   *     by then is dropped
   */
  public Remeasurement(
      MeasuringThreads crew, ToIntFunction<Reading> rank, double quantile, long until) {
    this.crew = crew;
    this.rank = rank;
    this.quantile = quantile;
    this.until = until;
  }

  public long until() {
    return until;
  }

  public Reading slowest(Reading each) {
    List<Reading> again = again(each);
    slowestCut |= again.size() < MEASUREMENTS;
    return chosen(each, again);
  }

  public Reading other(Reading each) {
    List<Reading> again = again(each);
    othersCut += again.size() < MEASUREMENTS ? 1 : 0;
    return chosen(each, again);
  }

  /** Measures the costliest of some cases to compare with again; null if there are none. */
  public Reading costliest(List<Reading> others) {
    return others.stream()
        .max(Comparator.comparingLong(Reading::cost))
        .map(this::other)
        .orElse(null);
  }

  /** The measurements, by CPU time. */
  private List<Reading> again(Reading each) {
    List<Reading> again = new ArrayList<>();
    if (crew.goesOn(until)) {
      crew.alone(() -> !crew.goesOn(until), meter -> measure(meter, each, again));
    }
    again.sort(Comparator.comparingLong(Reading::cpuNanos));
    return again;
  }

  private void measure(CostMeter meter, Reading each, List<Reading> again) {
    int exact = rank.applyAsInt(each);
    for (int i = 0; i < MEASUREMENTS && crew.goesOn(until); i++) {
      Reading reading = meter.read(each.input(), exact);
      if (reading != null) {
        again.add(reading);
      }
    }
  }

  private Reading chosen(Reading each, List<Reading> again) {
    return again.isEmpty() ? each : again.get((int) (quantile * again.size()));
  }

  /** What was not measured often enough because time was up, in words. */
  public List<String> cutShort() {
    String notAgain = " not measured again, alone, " + MEASUREMENTS + " times";
    List<String> words = new ArrayList<>();
    if (slowestCut) {
      words.add("the slowest case was" + notAgain);
    }
    if (othersCut > 0) {
      words.add(
          (othersCut == 1
                  ? "one case to compare with was"
                  : othersCut + " cases to compare with were")
              + notAgain);
    }
    return List.copyOf(words);
  }
}
