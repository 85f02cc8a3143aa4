package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Answer;
import harness.reference.PuzzleSamples;
import harness.reference.Replay;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RotationRulesTest {

  private static final String SAMPLE = PuzzleSamples.ROTATION;

  private final RotationRules rules = new RotationRules();

  @Test
  void replayReachesTheGoalAndReportsItsNumber() {
    assertEquals(new Replay(Replay.End.GOAL, 2, 2, ""), rules.replay(SAMPLE, "AC"));
  }

  @Test
  void replayThatEndsElsewhereReportsTheCentre() {
    assertEquals(
        elsewhere(0, "after 0 moves the centre holds 3 2 3 2 2 2 2 2, expected one number"),
        rules.replay(SAMPLE, ""));
    assertEquals(
        elsewhere(1, "after 1 move the centre holds 2 2 3 2 2 2 2 2, expected one number"),
        rules.replay(SAMPLE, "A"));
  }

  @ParameterizedTest
  @CsvSource({
    "AX, move 2 is 'X'",
    "aC, move 1 is 'a'",
    "ACI, move 3 is 'I'",
    "A C, move 2 is ' '",
    "AC@Z, move 3 is '@'",
    "A\u0007B, move 2 is '\\x07'",
    "AB\u00e9, move 3 is '\\xe9'"
  })
  void replayNamesTheFirstBadLetter(String moves, String problem) {
    assertEquals(
        new Replay(
            Replay.End.MALFORMED, 0, Answer.NO_NUMBER, problem + ", expected a letter from A to H"),
        rules.replay(SAMPLE, moves));
  }

  @Test
  void replayMovesLikeThePlainGame() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 3000; i++) {
      String board = PlainGame.random(random);
      String moves = PlainGame.randomMoves(random, 2 + random.nextInt(40));
      String end = PlainGame.play(board, moves);
      Replay replay = rules.replay(PlainGame.text(board), moves);
      assertEquals(PlainGame.isSolved(end), replay.end() == Replay.End.GOAL, board + " " + moves);
      assertEquals(
          "after " + moves.length() + " moves the centre holds " + centre(end),
          replay.problem().replace(", expected one number", ""));
    }
  }

  @ParameterizedTest
  @CsvSource({"A,F", "F,A", "B,E", "E,B", "C,H", "H,C", "D,G", "G,D"})
  void oppositeLettersUndoEachOther(char move, char undo) {
    Patterns patterns = Patterns.get();
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 200; i++) {
      String board = PlainGame.random(random);
      assertEquals(board, PlainGame.move(PlainGame.move(board, move), undo));
      int ones = Boards.mask(Boards.parse(PlainGame.text(board)), 1);
      assertEquals(ones, patterns.move(undo - 'A', patterns.move(move - 'A', ones)));
      assertEquals(
          Boards.mask(Boards.parse(PlainGame.text(PlainGame.move(board, move))), 1),
          patterns.move(move - 'A', ones));
    }
  }

  @Test
  void aMoveAndItsInverseKeepASolvedBoardSolved() {
    String solved = PlainGame.text(PlainGame.scrambled(new SplittableRandom(3), 0));
    for (String pair : new String[] {"AF", "FA", "BE", "EB", "CH", "HC", "DG", "GD"}) {
      assertEquals(Replay.End.GOAL, rules.replay(solved, pair).end(), pair);
    }
  }

  private static String centre(String board) {
    String cells = board.substring(6, 9) + board.substring(11, 13) + board.substring(15, 18);
    return String.join(" ", cells.split(""));
  }

  private static Replay elsewhere(int steps, String problem) {
    return new Replay(Replay.End.ELSEWHERE, steps, Answer.NO_NUMBER, problem);
  }
}
