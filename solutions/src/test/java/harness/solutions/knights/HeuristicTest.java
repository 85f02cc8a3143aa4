package harness.solutions.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every h of this package is 0 only at the goal, never too large, and falls by at most one per
 * move.
 */
final class HeuristicTest {

  private static final long SEED = 2324;

  static Stream<Arguments> heuristics() {
    return Stream.of(
        heuristic("a-star", board -> AStar.h(AStar.parse(board))),
        heuristic("a-star-tree", board -> AStarTree.h(AStarTree.parse(board))),
        heuristic(
            "branch-and-bound",
            board ->
                Integer.bitCount(
                    BranchAndBound.misplaced(
                        BranchAndBound.squaresWith('0', board),
                        BranchAndBound.squaresWith('1', board)))),
        heuristic(
            "ida-star",
            board -> Integer.bitCount(IdaStar.misplaced(IdaStar.blacks(board), empty(board)))),
        heuristic(
            "ida-star-jumps", board -> IdaStarJumps.h(IdaStarJumps.knights(board), empty(board))),
        heuristic("ida-star-kept-tree", board -> IdaStarKeptTree.h(IdaStarKeptTree.parse(board))),
        heuristic(
            "iterative-deepening",
            board -> IterativeDeepening.misplaced(IterativeDeepening.setUp(board))));
  }

  private static Arguments heuristic(String name, ToIntFunction<String> h) {
    return Arguments.of(name, h);
  }

  private static int empty(String board) {
    return board.replace("\n", "").indexOf('*');
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("heuristics")
  void isZeroOnlyAtTheGoal(String name, ToIntFunction<String> h) {
    assertEquals(0, h.applyAsInt(PlainBoards.GOAL), name);
    for (int distance = 1; distance <= 6; distance++) {
      for (String board : PlainBoards.upTo15().all(distance)) {
        assertTrue(h.applyAsInt(board) > 0, board);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("heuristics")
  void isAdmissible(String name, ToIntFunction<String> h) {
    Random random = new Random(SEED);
    for (int distance = 0; distance <= PlainBoards.MAX_MOVES; distance++) {
      for (int i = 0; i < 1000; i++) {
        String board = PlainBoards.upTo15().draw(distance, random);
        assertTrue(h.applyAsInt(board) <= distance, () -> name + " is too large for " + board);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("heuristics")
  void isConsistent(String name, ToIntFunction<String> h) {
    Random random = new Random(SEED);
    for (int i = 0; i < 5000; i++) {
      String board = i % 2 == 0 ? PlainBoards.drawUniform(random) : nearGoal(random);
      int before = h.applyAsInt(board);
      for (String next : PlainBoards.neighbours(board)) {
        int fall = before - h.applyAsInt(next);
        assertTrue(Math.abs(fall) <= 1, () -> name + " changes by " + fall + " from " + board);
      }
    }
  }

  private static String nearGoal(Random random) {
    return PlainBoards.upTo15().draw(random.nextInt(PlainBoards.MAX_MOVES + 1), random);
  }
}
