package harness.describe.draw;

import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Statement;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * All inputs of a description that are small enough, those of fewer tokens and bytes first. A
 * decimal number is written with the fewest digits only, a text with visible characters.
 *
 * @param inputs each once
 * @param whole whether none was left out: for a number or length above the limit, or because it is
 *     written in an unusual way
 */
public record Enumeration(List<String> inputs, boolean whole) {

  /** Choices that lead nowhere, for each input that is wanted. */
  private static final long LOOKS = 50;

  /**
   * Lists them.
   *
   * @param tokens of an input at most
   * @param bytes of an input at most
   * @param limit of the absolute values of numbers, and of the lengths of texts; how often
   *     something is repeated is not limited
   * @param most inputs
   * @param isValid whether the description accepts an input
   * @return null if there are more, or if it takes too long to tell
   */
  static Enumeration of(
      List<Statement> program,
      Facts facts,
      int tokens,
      int bytes,
      long limit,
      int most,
      Duration time,
      Predicate<String> isValid) {
    Odometer choices = new Odometer(facts, tokens, bytes, limit);
    Budget budget = new Budget(time);
    Set<String> found = new LinkedHashSet<>();
    long looks = LOOKS * most;
    try {
      do {
        String input = choices.run(() -> drawn(program, facts, choices, budget));
        if (input != null && isValid.test(input)) {
          found.add(input);
        }
        if (found.size() > most || --looks < 0) {
          return null;
        }
      } while (choices.turn());
    } catch (Budget.Spent spent) {
      return null;
    }
    List<String> inputs = new ArrayList<>(found);
    inputs.sort(Comparator.comparingInt(Enumeration::tokens).thenComparingInt(String::length));
    return new Enumeration(List.copyOf(inputs), !choices.isCut());
  }

  /** An input; what has no value for some numbers leads nowhere. */
  private static String drawn(
      List<Statement> program, Facts facts, Odometer choices, Budget budget) {
    try {
      return new Drawing(choices, facts, budget, false).draw(program);
    } catch (BadDescription undefined) {
      throw new DeadEnd(undefined.getMessage());
    }
  }

  private static int tokens(String input) {
    int tokens = 0;
    char before = ' ';
    for (int i = 0; i < input.length(); i++) {
      tokens += before <= ' ' && input.charAt(i) > ' ' ? 1 : 0;
      before = input.charAt(i);
    }
    return tokens;
  }
}
