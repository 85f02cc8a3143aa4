package harness.formats.hydro;

import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.syntax.Declared;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The limits of all cases. Those of single cases are not supported: the largest holds for all,
 * since nobody may be blamed for a limit that a test does not have.
 */
final class HydroLimits {

  static final LimitDefaults USUAL = LimitDefaults.ofMebibytes(1, 256, 32);

  private static final String TIME = "time";
  private static final String MEMORY = "memory";
  private static final double MEBIBYTE = 1 << 20;
  private static final double MOST_BYTES = 1L << 60;
  private static final String NUMBER = "([0-9]{1,15}(?:\\.[0-9]{0,15})?)";
  private static final Pattern WHOLE = Pattern.compile("[0-9]{1,15}");
  private static final Pattern DURATION = Pattern.compile(NUMBER + "([mMuU]?)[sS]?");
  private static final Pattern SIZE = Pattern.compile(NUMBER + "([kKmMgG])[bB]?");

  private final TreeSet<Double> seconds = new TreeSet<>();
  private final TreeSet<Long> bytes = new TreeSet<>();
  private boolean statesTime;
  private boolean statesMemory;

  /** Adds the limits of a case: the first of these that states one counts. */
  void add(Declared... from) {
    Double time = null;
    Long memory = null;
    for (Declared each : from) {
      time = time == null ? seconds(each.get(TIME)) : time;
      memory = memory == null ? bytes(each.get(MEMORY)) : memory;
    }
    add(time, memory);
  }

  /**
   * Adds the limits of a case.
   *
   * @param time in seconds; null if not stated
   * @param memory in bytes; null if not stated
   */
  void add(Double time, Long memory) {
    statesTime |= time != null;
    statesMemory |= memory != null;
    seconds.add(time == null ? USUAL.seconds() : time);
    bytes.add(memory == null ? Long.valueOf(USUAL.memoryBytes()) : memory);
  }

  PackageLimits read(PackageFolder folder, String file) {
    note(seconds, TIME, folder, file);
    note(bytes, MEMORY, folder, file);
    return USUAL.with(
        statesTime ? seconds.last() : null, statesMemory ? bytes.last() : null, null, file);
  }

  private static void note(Set<?> limits, String which, PackageFolder folder, String file) {
    if (limits.size() > 1) {
      folder.note(
          file
              + ": "
              + which
              + " limits of single cases are not supported; the largest holds for all");
    }
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
