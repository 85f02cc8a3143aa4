package harness.describe.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The rules of a draft, judged by what is drawn from it. */
final class UsualRuleTest {

  private static final Duration TIME = Duration.ofSeconds(10);
  private static final int DRAWS = 10;

  private static String draft(String... samples) {
    return Proposal.of(List.of(samples)).text();
  }

  /** Whether everything that is drawn from a draft has a property. */
  private static boolean always(String draft, Predicate<List<int[]>> property)
      throws Drawer.NotFound {
    Description description = Description.parse(draft);
    for (Strategy each : description.strategies()) {
      for (int seed = 0; seed < DRAWS; seed++) {
        String drawn = description.draw(each, seed, new SplittableRandom(seed), TIME);
        List<int[]> lines =
            drawn
                .lines()
                .map(line -> Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray())
                .toList();
        if (!property.test(lines)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean increases(int[] row) {
    return IntStream.range(1, row.length).allMatch(i -> row[i - 1] < row[i]);
  }

  private static boolean ascends(int[] row) {
    return IntStream.range(1, row.length).allMatch(i -> row[i - 1] <= row[i]);
  }

  @Test
  void listsThatIncrease() throws Drawer.NotFound {
    String draft = draft("4\n10 20 30 40\n");
    assertTrue(always(draft, lines -> increases(lines.get(1))), draft);
  }

  @Test
  void listsThatAscend() throws Drawer.NotFound {
    String draft = draft("5\n1 3 3 7 9\n", "3\n2 2 8\n");
    assertTrue(always(draft, lines -> ascends(lines.get(1))), draft);
    assertFalse(always(draft, lines -> increases(lines.get(1))), draft);
  }

  @Test
  void aShortListInOrderIsAnAccident() throws Drawer.NotFound {
    String draft = draft("3\n1 2 7\n");
    assertFalse(always(draft, lines -> ascends(lines.get(1))), draft);
  }

  @Test
  void listsOfDifferentNumbers() throws Drawer.NotFound {
    String draft = draft("7\n5 2 9 1 8 3 7\n", "6\n4 9 2 8 1 3\n");
    assertTrue(
        always(
            draft, lines -> Arrays.stream(lines.get(1)).distinct().count() == lines.get(1).length),
        draft);
  }

  @Test
  void rowsInOrder() throws Drawer.NotFound {
    String draft = draft("3\n1 4\n3 5\n2 9\n", "2\n5 6\n4 8\n");
    assertTrue(always(draft, lines -> lines.stream().skip(1).allMatch(UsualRuleTest::increases)));
  }

  @Test
  void pointsDiffer() throws Drawer.NotFound {
    String draft = draft("4\n0 3\n2 1\n2 2\n5 1\n");
    assertTrue(
        always(
            draft,
            lines -> lines.stream().map(Arrays::toString).distinct().count() == lines.size()),
        draft);
    String twice = draft("4\n0 3\n2 1\n2 1\n5 1\n");
    assertFalse(twice.contains("UNIQUE"), twice);
  }

  /** A longer case before must not leave numbers in the array. */
  @Test
  void casesShareNoArrays() throws Drawer.NotFound {
    String longFirst = "2\n7\n7 2 9 4 5 1 6\n6\n9 3 5 7 8 2\n";
    String draft = draft(longFirst);
    assertTrue(draft.contains("UNIQUE(a)"), draft);
    assertTrue(Description.parse(draft).accepts(longFirst, TIME), draft);
    assertTrue(
        always(
            draft,
            lines ->
                lines.stream()
                    .allMatch(each -> Arrays.stream(each).distinct().count() == each.length)),
        draft);
  }

  @Test
  void theSecondNumberCountsColumnsAndEdges() {
    String grid = draft("3 3\n4 1 2\n7 8 1\n0 0 5\n");
    assertTrue(grid.contains("REP(n)\n  REP(m,SPACE)"), grid);
    String edges = draft("4 4\n1 2\n2 3\n3 4\n4 1\n");
    assertTrue(edges.contains("REP(m)\n"), edges);
    String both = draft("2 2\n1 2\n3 1\n5 6\n7 5\n");
    assertEquals(1, both.split("REP\\(n\\)", -1).length - 1, both);
  }
}
