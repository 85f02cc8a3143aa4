package harness.generators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.reference.Distribution;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class EnumerationTest {

  private static final long SEED = 3;
  private static final long QUICK = 40_000;

  private static Generator all(String puzzle) {
    return Generators.named(puzzle, Enumeration.NAME);
  }

  private static Puzzle puzzle(String name) {
    return Puzzles.named(name).orElseThrow();
  }

  private static Oracle oracle(String puzzle) {
    return puzzle(puzzle).oracle();
  }

  private static Stream<String> puzzles() {
    return Puzzles.all().stream().map(Puzzle::name);
  }

  /** The cases of a puzzle's smallest distances, as many as are quick to check. */
  private static List<List<String>> layers(String puzzle) {
    Generator all = all(puzzle);
    Enumeration counted = (Enumeration) all;
    List<List<String>> layers = new ArrayList<>();
    long index = 0;
    for (int distance = 0; distance <= counted.largestDistance(SEED); distance++) {
      long here = counted.count(SEED, distance);
      if (index + here > QUICK) {
        break;
      }
      List<String> layer = new ArrayList<>();
      for (long i = 0; i < here; i++) {
        layer.add(all.draw(SEED, index++).input());
      }
      layers.add(layer);
    }
    return layers;
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void everyCaseOfEachDistanceComesOnceAndInOrder(String name) {
    Space space = puzzle(name).space();
    List<List<String>> layers = layers(name);
    for (int distance = 0; distance < layers.size(); distance++) {
      List<String> layer = layers.get(distance);
      assertEquals(layer.size(), Set.copyOf(layer).size(), "distance " + distance);
      for (String input : layer) {
        assertEquals(distance, oracle(name).distance(input), input);
      }
      if (space.enumerable()) {
        List<String> sorted = new ArrayList<>(layer);
        sorted.sort(Comparator.comparingLong(space::simplicity).thenComparing(input -> input));
        assertEquals(sorted, layer, "simplest first, at distance " + distance);
      }
    }
  }

  /** Every case has a neighbour that is one move nearer to the goal. */
  @ParameterizedTest
  @MethodSource("puzzles")
  void noCaseOfADistanceIsLeftOut(String name) {
    List<List<String>> layers = layers(name);
    for (int distance = 1; distance < layers.size(); distance++) {
      Set<String> layer = Set.copyOf(layers.get(distance));
      for (String nearer : layers.get(distance - 1)) {
        for (String input : puzzle(name).space().neighbours(nearer)) {
          assertEquals(oracle(name).distance(input) == distance, layer.contains(input), input);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void theCensusCountsAsMany(String name) {
    List<List<String>> layers = layers(name);
    Distribution census = puzzle(name).census(layers.get(0).get(0));
    if (census != null) {
      for (int distance = 0; distance < layers.size(); distance++) {
        long counted = census.histogram()[distance];
        assertEquals(layers.get(distance).size(), counted, "distance " + distance);
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
