package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** When small inputs have their turn, and when a problem's generators do. */
final class SmallTurnsTest {

  /** A source whose inputs do not matter here. */
  private static final class Source extends SmallSource {
    private final int claimed; // the first indexes
    private final boolean pays;

    Source(String name, int claimed, boolean pays) {
      super("sum", name);
      this.claimed = claimed;
      this.pays = pays;
    }

    @Override
    boolean claims(long index) {
      return index < claimed;
    }

    @Override
    boolean pays() {
      return pays;
    }

    @Override
    public String summary() {
      return name();
    }

    @Override
    protected String input(long seed, long index) {
      return "1\n";
    }
  }

  private final Source tests = new Source("tests", 5, true);
  private final Source form = new Source("form", 0, true);

  private SmallTurns turns(int generators) {
    return new SmallTurns(List.of(tests, form), generators);
  }

  @Test
  void theFirstCasesAreSmall() {
    assertTrue(LongStream.range(0, SmallTurns.FIRST).allMatch(each -> turns(3).turn(each) < 0));
  }

  @Test
  void thenTheGeneratorsHaveTheirTurns() {
    for (int generators = 1; generators < 12; generators++) {
      SmallTurns turns = turns(generators);
      long[] own =
          LongStream.range(0, SmallTurns.FIRST + 80L * SmallTurns.PAUSE)
              .map(turns::turn)
              .filter(turn -> turn >= 0)
              .toArray();
      assertEquals(LongStream.range(0, 80).boxed().toList(), LongStream.of(own).boxed().toList());
    }
  }

  @Test
  void aTurnsIndexBelongsToIt() {
    for (int generators = 1; generators < 12; generators++) {
      SmallTurns turns = turns(generators);
      for (long turn = 0; turn < 100; turn++) {
        assertEquals(turn, turns.turn(turns.index(turn)));
      }
    }
  }

  @Test
  void argumentsAreLoweredInEachSecondTurnAfterTheFirstOfEachGenerator() {
    for (int generators = 1; generators < 12; generators++) {
      SmallTurns turns = turns(generators);
      for (long turn = 0; turn < 100; turn++) {
        assertEquals(
            SmallerCalls.isTurn(turn, generators),
            SmallerCalls.isTurn(turns.index(turn), generators),
            generators + " generators, turn " + turn);
      }
    }
  }

  @Test
  void withoutSmallInputsEveryTurnIsOfTheGenerators() {
    SmallTurns none = new SmallTurns(List.of(), 3);
    assertEquals(17, none.turn(17));
    assertEquals(17, none.index(17));
  }

  @Test
  void testsComeFirstAndThenSourcesTakeTurns() {
    SmallTurns turns = turns(1);
    assertTrue(LongStream.range(0, 5).allMatch(each -> turns.at(each) == tests));
    List<SmallSource> next = LongStream.range(8, 16).mapToObj(turns::at).toList();
    assertEquals(4, next.stream().filter(form::equals).count());
  }

  @Test
  void aSourceThatHasNoValidInputsHasNoTurns() {
    SmallTurns turns = new SmallTurns(List.of(tests, new Source("form", 0, false)), 1);
    LongStream.range(0, 30).forEach(each -> assertSame(tests, turns.at(each)));
  }
}
