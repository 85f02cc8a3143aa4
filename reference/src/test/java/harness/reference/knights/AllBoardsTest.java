package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.reference.StateTable;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AllBoardsTest {

  @Test
  void theTableHasEveryBoardOnceAndAgreesWithTheOracleAndTheNeighbours() {
    AllBoards all = new AllBoards();
    StateTable table = all.table();
    long[] counts = new long[all.histogram().length];
    for (int number = 0; number < table.size(); number++) {
      counts[table.entry(number)]++;
    }
    assertArrayEquals(all.histogram(), counts);
    for (int distance = 0; distance <= Ball.RADIUS; distance++) {
      Layer layer = Ball.get().layer(distance);
      for (int i = 0; i < layer.size(); i += 97) {
        assertEquals(distance, table.entry(AllBoards.number(layer.board(i))));
      }
    }
    all.farthest()
        .forEach(board -> assertEquals(39, table.entry(AllBoards.number(Board.parse(board)))));
    walkDown(table);
  }

  /** From any board, one neighbour is nearer and none is more than one move nearer. */
  private static void walkDown(StateTable table) {
    SplittableRandom random = new SplittableRandom(11);
    for (int start = 0; start < 1000; start++) {
      int board = Board.GOAL;
      for (int move = 0; move < 60; move++) {
        board = Board.move(board, random.nextInt(Board.moves(board)));
      }
      int least = Integer.MAX_VALUE;
      for (int move = 0; move < Board.moves(board); move++) {
        least = Math.min(least, table.entry(AllBoards.number(Board.move(board, move))));
      }
      int distance = table.entry(AllBoards.number(board));
      assertEquals(distance == 0 ? 1 : distance - 1, least);
    }
  }

  @Test
  void numbersAgreeWithTheFormatsDescription() {
    SplittableRandom random = new SplittableRandom(5);
    int board = Board.GOAL;
    for (int i = 0; i < 5; i++) {
      for (int move = 0; move < 41; move++) {
        board = Board.move(board, random.nextInt(Board.moves(board)));
      }
      assertEquals(described(Board.text(board)), AllBoards.number(board));
    }
  }

  /** The number by the format's description alone, by counting. */
  private static int described(String text) {
    String squares = text.replace("\n", "");
    int empty = squares.indexOf('*');
    int mask = 0;
    for (int square = 0; square < squares.length(); square++) {
      int owner = square == 12 ? empty : square;
      if (squares.charAt(square) == '1') {
        mask |= 1 << (owner < 12 ? owner : owner - 1);
      }
    }
    int rank = 0;
    for (int smaller = 0; smaller < mask; smaller++) {
      rank += Integer.bitCount(smaller) == 12 ? 1 : 0;
    }
    return 2_704_156 * empty + rank;
  }
}
