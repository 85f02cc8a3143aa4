package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.problem.JudgeFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class FairMixTest {

  private static final int LARGE = 5 << 20;

  /** Draws inputs of one size; a negative size makes it fail. */
  private static class Sized extends TurnGenerator {
    private final int bytes;
    private final boolean varies;
    private final AtomicInteger draws = new AtomicInteger();

    Sized(String name, int bytes, boolean varies) {
      super("sum", name);
      this.bytes = bytes;
      this.varies = varies;
    }

    @Override
    public String summary() {
      return name();
    }

    @Override
    boolean varies() {
      return varies;
    }

    @Override
    protected String input(long seed, long index) {
      draws.incrementAndGet();
      if (bytes < 0) {
        throw new JudgeFailure(name(), Reason.GENERATOR_FAILED, "fails");
      }
      return "1".repeat(bytes);
    }
  }

  private static Sized of(String name, int bytes) {
    return new Sized(name, bytes, true);
  }

  private static String name(FairMix mix, long index) {
    return mix.caseName(7, index).generator();
  }

  private static List<String> names(FairMix mix, long from, long to) {
    List<String> names = new ArrayList<>();
    for (long index = from; index < to; index++) {
      names.add(name(mix, index));
    }
    return names;
  }

  private static Map<String, Integer> turns(FairMix mix, long from, long to) {
    Map<String, Integer> turns = new HashMap<>();
    names(mix, from, to).forEach(each -> turns.merge(each, 1, Integer::sum));
    return turns;
  }

  private static FairMix tinyAndLarge() {
    return new FairMix("sum", List.of(of("tiny", 10), of("large", LARGE), of("small", 12)));
  }

  @Test
  void eachGeneratorIsDrawnOnceInOrder() {
    FairMix mix = tinyAndLarge();
    assertEquals(List.of("tiny", "large", "small"), names(mix, 0, 3));
    assertEquals(LARGE, mix.draw(7, 1).input().length());
    assertEquals("sum/large@7#1", mix.draw(7, 1).name().toString());
  }

  /** To find it out, a generator that nobody says how to call may have to be tried many times. */
  @Test
  void whetherArgumentsCanBeLoweredIsAskedOnlyWhenItIsNeeded() {
    AtomicInteger asked = new AtomicInteger();
    Sized slow =
        new Sized("slow", 10, true) {
          @Override
          public boolean isLowered() {
            asked.incrementAndGet();
            return false;
          }
        };
    FairMix mix = new FairMix("sum", List.of(of("tiny", 10), slow));
    names(mix, 0, 2);
    assertEquals(0, asked.get());
    names(mix, 2, 4);
    assertEquals(1, asked.get());
  }

  @Test
  void largeInputsHaveOneTurnInAHundredAndSmallOnesShareTheOthers() {
    Map<String, Integer> turns = turns(tinyAndLarge(), 3, 1003);
    assertTrue(turns.get("large") >= 10 && turns.get("large") <= 20, turns.toString());
    assertTrue(Math.abs(turns.get("tiny") - turns.get("small")) <= 1, turns.toString());
  }

  @Test
  void largeInputsComeInEachHundredOfTurns() {
    FairMix mix = tinyAndLarge();
    for (int round = 0; round < 10; round++) {
      assertTrue(names(mix, 3 + 100 * round, 103 + 100 * round).contains("large"), "" + round);
    }
  }

  @Test
  void oneSmallGeneratorHasMostTurnsAmongManyLargeOnes() {
    List<TurnGenerator> all = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      all.add(of("large-" + i, 1 << 20));
    }
    all.add(of("tiny", 10));
    FairMix mix = new FairMix("sum", all);
    Map<String, Integer> turns = turns(mix, 31, 3031);
    assertTrue(turns.get("tiny") > 2000, turns.toString());
    assertEquals(31, turns.size());
  }

  @Test
  void generatorsOfOneSizeTakeTurns() {
    FairMix mix = new FairMix("sum", List.of(of("one", LARGE), of("two", LARGE)));
    Map<String, Integer> turns = turns(mix, 2, 202);
    assertEquals(Map.of("one", 100, "two", 100), turns);
  }

  @Test
  void aGeneratorThatIgnoresTheSeedIsDrawnOnce() {
    FairMix mix =
        new FairMix(
            "sum", List.of(new Sized("sample", 3, false), of("one", 9), of("large", LARGE)));
    assertEquals("sample", name(mix, 0));
    assertTrue(!turns(mix, 3, 203).containsKey("sample"));
  }

  @Test
  void aPartThatBeginsLaterHasTheSameCases() {
    FairMix whole = tinyAndLarge();
    for (int i = 0; i < 3; i++) {
      whole.draw(7, i);
    }
    assertEquals(names(whole, 0, 300), names(tinyAndLarge(), 0, 300));
    FairMix later = tinyAndLarge();
    List<String> end = names(later, 150, 300);
    assertEquals(names(whole, 150, 300), end);
    FairMix backwards = tinyAndLarge();
    for (int index = 299; index >= 0; index--) {
      assertEquals(name(whole, index), name(backwards, index));
    }
  }

  @Test
  void sizesAreMeasuredOnce() {
    Sized tiny = of("tiny", 10);
    FairMix mix = new FairMix("sum", List.of(tiny, of("large", LARGE)));
    names(mix, 2, 500);
    assertEquals(1, tiny.draws.get());
  }

  @Test
  void aGeneratorThatFailsKeepsItsNameAndATurnInAHundred() {
    FairMix mix = new FairMix("sum", List.of(of("tiny", 10), of("broken", -1)));
    assertThrows(JudgeFailure.class, () -> mix.draw(7, 1));
    assertEquals("sum/broken@7#1", mix.caseName(7, 1).toString());
    int turns = turns(mix, 2, 202).get("broken");
    assertTrue(turns >= 2 && turns <= 4, "" + turns);
  }
}
