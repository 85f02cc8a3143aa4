package harness.formats.hydro;

import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.TestLimits;
import harness.formats.syntax.Declared;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The limits of cases and languages. */
final class HydroLimits {

  static final LimitDefaults USUAL = LimitDefaults.ofMebibytes(1, 256, 32);

  static final String TIME_RATE = "time_limit_rate";
  static final String MEMORY_RATE = "memory_limit_rate";

  private static final int MOST_RATE = 1000;
  private static final String TIME = "time";
  private static final String MEMORY = "memory";
  private static final double MEBIBYTE = 1 << 20;
  private static final double MOST_BYTES = 1L << 60;
  private static final String NUMBER = "([0-9]{1,15}(?:\\.[0-9]{0,15})?)";
  private static final Pattern WHOLE = Pattern.compile("[0-9]{1,15}");
  private static final Pattern DURATION = Pattern.compile(NUMBER + "([mMuU]?)[sS]?");
  private static final Pattern SIZE = Pattern.compile(NUMBER + "([kKmMgG])[bB]?");

  private final TestLimits tests = new TestLimits();
  private boolean statesTime;
  private boolean statesMemory;

  /** Adds the limits of a case: the first of these that states one counts. */
  void add(String test, Declared... from) {
    Double time = null;
    Long memory = null;
    for (Declared each : from) {
      time = time == null ? seconds(each.get(TIME)) : time;
      memory = memory == null ? bytes(each.get(MEMORY)) : memory;
    }
    add(test, time, memory);
  }

  /**
   * Adds the limits of a case.
   *
   * @param time in seconds; null if not stated
   * @param memory in bytes; null if not stated
   */
  void add(String test, Double time, Long memory) {
    statesTime |= time != null;
    statesMemory |= memory != null;
    tests.add(
        test,
        time == null ? Double.valueOf(USUAL.seconds()) : time,
        memory == null ? Long.valueOf(USUAL.memoryBytes()) : memory);
  }

  PackageLimits read(PackageFolder folder, String file, Declared config) {
    PackageLimits usual =
        USUAL.with(
            statesTime ? tests.mostSeconds() : null,
            statesMemory ? tests.mostBytes() : null,
            null,
            file);
    return usual.withOwn(
        tests.rules(
            usual.limits().timeNanos() / 1e9, usual.limits().memoryBytes(), rates(config, folder)));
  }

  /**
   * What each language gets of the limits. Of several names for one language, such as {@code py}
   * and {@code py.py3}, the one with the largest factor counts.
   */
  private static Map<String, TestLimits.Rate> rates(Declared config, PackageFolder folder) {
    Map<String, TestLimits.Rate> rates = new LinkedHashMap<>();
    for (String key : List.of(TIME_RATE, MEMORY_RATE)) {
      config
          .get(key)
          .entries()
          .forEach(
              (id, value) -> {
                double factor = value.number().orElse(0.0);
                if (factor <= 0 || factor > MOST_RATE) {
                  throw value.wrong("a factor of more than 0, at most " + MOST_RATE);
                }
                boolean isTime = key.equals(TIME_RATE);
                TestLimits.Rate rate =
                    isTime ? TestLimits.Rate.ofTime(factor) : TestLimits.Rate.ofMemory(factor);
                TestLimits.language(folder, id.split("\\.", 2)[0])
                    .ifPresentOrElse(
                        language -> rates.merge(language, rate, TestLimits.Rate::or),
                        () -> folder.leaveOut(value.refused("unknown language")));
              });
    }
    return rates;
  }

  /** A time such as {@code 1s}, {@code 500ms} or 500, in milliseconds; null if it is 0 or none. */
  private static Double seconds(Declared time) {
    if (time.isNothing()) {
      return null;
    }
    String text = time.text();
    Matcher duration = DURATION.matcher(text);
    if (!duration.matches()) {
      throw time.wrong("a time such as 1s or 500ms");
    }
    double number = Double.parseDouble(duration.group(1));
    double unit =
        switch (duration.group(2)) {
          case "m", "M" -> 1e-3;
          case "u", "U" -> 1e-6;
          default -> WHOLE.matcher(text).matches() ? 1e-3 : 1;
        };
    return number == 0 ? null : Double.valueOf(number * unit);
  }

  /** A size such as {@code 256m}, or 256, in mebibytes; null if it is 0 or none. */
  private static Long bytes(Declared memory) {
    if (memory.isNothing()) {
      return null;
    }
    String text = memory.text();
    boolean isWhole = WHOLE.matcher(text).matches();
    Matcher size = SIZE.matcher(text);
    if (!isWhole && !size.matches()) {
      throw memory.wrong("a size such as 256m");
    }
    double mebibytes =
        isWhole
            ? Double.parseDouble(text)
            : Math.ceil(
                Double.parseDouble(size.group(1))
                    * switch (size.group(2)) {
                      case "k", "K" -> 1.0 / 1024;
                      case "g", "G" -> 1024.0;
                      default -> 1.0;
                    });
    return mebibytes == 0 ? null : Long.valueOf((long) Math.min(mebibytes * MEBIBYTE, MOST_BYTES));
  }
}
