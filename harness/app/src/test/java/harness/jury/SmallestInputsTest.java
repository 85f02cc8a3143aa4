package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.jury.TestJury.Shrunk;
import harness.problem.TestProblem;
import harness.problem.TestProblem.Expected;
import harness.shrink.Smallest;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Failing inputs of some test problems shrink as far as a person would shrink them. */
@Timeout(300) // a test that hangs fails instead of running forever
final class SmallestInputsTest {

  private static final long ENOUGH = 600;
  private static final Duration PLENTY = Duration.ofMinutes(2); // each ends by itself much sooner

  @Thorough
  @ParameterizedTest
  @CsvSource("coins, wrong-greedy.cpp, 4")
  void theShrunkInputIsSmallEnoughToCheckByHand(String problem, String program, int tokens)
      throws IOException {
    assertCheckable(problem, program, tokens);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "swap-sort, wrong-once.cpp, 5",
    "gcd-lines, wrong-end-of-file.cpp, 2",
    "two-teams, wrong-first-component.cpp, 4",
    "maze, wrong-swapped.cpp, 3",
    "smallest-missing, wrong-not-cleared.cpp, 5",
    "distance-sum, wrong-int-product.cpp, 5",
  })
  void theShrunkInputIsSmallEnoughToCheckByHandOfOthers(String problem, String program, int tokens)
      throws IOException {
    assertCheckable(problem, program, tokens);
  }

  private static void assertCheckable(String problem, String program, int tokens)
      throws IOException {
    Smallest smallest = smallest(problem, program);
    assertEquals(tokens, smallest.tokens(), smallest.input());
    assertEquals(smallest.input().length(), smallest.bytes());
    assertTrue(
        smallest
            .note()
            .matches("(no single token can be removed; )?no smaller input shaped like.*"),
        smallest.note());
  }

  private static Smallest smallest(String problem, String program) throws IOException {
    TestProblem tested =
        TestProblem.all().stream()
            .filter(each -> each.name().equals(problem))
            .findFirst()
            .orElseThrow();
    Expected wrong =
        tested.programs().stream()
            .filter(each -> each.file().equals(program))
            .findFirst()
            .orElseThrow();
    try (TestJury jury = TestJury.of(tested, wrong.generator())) {
      Shrunk shrunk = jury.shrunk(ENOUGH, PLENTY, program);
      assertFalse(shrunk == null, "nothing found");
      assertTrue(wrong.reasons().contains(shrunk.smallest().reason().label()));
      return shrunk.smallest();
    }
  }
}
