package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LinkTableTest {

  @Property
  void turnThenTurnBackIsTheIdentity(
      @ForAll long seed,
      @ForAll @IntRange(max = Position.COUNT - 1) int position,
      @ForAll @IntRange(max = 11) int knob) {
    LinkTable links = Samples.links(seed);
    assertEquals(position, links.turnBack(links.turn(position, knob), knob));
    assertEquals(position, links.turn(links.turnBack(position, knob), knob));
  }

  @Property
  void aTurnAddsTwoToTheSumAndRemovesAtMostTwoMissingSteps(
      @ForAll long seed,
      @ForAll @IntRange(max = Position.COUNT - 1) int position,
      @ForAll @IntRange(max = 11) int knob) {
    int turned = Samples.links(seed).turn(position, knob);
    assertEquals((Position.sumModulo4(position) + 2) & 3, Position.sumModulo4(turned));
    assertTrue(Position.missingSteps(position) - Position.missingSteps(turned) <= 2);
  }

  @Property
  void missingStepsAndSumAgreeWithTheDigits(
      @ForAll @IntRange(max = Position.COUNT - 1) int position) {
    int missing = 0;
    int sum = 0;
    for (int knob = 0; knob < 12; knob++) {
      int state = (position >> (2 * knob)) % 4;
      missing += (4 - state) % 4;
      sum += state;
    }
    assertEquals(missing, Position.missingSteps(position));
    assertEquals(sum % 4, Position.sumModulo4(position));
  }

  @Property
  void anInstanceIsParsedBackFromItsText(
      @ForAll long seed, @ForAll @IntRange(max = Position.COUNT - 1) int position) {
    Instance instance = new Instance(Samples.links(seed), position);
    assertEquals(instance, Instance.parse(instance.text()));
  }

  @Test
  void theTextIsInTheJudgesFormat() {
    assertEquals(Samples.SIX_TURNS, Instance.parse(Samples.SIX_TURNS).text());
    assertEquals(Samples.TEN_TURNS, Instance.parse(Samples.TEN_TURNS).text());
  }

  @Test
  void tablesWithTheSameLinksAreEqual() {
    assertEquals(Samples.links(1), Samples.links(1));
    assertEquals(Samples.links(1).hashCode(), Samples.links(1).hashCode());
    assertNotEquals(Samples.links(1), Samples.links(2));
  }

  @Test
  void textThatIsNotCanonicalIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Instance.parse(""));
    assertThrows(
        IllegalArgumentException.class, () -> Instance.parse(Samples.SIX_TURNS.substring(1)));
    assertThrows(
        IllegalArgumentException.class, () -> Instance.parse(Samples.SIX_TURNS.replace(' ', '\t')));
  }

  @Test
  void wrongShapesAndSelfLinksAreRefused() {
    assertRefused("expected 12 rows of links, found 11", new int[11][4]);
    int[][] short7 = new int[12][4];
    short7[0] = new int[] {1, 1, 1, 1};
    short7[6] = new int[3];
    assertRefused("knob 7: expected 4 links, found 3", short7);
    assertRefused("knob 1 cannot drag knob 1", new int[12][4]);
    assertRefused("knob 1 cannot drag knob 13", new int[][] {{12, 1, 1, 1}});
  }

  private static void assertRefused(String message, int[][] rows) {
    int[][] links = rows.length < 2 ? Arrays.copyOf(rows, 12) : rows;
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> LinkTable.of(links)).getMessage());
  }
}
