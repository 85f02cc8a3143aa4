package harness.describe.learn;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/** Tokens at the same position, and what they have in common. */
record Field(List<String> tokens) {

  private static final String INTEGER = "0|-?[1-9][0-9]*";
  private static final String DECIMAL = "-?(0|[1-9][0-9]*)\\.[0-9]+";

  /** Longer integers are not compared. */
  private static final int DIGITS = 18;

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
      Object least = bounds.least().isEmpty() ? least(first) : bounds.least().get(0);
      Object greatest = bounds.greatest().isEmpty() ? greatest(last) : bounds.greatest().get(0);
      return (isInteger() ? "INT(" : "FLOAT(") + least + "," + greatest + variable + ")";
    }
    return "REGEX(\"" + expression() + "\"" + variable + ")";
  }

  /**
   * The statement that reads an integer.
   *
   * @param least the lower bound; null for a rounded one
   * @param room added to the rounded upper bound
   */
  String command(String name, String least, String room) {
    List<BigInteger> all = tokens.stream().map(BigInteger::new).sorted().toList();
    Object from = least == null ? least(all.get(0)) : least;
    return "INT(" + from + "," + greatest(all.get(all.size() - 1)) + room + "," + name + ")";
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
    return (inside.startsWith("^") ? "[a-z" : "[") + inside + "]+";
  }
}
