package harness.terminal;

import harness.report.text.Text;
import java.time.Duration;

/**
 * What is being done, how much was, and how fast, where nobody knows how much is left: a line on
 * standard error where that is a terminal, nothing elsewhere. Used by one thread.
 */
public final class StatusLine implements AutoCloseable {

  /** Between two updates: drawing the line must not disturb what is measured. */
  private static final long PAUSE_NANOS = 200_000_000;

  private final String unit;
  private final long startNanos = System.nanoTime();
  private long shownNanos = startNanos - PAUSE_NANOS;
  private long steps;

  /**
   * A line.
   *
   * @param unit what a step is, as in {@code "files"}
   */
  public StatusLine(String unit) {
    this.unit = unit;
  }

  /** Takes a step, and now and then says so. */
  public void step(String doing) {
    steps++;
    long now = System.nanoTime();
    if (now - shownNanos >= PAUSE_NANOS) {
      shownNanos = now;
      Terminal.showStatus(text(doing, now - startNanos));
    }
  }

  private String text(String doing, long elapsedNanos) {
    return doing
        + "  "
        + Text.count((double) steps)
        + " "
        + unit
        + ", "
        + Text.count(steps / Math.max(1e-3, elapsedNanos / 1e9))
        + "/s, "
        + Text.duration(Duration.ofNanos(elapsedNanos));
  }

  @Override
  public void close() {
    Terminal.clearStatus();
  }
}
