package harness.cli.options;

import harness.report.RunReport;
import harness.terminal.UsageException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option about the size of input whose time is predicted. */
public final class GrowthOption {

  @Option(
      names = "--max-size",
      paramLabel = "BYTES",
      converter = Sizes.class,
      description =
          "Predict times for an input of this size, such as 200k (default: the largest input drawn).")
  private Long bytes;

  /** Fails where a problem is no set of programs, whose inputs are all of a size. */
  public void check(boolean ofPuzzle) {
    if (bytes != null && ofPuzzle) {
      throw new UsageException(
          "--max-size goes with your own problems only; a puzzle's inputs are all short");
    }
  }

  /** A report that speaks of the size that the user wants. */
  public RunReport asked(RunReport report) {
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
      throw new TypeConversionException(
          "'" + text + "' is no size; expected for example 4000, 200k or 1.5m");
    }
  }
}
