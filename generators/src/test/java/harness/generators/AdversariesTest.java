package harness.generators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Generator;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Adversarial generators draw what they promise. */
final class AdversariesTest {

  private static Puzzle puzzle(String name) {
    return Puzzles.named(name).orElseThrow();
  }

  /** The puzzles that have a generator. */
  private static Stream<String> puzzlesWith(String generator) {
    return Puzzles.all().stream()
        .map(Puzzle::name)
        .filter(
            puzzle ->
                Generators.of(puzzle).stream().anyMatch(each -> each.name().equals(generator)));
  }

  static Stream<String> puzzlesWithTraps() {
    return puzzlesWith("trap");
  }

  static Stream<String> puzzlesWithTwins() {
    return puzzlesWith("twin");
  }

  static Stream<String> puzzlesWithOrders() {
    return puzzlesWith("order");
  }

  private static List<String> drawn(String puzzle, String generator, int n) {
    Generator named = Generators.named(puzzle, generator);
    return LongStream.range(0, n).mapToObj(index -> named.draw(3, index).input()).toList();
  }

  /** The mean of distance minus the usual estimate. */
  private static double gap(String puzzle, List<String> inputs) {
    Puzzle of = puzzle(puzzle);
    return inputs.stream()
        .mapToInt(
            input ->
                of.oracle().distance(input) - of.heuristics().get(0).estimate().applyAsInt(input))
        .average()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("puzzlesWithTraps")
  void trapsLieFartherAboveTheEstimateThanRandomCasesOfTheirDistances(String puzzle) {
    Oracle oracle = puzzle(puzzle).oracle();
    List<String> traps = drawn(puzzle, "trap", 330);
    List<String> random =
        LongStream.range(0, traps.size())
            .mapToObj(
                i ->
                    Generators.named(puzzle, "distance:" + oracle.distance(traps.get((int) i)))
                        .draw(3, i)
                        .input())
            .toList();
    assertTrue(gap(puzzle, traps) > gap(puzzle, random) + 0.5);
  }

  @ParameterizedTest
  @MethodSource("puzzlesWithTwins")
  void twinsAreEquallyFar(String puzzle) {
    Puzzle of = puzzle(puzzle);
    List<String> pairs = drawn(puzzle, "twin", 200);
    for (int i = 0; i < pairs.size(); i += 2) {
      String first = pairs.get(i);
      String second = pairs.get(i + 1);
      assertEquals(of.oracle().distance(first), of.oracle().distance(second));
      assertTrue(first.equals(second) || of.space().twins(first).contains(second));
    }
  }

  @ParameterizedTest
  @MethodSource("puzzlesWithOrders")
  void filesComeInAllHarmfulOrders(String puzzle) {
    Oracle oracle = puzzle(puzzle).oracle();
    List<String> inputs = drawn(puzzle, "order", 50);
    List<Integer> distances = inputs.stream().map(oracle::distance).toList();
    assertEquals(0, distances.get(0), "a solved board first");
    for (int i = 10; i < 20; i += 2) {
      assertEquals(inputs.get(i), inputs.get(i + 1), "each board twice");
    }
    for (int i = 20; i < 30; i += 2) {
      int far = distances.get(i);
      assertTrue(far < 0 || far > 10, "the farthest before a solved one");
      assertEquals(0, distances.get(i + 1));
    }
    assertEquals(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1, 0), distances.subList(30, 40));
    assertEquals(inputs.get(40), inputs.get(49), "the same board again later");
  }

  @Test
  void cornersAreTouched() {
    long inCorner =
        drawn("knights", "corner", 450).stream()
            .filter(board -> List.of(0, 4, 24, 28).contains(board.indexOf('*')))
            .count();
    assertTrue(inCorner > 100, inCorner + " with the empty square in a corner");
  }

  @Test
  void knightsDeepestAreAtTheBoundWithFewKnightsOutOfPlace() {
    Puzzle knights = puzzle("knights");
    Set<Integer> distances = new HashSet<>();
    for (String board : drawn("knights", "deepest", 60)) {
      distances.add(knights.oracle().distance(board));
      assertTrue(knights.heuristics().get(0).estimate().applyAsInt(board) <= 14, board);
    }
    assertEquals(Set.of(15, -1), distances);
  }

  @Test
  void rotationDeepestAreTheFarthest() {
    Oracle oracle = puzzle("rotation").oracle();
    drawn("rotation", "deepest", 50)
        .forEach(board -> assertEquals(oracle.largestDistance(), oracle.distance(board)));
  }

  @Test
  void tiesHaveMoreShortestSequencesThanRandomBoards() {
    assertTrue(
        firstMoves(drawn("rotation", "tie", 220)) > firstMoves(drawn("rotation", "spread", 220)));
  }

  /** The total number of neighbours that are nearer to the goal. */
  private static long firstMoves(List<String> boards) {
    Puzzle rotation = puzzle("rotation");
    return boards.stream()
        .filter(board -> rotation.oracle().distance(board) <= 11)
        .mapToLong(
            board ->
                rotation.space().neighbours(board).stream()
                    .filter(
                        next ->
                            rotation.oracle().distance(next) < rotation.oracle().distance(board))
                    .count())
        .sum();
  }

  @Test
  void linksHaveAllShapes() {
    Generator links = Generators.named("gears", "links");
    Set<Integer> dragged = new HashSet<>();
    for (long block = 0; block < 20; block++) {
      String input = links.draw(3, block * links.block()).input();
      Set<String> targets = new HashSet<>();
      for (String line : input.lines().toList()) {
        targets.addAll(List.of(line.split(" ", 5)).subList(1, 5));
      }
      dragged.add(targets.size());
    }
    // a star drags two knobs, a ring all, some shapes all except one
    assertTrue(dragged.containsAll(Set.of(2, 11, 12)), dragged.toString());
  }
}
