package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Limits;
import harness.reference.Puzzle;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class KnightsTest {

  @Test
  void isFoundByTheServiceLoader() {
    assertEquals(
        1,
        ServiceLoader.load(Puzzle.class).stream()
            .filter(provider -> provider.type() == Knights.class)
            .count());
  }

  @Test
  void hasTheJudgesLimits() {
    Puzzle knights = new Knights();
    assertEquals("knights", knights.name());
    assertEquals(new Limits(1_000_000_000L, 128L * 1024 * 1024, 10), knights.limits());
    assertEquals(15, knights.oracle().largestDistance());
  }

  @Test
  void hasNoRulesOfItsOwn() {
    assertTrue(new Knights().judgeOwnRules(PlainBoards.GOAL, Answer.of(0, ""), false).isAccepted());
  }
}
