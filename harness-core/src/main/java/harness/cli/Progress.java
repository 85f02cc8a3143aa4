package harness.cli;

import harness.campaign.Chunk;
import harness.report.Tally;
import java.util.function.Consumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar on standard error where that is a terminal, nothing elsewhere. */
final class Progress implements Consumer<Chunk>, AutoCloseable {

  private final Tally tally;
  private final ProgressBar bar;

  Progress(Tally tally, long cases) {
    this.tally = tally;
    this.bar =
        Terminal.onError()
            ? new ProgressBarBuilder()
                .setTaskName("running")
                .setInitialMax(cases)
                .setUnit(" cases", 1)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .setUpdateIntervalMillis(200)
                .showSpeed()
                .clearDisplayOnFinish()
                .build()
            : null;
  }

  @Override
  public void accept(Chunk chunk) {
    if (bar != null) {
      bar.stepTo(tally.done());
      bar.setExtraMessage(tally.found() == 0 ? "" : " " + tally.found() + " wrong");
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
