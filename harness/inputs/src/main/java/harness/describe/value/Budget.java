package harness.describe.value;

import java.time.Duration;

/**
 * Limits the time and memory for one input, so that no description runs forever. Not thread-safe.
 */
public final class Budget {

  /** Thrown if the budget is exceeded. */
  public static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Spent(String message) {
      super(message, null, false, false);
    }
  }

  /** Steps between two looks at the clock. */
  private static final int STEPS_TO_A_LOOK = 1 << 12;

  /** Maximum number of stored values; each takes about 100 bytes. */
  private static final long MOST_VALUES = 8_000_000;

  private final Duration time;
  private final long startNanos = System.nanoTime();
  private long steps;
  private long looked;
  private long values;

  /** Creates a budget that ends after a duration from now. */
  public Budget(Duration time) {
    this.time = time;
  }

  /**
   * Counts steps of work.
   *
   * @throws Spent if time is up
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
   * Counts one stored value.
   *
   * @throws Spent if there are too many
   */
  public void keep() {
    if (++values > MOST_VALUES) {
      throw new Spent("stores more than " + MOST_VALUES + " values");
    }
  }
}
