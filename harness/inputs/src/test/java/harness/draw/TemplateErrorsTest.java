package harness.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TemplateErrorsTest {

  private static String error(String text) {
    return assertThrows(IllegalArgumentException.class, () -> ArgumentTemplate.parse(text))
        .getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "gen [1..;5;'[' is not closed: a range is [low..high]",
        "gen [1;5;'[' is not closed: a range is [low..high]",
        "gen [;5;'[' is not closed: a range is [low..high]",
        "[1..[2..3];1;'[' is not closed: a range is [low..high]",
        "a [5];5;expected '..': a range is [low..high]",
        "a [1..2..3];8;expected ']': a range is [low..high]",
        "[];2;the range lacks an end: a range is [low..high]",
        "[1..];5;the range lacks an end: a range is [low..high]",
        "[..1];2;the range lacks an end: a range is [low..high]",
        "[1..1e5];5;'1e5' is not an integer, a decimal number or a single character",
        "[ab..c];2;'ab' is not an integer, a decimal number or a single character",
        "[1 ..2];2;'1 ' is not an integer, a decimal number or a single character",
        "[+1..2];2;'+1' is not an integer, a decimal number or a single character",
        "[1...5];5;'.5' is not an integer, a decimal number or a single character",
        "[1..z];5;a range goes from a number to a number, or from a character to a character",
        "[a..9];5;a range goes from a number to a number, or from a character to a character",
        "n=[10..1];3;the lower end is 10, above the upper end, which is 1",
        "[0.20..0.1];1;the lower end is 0.20, above the upper end, which is 0.10",
        "[z..a];1;the lower end is z, above the upper end, which is a",
        "[5..[1..10]];1;the lower end can be 5, above the upper end, which can be 1",
        "[[1..9]..5];1;the lower end can be 9, above the upper end, which can be 5",
        "[1..[9..2]];5;the lower end is 9, above the upper end, which is 2",
        "[0..9223372036854775808];5;9223372036854775808 does not fit into 64 bits",
        "[0.0000000001..9999999999];16;9999999999 with 10 decimals does not fit into 64 bits",
        "a (b;3;'(' is not closed",
        "(a|(b);1;'(' is not closed",
        "a);2;')' without an opening bracket: quote it if it is text",
        "(a];3;']' without an opening bracket: quote it if it is text",
        "x {n};3;'{' is only allowed in {seed}: quote it if it is text",
        "x {seed;3;'{' is only allowed in {seed}: quote it if it is text",
        "x };3;'}' without an opening bracket: quote it if it is text",
        "x 'a b;3;unclosed quote '",
        "x \"a\\;3;unclosed quote \"",
      })
  void aSyntaxErrorIsReportedWithItsColumn(String text, int column, String why) {
    assertEquals("'" + text + "', column " + column + ": " + why, error(text));
  }

  @Test
  void deepNestingIsRefusedInOneLineWithoutAStackOverflow() {
    assertTrue(error("(".repeat(100_000)).endsWith("column 101: more than 100 nested choices"));
    assertTrue(error("[".repeat(100_000)).endsWith("column 101: more than 100 nested ranges"));
    ArgumentTemplate deep = ArgumentTemplate.parse("(".repeat(100) + "x" + ")".repeat(100));
    assertEquals("x", deep.draw(new SplittableRandom(1), 5).get(0));
  }

  @Test
  void aNumberOfManyDigitsIsRefused() {
    assertTrue(error("[0.." + "9".repeat(100_000) + "]").endsWith("does not fit into 64 bits"));
    assertTrue(
        error("[0..0." + "0".repeat(70) + "]")
            .endsWith("with 70 decimals does not fit into 64 bits"));
  }

  @Test
  void theErrorIsOneShortPrintableLine() {
    String message = error("a\n\u001b[31m" + "x".repeat(10_000));
    assertFalse(message.chars().anyMatch(Character::isISOControl), message);
    assertTrue(message.length() < 300, message);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(
            "[", "]", "(", ")", "|", "..", "1", "9", "a", ".", "-", " ", "'", "\"", "\\", "{seed}",
            "{", "@", "[1..3]", "(x|", "[a..c]")
        .list()
        .ofMaxSize(12)
        .map(pieces -> String.join("", pieces));
  }

  @Property(tries = 5000)
  void everyTextIsRefusedOrCanBeDrawnFromAndPrinted(@ForAll("texts") String text) {
    ArgumentTemplate template;
    try {
      template = ArgumentTemplate.parse(text);
    } catch (IllegalArgumentException refused) {
      assertTrue(refused.getMessage().contains("column"), refused.getMessage());
      return;
    }
    assertEquals(template, ArgumentTemplate.parse(template.text()));
    assertEquals(
        template.draw(new SplittableRandom(1), 5),
        ArgumentTemplate.parse(template.text()).draw(new SplittableRandom(1), 5));
  }

  @Property(tries = 2000)
  void aFixedTemplateDrawsTheSameWords(@ForAll("texts") String text, @ForAll long state) {
    ArgumentTemplate template;
    try {
      template = ArgumentTemplate.parse(text);
    } catch (IllegalArgumentException refused) {
      return;
    }
    ArgumentTemplate fixed = template.fixed(new SplittableRandom(state));
    assertTrue(fixed.isConstant());
    assertEquals(
        template.draw(new SplittableRandom(state), 5), fixed.draw(new SplittableRandom(0), 5));
  }
}
