package harness.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LoweringTest {

  private static ArgumentTemplate parse(String text) {
    return ArgumentTemplate.parse(text);
  }

  private static String lowered(String text, int index, long value) {
    return parse(text).lowered(index, value).text();
  }

  @Test
  void rangesAndWholeNumbersMayBeLowered() {
    assertEquals(
        List.of(
            new Lowerable("[1..1000]", 1, 1000),
            new Lowerable("[1..[8..15]]", 1, 15),
            new Lowerable("[[2..3]..9]", 3, 9),
            new Lowerable("5", 0, 5),
            new Lowerable("k=7", 0, 7),
            new Lowerable("--n=8", 0, 8),
            new Lowerable("12", 0, 12),
            new Lowerable("30", 0, 30)),
        parse("gen [1..1000] x[1..[8..15]] ([[2..3]..9]|5) k=7 --n=8 -n 12 30 {seed}")
            .lowerables());
  }

  @Test
  void wordsThatAreNotPositiveIntegersStay() {
    String text = "gen2 -5 0 007 1.5 n5 5x a=b 9999999999999999999 [a..z] [0.5..2] 3{seed} {seed}4";
    assertEquals(List.of(), parse(text).lowerables());
  }

  @Test
  void theSeedIsNeverLowered() {
    ArgumentTemplate fixed = parse("[3..3] --seed={seed}").fixed(new SplittableRandom(1));
    assertEquals(List.of(new Lowerable("3", 0, 3)), fixed.lowerables());
  }

  @ParameterizedTest
  @CsvSource({
    "[1..1000], 0, 5, [1..5]",
    "[1..1000], 0, 1, [1..1]",
    "[1..1000], 0, 1000, [1..1000]",
    "a [1..9] b [2..8], 1, 3, a [1..9] b [2..3]",
    "[1..[8..15]], 0, 10, [1..[8..10]]",
    "[1..[8..15]], 0, 5, [1..[5..5]]",
    "[[2..3]..9], 0, 3, [[2..3]..3]",
    "--n=8 9, 0, 0, --n=0 9",
    "--n=8 9, 1, 2, --n=8 2",
    "k=1=5, 0, 3, k=1=3",
    "(x [1..9]|y), 0, 2, (x [1..2]|y)",
  })
  void oneNumberIsLowered(String text, int index, long value, String expected) {
    assertEquals(expected, lowered(text, index, value));
  }

  @Test
  void aNumberIsNeverRaisedNorLoweredBelowItsLeastValue() {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> lowered("[5..9]", 0, 4));
    assertEquals("[5..9] can be set from 5 to 9, not to 4", error.getMessage());
    assertThrows(IllegalArgumentException.class, () -> lowered("[5..9]", 0, 10));
    assertThrows(IllegalArgumentException.class, () -> lowered("7", 0, -1));
    assertThrows(IllegalArgumentException.class, () -> lowered("7", 0, 8));
    assertThrows(IllegalArgumentException.class, () -> lowered("7", 1, 5));
    assertThrows(IllegalArgumentException.class, () -> lowered("7", -1, 5));
  }

  @ParameterizedTest
  @CsvSource({
    "[1..1000] [5..2000] 500, 10, [1..10] [5..10] 500",
    "[100..1000], 10, [100..100]",
    "[1..[8..15]], 9, [1..[8..9]]",
    "[[1..3]..10], 2, [[1..3]..3]",
    "(a[1..99]|b), 7, (a[1..7]|b)",
    "[a..z] [0.5..99.5], 7, [a..z] [0.5..99.5]",
    "[-10..-5], -7, [-10..-7]",
  })
  void everyRangeEndsAtMostAtAValue(String text, long largest, String expected) {
    assertEquals(expected, parse(text).upTo(largest).text());
  }

  @Test
  void drawnNumbersMayBeLowered() {
    ArgumentTemplate drawn = parse("gen [7..7] n=[20..20] (x|x)").fixed(new SplittableRandom(1));
    assertEquals("gen 7 n=20 x", drawn.text());
    assertEquals(
        List.of(new Lowerable("7", 0, 7), new Lowerable("n=20", 0, 20)), drawn.lowerables());
    assertEquals(
        List.of("gen", "7", "n=3", "x", "99"),
        drawn.lowered(1, 3).draw(new SplittableRandom(1), 99));
  }

  @Property
  void aLoweredTemplateStaysWithinBoundsAndIsValid(
      @ForAll @IntRange(min = -50, max = 50) int a,
      @ForAll @IntRange(min = 0, max = 50) int b,
      @ForAll @IntRange(min = 0, max = 50) int c,
      @ForAll @IntRange(min = -60, max = 160) int largest,
      @ForAll long state) {
    ArgumentTemplate template = parse("[%d..[%d..%d]]".formatted(a, a + b, a + b + c));
    ArgumentTemplate small = template.upTo(largest);
    assertEquals(small, parse(small.text()));
    long value = Long.parseLong(small.draw(new SplittableRandom(state), 1).get(0));
    assertTrue(a <= value && value <= Math.max(a, Math.min(largest, a + b + c)), small.text());
  }
}
