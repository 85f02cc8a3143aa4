package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest extends RandomBoards {

  @Test
  void theGoalIsItsOwnTwin() {
    assertEquals(Board.GOAL, Board.twin(Board.GOAL));
  }

  @Property
  void textIsParsedBackAsTheSameBoard(@ForAll("boards") int board) {
    assertEquals(board, Board.parse(Board.text(board)));
  }

  @Property
  void aMoveSwapsOnlyTheEmptySquareAndAKnight(@ForAll("boards") int board) {
    Set<String> expected = PlainBoards.neighbours(Board.text(board));
    Set<String> found = new HashSet<>();
    for (int move = 0; move < Board.moves(board); move++) {
      found.add(Board.text(Board.move(board, move)));
    }
    assertEquals(expected, found);
    assertEquals(expected.size(), Board.moves(board));
  }

  @Property
  void movingBackUndoesAMove(@ForAll("boards") int board) {
    for (int move = 0; move < Board.moves(board); move++) {
      assertEquals(board, Board.moveTo(Board.move(board, move), Board.empty(board)));
    }
  }

  @Property
  void theTwinIsTheBoardTurnedWithColoursSwapped(@ForAll("boards") int board) {
    StringBuilder twin = new StringBuilder(Board.text(board).replace("\n", "")).reverse();
    for (int i = 0; i < twin.length(); i++) {
      char c = twin.charAt(i);
      twin.setCharAt(i, c == '0' ? '1' : c == '1' ? '0' : c);
    }
    assertEquals(twin.toString(), Board.text(Board.twin(board)).replace("\n", ""));
    assertEquals(board, Board.twin(Board.twin(board)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "11111\n01111\n00*11\n00001\n00000",
        "11111\n01111\n00011\n00001\n00000\n",
        "11111\n11111\n00*11\n00001\n00000\n",
      })
  void refusesTextThatIsNotABoard(String text) {
    assertThrows(IllegalArgumentException.class, () -> Board.parse(text));
  }

  @Test
  void ranksNumberTheMasksWithoutGaps() {
    int expected = 0;
    for (int mask = 0; mask <= Board.MASK; mask++) {
      if (Integer.bitCount(mask) == Board.BLACK_KNIGHTS) {
        assertEquals(expected++, Ranking.rank(mask));
      }
    }
    assertEquals(Ranking.MASKS, expected);
    assertEquals(67_603_900, Board.COUNT);
  }
}
