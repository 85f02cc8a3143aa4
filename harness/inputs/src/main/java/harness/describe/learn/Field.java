package harness.describe.learn;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Tokens at the same position, and what they have in common.
 *
 * @param tokens the tokens seen
 * @param least the lower bound that a statement gives, for texts that of their lengths; null for
 *     none
 * @param greatest the upper bound; null for none
 */
record Field(List<String> tokens, BigDecimal least, BigDecimal greatest) {

  private static final String INTEGER = "0|-?[1-9][0-9]*";
  private static final String DECIMAL = "-?(0|[1-9][0-9]*)\\.[0-9]+";

  /** Longer integers are not compared. */
  private static final int DIGITS = 18;

  Field(List<String> tokens) {
    this(tokens, null, null);
  }

  /** The same tokens with the bounds of a statement; null for those that it does not give. */
  Field within(BigDecimal lower, BigDecimal upper) {
    return new Field(tokens, lower == null ? least : lower, upper == null ? greatest : upper);
  }

  boolean isInteger() {
    return tokens.stream().allMatch(each -> each.matches(INTEGER));
  }

  /** The integers; null if they are none or some are long. */
  long[] integers() {
    boolean all = isInteger() && tokens.stream().allMatch(each -> each.length() <= DIGITS);
    return all ? tokens.stream().mapToLong(Long::parseLong).toArray() : null;
  }

  private boolean isDecimal() {
    return tokens.stream().allMatch(each -> each.matches(INTEGER + "|" + DECIMAL));
  }

  /** Whether the tokens are texts, whose lengths may be counted. */
  boolean isText() {
    return !isDecimal();
  }

  /** The statement that reads the field, with rounded bounds of the values seen. */
  String command(String name) {
    return command(name, Bounds.NONE);
  }

  /**
   * The statement that reads the field.
   *
   * @param name variable that receives the value; may be null
   * @param bounds where it has none, the bounds are rounded ones of the values seen
   */
  String command(String name, Bounds bounds) {
    String variable = name == null ? "" : "," + name;
    if (isDecimal()) {
      List<BigDecimal> all = tokens.stream().map(BigDecimal::new).sorted().toList();
      BigInteger first = all.get(0).setScale(0, RoundingMode.FLOOR).toBigInteger();
      BigInteger last = all.get(all.size() - 1).setScale(0, RoundingMode.CEILING).toBigInteger();
      String from = bounds.least().isEmpty() ? lower(first) : bounds.least().get(0);
      String to = bounds.greatest().isEmpty() ? upper(last) : bounds.greatest().get(0);
      return (isInteger() ? "INT(" : "FLOAT(") + from + "," + to + variable + ")";
    }
    return "REGEX(\"" + expression() + lengths() + "\"" + variable + ")";
  }

  /**
   * The statement that reads an integer.
   *
   * @param name variable that receives the value
   * @param from the lower bound; null for the usual one
   * @param bounds where it has an upper bound, that is used
   * @param room added to the upper bound
   */
  String command(String name, String from, Bounds bounds, String room) {
    List<BigInteger> all = tokens.stream().map(BigInteger::new).sorted().toList();
    String least = bounds.least().isEmpty() ? lower(all.get(0)) : bounds.least().get(0);
    String greatest =
        bounds.greatest().isEmpty() ? upper(all.get(all.size() - 1)) : bounds.greatest().get(0);
    return "INT(" + (from == null ? least : from) + "," + greatest + room + "," + name + ")";
  }

  private String lower(BigInteger seen) {
    return least == null ? least(seen).toString() : bound(least, RoundingMode.CEILING);
  }

  private String upper(BigInteger seen) {
    return greatest == null ? greatest(seen).toString() : bound(greatest, RoundingMode.FLOOR);
  }

  private String bound(BigDecimal number, RoundingMode mode) {
    if (isInteger()) {
      return number.setScale(0, mode).toBigInteger().toString();
    }
    BigDecimal plain = number.stripTrailingZeros();
    return (plain.scale() < 0 ? plain.setScale(0) : plain).toPlainString();
  }

  /** How often the characters of a text are repeated. */
  private String lengths() {
    BigInteger from = least == null ? BigInteger.ONE : least.toBigInteger().max(BigInteger.ONE);
    return greatest == null
        ? from.equals(BigInteger.ONE) ? "+" : "{" + from + ",}"
        : "{" + from + "," + greatest.toBigInteger() + "}";
  }

  /** The values seen, as shown to users. */
  String seen() {
    if (isInteger()) {
      List<BigInteger> all = tokens.stream().map(BigInteger::new).sorted().toList();
      return all.get(0) + " to " + all.get(all.size() - 1);
    }
    return tokens.stream().distinct().limit(3).collect(Collectors.joining(" "));
  }

  /** A typical lower bound: 0, 1 or a negative power of ten. */
  private static BigInteger least(BigInteger seen) {
    return seen.signum() < 0 ? roundedUp(seen.negate()).negate() : seen.min(BigInteger.ONE);
  }

  private static BigInteger greatest(BigInteger seen) {
    return seen.signum() <= 0 ? BigInteger.ONE : roundedUp(seen);
  }

  private static BigInteger roundedUp(BigInteger seen) {
    BigInteger power = BigInteger.TEN;
    while (power.compareTo(seen) < 0) {
      power = power.multiply(BigInteger.TEN);
    }
    return power;
  }

  private String expression() {
    String all = String.join("", tokens);
    StringBuilder set = new StringBuilder();
    for (String range : List.of("a-z", "A-Z", "0-9")) {
      if (all.matches("(?s).*[" + range + "].*")) {
        set.append(range);
      }
    }
    String others = all.replaceAll("[a-zA-Z0-9]", "");
    String single =
        others
            .chars()
            .filter(each -> each != '-' && each != ']' && each != '^')
            .distinct()
            .sorted()
            .mapToObj(each -> each == '"' || each == '\\' ? "\\" + (char) each : "" + (char) each)
            .collect(Collectors.joining());
    String last = (others.contains("^") ? "^" : "") + (others.contains("-") ? "-" : "");
    String first = others.contains("]") ? "]" : "";
    String inside = first + set + single + last;
    return (inside.startsWith("^") ? "[a-z" : "[") + inside + "]";
  }
}
