package harness.solutions.gears;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The exact distance of every start of one link table: a plain breadth-first search backward from
 * the goal. A start is numbered in base 4, knob 1 first.
 */
final class ExactDistances {

  /** The link table of the sample that needs 10 turns, searched once for all tests. */
  static final ExactDistances SAMPLE_TEN = new ExactDistances(Instance.parse(Samples.TEN));

  private static final int STARTS = 1 << 24;
  private static final byte UNREACHABLE = -1;

  private final Instance solved;
  private final byte[] distances = new byte[STARTS];

  /** The starts that can reach the goal, nearest first. */
  private int[] byDistance = new int[STARTS];

  private int reachable;

  ExactDistances(Instance solved) {
    this.solved = solved;
    Arrays.fill(distances, UNREACHABLE);
    search();
    byDistance = Arrays.copyOf(byDistance, reachable);
  }

  private void search() {
    int[] states = new int[Instance.KNOBS + 1];
    distances[0] = 0;
    reachable = 1; // byDistance[0] is the goal
    for (int head = 0; head < reachable; head++) {
      read(byDistance[head], states);
      for (int knob = 1; knob <= Instance.KNOBS; knob++) {
        int before = before(byDistance[head], states, knob);
        if (distances[before] == UNREACHABLE) {
          distances[before] = (byte) (distances[byDistance[head]] + 1);
          byDistance[reachable++] = before;
        }
      }
    }
  }

  /** The number of the start from which turning {@code knob} leads to these states. */
  private int before(int number, int[] states, int knob) {
    int stateBefore = (states[knob] + 2) % 4 + 1;
    int dragged = solved.link(knob, stateBefore);
    return number + stepBack(states, knob) + stepBack(states, dragged);
  }

  private static int stepBack(int[] states, int knob) {
    int weight = 1 << (2 * (Instance.KNOBS - knob));
    return states[knob] == 1 ? 3 * weight : -weight;
  }

  private static void read(int number, int[] states) {
    for (int knob = Instance.KNOBS; knob >= 1; knob--) {
      states[knob] = 1 + number % 4;
      number /= 4;
    }
  }

  int of(Instance start) {
    int number = 0;
    for (int knob = 1; knob <= Instance.KNOBS; knob++) {
      number = 4 * number + start.state(knob) - 1;
    }
    return distances[number];
  }

  /** How many starts can reach the goal. */
  int reachable() {
    return reachable;
  }

  int largest() {
    return distances[byDistance[reachable - 1]];
  }

  /** A start at this distance, drawn at random. */
  Instance draw(int distance, RandomGenerator random) {
    int first = firstAt(distance);
    int[] states = new int[Instance.KNOBS + 1];
    read(byDistance[random.nextInt(first, firstAt(distance + 1))], states);
    return solved.with(states);
  }

  private int firstAt(int distance) {
    int low = 0;
    int high = reachable;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (distances[byDistance[middle]] < distance) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** A start with an even number of missing steps that cannot reach the goal. */
  Instance drawUnreachable(RandomGenerator random) {
    while (true) {
      Instance start = solved.withRandomStates(random);
      if (start.missingSteps() % 2 == 0 && of(start) == UNREACHABLE) {
        return start;
      }
    }
  }
}
