package harness.solutions.rotation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A second, deliberately simple implementation of the rules for the tests: boards are strings of 24
 * digits, and the lines are read off a drawing.
 */
final class PlainRotation {

  /** The cells, named by letters in reading order. */
  private static final String[] DRAWING = {
    "  a b  ", //
    "  c d  ", "efghijk", "  l m  ", "nopqrst", "  u v  ", "  w x  ",
  };

  private static final String LEFT = column(2);
  private static final String RIGHT = column(4);
  private static final String UPPER = DRAWING[2];
  private static final String LOWER = DRAWING[4];

  /** The cells of each line from its letter on, A to H. */
  private static final List<String> LINES =
      List.of(
          LEFT,
          RIGHT,
          reversed(UPPER),
          reversed(LOWER),
          reversed(RIGHT),
          reversed(LEFT),
          LOWER,
          UPPER);

  private static final String CENTRE =
      (DRAWING[2].substring(2, 5) + DRAWING[3].substring(2, 5) + DRAWING[4].substring(2, 5))
          .replace(" ", "");

  private PlainRotation() {}

  static String input(String board) {
    return board.chars().mapToObj(Character::toString).collect(Collectors.joining(" ")) + "\n";
  }

  static String replay(String board, String moves) {
    String now = board;
    for (int i = 0; i < moves.length(); i++) {
      now = pull(now, moves.charAt(i));
    }
    return now;
  }

  static String pull(String board, char letter) {
    String line = LINES.get(letter - 'A');
    StringBuilder after = new StringBuilder(board);
    for (int i = 0; i < line.length(); i++) {
      char number = board.charAt(line.charAt((i + 1) % line.length()) - 'a');
      after.setCharAt(line.charAt(i) - 'a', number);
    }
    return after.toString();
  }

  /** The eight numbers in the centre. */
  static String centre(String board) {
    StringBuilder centre = new StringBuilder();
    for (int i = 0; i < CENTRE.length(); i++) {
      centre.append(board.charAt(CENTRE.charAt(i) - 'a'));
    }
    return centre.toString();
  }

  static boolean isSolved(String board) {
    String centre = centre(board);
    return centre.equals("11111111") || centre.equals("22222222") || centre.equals("33333333");
  }

  static int missing(String board) {
    int missing = 8;
    for (char number = '1'; number <= '3'; number++) {
      char wanted = number;
      missing = Math.min(missing, (int) centre(board).chars().filter(c -> c != wanted).count());
    }
    return missing;
  }

  /** All shortest strings of a board in lexicographic order, found by trying every string. */
  static List<String> shortestStrings(String board) {
    List<String> solutions = new ArrayList<>();
    for (int length = 0; solutions.isEmpty(); length++) {
      tryAllStrings(board, "", length, solutions);
    }
    return solutions;
  }

  private static void tryAllStrings(String board, String moves, int left, List<String> solutions) {
    if (left > 0) {
      for (char letter = 'A'; letter <= 'H'; letter++) {
        tryAllStrings(pull(board, letter), moves + letter, left - 1, solutions);
      }
    } else if (isSolved(board)) {
      solutions.add(moves);
    }
  }

  static String uniform(RandomGenerator random) {
    List<String> numbers = new ArrayList<>(Arrays.asList("111111112222222233333333".split("")));
    for (int i = numbers.size() - 1; i > 0; i--) {
      Collections.swap(numbers, i, random.nextInt(i + 1));
    }
    return String.join("", numbers);
  }

  /** A solved board: one number in its centre, the others placed around it at random. */
  static String solved(char number, RandomGenerator random) {
    String others = uniform(random).replace(String.valueOf(number), "");
    StringBuilder board = new StringBuilder(others);
    for (int i = 0; i < CENTRE.length(); i++) {
      board.insert(CENTRE.charAt(i) - 'a', number);
    }
    return board.toString();
  }

  /** A board where both 1 and 2 can be brought into the centre in {@code moves} moves. */
  static String solvableWithTwoNumbers(int moves, RandomGenerator random) {
    while (true) {
      String ones = walk(solved('1', random), moves, random);
      String twos = walk(solved('2', random), moves, random);
      String both =
          IntStream.range(0, ones.length())
              .map(i -> ones.charAt(i) == '1' ? '1' : twos.charAt(i) == '2' ? '2' : '3')
              .mapToObj(Character::toString)
              .collect(Collectors.joining());
      if (both.chars().filter(c -> c == '2').count() == 8) {
        return both;
      }
    }
  }

  static String walk(String from, int moves, RandomGenerator random) {
    String board = from;
    for (int i = 0; i < moves; i++) {
      board = pull(board, (char) ('A' + random.nextInt(8)));
    }
    return board;
  }

  private static String column(int column) {
    StringBuilder cells = new StringBuilder();
    for (String row : DRAWING) {
      cells.append(row.charAt(column));
    }
    return cells.toString();
  }

  private static String reversed(String line) {
    return new StringBuilder(line).reverse().toString();
  }
}
