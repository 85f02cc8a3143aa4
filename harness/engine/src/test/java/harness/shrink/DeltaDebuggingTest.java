package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

final class DeltaDebuggingTest {

  private static List<Integer> upTo(int size) {
    return IntStream.range(0, size).boxed().toList();
  }

  @Test
  void oneCulpritAmongThousandsIsFoundInFewTests() {
    int[] tests = {0};
    List<Integer> minimal =
        DeltaDebugging.minimize(
            upTo(4096),
            some -> {
              tests[0]++;
              return some.contains(1234);
            });
    assertEquals(List.of(1234), minimal);
    assertTrue(tests[0] <= 24, tests[0] + " tests");
  }

  @Test
  void aPairKeepsItsOrder() {
    assertEquals(
        List.of(3, 997),
        DeltaDebugging.minimize(upTo(1000), some -> some.contains(3) && some.contains(997)));
  }

  @Test
  void aListThatFailsOnlyAsAWholeStaysWhole() {
    assertEquals(upTo(7), DeltaDebugging.minimize(upTo(7), some -> some.size() == 7));
  }

  /** For any predicate, the result fails and no longer does with any single element removed. */
  @RepeatedTest(50)
  void theResultIsMinimal(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    int size = 1 + random.nextInt(60);
    List<Set<Integer>> causes = new ArrayList<>();
    for (int cause = 0; cause < 3; cause++) {
      Set<Integer> together = new TreeSet<>();
      for (int i = 0; i <= random.nextInt(5); i++) {
        together.add(random.nextInt(size));
      }
      causes.add(together);
    }
    boolean parityMatters = random.nextBoolean();
    Predicate<List<Integer>> fails =
        some ->
            causes.stream().anyMatch(some::containsAll)
                && (!parityMatters || some.size() % 2 == size % 2);
    List<Integer> minimal = DeltaDebugging.minimize(upTo(size), fails);
    assertTrue(fails.test(minimal));
    for (int left = 0; left < minimal.size() && minimal.size() > 1; left++) {
      List<Integer> less = new ArrayList<>(minimal);
      less.remove(left);
      assertFalse(fails.test(less), minimal + " without " + left);
    }
  }
}
