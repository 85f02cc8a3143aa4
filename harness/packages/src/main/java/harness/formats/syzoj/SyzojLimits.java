package harness.formats.syzoj;

import harness.formats.LimitDefaults;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.syntax.Declared;
import java.util.Map;
import java.util.TreeSet;

/** The limits. Those of single cases are not supported: the largest holds for all. */
final class SyzojLimits {

  static final LimitDefaults USUAL = LimitDefaults.OF_HARNESS;

  private static final Map<String, Double> SECONDS = Map.of("ms", 1e-3, "us", 1e-6, "s", 1.0);
  private static final Map<String, Double> BYTES =
      Map.of("KB", 1024.0, "MB", 1048576.0, "GB", 1073741824.0);
  private static final double MOST_BYTES = 1L << 60;

  private SyzojLimits() {}

  static PackageLimits read(SyzojCases cases, PackageFolder folder) {
    Double seconds = largest("time-limit", SECONDS, "a time such as 1s or 500ms", cases, folder);
    Double bytes = largest("memory-limit", BYTES, "a size such as 256MB", cases, folder);
    return USUAL.with(
        seconds,
        bytes == null ? null : Long.valueOf((long) Math.min(bytes, MOST_BYTES)),
        null,
        SyzojFormat.PROBLEM);
  }

  private static Double largest(
      String key,
      Map<String, Double> units,
      String wanted,
      SyzojCases cases,
      PackageFolder folder) {
    TreeSet<Double> values = new TreeSet<>();
    cases.forEach(
        key,
        each -> {
          if (!each.isNothing()) {
            values.add(value(each, units, wanted));
          }
        });
    if (values.size() > 1) {
      folder.note(
          "%s: %s: limits of single cases are not supported; the largest holds for all"
              .formatted(SyzojFormat.PROBLEM, key));
    }
    return values.isEmpty() ? null : values.last();
  }

  private static double value(Declared declared, Map<String, Double> units, String wanted) {
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
