package harness.solutions.knights;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A simple model that the solvers are tested against: a replay on characters, and the distance of
 * every board up to 15 from a breadth-first search from the goal.
 */
final class PlainBoards {

  static final String GOAL = "11111\n01111\n00*11\n00001\n00000\n";
  static final int MAX_MOVES = 15;

  private final Long2IntOpenHashMap distances = new Long2IntOpenHashMap(2_000_000);
  private final List<LongArrayList> layers = new ArrayList<>();

  private PlainBoards() {
    distances.defaultReturnValue(-1);
    layers.add(LongArrayList.of(code(GOAL)));
    distances.put(code(GOAL), 0);
    for (int distance = 1; distance <= MAX_MOVES; distance++) {
      LongArrayList layer = new LongArrayList();
      for (long code : layers.get(distance - 1)) {
        for (String next : neighbours(board(code))) {
          if (distances.putIfAbsent(code(next), distance) == -1) {
            layer.add(code(next));
          }
        }
      }
      layers.add(layer);
    }
  }

  private static final class Holder {
    static final PlainBoards INSTANCE = new PlainBoards();
  }

  static PlainBoards upTo15() {
    return Holder.INSTANCE;
  }

  /** The exact distance of a board, or -1 if it is more than 15. */
  int distance(String board) {
    return distances.get(code(board));
  }

  int count(int distance) {
    return layers.get(distance).size();
  }

  List<String> all(int distance) {
    return layers.get(distance).longStream().mapToObj(PlainBoards::board).toList();
  }

  String draw(int distance, Random random) {
    LongArrayList layer = layers.get(distance);
    return board(layer.getLong(random.nextInt(layer.size())));
  }

  /** A board at distance 16 or 17: just beyond the limit, in either parity. */
  String drawBeyond(int distance, Random random) {
    while (true) {
      // A neighbour's distance is one less or one more, and distances up to 15 are in the table.
      String nearer = distance == 17 ? drawBeyond(16, random) : draw(MAX_MOVES, random);
      for (String board : neighbours(nearer)) {
        if (distance(board) == -1) {
          return board;
        }
      }
    }
  }

  /** A uniformly random board, nearly always more than 15 moves away. */
  static String drawUniform(Random random) {
    List<Character> squares = new ArrayList<>();
    GOAL.chars().filter(c -> c != '\n').forEach(c -> squares.add((char) c));
    Collections.shuffle(squares, random);
    StringBuilder board = new StringBuilder();
    for (int i = 0; i < 25; i++) {
      board.append(squares.get(i)).append(i % 5 == 4 ? "\n" : "");
    }
    return board.toString();
  }

  static List<String> neighbours(String board) {
    List<String> neighbours = new ArrayList<>();
    for (int row = 1; row <= 5; row++) {
      for (int column = 1; column <= 5; column++) {
        if (isJump(board, row, column)) {
          neighbours.add(play(board, row, column));
        }
      }
    }
    return neighbours;
  }

  /** The board after all the moves; an illegal move is an error. */
  static String replay(String board, String moves) {
    String now = board;
    Set<String> visited = new HashSet<>(Set.of(board));
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      if (!move.matches("[1-5],[1-5]")) {
        throw new IllegalArgumentException("not a square: '" + move + "' in '" + moves + "'");
      }
      int row = move.charAt(0) - '0';
      int column = move.charAt(2) - '0';
      if (!isJump(now, row, column)) {
        throw new IllegalArgumentException("no knight's jump: " + move + " in '" + moves + "'");
      }
      now = play(now, row, column);
      if (!visited.add(now)) {
        throw new IllegalArgumentException("comes back after " + move + " in '" + moves + "'");
      }
    }
    return now;
  }

  private static boolean isJump(String board, int row, int column) {
    int empty = board.indexOf('*');
    int rows = Math.abs(row - 1 - empty / 6);
    int columns = Math.abs(column - 1 - empty % 6);
    return rows * columns == 2;
  }

  private static String play(String board, int row, int column) {
    int square = (row - 1) * 6 + column - 1;
    StringBuilder next = new StringBuilder(board);
    next.setCharAt(board.indexOf('*'), board.charAt(square));
    next.setCharAt(square, '*');
    return next.toString();
  }

  /** The squares as digits to base 3, the first one last. */
  private static long code(String board) {
    long code = 0;
    for (int i = board.length() - 1; i >= 0; i--) {
      if (board.charAt(i) != '\n') {
        code = code * 3 + "01*".indexOf(board.charAt(i));
      }
    }
    return code;
  }

  private static String board(long code) {
    StringBuilder board = new StringBuilder();
    long rest = code;
    for (int i = 0; i < 25; i++, rest /= 3) {
      board.append("01*".charAt((int) (rest % 3))).append(i % 5 == 4 ? "\n" : "");
    }
    return board.toString();
  }
}
