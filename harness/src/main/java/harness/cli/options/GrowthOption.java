package harness.cli.options;

import harness.report.RunReport;
import harness.terminal.UsageException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option for the input size at which times are predicted. */
public final class GrowthOption {

  @Option(
      names = "--max-size",
      paramLabel = "BYTES",
      converter = Sizes.class,
      description =
          "Predict times for an input of this size, such as 200k (default: the largest input"
              + " drawn).")
  private Long bytes;

  /** Rejects the option for puzzles, whose inputs are all about the same size. */
  public void check(boolean ofPuzzle) {
    if (bytes != null && ofPuzzle) {
      throw new UsageException(
          "--max-size works for your own problems only; a puzzle's inputs are all short");
    }
  }

  /** The report with predictions for the size that the user chose. */
  public RunReport predicting(RunReport report) {
    return bytes == null ? report : report.predicting(bytes);
  }

  /** Reads {@code 4000}, {@code 200k}, {@code 1.5m} as bytes, by powers of 1000. */
  public static final class Sizes implements ITypeConverter<Long> {

    private static final Pattern FORM =
        Pattern.compile("(\\d{1,12}(?:\\.\\d{1,6})?) ?(k|m|g|)b?", Pattern.CASE_INSENSITIVE);

    @Override
    public Long convert(String text) {
      Matcher form = FORM.matcher(text);
      if (form.matches()) {
        long unit =
            switch (form.group(2).toLowerCase(Locale.ROOT)) {
              case "k" -> 1000;
              case "m" -> 1_000_000;
              case "g" -> 1_000_000_000;
              default -> 1;
            };
        long bytes = Math.round(Double.parseDouble(form.group(1)) * unit);
        if (bytes > 0) {
          return bytes;
        }
      }
      throw new TypeConversionException("'" + text + "' is not a size, such as 4000, 200k or 1.5m");
    }
  }
}
