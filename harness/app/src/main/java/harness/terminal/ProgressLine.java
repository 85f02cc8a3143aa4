package harness.terminal;

import harness.machine.Terminal;
import java.time.Duration;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Progress, speed and remaining time: a line on standard error if that is a terminal, otherwise
 * nothing.
 */
public final class ProgressLine implements AutoCloseable {

  /** The total if it is unknown. */
  public static final long NO_END = -1;

  private final ProgressBar bar;

  /**
   * Starts a line for work that may have been begun earlier.
   *
   * @param most the total, or {@link #NO_END}
   * @param unit as in {@code " cases"}
   * @param done how many were done earlier
   * @param took how long those took
   */
  public ProgressLine(long most, String unit, long done, Duration took) {
    this.bar =
        Terminal.onError()
            ? new ProgressBarBuilder()
                .setTaskName("running")
                .setInitialMax(most)
                .startsFrom(done, took)
                .setUnit(unit, 1)
                .setStyle(
                    Terminal.showsUnicode()
                        ? ProgressBarStyle.UNICODE_BLOCK
                        : ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .showSpeed()
                .clearDisplayOnFinish()
                .build()
            : null;
  }

  /** Shows how many are done, followed by a few words. */
  public void show(long done, String words) {
    if (bar != null) {
      bar.stepTo(done);
      bar.setExtraMessage(words);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
