package harness.cli.options;

import harness.cases.UsageException;
import harness.report.RunReport;
import picocli.CommandLine.Option;

/** The option for the input size at which times are predicted. */
public final class GrowthOption {

  @Option(
      names = "--max-size",
      paramLabel = "BYTES",
      converter = OptionValues.Size.class,
      description =
          "Predict times for an input of this size, such as 200k (default: the largest input"
              + " drawn).")
  private Long bytes;

  /** Rejects the option for puzzles, whose inputs are all about the same size. */
  public void check(boolean ofPuzzle) {
    UsageException.when(
        bytes != null && ofPuzzle,
        "--max-size works for your own problems only; a puzzle's inputs are all short");
  }

  /** The report with predictions for the size that the user chose. */
  public RunReport predicting(RunReport report) {
    return bytes == null ? report : report.predicting(bytes);
  }
}
