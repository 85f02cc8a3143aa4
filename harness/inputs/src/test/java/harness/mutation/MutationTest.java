package harness.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MutationTest {

  private static List<String> changed(String input) {
    return IntStream.range(0, 300)
        .mapToObj(seed -> Mutation.of(input, new SplittableRandom(seed)))
        .toList();
  }

  @Test
  void theCountOfLinesFollowsRemovedAndAddedLines() {
    List<String> others =
        changed("3\n70 80\n90 10\n20 50\n").stream()
            .filter(each -> each.lines().count() != 4 && each.lines().count() != 1)
            .filter(each -> each.startsWith("2\n") || each.startsWith("4\n"))
            .toList();
    assertTrue(others.stream().anyMatch(each -> each.startsWith("2\n")), "no line was removed");
    assertTrue(others.stream().anyMatch(each -> each.startsWith("4\n")), "no line was added");
    for (String each : others) {
      assertEquals(
          Long.toString(each.lines().count() - 1), each.lines().findFirst().orElseThrow(), each);
    }
  }

  @Test
  void theCountOfTokensFollowsRemovedAndAddedTokens() {
    List<String> counted =
        changed("3\n70 80 90\n").stream()
            .filter(each -> each.lines().count() == 2)
            .filter(each -> each.startsWith("2\n") || each.startsWith("4\n"))
            .filter(each -> each.lines().toList().get(1).split(" ").length != 3)
            .toList();
    assertTrue(counted.size() > 20, counted::toString);
    for (String each : counted) {
      List<String> lines = each.lines().toList();
      assertEquals(lines.get(0), "" + lines.get(1).split(" ").length, each);
    }
  }

  @Test
  void aLargeNumberIsChangedToOnesOfAnyMagnitude() {
    long lengths = changed("1000000000000\n").stream().mapToInt(String::length).distinct().count();
    assertTrue(lengths >= 8, "only " + lengths + " lengths");
  }

  @Test
  void anEmptyInputOrOneOfEmptyLinesIsChangedToo() {
    for (String input : List.of("", "\n", "\n\n", "1\n\n")) {
      assertEquals(300, changed(input).size());
    }
  }
}
