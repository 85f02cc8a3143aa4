package harness.cli.options;

import harness.campaign.Shard;
import harness.process.NamedFiles;
import harness.sandbox.Isolation;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options; errors are in plain English. */
public final class OptionValues {

  private OptionValues() {}

  /** Registers converters for whole numbers and words with a command line and its subcommands. */
  public static void register(CommandLine line) {
    line.registerConverter(Long.class, text -> whole(text, Long::valueOf));
    line.registerConverter(long.class, text -> whole(text, Long::valueOf));
    line.registerConverter(Integer.class, text -> whole(text, Integer::valueOf));
    line.registerConverter(int.class, text -> whole(text, Integer::valueOf));
    line.getSubcommands().values().stream()
        .flatMap(command -> command.getCommandSpec().options().stream())
        .map(OptionSpec::type)
        .filter(Class::isEnum)
        .distinct()
        .forEach(type -> registerWords(line, type));
  }

  private static <T> T whole(String text, Function<String, T> type) {
    try {
      return type.apply(text);
    } catch (NumberFormatException e) {
      throw refused(text, text.matches("[+-]?\\d+") ? "is out of range" : "is not a whole number");
    }
  }

  private static <T> void registerWords(CommandLine line, Class<T> type) {
    line.registerConverter(type, text -> word(text, type));
  }

  /** One of a few words; the error lists them as users write them. */
  private static <T> T word(String text, Class<T> type) {
    Map<String, T> words = new LinkedHashMap<>();
    for (T each : type.getEnumConstants()) {
      words.put(((Enum<?>) each).name().toLowerCase(Locale.ROOT), each);
    }
    T meant = words.get(text.toLowerCase(Locale.ROOT));
    if (meant == null) {
      String all = String.join(", ", words.keySet());
      throw new TypeConversionException(
          "'" + text + "'; expected " + (words.size() == 1 ? all : "one of " + all));
    }
    return meant;
  }

  /** Reads {@code input.txt,output.txt}; one of the names may be empty. */
  public static final class Files implements ITypeConverter<NamedFiles> {
    @Override
    public NamedFiles convert(String text) {
      try {
        return NamedFiles.parse(text);
      } catch (IllegalArgumentException unusable) {
        throw new TypeConversionException(unusable.getMessage());
      }
    }
  }

  /** Reads {@code 500ms}, {@code 1s}, {@code 1.5s}, {@code 2m}, {@code 8h}. */
  public static final class Time implements ITypeConverter<Duration> {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)");
    private static final Map<String, Long> NANOS =
        Map.of(
            "ms", 1_000_000L, "s", 1_000_000_000L, "m", 60_000_000_000L, "h", 3_600_000_000_000L);

    @Override
    public Duration convert(String text) {
      Matcher form = FORM.matcher(text);
      if (form.matches()) {
        BigDecimal unit = BigDecimal.valueOf(NANOS.get(form.group(2)));
        BigDecimal nanos = new BigDecimal(form.group(1)).multiply(unit);
        if (nanos.signum() > 0 && nanos.compareTo(BigDecimal.valueOf(Long.MAX_VALUE / 4)) < 0) {
          return Duration.ofNanos(nanos.longValue());
        }
      }
      throw refused(text, "is not a positive time, such as 500ms, 1.5s, 2m or 8h");
    }
  }

  /** Reads {@code 64k}, {@code 128m}, {@code 2g} as bytes, by powers of 1024. */
  static final class Memory implements ITypeConverter<Long> {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})([kmg])(?:i?b)?");
    private static final Map<String, Long> UNITS =
        Map.of("k", 1L << 10, "m", 1L << 20, "g", 1L << 30);

    @Override
    public Long convert(String text) {
      Matcher form = FORM.matcher(text.toLowerCase(Locale.ROOT));
      long bytes = form.matches() ? Long.parseLong(form.group(1)) * UNITS.get(form.group(2)) : 0;
      if (bytes > 0) {
        return bytes;
      }
      throw refused(text, "is not a memory size, such as 64k, 128m or 2g");
    }
  }

  /** Reads {@code 4000}, {@code 200k}, {@code 1.5m} as bytes, by powers of 1000. */
  public static final class Size implements ITypeConverter<Long> {

    private static final Pattern FORM = Pattern.compile("(\\d{1,12}(?:\\.\\d{1,6})?) ?([kmg]?)b?");
    private static final Map<String, Long> UNITS =
        Map.of("", 1L, "k", 1000L, "m", 1_000_000L, "g", 1_000_000_000L);

    @Override
    public Long convert(String text) {
      Matcher form = FORM.matcher(text.toLowerCase(Locale.ROOT));
      long bytes =
          form.matches()
              ? Math.round(Double.parseDouble(form.group(1)) * UNITS.get(form.group(2)))
              : 0;
      if (bytes > 0) {
        return bytes;
      }
      throw refused(text, "is not a size, such as 4000, 200k or 1.5m");
    }
  }

  /** Reads shards, such as {@code 3/16}. */
  public static final class ShardOf implements ITypeConverter<Shard> {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})/([0-9]{1,9})");

    @Override
    public Shard convert(String text) {
      Matcher form = FORM.matcher(text);
      if (form.matches()) {
        try {
          return new Shard(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
        } catch (IllegalArgumentException outside) {
          // rejected below, like any other
        }
      }
      throw new TypeConversionException("'" + text + "': expected I/K with I from 1 to K");
    }
  }

  /** Reads the kind of sandbox. */
  static final class Sandbox implements ITypeConverter<Isolation> {
    @Override
    public Isolation convert(String text) {
      try {
        return Isolation.parse(text);
      } catch (IllegalArgumentException unknown) {
        throw new TypeConversionException(unknown.getMessage());
      }
    }
  }

  private static TypeConversionException refused(String text, String why) {
    return new TypeConversionException("'" + text + "' " + why);
  }
}
