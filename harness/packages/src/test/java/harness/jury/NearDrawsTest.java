package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.CaseName;
import harness.cases.Generator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Inputs near a number, and their turns. */
final class NearDrawsTest {

  private static final long SEED = 7;

  /** Has a place for even numbers. */
  private static final class Even extends TurnGenerator {

    Even(String name) {
      super("sum", name);
    }

    @Override
    public String summary() {
      return name();
    }

    @Override
    boolean varies() {
      return true;
    }

    @Override
    boolean mayHold(long number) {
      return number % 2 == 0;
    }

    @Override
    String near(long number, SplittableRandom random) {
      return random.nextInt(4) == 0 ? null : number + " " + random.nextInt(1000);
    }

    @Override
    protected String input(long seed, long index) {
      return "usual " + index;
    }
  }

  private static final List<TurnGenerator> ALL = List.of(new Even("one"), new Even("two"));
  private static final Generator USUAL = new FairMix("sum", ALL);

  private static NearDraws near(long number) {
    return new NearDraws("sum", number, ALL, USUAL);
  }

  @Test
  void aNameHasTheNumberAndIsCountedWithoutIt() {
    CaseName name = near(1234).caseName(1, 5);
    assertEquals("sum/near:=1234@1#5", name.toString());
    assertEquals(name, CaseName.parse(name.toString()));
    assertEquals("near", name.family());
    assertEquals(1234, NearDraws.number(name.generator()));
  }

  @Test
  void namesThatHoldNoNumberAreNotTaken() {
    for (String each :
        List.of(
            "near",
            "near:=",
            "near:=0",
            "near:=01",
            "near:=-5",
            "near:=1e9",
            "form",
            "near:=1234567890123456789")) {
      assertEquals(0, NearDraws.number(each), each);
    }
  }

  @Test
  void theNumberIsInTheInputUnlessNoPlaceIsFound() {
    Set<String> starts = new HashSet<>();
    for (int index = 0; index < 200; index++) {
      String input = near(1234).draw(SEED, index).input();
      assertEquals(input, near(1234).draw(SEED, index).input());
      starts.add(input.replaceFirst(" .*", ""));
    }
    assertEquals(Set.of("1234", "usual"), starts);
  }

  @Test
  void aNumberWithoutAPlaceDoesNotPay() {
    assertTrue(near(1234).pays());
    assertFalse(near(1235).pays());
  }

  @Test
  void aQuarterOfTheLaterCasesIsNearNumbersAndTheOthersStay() {
    NearTurns turns = new NearTurns(USUAL, List.of(near(12), near(34)));
    Set<String> replaced = new HashSet<>();
    List<Integer> places = new ArrayList<>();
    for (int index = 0; index < 1000; index++) {
      String generator = turns.caseName(SEED, index).generator();
      if (generator.startsWith("near")) {
        places.add(index);
        replaced.add(generator + USUAL.caseName(SEED, index).generator());
      } else {
        assertEquals(USUAL.draw(SEED, index), turns.draw(SEED, index));
      }
    }
    assertTrue(places.get(0) >= 20, "" + places);
    assertTrue(places.size() > 220 && places.size() < 270, "" + places.size());
    assertEquals(Set.of("near:=12one", "near:=12two", "near:=34one", "near:=34two"), replaced);
  }

  @Test
  void theFirstCaseOfEachGeneratorStays() {
    List<TurnGenerator> many = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      many.add(new Even("many-" + i));
    }
    Generator mix = new FairMix("sum", many);
    NearTurns turns = new NearTurns(mix, List.of(near(12)));
    for (int index = 0; index < many.size(); index++) {
      assertEquals(mix.caseName(SEED, index), turns.caseName(SEED, index));
    }
  }
}
