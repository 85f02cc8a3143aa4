package harness.tally;

import harness.report.RunReport;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders generators by name; names that differ only in a number at the end, by that number. */
final class GeneratorOrder {

  /** At most 18 digits, which always fit a {@code long}. */
  private static final Pattern NUMBERED = Pattern.compile("(.*?)([0-9]{1,18})");

  private static final Comparator<String> BY_NAME =
      Comparator.comparing(GeneratorOrder::stem)
          .thenComparingLong(GeneratorOrder::number)
          .thenComparing(Comparator.naturalOrder());

  private GeneratorOrder() {}

  /** The entries in this order. Counting itself does not need an order. */
  static <V> SortedMap<String, V> sorted(Map<String, V> byName) {
    SortedMap<String, V> sorted = new TreeMap<>(BY_NAME);
    sorted.putAll(byName);
    return sorted;
  }

  /** Numbers of cases, in this order. */
  static List<RunReport.GeneratorShare> shares(Map<String, Long> byName) {
    return sorted(byName).entrySet().stream()
        .map(each -> new RunReport.GeneratorShare(each.getKey(), each.getValue()))
        .toList();
  }

  private static String stem(String name) {
    Matcher numbered = NUMBERED.matcher(name);
    return numbered.matches() ? numbered.group(1) : name;
  }

  private static long number(String name) {
    Matcher numbered = NUMBERED.matcher(name);
    return numbered.matches() ? Long.parseLong(numbered.group(2)) : -1;
  }
}
