package harness.judge;

import java.util.Iterator;
import java.util.List;

/** Parses the flags of the ICPC format's default validator. */
final class IcpcFlags {

  /** All flags, for messages. */
  static final String NAMES =
      "case_sensitive, space_change_sensitive, float_tolerance E, float_absolute_tolerance E,"
          + " float_relative_tolerance E";

  private boolean caseSensitive;
  private boolean sameBlanks;
  private double absolute = -1;
  private double relative = -1;

  private IcpcFlags() {}

  /** The comparison that the flags select. */
  static ComparisonRule of(List<String> flags) {
    IcpcFlags read = new IcpcFlags();
    Iterator<String> rest = flags.iterator();
    while (rest.hasNext()) {
      read.take(rest.next(), rest);
    }
    TokenRule rule = new IcpcRule(read.caseSensitive, read.absolute, read.relative);
    return new TokenSequence(rule, Blanks.ISSPACE, false, read.sameBlanks);
  }

  private void take(String flag, Iterator<String> rest) {
    switch (flag) {
      case "case_sensitive" -> caseSensitive = true;
      case "space_change_sensitive" -> sameBlanks = true;
      case "float_absolute_tolerance" -> absolute = number(flag, rest);
      case "float_relative_tolerance" -> relative = number(flag, rest);
      case "float_tolerance" -> {
        absolute = number(flag, rest);
        relative = absolute;
      }
      default ->
          throw new IllegalArgumentException(
              "the default validator has no flag '" + flag + "'; expected " + NAMES);
    }
  }

  private static double number(String flag, Iterator<String> rest) {
    String text = rest.hasNext() ? rest.next() : "";
    try {
      double value = Double.parseDouble(text);
      if (value >= 0 && Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException expected) {
      // reported below
    }
    throw new IllegalArgumentException(
        flag + " needs a number of at least 0" + (text.isEmpty() ? "" : ", not '" + text + "'"));
  }
}
