package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.Replay;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RotationOracleTest {

  private final RotationOracle oracle = new RotationOracle();
  private final RotationRules rules = new RotationRules();

  @ParameterizedTest
  @CsvSource({
    "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3, AC, 2",
    "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3, DDHH, 2"
  })
  void samplesOfTheJudge(String board, String moves, int number) {
    assertEquals(new Answer(moves.length(), moves, number), oracle.answer(board + "\n"));
    assertEquals(moves.length(), oracle.distance(board + "\n"));
  }

  @Test
  void nearAnswersAgreeWithAPlainSearch() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 600; i++) {
      String board = PlainGame.scrambled(random, random.nextInt(5));
      String text = PlainGame.text(board);
      assertEquals(PlainGame.solve(board, 4), oracle.answer(text), board);
    }
  }

  @Test
  void answersToBoardsWithTwoOrThreeNearestNumbersAgreeWithAPlainSearch() {
    SplittableRandom random = new SplittableRandom(2);
    int[] found = new int[4];
    while (found[2] + found[3] < 40) {
      String board = tied(random);
      int nearest = nearestNumbers(board);
      int distance = oracle.distance(PlainGame.text(board));
      if (nearest > 1 && distance <= 5) {
        assertEquals(PlainGame.solve(board, 5), oracle.answer(PlainGame.text(board)), board);
        found[nearest]++;
      }
    }
  }

  @Test
  void theSequenceHasTheDistanceAsLengthAndEndsWithItsNumber() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 5000; i++) {
      String text = PlainGame.text(PlainGame.random(random));
      Answer answer = oracle.answer(text);
      assertEquals(oracle.distance(text), answer.claimed());
      assertEquals(
          new Replay(Replay.End.GOAL, answer.claimed(), answer.number(), ""),
          rules.replay(text, answer.moves()));
    }
  }

  @Test
  void neighboursDifferByAtMostOne() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 2000; i++) {
      String board = PlainGame.random(random);
      int distance = oracle.distance(PlainGame.text(board));
      for (int letter = 0; letter < Lines.COUNT; letter++) {
        char name = PlainGame.LETTERS.charAt(letter);
        int other = oracle.distance(PlainGame.text(PlainGame.move(board, name)));
        assertTrue(Math.abs(distance - other) <= 1, board);
      }
    }
  }

  @Test
  void renamingTheNumbersKeepsTheMovesAndRenamesTheNumber() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 1000; i++) {
      String board = PlainGame.random(random);
      Answer answer = oracle.answer(PlainGame.text(board));
      for (int renaming = 0; renaming < 6; renaming++) {
        int number = PlainGame.rename(String.valueOf(answer.number()), renaming).charAt(0) - '0';
        assertEquals(
            new Answer(answer.claimed(), answer.moves(), number),
            oracle.answer(PlainGame.text(PlainGame.rename(board, renaming))));
      }
    }
  }

  private int nearestNumbers(String board) {
    long packed = Boards.parse(PlainGame.text(board));
    int nearest = 0;
    for (int number = 1; number <= 3; number++) {
      int distance = Patterns.get().distance(Boards.mask(packed, number));
      nearest += distance == RotationOracle.distance(packed) ? 1 : 0;
    }
    return nearest;
  }

  /** A board where both 1 and 2 are images of the centre under five moves. */
  private static String tied(SplittableRandom random) {
    Patterns patterns = Patterns.get();
    while (true) {
      int ones = patterns.pattern(5, random.nextInt(patterns.count(5)));
      int twos = patterns.pattern(5, random.nextInt(patterns.count(5)));
      if ((ones & twos) == 0) {
        return Boards.text(Boards.of(ones, twos)).replaceAll("\\s", "");
      }
    }
  }
}
