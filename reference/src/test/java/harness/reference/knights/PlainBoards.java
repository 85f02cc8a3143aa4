package harness.reference.knights;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A second, deliberately simple implementation of the rules on text, to compare with. */
final class PlainBoards {

  static final String GOAL = "11111\n01111\n00*11\n00001\n00000\n";

  private static final int[][] JUMPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private PlainBoards() {}

  static Set<String> neighbours(String board) {
    int star = board.indexOf('*');
    Set<String> neighbours = new HashSet<>();
    for (int[] jump : JUMPS) {
      int row = star / 6 + jump[0];
      int column = star % 6 + jump[1];
      if (0 <= row && row < 5 && 0 <= column && column < 5) {
        StringBuilder next = new StringBuilder(board);
        next.setCharAt(star, board.charAt(row * 6 + column));
        next.setCharAt(row * 6 + column, '*');
        neighbours.add(next.toString());
      }
    }
    return neighbours;
  }

  /** Plain breadth-first search from the goal. */
  static Map<String, Integer> distances(int depth) {
    Map<String, Integer> distances = new HashMap<>(Map.of(GOAL, 0));
    List<String> layer = List.of(GOAL);
    for (int distance = 1; distance <= depth; distance++) {
      List<String> next = new ArrayList<>();
      for (String board : layer) {
        for (String neighbour : neighbours(board)) {
          if (distances.putIfAbsent(neighbour, distance) == null) {
            next.add(neighbour);
          }
        }
      }
      layer = next;
    }
    return distances;
  }
}
