package harness.describe.value;

import java.time.Duration;

/** Bounds the work for one input, so that no description runs forever. Not thread-safe. */
public final class Budget {

  /** The work went beyond its bound. */
  public static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Spent(String message) {
      super(message, null, false, false);
    }
  }

  /** The clock is looked at that often. */
  private static final int STEPS_TO_A_LOOK = 1 << 12;

  /** About 100 bytes each are kept for values. */
  private static final long MOST_VALUES = 8_000_000;

  private final Duration time;
  private final long startNanos = System.nanoTime();
  private long steps;
  private long looked;
  private long values;

  /** Some time from now on. */
  public Budget(Duration time) {
    this.time = time;
  }

  /**
   * Takes note of work.
   *
   * @throws Spent when time is up
   */
  public void step(long count) {
    steps += count;
    if (steps - looked >= STEPS_TO_A_LOOK) {
      looked = steps;
      if (System.nanoTime() - startNanos > time.toNanos()) {
        throw new Spent("not finished after " + time.toMillis() + " ms");
      }
    }
  }

  /**
   * Takes note of a value that is kept.
   *
   * @throws Spent when there are too many
   */
  public void keep() {
    if (++values > MOST_VALUES) {
      throw new Spent("keeps more than " + MOST_VALUES + " values");
    }
  }
}
