package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Breadth-first search (Moore 1959), one colour at a time: to bring number n into the centre, only
 * the cells that hold n matter. So a state is a colour and the 24-bit pattern of its cells; the
 * three searches, one for each colour, share one queue, layer by layer.
 *
 * <p>Guarantee: the smallest of all shortest strings. Successors are generated in letter order, so
 * by induction the states of one colour appear in each layer in the order of their smallest
 * strings, and each is first found by that string: its parent is the first one in the layer above.
 * A colour has one goal pattern, so a layer holds at most one goal for each colour. The first layer
 * with a goal is generated in full for all three colours, and the smallest of their strings wins.
 * No string brings two colours to the goal, since the centre ends up with a single number.
 *
 * <p>Departs from the source by testing for the goal a layer at a time instead of a state at a
 * time.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "bfs", reach = 8)
public final class Bfs implements Solver {

  private static final int[][] LINES = {
    {0, 2, 6, 11, 15, 20, 22}, // A
    {1, 3, 8, 12, 17, 21, 23}, // B
    {10, 9, 8, 7, 6, 5, 4}, // C
    {19, 18, 17, 16, 15, 14, 13}, // D
    {23, 21, 17, 12, 8, 3, 1}, // E
    {22, 20, 15, 11, 6, 2, 0}, // F
    {13, 14, 15, 16, 17, 18, 19}, // G
    {4, 5, 6, 7, 8, 9, 10}, // H
  };
  private static final int LETTERS = LINES.length;
  private static final int[] CENTRE = {6, 7, 8, 11, 12, 15, 16, 17};
  private static final int GOAL = goal();

  private static final int CELLS = 24;
  private static final int COLOURS = 3;
  private static final int PATTERN = (1 << CELLS) - 1;
  private static final int NO_STEP = -1;

  /** For each letter, the images of a pattern's low, middle and high byte: 3 times 256 patterns. */
  private static final int[][] PULLED = pulledBytes();

  /** A state is {@code colour << 24 | pattern}; the queue holds every state found, in order. */
  private final IntArrayList queue = new IntArrayList();

  /** How each state of the queue was found: {@code index of its parent << 3 | letter}. */
  private final IntArrayList steps = new IntArrayList();

  /** One bit for each state; null before the first case. */
  private long[] visited;

  @Override
  public Answer solve(String input, Budget budget) {
    forgetEarlierCase();
    for (int colour = 0; colour < COLOURS; colour++) {
      visit((colour << CELLS) | pattern(input, (char) ('1' + colour)), NO_STEP);
    }
    int begin = 0;
    while (true) {
      int end = queue.size();
      budget.store(end);
      Answer answer = smallestGoal(begin, end);
      if (answer != null) {
        return answer;
      }
      for (int parent = begin; parent < end; parent++) {
        budget.expand();
        expand(parent);
      }
      begin = end;
    }
  }

  private void forgetEarlierCase() {
    if (visited == null) {
      visited = new long[(COLOURS << CELLS) / Long.SIZE];
    }
    for (int i = 0; i < queue.size(); i++) {
      visited[queue.getInt(i) / Long.SIZE] = 0;
    }
    queue.clear();
    steps.clear();
  }

  private void expand(int parent) {
    int state = queue.getInt(parent);
    for (int letter = 0; letter < LETTERS; letter++) {
      visit(successor(state, letter), (parent << 3) | letter);
    }
  }

  private void visit(int state, int step) {
    int word = state / Long.SIZE;
    long bit = 1L << state;
    if ((visited[word] & bit) == 0) {
      visited[word] |= bit;
      queue.add(state);
      steps.add(step);
    }
  }

  /** The answer with the smallest string among a layer's goals, or null if it has none. */
  private Answer smallestGoal(int begin, int end) {
    Answer smallest = null;
    for (int i = begin; i < end; i++) {
      if ((queue.getInt(i) & PATTERN) == GOAL) {
        String moves = moves(i);
        if (smallest == null || moves.compareTo(smallest.moves()) < 0) {
          smallest = new Answer(moves.length(), moves, (queue.getInt(i) >>> CELLS) + 1);
        }
      }
    }
    return smallest;
  }

  private String moves(int index) {
    StringBuilder reversed = new StringBuilder();
    for (int step = steps.getInt(index); step != NO_STEP; step = steps.getInt(step >>> 3)) {
      reversed.append((char) ('A' + (step & 7)));
    }
    return reversed.reverse().toString();
  }

  private static int successor(int state, int letter) {
    int[] pulled = PULLED[letter];
    return (state & ~PATTERN)
        | pulled[state & 255]
        | pulled[256 + ((state >>> 8) & 255)]
        | pulled[512 + ((state >>> 16) & 255)];
  }

  private static int pattern(String input, char number) {
    int pattern = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      if (input.charAt(2 * cell) == number) {
        pattern |= 1 << cell;
      }
    }
    return pattern;
  }

  private static int goal() {
    int goal = 0;
    for (int cell : CENTRE) {
      goal |= 1 << cell;
    }
    return goal;
  }

  private static int[][] pulledBytes() {
    int[][] pulled = new int[LETTERS][3 * 256];
    for (int letter = 0; letter < LETTERS; letter++) {
      int[] target = targets(LINES[letter]);
      for (int i = 0; i < pulled[letter].length; i++) {
        int firstCell = i / 256 * 8;
        for (int bits = i & 255; bits != 0; bits &= bits - 1) {
          pulled[letter][i] |= 1 << target[firstCell + Integer.numberOfTrailingZeros(bits)];
        }
      }
    }
    return pulled;
  }

  /** The cell to which each cell's number moves when a line is pulled. */
  private static int[] targets(int[] line) {
    int[] target = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      target[cell] = cell;
    }
    for (int i = 0; i < line.length; i++) {
      target[line[i]] = line[(i + line.length - 1) % line.length];
    }
    return target;
  }
}
