package harness.reference.rotation;

import harness.cases.Answer;
import java.util.SplittableRandom;

/**
 * A second, deliberately simple implementation of the game to compare with: boards are strings of
 * 24 digits, and lines are read off the picture.
 */
final class PlainGame {

  static final String LETTERS = "ABCDEFGH";

  private static final String[] PICTURE = {
    "  a b  ", "  c d  ", "efghijk", "  l m  ", "nopqrst", "  u v  ", "  w x  "
  };

  private PlainGame() {}

  /** A uniformly random board. */
  static String random(SplittableRandom random) {
    StringBuilder left = new StringBuilder("111111112222222233333333");
    StringBuilder board = new StringBuilder();
    while (left.length() > 0) {
      int at = random.nextInt(left.length());
      board.append(left.charAt(at));
      left.deleteCharAt(at);
    }
    return board.toString();
  }

  static String randomMoves(SplittableRandom random, int length) {
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < length; i++) {
      moves.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return moves.toString();
  }

  /** A solved board after random moves. */
  static String scrambled(SplittableRandom random, int moves) {
    String others = random(random).replace("1", "");
    StringBuilder board = new StringBuilder();
    int next = 0;
    for (int cell = 0; cell < 24; cell++) {
      board.append(isCentre(cell) ? '1' : others.charAt(next++));
    }
    String renamed = rename(board.toString(), random.nextInt(6));
    return play(renamed, randomMoves(random, moves));
  }

  /** One of the six renamings of the numbers. */
  static String rename(String board, int renaming) {
    String names = new String[] {"123", "132", "213", "231", "312", "321"}[renaming];
    StringBuilder renamed = new StringBuilder();
    board.chars().forEach(c -> renamed.append(names.charAt(c - '1')));
    return renamed.toString();
  }

  static String play(String board, String moves) {
    String played = board;
    for (int i = 0; i < moves.length(); i++) {
      played = move(played, moves.charAt(i));
    }
    return played;
  }

  static String move(String board, char letter) {
    StringBuilder moved = new StringBuilder(board);
    int[] line = line(letter);
    for (int i = 0; i < line.length; i++) {
      moved.setCharAt(line[i], board.charAt(line[(i + 1) % line.length]));
    }
    return moved.toString();
  }

  static boolean isSolved(String board) {
    for (int cell = 0; cell < 24; cell++) {
      if (isCentre(cell) && board.charAt(cell) != board.charAt(6)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The lexicographically smallest shortest sequence, or null if none has at most {@code most}
   * moves.
   */
  static Answer solve(String board, int most) {
    for (int length = 0; length <= most; length++) {
      String moves = smallest(board, length);
      if (moves != null) {
        return new Answer(length, moves, play(board, moves).charAt(6) - '0');
      }
    }
    return null;
  }

  /** The judge's text of a board. */
  static String text(String board) {
    return String.join(" ", board.split("")) + "\n";
  }

  private static String smallest(String board, int length) {
    if (length == 0) {
      return isSolved(board) ? "" : null;
    }
    for (int i = 0; i < LETTERS.length(); i++) {
      char letter = LETTERS.charAt(i);
      String rest = smallest(move(board, letter), length - 1);
      if (rest != null) {
        return letter + rest;
      }
    }
    return null;
  }

  private static boolean isCentre(int cell) {
    for (int row = 2; row <= 4; row++) {
      if (PICTURE[row].substring(2, 5).indexOf('a' + cell) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static int[] line(char letter) {
    int across =
        switch (letter) {
          case 'A', 'F', 'H', 'C' -> 2;
          default -> 4;
        };
    int[] line = new int[7];
    for (int i = 0; i < line.length; i++) {
      int along = "EFCD".indexOf(letter) >= 0 ? 6 - i : i;
      boolean column = "ABEF".indexOf(letter) >= 0;
      line[i] = (column ? PICTURE[along].charAt(across) : PICTURE[across].charAt(along)) - 'a';
    }
    return line;
  }
}
