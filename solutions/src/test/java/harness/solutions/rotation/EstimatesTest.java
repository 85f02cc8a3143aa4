package harness.solutions.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Budget;
import java.util.Arrays;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EstimatesTest {

  static Stream<Named<ToIntFunction<String>>> estimates() {
    return Stream.of(
        Named.of("a-star", input -> AStar.h(AStar.parse(input))),
        Named.of("a-star-tree", input -> AStarTree.h(AStarTree.parse(input))),
        Named.of("ida-star", input -> new IdaStar.Search(input, Budget.unlimited()).h()),
        Named.of(
            "ida-star-by-colour",
            input ->
                Arrays.stream(IdaStarByColour.parse(input))
                    .map(IdaStarByColour::h)
                    .min()
                    .orElseThrow()),
        Named.of(
            "whole-last-level", input -> new WholeLastLevel.Level(input, Budget.unlimited()).h()));
  }

  @ParameterizedTest
  @MethodSource("estimates")
  void countsTheCellsWithoutTheMostCommonNumber(ToIntFunction<String> h) {
    RandomGenerator random = new Random(5);
    for (int i = 0; i < 100; i++) {
      String board = PlainRotation.walk(PlainRotation.solved('3', random), i % 10, random);
      assertEquals(PlainRotation.missing(board), h.applyAsInt(PlainRotation.input(board)), board);
    }
  }

  @ParameterizedTest
  @MethodSource("estimates")
  void fallsByAtMostOnePerMove(ToIntFunction<String> h) {
    RandomGenerator random = new Random(6);
    for (int i = 0; i < 100; i++) {
      String board = PlainRotation.uniform(random);
      for (char letter = 'A'; letter <= 'H'; letter++) {
        int before = h.applyAsInt(PlainRotation.input(board));
        int after = h.applyAsInt(PlainRotation.input(PlainRotation.pull(board, letter)));
        assertTrue(before - after <= 1, board + " " + letter);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("estimates")
  void isNeverMoreThanTheDistance(ToIntFunction<String> h) {
    RandomGenerator random = new Random(7);
    ExactTable table = new ExactTable();
    for (int i = 0; i < 200; i++) {
      String board = PlainRotation.walk(PlainRotation.solved('1', random), i % 12, random);
      String input = PlainRotation.input(board);
      int distance = table.solve(input, Budget.unlimited()).claimed();
      assertTrue(h.applyAsInt(input) <= distance, board);
    }
  }
}
