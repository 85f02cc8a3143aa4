package harness.cli.options;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code 500ms}, {@code 1s}, {@code 1.5s}, {@code 2m}, {@code 8h}. */
public final class Durations implements ITypeConverter<Duration> {

  private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)");
  private static final Map<String, Long> NANOS =
      Map.of("ms", 1_000_000L, "s", 1_000_000_000L, "m", 60_000_000_000L, "h", 3_600_000_000_000L);

  @Override
  public Duration convert(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      BigDecimal nanos =
          new BigDecimal(form.group(1)).multiply(BigDecimal.valueOf(NANOS.get(form.group(2))));
      if (nanos.signum() > 0 && nanos.compareTo(BigDecimal.valueOf(Long.MAX_VALUE / 4)) < 0) {
        return Duration.ofNanos(nanos.longValue());
      }
    }
    throw new TypeConversionException(
        "'" + text + "' is not a positive time, such as 500ms, 1.5s, 2m or 8h");
  }
}
