package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

/**
 * IDA* (Korf 1985) one colour at a time, then the smallest of the three strings. To bring one
 * number into the centre only the pattern of its cells matters; h counts the cells of the centre
 * without that number, of which a pull fills at most one.
 *
 * <p>Guarantee: the smallest of all shortest strings. All three colours are searched with each
 * bound, from 0 up; the first bound with which one of them reaches the goal is the optimum. A
 * colour's letters are tried in order, so with the optimum as bound its first string is its
 * smallest. The smallest string of the colours that reach the goal is taken; two colours never
 * reach it by the same string, which leaves a single number in the centre. A move is never undone
 * by the next, and no shortest string does that.
 *
 * <p>Departs from the source by raising the bound for the three colours together: separately, a far
 * colour would be searched beyond the optimum.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "ida-star-by-colour", reach = 9)
public final class IdaStarByColour implements Solver {

  private static final int COLOURS = 3;
  private static final int CENTRE_CELLS = 8;

  /** Cell i is bit 31 − i, so that a pattern reads like the board. */
  private static final int FIRST_CELL = 1 << 31;

  private static final int CENTRE = pattern(6, 7, 8, 11, 12, 15, 16, 17);

  private static final Pull[] PULLS = {
    new Pull('A', 'F', 0, 2, 6, 11, 15, 20, 22),
    new Pull('B', 'E', 1, 3, 8, 12, 17, 21, 23),
    new Pull('C', 'H', 10, 9, 8, 7, 6, 5, 4),
    new Pull('D', 'G', 19, 18, 17, 16, 15, 14, 13),
    new Pull('E', 'B', 23, 21, 17, 12, 8, 3, 1),
    new Pull('F', 'A', 22, 20, 15, 11, 6, 2, 0),
    new Pull('G', 'D', 13, 14, 15, 16, 17, 18, 19),
    new Pull('H', 'C', 4, 5, 6, 7, 8, 9, 10),
  };

  /** One letter's pull of a line; cells whose numbers move equally far are moved together. */
  private static final class Pull {
    final char letter;
    final char undo;
    final int line;

    /** The cell whose number leaves the centre, and the cell whose number enters it. */
    final int leaving;

    final int entering;
    final int[] senders;
    final int[] distances;

    /** Takes the cells in order, starting at the letter. */
    Pull(char letter, char undo, int... cells) {
      this.letter = letter;
      this.undo = undo;
      this.line = pattern(cells);
      this.leaving = pattern(cells[2]);
      this.entering = pattern(cells[5]);
      Map<Integer, Integer> sendersByDistance = new TreeMap<>();
      for (int i = 0; i < cells.length; i++) {
        int sender = cells[(i + 1) % cells.length];
        sendersByDistance.merge(sender - cells[i], pattern(sender), Integer::sum);
      }
      this.senders = sendersByDistance.values().stream().mapToInt(Integer::intValue).toArray();
      this.distances = sendersByDistance.keySet().stream().mapToInt(Integer::intValue).toArray();
    }

    int successor(int pattern) {
      int successor = pattern & ~line;
      for (int i = 0; i < senders.length; i++) {
        successor |= Integer.rotateLeft(pattern & senders[i], distances[i]);
      }
      return successor;
    }

    /** The change in h that this pull makes. */
    int change(int pattern) {
      return ((pattern & leaving) == 0 ? 0 : 1) - ((pattern & entering) == 0 ? 0 : 1);
    }
  }

  @Override
  public Answer solve(String input, Budget budget) {
    int[] patterns = parse(input);
    StringBuilder path = new StringBuilder();
    for (int bound = 0; ; bound++) {
      budget.store(bound + 1L);
      String smallest = null;
      int number = 0;
      for (int colour = 0; colour < COLOURS; colour++) {
        path.setLength(0);
        int h = h(patterns[colour]);
        if (h <= bound && search(patterns[colour], h, bound, ' ', path, budget)) {
          String moves = path.toString();
          if (smallest == null || moves.compareTo(smallest) < 0) {
            smallest = moves;
            number = colour + 1;
          }
        }
      }
      if (smallest != null) {
        return new Answer(bound, smallest, number);
      }
    }
  }

  /** Whether a goal is within the remaining moves below a pattern; if so, the path leads to it. */
  private static boolean search(
      int pattern, int h, int movesLeft, char undo, StringBuilder path, Budget budget) {
    if (h == 0) {
      return true;
    }
    budget.expand();
    for (Pull pull : PULLS) {
      int successorH = h + pull.change(pattern);
      if (pull.letter != undo && successorH < movesLeft) {
        path.append(pull.letter);
        int successor = pull.successor(pattern);
        if (search(successor, successorH, movesLeft - 1, pull.undo, path, budget)) {
          return true;
        }
        path.setLength(path.length() - 1);
      }
    }
    return false;
  }

  static int h(int pattern) {
    return CENTRE_CELLS - Integer.bitCount(pattern & CENTRE);
  }

  static int[] parse(String input) {
    int[] patterns = new int[COLOURS];
    Scanner numbers = new Scanner(input);
    for (int cell = 0; numbers.hasNextInt(); cell++) {
      patterns[numbers.nextInt() - 1] |= pattern(cell);
    }
    return patterns;
  }

  private static int pattern(int... cells) {
    int pattern = 0;
    for (int cell : cells) {
      pattern |= FIRST_CELL >>> cell;
    }
    return pattern;
  }
}
