package harness.generators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.Oracle;
import harness.reference.Puzzles;
import harness.reference.Space;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EnumerationTest {

  private static Generator all(String puzzle) {
    return Generators.named(puzzle, Enumeration.NAME);
  }

  private static Oracle oracle(String puzzle) {
    return Puzzles.named(puzzle).orElseThrow().oracle();
  }

  @ParameterizedTest
  @CsvSource({"knights, 7", "rotation, 0", "gears, 4"})
  void everyCaseOfEachDistanceComesOnceAndInOrder(String puzzle, int distances) {
    Generator all = all(puzzle);
    long index = 0;
    for (int distance = 0; distance <= distances; distance++) {
      long here = ((Enumeration) all).count(3, distance);
      Set<String> seen = new HashSet<>();
      for (long i = 0; i < here; i++) {
        String input = all.draw(3, index++).input();
        assertTrue(seen.add(input), input);
        assertEquals(distance, oracle(puzzle).distance(input), input);
      }
    }
  }

  @Test
  void aCaseOutOfOrderIsTheSame() {
    Generator forward = all("knights");
    List<String> inOrder =
        LongStream.range(0, 12_000).mapToObj(i -> forward.draw(0, i).input()).toList();
    Generator backward = all("knights");
    for (int i = 11_999; i >= 0; i -= 701) {
      assertEquals(inOrder.get(i), backward.draw(0, i).input());
    }
  }

  @Test
  void severalThreadsReadTheSameCases() {
    Generator one = all("knights");
    Generator shared = all("knights");
    Set<String> alone =
        IntStream.range(0, 10_000)
            .mapToObj(i -> one.draw(0, i).input())
            .collect(Collectors.toSet());
    Set<String> together =
        IntStream.range(0, 10_000)
            .parallel()
            .mapToObj(i -> shared.draw(0, i).input())
            .collect(Collectors.toSet());
    assertEquals(alone, together);
  }

  @Test
  void casesWithoutASolutionComeLast() {
    Enumeration all = (Enumeration) all("gears");
    long before =
        IntStream.rangeClosed(0, all.largestDistance(3)).mapToLong(d -> all.count(3, d)).sum();
    String first = all("gears").draw(3, before).input();
    assertEquals(Answer.NO_SOLUTION, oracle("gears").distance(first));
    long count = all.count(3, Answer.NO_SOLUTION);
    assertEquals(1 << 24, before + count);
    String last = all("gears").draw(3, before + count - 1).input();
    assertEquals(Answer.NO_SOLUTION, oracle("gears").distance(last));
    assertThrows(IllegalArgumentException.class, () -> all("gears").draw(3, before + count));
  }

  @Test
  void oneOfEachClassStandsForAllOfIt() {
    Space rotation = Puzzles.named("rotation").orElseThrow().space();
    Set<String> covered = new HashSet<>();
    rotation
        .classesAt(0)
        .forEach(
            input -> {
              assertTrue(covered.add(input), "two of one class: " + input);
              covered.addAll(rotation.twins(input));
            });
    assertEquals(rotation.at(0).collect(Collectors.toSet()), covered);
  }

  @Test
  void theNameSpellsOutTheInstance() {
    Generator drawn = all("gears");
    Generator given = ((Enumeration) drawn).ofInstance(drawn.draw(5, 0).input());
    assertEquals(drawn.draw(5, 1000).input(), given.draw(0, 1000).input());
    assertEquals(
        given.draw(0, 77).input(), Generators.named("gears", given.name()).draw(9, 77).input());
    for (String bad : List.of("", "2", "1".repeat(48), "2222" + "1".repeat(43) + "d")) {
      assertThrows(IllegalArgumentException.class, () -> drawn.with(bad));
    }
  }
}
