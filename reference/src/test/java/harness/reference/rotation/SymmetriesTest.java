package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SymmetriesTest {

  private final Symmetries symmetries = Symmetries.get();

  @Test
  void thereAreEightDifferentSymmetriesAndTheFirstIsTheIdentity() {
    long board = Boards.parse(PlainGame.text("123123123123123123123123"));
    Set<Long> images = new HashSet<>();
    SplittableRandom random = new SplittableRandom(1);
    long asymmetric = Boards.parse(PlainGame.text(PlainGame.random(random)));
    for (int symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
      images.add(symmetries.board(symmetry, asymmetric));
    }
    assertEquals(Symmetries.COUNT, images.size());
    assertEquals(board, symmetries.board(0, board));
  }

  @Test
  void relabelledMovesActOnTheImageLikeTheMovesOnTheBoard() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 2000; i++) {
      String board = PlainGame.random(random);
      String moves = PlainGame.randomMoves(random, 1 + random.nextInt(8));
      int symmetry = random.nextInt(Symmetries.COUNT);
      String image = image(symmetry, board);
      assertEquals(
          image(symmetry, PlainGame.play(board, moves)),
          PlainGame.play(image, relabelled(symmetry, moves)));
    }
  }

  @Test
  void symmetriesKeepTheDistance() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 2000; i++) {
      long board = Boards.parse(PlainGame.text(PlainGame.random(random)));
      int distance = RotationOracle.distance(board);
      for (int symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
        assertEquals(distance, RotationOracle.distance(symmetries.board(symmetry, board)));
      }
    }
  }

  @Test
  void aSetOfLettersIsMappedLetterByLetter() {
    for (int symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
      for (int set = 0; set < 1 << Lines.COUNT; set++) {
        int expected = 0;
        for (int letter = 0; letter < Lines.COUNT; letter++) {
          expected |= (set >>> letter & 1) << symmetries.letter(symmetry, letter);
        }
        assertEquals(expected, symmetries.letterSet(symmetry, set));
      }
    }
  }

  private String image(int symmetry, String board) {
    return Boards.text(symmetries.board(symmetry, Boards.parse(PlainGame.text(board))))
        .replaceAll("\\s", "");
  }

  private String relabelled(int symmetry, String moves) {
    StringBuilder image = new StringBuilder(moves.length());
    for (int i = 0; i < moves.length(); i++) {
      image.append((char) ('A' + symmetries.letter(symmetry, moves.charAt(i) - 'A')));
    }
    return image.toString();
  }
}
