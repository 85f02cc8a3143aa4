package harness.terminal;

import java.time.Duration;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * How far something has come, how fast it goes and how long it will take: a line on standard error
 * where that is a terminal, nothing elsewhere.
 */
public final class ProgressLine implements AutoCloseable {

  /** Stands for how many there are where that is not known. */
  public static final long NO_END = -1;

  private final ProgressBar bar;

  /**
   * A line.
   *
   * @param unit as in {@code " cases"}
   */
  public ProgressLine(long most, String unit) {
    this(most, unit, 0, Duration.ZERO);
  }

  /**
   * A line of what was begun before.
   *
   * @param most how many there are, or {@link #NO_END}
   * @param done how many of them were done before
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

  /** Shows how many are done, with a few words behind. */
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
