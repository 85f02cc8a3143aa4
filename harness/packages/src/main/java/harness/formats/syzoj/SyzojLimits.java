package harness.formats.syzoj;

import harness.formats.LimitDefaults;
import harness.formats.PackageLimits;
import harness.formats.TestLimits;
import harness.formats.syntax.Declared;
import java.util.Map;

/** The limits of cases. */
final class SyzojLimits {

  static final LimitDefaults USUAL = LimitDefaults.OF_HARNESS;

  private static final String TIME = "time-limit";
  private static final String MEMORY = "memory-limit";
  private static final Map<String, Double> SECONDS = Map.of("ms", 1e-3, "us", 1e-6, "s", 1.0);
  private static final Map<String, Double> BYTES =
      Map.of("KB", 1024.0, "MB", 1048576.0, "GB", 1073741824.0);
  private static final double MOST_BYTES = 1L << 60;

  private SyzojLimits() {}

  static PackageLimits read(SyzojCases cases) {
    TestLimits limits = new TestLimits();
    cases.forEach(
        TIME,
        (test, each) -> limits.add(test, value(each, SECONDS, "a time such as 1s or 500ms"), null));
    cases.forEach(
        MEMORY,
        (test, each) -> {
          Double bytes = value(each, BYTES, "a size such as 256MB");
          limits.add(test, null, bytes == null ? null : (long) Math.min(bytes, MOST_BYTES));
        });
    PackageLimits usual =
        USUAL.with(limits.mostSeconds(), limits.mostBytes(), null, SyzojFormat.PROBLEM);
    return usual.withOwn(limits.rules(usual));
  }

  /** A time in seconds or a size in bytes; null if none is stated. */
  private static Double value(Declared declared, Map<String, Double> units, String wanted) {
    if (declared.isNothing()) {
      return null;
    }
    String text = declared.text();
    int end = text.length();
    while (end > 0 && Character.isLetter(text.charAt(end - 1))) {
      end--;
    }
    Double unit = units.get(text.substring(end));
    try {
      double number = unit == null ? -1 : Double.parseDouble(text.substring(0, end));
      if (number >= 0 && number <= Double.MAX_VALUE) {
        return number * unit;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw declared.wrong(wanted);
  }
}
