package harness.describe.learn;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
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

  /** This many decimals rarely have the same number of digits by chance. */
  private static final int ALIKE = 3;

  /** This many zeros and ones are rarely other numbers. */
  private static final int FLAGS = 4;

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

  /** Whether the tokens are times of a day or dates, whose order is that of texts. */
  boolean isTime() {
    return new TextShape(tokens, least, greatest).isTime();
  }

  /** The number of digits after the point of all decimals; 0 if they have different numbers. */
  private int places() {
    List<Integer> all =
        tokens.stream().map(each -> new BigDecimal(each).scale()).distinct().toList();
    return all.size() == 1 && tokens.size() >= ALIKE ? all.get(0) : 0;
  }

  /** Whether the tokens may be texts of several digits. */
  boolean areDigits() {
    return tokens.stream().allMatch(each -> each.matches("[0-9]{3,}"));
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
      int places = isInteger() ? 0 : places();
      return places > 0
          ? "FLOATP(%s,%s,%d,%d%s)".formatted(from, to, places, places, variable)
          : (isInteger() ? "INT(" : "FLOAT(") + from + "," + to + variable + ")";
    }
    return text(variable, new TextShape(tokens, least, greatest).expression());
  }

  /** The statement that reads a text whose length is required elsewhere. */
  String letters(String name) {
    return text("," + name, new TextShape(tokens, least, greatest).letters());
  }

  /** The statement that reads a text of the characters seen, whose length is required elsewhere. */
  String only(String name) {
    return text("," + name, new TextShape(tokens, least, greatest).only());
  }

  private static String text(String variable, String expression) {
    return "REGEX(\"" + expression + "\"" + variable + ")";
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

  /** A lower bound of integers that is no greater than those seen. */
  long least(long bound) {
    return Arrays.stream(integers()).min().orElse(bound) < bound
        ? Math.min(1, Arrays.stream(integers()).min().orElse(bound))
        : bound;
  }

  private String lower(BigInteger seen) {
    return least == null ? least(seen).toString() : bound(least, RoundingMode.CEILING);
  }

  private String upper(BigInteger seen) {
    return greatest == null && areFlags()
        ? "1"
        : greatest == null ? greatest(seen).toString() : bound(greatest, RoundingMode.FLOOR);
  }

  private boolean areFlags() {
    return tokens.size() >= FLAGS
        && tokens.contains("0")
        && tokens.contains("1")
        && tokens.stream().allMatch(each -> each.equals("0") || each.equals("1"));
  }

  private String bound(BigDecimal number, RoundingMode mode) {
    if (isInteger()) {
      return number.setScale(0, mode).toBigInteger().toString();
    }
    BigDecimal plain = number.stripTrailingZeros();
    return (plain.scale() < 0 ? plain.setScale(0) : plain).toPlainString();
  }

  /** The values seen, as shown to users. */
  String seen() {
    if (isInteger()) {
      List<BigInteger> all = tokens.stream().map(BigInteger::new).sorted().toList();
      BigInteger last = all.get(all.size() - 1);
      return all.get(0).equals(last) ? last.toString() : all.get(0) + " to " + last;
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
}
