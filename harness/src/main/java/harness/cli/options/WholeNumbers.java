package harness.cli.options;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers of options; errors are in plain English. */
public final class WholeNumbers {

  private WholeNumbers() {}

  /** Registers the converters with a command line and its subcommands. */
  public static void register(CommandLine line) {
    line.registerConverter(Long.class, text -> parse(text, Long::valueOf));
    line.registerConverter(long.class, text -> parse(text, Long::valueOf));
    line.registerConverter(Integer.class, text -> parse(text, Integer::valueOf));
    line.registerConverter(int.class, text -> parse(text, Integer::valueOf));
  }

  private static <T> T parse(String text, Function<String, T> type) {
    try {
      return type.apply(text);
    } catch (NumberFormatException e) {
      boolean whole = text.matches("[+-]?\\d+");
      throw new TypeConversionException(
          "'" + text + "' is " + (whole ? "out of range" : "not a whole number"));
    }
  }
}
