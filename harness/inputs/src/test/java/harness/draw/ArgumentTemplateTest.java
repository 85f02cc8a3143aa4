package harness.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ArgumentTemplateTest {

  private static final long SEED = 77;

  private static List<String> draw(String text) {
    return ArgumentTemplate.parse(text).draw(new SplittableRandom(1), SEED);
  }

  /** All the words that a one-word template draws in many tries. */
  private static Set<String> drawn(String text, int tries) {
    SplittableRandom random = new SplittableRandom(5);
    ArgumentTemplate template = ArgumentTemplate.parse(text + " {seed}");
    Set<String> all = new TreeSet<>();
    for (int i = 0; i < tries; i++) {
      List<String> words = template.draw(random, SEED);
      all.add(words.size() == 1 ? "" : words.get(0));
    }
    return all;
  }

  @Test
  void aLongTextIsJoinedInOnePass() {
    String text = "a".repeat(1 << 20) + " ".repeat(1 << 20) + "b";
    assertEquals("a".repeat(1 << 20) + " b", ArgumentTemplate.parse(text).text());
  }

  @Test
  void withoutAPlaceholderTheSeedIsTheLastArgument() {
    assertEquals(List.of("gen.py", "10", "77"), draw("gen.py 10"));
    assertEquals(List.of("77"), draw(""));
    assertFalse(ArgumentTemplate.parse("10").hasSeed());
  }

  @Test
  void theSeedIsPutWhereItIsWritten() {
    assertEquals(List.of("77", "10"), draw("{seed} 10"));
    assertEquals(List.of("--seed=77"), draw("--seed={seed}"));
    assertEquals(List.of("77", "77"), draw("{seed} {seed}"));
    assertTrue(ArgumentTemplate.parse("--seed={seed}").hasSeed());
    assertEquals(List.of("-9"), ArgumentTemplate.parse("{seed}").draw(new SplittableRandom(1), -9));
  }

  @Test
  void aChoiceThatMayContainTheSeedCountsAsItsPlace() {
    assertTrue(ArgumentTemplate.parse("(a|{seed})").hasSeed());
    SplittableRandom random = new SplittableRandom(1);
    Set<List<String>> all = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      all.add(ArgumentTemplate.parse("(a|{seed})").draw(random, SEED));
    }
    assertEquals(Set.of(List.of("a"), List.of("77")), all);
  }

  @Test
  void whiteSpaceSeparatesWordsAndQuotesKeepIt() {
    assertEquals(List.of("a", "b", "77"), draw("  a \t\n b "));
    assertEquals(List.of("a b", "c d", "e f", "77"), draw("'a b' \"c d\" e\\ f"));
    assertEquals(List.of("ab'c", "", "77"), draw("a\"b'c\" ''"));
  }

  @Test
  void quotedTextIsLiteral() {
    String[] plain = {"[1..2]", "(a|b)", "{seed}", "{\"n\": 1}", "a]", "c)", "|"};
    for (String text : plain) {
      assertEquals(List.of(text, "77"), draw("'" + text + "'"));
    }
    assertEquals(List.of("[1..2]", "\"", "\\", "77"), draw("\\[1..2\\] \"\\\"\" \\\\"));
    assertEquals(List.of("a|b", "@", "77"), draw("a|b @"));
  }

  @Test
  void rangesOfIntegersReachEveryValue() {
    assertEquals(Set.of("1", "2", "3"), drawn("[1..3]", 200));
    assertEquals(Set.of("-1", "0", "1"), drawn("[-1..1]", 200));
    assertEquals(Set.of("n=5"), drawn("n=[5..5]", 20));
    assertEquals(Set.of("a1b", "a2b"), drawn("a[1..2]b", 100));
  }

  @Test
  void rangesOfDecimalsHaveTheDecimalsOfTheLongerEnd() {
    assertEquals(Set.of("0.8", "0.9", "1.0", "1.1"), drawn("[0.8..1.1]", 300));
    assertEquals(Set.of("-0.01", "0.00", "0.01"), drawn("[-0.01..0.01]", 200));
    assertEquals(Set.of("1.00", "0.99"), drawn("[0.99..1]", 100));
  }

  @Test
  void rangesOfCharactersAreOrderedByCode() {
    assertEquals(Set.of("a", "b", "c"), drawn("[a..c]", 200));
    assertEquals(Set.of("Z", "[", "\\", "]", "^", "_", "`", "a"), drawn("[Z..a]", 500));
  }

  @Test
  void rangesMayBeAsWideAs64Bits() {
    String all = "[-9223372036854775808..9223372036854775807]";
    assertTrue(drawn(all, 100).size() > 90);
    assertEquals(
        Set.of("9223372036854775806", "9223372036854775807"),
        drawn("[9223372036854775806..9223372036854775807]", 100));
    assertEquals(
        Set.of("-9223372036854775808", "-9223372036854775807"),
        drawn("[-9223372036854775808..-9223372036854775807]", 100));
  }

  @Test
  void anEndMayBeDrawn() {
    assertEquals(Set.of("1", "2", "3", "4"), drawn("[1..[3..4]]", 500));
    assertEquals(Set.of("1", "2", "3", "4"), drawn("[[1..2]..[3..4]]", 500));
    assertEquals(Set.of("0.5", "0.6", "0.7"), drawn("[0.5..[0.6..0.7]]", 300));
    assertEquals(Set.of("a", "b", "c"), drawn("[a..[b..c]]", 300));
  }

  @Test
  void aDrawnEndMakesSmallValuesMoreLikely() {
    ArgumentTemplate template = ArgumentTemplate.parse("[1..[1..1000]]");
    SplittableRandom random = new SplittableRandom(3);
    int small = 0;
    for (int i = 0; i < 2000; i++) {
      small += Integer.parseInt(template.draw(random, SEED).get(0)) <= 100 ? 1 : 0;
    }
    assertTrue(small > 400, small + " of 2000; 660 expected, 200 without the inner range");
  }

  @Test
  void choicesReachEveryAlternative() {
    assertEquals(Set.of("x", "y", "z"), drawn("(x|y|z)", 200));
    assertEquals(Set.of("x", ""), drawn("(x|)", 100));
    assertEquals(Set.of("only"), drawn("(only)", 10));
    assertEquals(Set.of("a", "b", "c", ""), drawn("(a|(b|(c|)))", 300));
    assertEquals(Set.of("p1s", "p2s", "pxs"), drawn("p([1..2]|x)s", 300));
    assertEquals(Set.of("|", ")"), drawn("(\\||')')", 100));
  }

  @Test
  void anAlternativeMayBeSeveralWords() {
    ArgumentTemplate template = ArgumentTemplate.parse("(-n 5|-m) x(a b|c)y {seed}");
    SplittableRandom random = new SplittableRandom(1);
    Set<List<String>> all = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      all.add(template.draw(random, SEED));
    }
    assertEquals(
        Set.of(
            List.of("-n", "5", "xa", "by", "77"),
            List.of("-n", "5", "xcy", "77"),
            List.of("-m", "xa", "by", "77"),
            List.of("-m", "xcy", "77")),
        all);
  }

  @Test
  void anEmptyAlternativeIsNoWordUnlessQuoted() {
    assertEquals(List.of("a", "b", "77"), draw("a () b"));
    assertEquals(List.of("a", "", "b", "77"), draw("a ('') b"));
    assertEquals(List.of("77"), draw("( )"));
    assertEquals(List.of("", "77"), draw("''()"));
  }

  @Test
  void onlyRbxDrawsHexadecimalDigitsAndTheyAreASeed() {
    ArgumentTemplate rbx = ArgumentTemplate.parse("gen @ \\@", ArgumentTemplate.Dialect.RBX);
    List<String> words = rbx.draw(new SplittableRandom(1), SEED);
    assertEquals(3, words.size());
    assertTrue(words.get(1).matches("[0-9a-f]{8}"), words.toString());
    assertEquals("@", words.get(2));
    assertTrue(rbx.hasSeed());
    assertFalse(rbx.isConstant());
    assertNotEquals(words, rbx.draw(new SplittableRandom(2), SEED));
    ArgumentTemplate without = ArgumentTemplate.parse("gen 5", ArgumentTemplate.Dialect.RBX);
    assertEquals(List.of("gen", "5", "77"), without.draw(new SplittableRandom(1), SEED));
  }

  @Test
  void aTemplateThatDrawsNothingIsConstant() {
    assertTrue(ArgumentTemplate.parse("gen 5 {seed}").isConstant());
    assertTrue(ArgumentTemplate.parse("gen '[1..2]'").isConstant());
    assertFalse(ArgumentTemplate.parse("gen [1..2]").isConstant());
    assertFalse(ArgumentTemplate.parse("gen (a|b)").isConstant());
  }

  @Property
  void anIntegerIsWithinItsBounds(@ForAll long a, @ForAll long b, @ForAll long state) {
    long low = Math.min(a, b);
    long high = Math.max(a, b);
    ArgumentTemplate template = ArgumentTemplate.parse("[" + low + ".." + high + "]");
    long value = Long.parseLong(template.draw(new SplittableRandom(state), SEED).get(0));
    assertTrue(low <= value && value <= high);
  }

  @Property
  void aDecimalIsWithinItsBounds(@ForAll int a, @ForAll int b, @ForAll long state) {
    BigDecimal low = BigDecimal.valueOf(Math.min(a, b), 3);
    BigDecimal high = BigDecimal.valueOf(Math.max(a, b), 3);
    ArgumentTemplate template = ArgumentTemplate.parse("[" + low + ".." + high + "]");
    BigDecimal value = new BigDecimal(template.draw(new SplittableRandom(state), SEED).get(0));
    assertTrue(low.compareTo(value) <= 0 && value.compareTo(high) <= 0);
    assertEquals(3, value.scale());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a [1..[8..15]] (x|[0.5..2]|) {seed}", "[a..z][a..z][a..z]", "(a|b) 5"})
  void theSameStateDrawsTheSame(String text) {
    for (int state = 0; state < 20; state++) {
      assertEquals(
          ArgumentTemplate.parse(text).draw(new SplittableRandom(state), SEED),
          ArgumentTemplate.parse(text).draw(new SplittableRandom(state), SEED));
    }
    assertNotEquals(
        ArgumentTemplate.parse("[1..1000000]").draw(new SplittableRandom(1), SEED),
        ArgumentTemplate.parse("[1..1000000]").draw(new SplittableRandom(2), SEED));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "gen  [1..10];gen [1..10]",
        "'a b' \"c\";a\\ b c",
        "x '';x ''",
        "[01..1.50];[1.00..1.50]",
        "(a| b|);(a| b|)",
        "--n=[1..[8..15]] {seed};--n=[1..[8..15]] {seed}",
        "'[1..2]';\\[1..2\\]",
      })
  void theTextIsTheTemplateInCanonicalForm(String text, String canonical) {
    assertEquals(canonical, ArgumentTemplate.parse(text).text());
    assertEquals(ArgumentTemplate.parse(text), ArgumentTemplate.parse(canonical));
  }
}
