package harness.cli.options;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** Reads options that take one of a few words; errors list the words as users write them. */
public final class WordOptions {

  private WordOptions() {}

  /** Registers the converters with a command line and its subcommands. */
  public static void register(CommandLine line) {
    line.getSubcommands().values().stream()
        .flatMap(command -> command.getCommandSpec().options().stream())
        .map(OptionSpec::type)
        .filter(Class::isEnum)
        .distinct()
        .forEach(type -> register(line, type));
  }

  private static <T> void register(CommandLine line, Class<T> type) {
    line.registerConverter(type, text -> parse(text, type));
  }

  private static <T> T parse(String text, Class<T> type) {
    T[] constants = type.getEnumConstants();
    return Stream.of(constants)
        .filter(each -> word(each).equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(refusal(text, constants)));
  }

  private static String refusal(String text, Object[] constants) {
    String words = Stream.of(constants).map(WordOptions::word).collect(Collectors.joining(", "));
    return "'" + text + "'; expected " + (constants.length == 1 ? words : "one of " + words);
  }

  private static String word(Object constant) {
    return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT);
  }
}
