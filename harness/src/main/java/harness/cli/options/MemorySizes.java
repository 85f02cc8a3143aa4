package harness.cli.options;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code 64k}, {@code 128m}, {@code 2g} as bytes, by powers of 1024. */
final class MemorySizes implements ITypeConverter<Long> {

  private static final Pattern FORM = Pattern.compile("(\\d{1,9})([kmg])(?:i?b)?");

  @Override
  public Long convert(String text) {
    Matcher form = FORM.matcher(text.toLowerCase(Locale.ROOT));
    if (form.matches()) {
      int shift =
          switch (form.group(2)) {
            case "k" -> 10;
            case "m" -> 20;
            default -> 30;
          };
      long bytes = Long.parseLong(form.group(1)) << shift;
      if (bytes > 0) {
        return bytes;
      }
    }
    throw new TypeConversionException(
        "'" + text + "' is not a memory size, such as 64k, 128m or 2g");
  }
}
