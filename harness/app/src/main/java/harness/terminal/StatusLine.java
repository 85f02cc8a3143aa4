package harness.terminal;

import harness.machine.Terminal;
import harness.report.text.Text;
import java.time.Duration;

/**
 * Shows the current step, the number of steps and their rate when the total is unknown: a line on
 * standard error if that is a terminal, otherwise nothing. Used by one thread.
 */
public final class StatusLine implements AutoCloseable {

  /** Pause between updates: drawing the line must not disturb measurements. */
  private static final long PAUSE_NANOS = 200_000_000;

  private final String unit;
  private final long startNanos = System.nanoTime();
  private long shownNanos = startNanos - PAUSE_NANOS;
  private long steps;

  /** Starts a line for steps of a unit, as in {@code "files"}. */
  public StatusLine(String unit) {
    this.unit = unit;
  }

  /** Counts a step, and updates the line from time to time. */
  public void step(String doing) {
    steps++;
    long now = System.nanoTime();
    if (now - shownNanos >= PAUSE_NANOS) {
      shownNanos = now;
      Terminal.showStatus(text(doing, now - startNanos));
    }
  }

  private String text(String doing, long elapsedNanos) {
    return "%s  %s %s, %s/s, %s"
        .formatted(
            doing,
            Text.count((double) steps),
            unit,
            Text.count(steps / Math.max(1e-3, elapsedNanos / 1e9)),
            Text.duration(Duration.ofNanos(elapsedNanos)));
  }

  @Override
  public void close() {
    Terminal.clearStatus();
  }
}
