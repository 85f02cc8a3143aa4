package harness.describe.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.describe.value.BadValue;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PatternTest {

  private static int longest(String expression, String text) {
    return Pattern.of(expression).longest(text, 0, new Budget(Duration.ofMinutes(2)));
  }

  @ParameterizedTest
  @CsvSource({
    "a|ab|abc, abcd, 3",
    "(ab|a)(bc)?, abc, 3",
    "a{2;3}, aaaa, 3",
    "a{2;}, aaaa, 4",
    "a{2}, aaaa, 2",
    "a{2}, a, -1",
    "(a|b)*c, abac, 4",
    "x*, y, 0",
    "[]a]+, a]b, 2",
    "[^]a]+, b]b, 1",
    "[a-c-]+, b-d, 2",
    "[[:digit:][:upper:]]+, 1Za, 2",
    "[\\.]+, .\\., 3",
    "\\.\\*, .*, 2",
    "^ab$, ab, 2",
    "^ab$, abc, -1",
    "b^, b, -1",
    "(ab){2;3}, abababab, 6",
    "(a?){3}b, ab, 2",
    "., x, 1"
  })
  void theLongestMatchCounts(String expression, String text, int end) {
    assertEquals(end, longest(expression.replace(';', ','), text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", ")", "a{2,1}", "[z-a]", "[[:none:]]", "*", "a{", "[a"})
  void aMalformedExpressionIsRefused(String expression) {
    assertThrows(BadValue.class, () -> Pattern.of(expression));
  }

  @Test
  void manyRepetitionsAreCheap() {
    assertEquals(200_000, longest("([a-z] ){1,100000}", "a ".repeat(200_000)));
    assertEquals(100_000, longest("[a-z]{1,100000}", "a".repeat(200_000)));
  }

  /** Java's regular expressions match the same texts as a whole. */
  @Test
  void wholeTextsMatchAsInJava() {
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 5000; round++) {
      String expression = expression(random, 3);
      java.util.regex.Pattern other = java.util.regex.Pattern.compile(expression);
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(6); length > 0; length--) {
        text.append((char) ('a' + random.nextInt(2)));
      }
      boolean whole = longest("(" + expression + ")$", text.toString()) == text.length();
      assertEquals(other.matcher(text).matches(), whole, expression + " on " + text);
    }
  }

  private static String expression(SplittableRandom random, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return random.nextBoolean() ? "a" : "[ab]";
    }
    String one = expression(random, depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> "(" + one + "|" + expression(random, depth - 1) + ")";
      case 1 -> "(" + one + ")*";
      case 2 -> "(" + one + ")?";
      case 3 -> "(" + one + "){1,2}";
      default -> one + expression(random, depth - 1);
    };
  }
}
