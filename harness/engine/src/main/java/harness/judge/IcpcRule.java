package harness.judge;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Tokens as the ICPC format's default validator compares them. With a tolerance, a token that is a
 * number in the answer is compared as one; every other token is compared as a word.
 *
 * @param tolerance null for none
 */
record IcpcRule(boolean caseSensitive, IcpcTolerance tolerance) implements TokenRule {

  /** All flags, for messages. */
  static final String FLAGS =
      "case_sensitive, space_change_sensitive, float_tolerance E, float_absolute_tolerance E,"
          + " float_relative_tolerance E";

  /** The comparison that flags of the default validator of version 2025-09 select. */
  static ComparisonRule of(List<String> flags) {
    Flags read = Flags.of(flags);
    read.requireOneMeaning();
    return read.comparison(DecimalTolerance.of(read.absolute, read.relative));
  }

  /** The comparison that flags of the legacy format select. */
  static ComparisonRule ofLegacy(List<String> flags) {
    Flags read = Flags.of(flags);
    return read.comparison(LegacyTolerance.of(read.absolute, read.relative));
  }

  @Override
  public String tolerance(TokenCursor expected) {
    return isNumber(expected) ? tolerance.shown() : "";
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    return isNumber(expected)
        ? tolerance.allows(expected, found)
        : (caseSensitive ? WordRule.EXACT : WordRule.ANY_CASE).same(expected, found);
  }

  private boolean isNumber(TokenCursor token) {
    return tolerance != null && tolerance.isNumber(token);
  }

  /** Flags as they are read. */
  private static final class Flags {

    private static final String BOTH = "float_tolerance";

    private final Set<String> tolerances = new HashSet<>();
    private String repeated;
    private boolean caseSensitive;
    private boolean sameBlanks;

    /** A number of at least 0 as it is written; null for none. */
    private String absolute;

    private String relative;

    static Flags of(List<String> flags) {
      Flags read = new Flags();
      Iterator<String> rest = flags.iterator();
      while (rest.hasNext()) {
        read.take(rest.next(), rest);
      }
      return read;
    }

    ComparisonRule comparison(IcpcTolerance tolerance) {
      return new TokenSequence(
          new IcpcRule(caseSensitive, tolerance), Blanks.ISSPACE, false, sameBlanks);
    }

    private void take(String flag, Iterator<String> rest) {
      switch (flag) {
        case "case_sensitive" -> caseSensitive = true;
        case "space_change_sensitive" -> sameBlanks = true;
        case "float_absolute_tolerance" -> absolute = number(flag, rest);
        case "float_relative_tolerance" -> relative = number(flag, rest);
        case BOTH -> {
          absolute = number(flag, rest);
          relative = absolute;
        }
        default ->
            throw new IllegalArgumentException(
                "the default validator has no flag '" + flag + "'; expected " + FLAGS);
      }
    }

    private String number(String flag, Iterator<String> rest) {
      repeated = tolerances.add(flag) ? repeated : flag;
      String text = rest.hasNext() ? rest.next() : "";
      try {
        double value = Double.parseDouble(text);
        if (value >= 0
            && new BigDecimal(text).signum() >= 0) { // the latter rejects all but decimals
          return text;
        }
      } catch (NumberFormatException expected) {
        // reported below
      }
      throw new IllegalArgumentException(
          flag + " needs a number of at least 0" + (text.isEmpty() ? "" : ", not '" + text + "'"));
    }

    /** Rejects what the text of 2025-09 calls an error. */
    private void requireOneMeaning() {
      if (repeated != null) {
        throw new IllegalArgumentException(repeated + " is given twice");
      }
      if (tolerances.contains(BOTH) && tolerances.size() > 1) {
        throw new IllegalArgumentException(
            BOTH + " cannot be combined with another tolerance: it sets both");
      }
    }
  }
}
