package harness.generators.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.reference.Oracle;
import harness.reference.knights.Board;
import harness.reference.knights.Knights;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact distances that the generators promise. */
class DistancesTest {

  private final Oracle oracle = new Knights().oracle();

  private int distance(Generator generator, long index) {
    return oracle.distance(generator.draw(42, index).input());
  }

  @Test
  void distanceDrawsBoardsAtExactlyThatDistance() {
    for (int distance = 0; distance <= 15; distance++) {
      Generator generator = new ExactDistance().with(String.valueOf(distance));
      for (int index = 0; index < 500; index++) {
        assertEquals(distance, distance(generator, index));
      }
    }
  }

  /**
   * Every neighbour of a board at 16 is at 15 or 17, and at least one is at 15; and so on outwards.
   */
  @ParameterizedTest
  @CsvSource({"16, 1", "17, 2"})
  void boardsBeyondTheBoundHaveThePromisedDistance(String distance, int beyond) {
    Generator generator = new ExactDistance().with(distance);
    for (int index = 0; index < 2000; index++) {
      Set<Integer> boards = Set.of(Board.parse(generator.draw(42, index).input()));
      for (int steps = 0; steps < beyond; steps++) {
        assertTrue(boards.stream().noneMatch(board -> isWithin(board)));
        boards = neighbours(boards);
      }
      assertTrue(boards.stream().anyMatch(board -> isWithin(board)));
    }
  }

  private boolean isWithin(int board) {
    return oracle.distance(Board.text(board)) != Answer.NO_SOLUTION;
  }

  private static Set<Integer> neighbours(Set<Integer> boards) {
    Set<Integer> neighbours = new HashSet<>();
    for (int board : boards) {
      for (int move = 0; move < Board.moves(board); move++) {
        neighbours.add(Board.move(board, move));
      }
    }
    return neighbours;
  }

  @ParameterizedTest
  @ValueSource(ints = {34, 39})
  void deepBoardsBelongToTheirLayerAndNoneIsMissed(int distance) {
    Layer layer = Layers.at(distance);
    Set<Integer> boards = new HashSet<>();
    for (int number = 0; number < layer.size(); number++) {
      boards.add(layer.board(number));
    }
    Generator generator = new ExactDistance().with(String.valueOf(distance));
    Set<Integer> drawn = new HashSet<>();
    for (int index = 0; index < 5000; index++) {
      drawn.add(parse(generator, index));
    }
    assertTrue(boards.containsAll(drawn));
    assertTrue(drawn.size() >= Math.min(layer.size(), 4900), "drawn: " + drawn.size());
  }

  @Test
  void spreadTakesTheDistancesInTurn() {
    for (int index = 0; index < 1600; index++) {
      assertEquals(index % 16, distance(new EvenSpread(), index));
    }
  }

  @Test
  void easyTakesTheSmallestDistancesInTurnStartingAtTheSolvedBoard() {
    for (int index = 0; index < 500; index++) {
      assertEquals(index % 5, distance(new EasyBoards(), index));
    }
  }

  @Test
  void boundaryTakesTheDistancesAroundTheBoundInTurn() {
    Generator boundary = new AroundTheBound();
    for (int index = 0; index < 500; index++) {
      int expected = index % 5 < 3 ? 13 + index % 5 : Answer.NO_SOLUTION;
      assertEquals(expected, distance(boundary, index));
      assertEquals((13 + index % 5) % 2, Board.empty(parse(boundary, index)) % 2);
    }
  }

  private static int parse(Generator generator, long index) {
    return Board.parse(generator.draw(42, index).input());
  }

  @Test
  void walkReachesEveryDistanceAndBeyond() {
    Set<Integer> reached = new HashSet<>();
    for (int index = 0; index < 3000; index++) {
      reached.add(distance(new BackwardWalk(), index));
    }
    assertEquals(17, reached.size(), reached.toString());
  }

  @Test
  void distanceWithoutANumberIsIncomplete() {
    ExactDistance alone = new ExactDistance();
    assertEquals("distance", alone.name());
    assertTrue(!alone.isComplete() && alone.with("0").isComplete());
    assertThrows(IllegalStateException.class, () -> alone.draw(1, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "40", "-1", "07", "x", "7.5", "+7", " 7", "99999999999999999999"})
  void distanceRefusesABadArgument(String argument) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> new ExactDistance().with(argument));
    assertEquals(
        "generator distance: found '"
            + argument
            + "', expected a distance from 0 to 39, as in distance:7",
        refusal.getMessage());
  }

  @Test
  void otherGeneratorsTakeNoArgument() {
    assertThrows(IllegalArgumentException.class, () -> new EvenSpread().with("7"));
  }
}
