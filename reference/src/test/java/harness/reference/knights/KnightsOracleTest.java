package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.Oracle;
import harness.reference.Replay;
import harness.reference.Rules;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class KnightsOracleTest extends RandomBoards {

  private static final int PLAIN_DEPTH = 10;

  private final Oracle oracle = new Knights().oracle();
  private final Rules rules = new Knights().rules();

  @Test
  void answersTheSample() {
    assertEquals(7, oracle.distance("10110\n01*11\n10111\n01001\n00000\n"));
    assertEquals(-1, oracle.distance("01011\n110*1\n01110\n01010\n00100\n"));
  }

  @Test
  void aSolvedBoardIsZeroMovesAway() {
    assertEquals(0, oracle.distance(PlainBoards.GOAL));
    assertEquals(Answer.of(0, ""), oracle.answer(PlainBoards.GOAL));
  }

  @Test
  void agreesWithAPlainBreadthFirstSearch() {
    Map<String, Integer> plain = PlainBoards.distances(PLAIN_DEPTH);
    plain.forEach((board, distance) -> assertEquals(distance, oracle.distance(board), board));
  }

  @Property
  void theTwinHasTheSameDistance(@ForAll("boards") int board) {
    String twin = Board.text(Board.twin(board));
    assertEquals(oracle.distance(Board.text(board)), oracle.distance(twin));
  }

  @Property
  void neighboursWithinTheBoundDifferByOne(@ForAll("nearBoards") int board) {
    int distance = oracle.distance(Board.text(board));
    for (int move = 0; move < Board.moves(board); move++) {
      int next = oracle.distance(Board.text(Board.move(board, move)));
      if (distance == Answer.NO_SOLUTION) {
        assertTrue(next == Answer.NO_SOLUTION || next == oracle.largestDistance());
      } else if (next == Answer.NO_SOLUTION) {
        assertEquals(oracle.largestDistance(), distance);
      } else {
        assertEquals(1, Math.abs(next - distance));
      }
    }
  }

  @Property
  void answersWithAShortestSequence(@ForAll("boards") int board) {
    String input = Board.text(board);
    Answer answer = oracle.answer(input);
    assertEquals(oracle.distance(input), answer.claimed());
    if (answer.claimed() == Answer.NO_SOLUTION) {
      assertNull(answer.moves());
    } else {
      Replay replay = rules.replay(input, answer.moves());
      assertEquals(Replay.End.GOAL, replay.end(), replay.problem());
      assertEquals(answer.claimed(), replay.steps());
    }
  }

  @Test
  void boardsAtTheBoundAreAnswered() {
    Layer layer = Ball.get().layer(oracle.largestDistance());
    for (int number = 0; number < layer.size(); number += 997) {
      assertEquals(15, oracle.answer(layer.text(number)).claimed());
    }
  }
}
