package harness.formats.italian;

import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A chain of comparisons, such as {@code 1 <= $N < $M}, which the arguments of generators keep.
 *
 * @param operators one fewer than operands
 */
record ArgumentConstraint(String text, List<String> operands, List<String> operators) {

  private static final Pattern PART =
      Pattern.compile("\\s*+(?:(<=|>=|<|>|=)|([+-]?[0-9]{1,18}|\\$[^\\s<>=]{1,100}))");

  /** Reads a constraint; refuses one that is not a chain in one direction. */
  static ArgumentConstraint of(String text, Declared line) {
    List<String> operands = new ArrayList<>();
    List<String> operators = new ArrayList<>();
    Matcher part = PART.matcher(text);
    while (part.lookingAt()) {
      boolean isOperand = part.group(1) == null;
      if (isOperand != (operands.size() == operators.size())) {
        break;
      }
      (isOperand ? operands : operators).add(part.group().strip());
      part.region(part.end(), text.length());
    }
    boolean isWhole = part.regionStart() == text.length();
    boolean mixes =
        operators.stream().anyMatch(each -> each.startsWith("<"))
            && operators.stream().anyMatch(each -> each.startsWith(">"));
    if (!isWhole || mixes || operators.isEmpty() || operands.size() != operators.size() + 1) {
      throw line.refused(
          "'" + PackageBounds.shown(text) + "' is not a chain of comparisons in one direction");
    }
    return new ArgumentConstraint(text, operands, operators);
  }

  /**
   * Refuses a test that breaks it. Nothing is known if a value is missing or not a whole number.
   *
   * @param values of variables, by name
   */
  void check(Map<String, String> values, Declared test) {
    List<BigInteger> numbers = new ArrayList<>();
    for (String each : operands) {
      String value = each.startsWith("$") ? values.getOrDefault(each.substring(1), "") : each;
      if (!value.matches("[+-]?[0-9]{1,18}")) {
        return;
      }
      numbers.add(new BigInteger(value));
    }
    for (int i = 0; i < operators.size(); i++) {
      if (!holds(numbers.get(i).compareTo(numbers.get(i + 1)), operators.get(i))) {
        throw test.refused("breaks the constraint " + PackageBounds.shown(text));
      }
    }
  }

  private static boolean holds(int order, String operator) {
    return switch (operator) {
      case "<" -> order < 0;
      case "<=" -> order <= 0;
      case ">" -> order > 0;
      case ">=" -> order >= 0;
      default -> order == 0;
    };
  }
}
