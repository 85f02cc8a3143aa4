package harness.solutions.gears;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The exact distance of every start of one link table: a plain breadth-first search backwards from
 * the goal. Starts are numbered in base 4, knob 1 first.
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
    distances[0] = 0;
    reachable = 1; // byDistance[0] is the goal
    for (int head = 0; head < reachable; head++) {
      int start = byDistance[head];
      for (int knob = 1; knob <= Instance.KNOBS; knob++) {
        int before = before(start, knob);
        if (distances[before] == UNREACHABLE) {
          distances[before] = (byte) (distances[start] + 1);
          byDistance[reachable++] = before;
        }
      }
    }
  }

  /** The number of the start from which turning {@code knob} leads to this one. */
  private int before(int number, int knob) {
    int turned = stepBack(number, knob);
    return stepBack(turned, solved.link(knob, state(turned, knob)));
  }

  private static int stepBack(int number, int knob) {
    int weight = 1 << shift(knob);
    return state(number, knob) == 1 ? number + 3 * weight : number - weight;
  }

  private static int state(int number, int knob) {
    return 1 + (number >>> shift(knob) & 3);
  }

  /** The bit position of a knob's digit. */
  private static int shift(int knob) {
    return 2 * (Instance.KNOBS - knob);
  }

  int of(Instance start) {
    int number = 0;
    for (int knob = 1; knob <= Instance.KNOBS; knob++) {
      number = 4 * number + start.state(knob) - 1;
    }
    return distances[number];
  }

  /** The number of starts that can reach the goal. */
  int reachable() {
    return reachable;
  }

  int largest() {
    return distances[byDistance[reachable - 1]];
  }

  /** A random start at this distance. */
  Instance draw(int distance, RandomGenerator random) {
    int first = firstAt(distance);
    int start = byDistance[random.nextInt(first, firstAt(distance + 1))];
    int[] states = new int[Instance.KNOBS + 1];
    for (int knob = 1; knob <= Instance.KNOBS; knob++) {
      states[knob] = state(start, knob);
    }
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

  /** A random start with an even number of missing steps that cannot reach the goal. */
  Instance drawUnreachable(RandomGenerator random) {
    while (true) {
      Instance start = solved.withRandomStates(random);
      if (start.missingSteps() % 2 == 0 && of(start) == UNREACHABLE) {
        return start;
      }
    }
  }
}
