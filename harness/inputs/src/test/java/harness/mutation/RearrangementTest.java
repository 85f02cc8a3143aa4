package harness.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

final class RearrangementTest {

  private static final int TRIES = 3000;

  private static Set<String> changes(String input) {
    Set<String> changes = new HashSet<>();
    for (int seed = 0; seed < TRIES; seed++) {
      changes.add(Rearrangement.of(input, new SplittableRandom(seed)));
    }
    return changes;
  }

  private static void finds(String input, String... wanted) {
    Set<String> changes = changes(input);
    List.of(wanted).forEach(each -> assertTrue(changes.contains(each), each));
  }

  @Test
  void aLineIsSortedReversedAndFilled() {
    finds(
        "5\n30 1 20 10 5\n",
        "5\n1 5 10 20 30\n",
        "5\n30 20 10 5 1\n",
        "5\n5 10 20 1 30\n",
        "5\n30 30 30 30 30\n");
  }

  @Test
  void theCountFollowsAChangedLineLength() {
    finds("3\n7 8 9\n", "6\n7 8 9 7 8 9\n");
  }

  @Test
  void aColumnIsSorted() {
    finds("5\n30\n1\n20\n10\n5\n", "5\n1\n5\n10\n20\n30\n");
  }

  @Test
  void aWordIsFilledAndRepeated() {
    finds("abcabd\nab\n", "aaaaaa\nab\n", "ababab\nab\n", "dddddd\nab\n");
  }

  @Test
  void equalStepsStayWithinTheValuesOfTheRow() {
    Predicate<String> within =
        token -> Long.parseLong(token) >= 5 && Long.parseLong(token) <= 1_000_000;
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < TRIES; i++) {
      List<String> row = new Rows(List.of("5", "77", "1000000", "300"), random).reordered();
      assertEquals(4, row.size());
      assertTrue(row.stream().allMatch(within), row::toString);
    }
  }

  @Test
  void evenTheSmallestInputIsHandled() {
    for (String input : List.of("", "\n", "1", "1\n", "a\n\n", " \n")) {
      assertTrue(changes(input).size() > 0);
    }
  }
}
