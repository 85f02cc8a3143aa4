package harness.judge;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Comparisons that accept small differences: of blanks, letter case, or the last places of
 * decimals. Each is asked about the outputs themselves.
 */
public final class LooserComparisons {

  private static final int LONGEST = 1 << 20;

  private static final String BLANKS = "blanks";
  private static final String CASE = "letter case";
  private static final String DECIMALS = "the last places of decimals";

  /**
   * A comparison.
   *
   * @param ignores what it does not tell apart, in words
   */
  private record Looser(String name, String ignores) {

    boolean accepts(byte[] one, byte[] other) {
      StandardComparison comparison = StandardComparison.named(name);
      return comparison.compare(one, other).isAccepted()
          && comparison.compare(other, one).isAccepted()
          && (!ignores.contains(DECIMALS) || onlyDecimalsDiffer(one, other));
    }

    /** Whether whole numbers are equal: a tolerance alone would also accept close large ones. */
    private boolean onlyDecimalsDiffer(byte[] one, byte[] other) {
      StringTokenizer first = tokens(one);
      StringTokenizer second = tokens(other);
      while (first.hasMoreTokens() && second.hasMoreTokens()) {
        String a = first.nextToken();
        String b = second.nextToken();
        boolean same = ignores.contains(CASE) ? a.equalsIgnoreCase(b) : a.equals(b);
        if (!same && !(a + b).contains(".")) {
          return false;
        }
      }
      return true;
    }

    private static StringTokenizer tokens(byte[] output) {
      return new StringTokenizer(new String(output, StandardCharsets.ISO_8859_1));
    }
  }

  /** The strictest first. */
  private static final List<Looser> ALL =
      List.of(
          new Looser("lcmp", BLANKS),
          new Looser("tokens", BLANKS),
          new Looser("icpc", CASE),
          new Looser("rcmp9", DECIMALS),
          new Looser("rcmp6", DECIMALS),
          new Looser("rcmp4", DECIMALS),
          new Looser("icpc case_sensitive float_tolerance 1e-9", DECIMALS),
          new Looser("icpc case_sensitive float_tolerance 1e-6", DECIMALS),
          new Looser("icpc case_sensitive float_tolerance 1e-4", DECIMALS),
          new Looser("icpc float_tolerance 1e-6", CASE + " and " + DECIMALS),
          new Looser("icpc float_tolerance 1e-4", CASE + " and " + DECIMALS));

  private LooserComparisons() {}

  /**
   * The names of the comparisons that accept each of two outputs with the other as the answer; none
   * for very long outputs.
   */
  public static List<String> accepting(byte[] one, byte[] other) {
    return Math.max(one.length, other.length) > LONGEST
        ? List.of()
        : ALL.stream().filter(each -> each.accepts(one, other)).map(Looser::name).toList();
  }

  /** The strictest of some of these comparisons, by name. */
  public static String strictest(List<String> names) {
    return ALL.stream().map(Looser::name).filter(names::contains).findFirst().orElseThrow();
  }

  /**
   * What a comparison does not tell apart, in words.
   *
   * @param name one of those that {@link #accepting} returns
   */
  public static String ignoredBy(String name) {
    return ALL.stream()
        .filter(each -> each.name().equals(name))
        .map(Looser::ignores)
        .findFirst()
        .orElse("details");
  }
}
