package harness.solutions.gears;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The exact distance of every start of one link table: a plain breadth-first search backward from
 * the goal. A start is numbered in base 4, knob 1 first.
 */
final class ExactDistances {

  private static final int STARTS = 1 << 24;
  private static final byte UNREACHABLE = -1;

  private final Instance solved;
  private final byte[] distances = new byte[STARTS];
  private int reachable;

  ExactDistances(Instance solved) {
    this.solved = solved;
    Arrays.fill(distances, UNREACHABLE);
    search();
  }

  private void search() {
    int[] queue = new int[STARTS];
    int[] states = new int[Instance.KNOBS + 1];
    distances[0] = 0;
    reachable = 1;
    for (int head = 0; head < reachable; head++) {
      read(queue[head], states);
      for (int knob = 1; knob <= Instance.KNOBS; knob++) {
        int before = before(queue[head], states, knob);
        if (distances[before] == UNREACHABLE) {
          distances[before] = (byte) (distances[queue[head]] + 1);
          queue[reachable++] = before;
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
    int largest = 0;
    for (byte distance : distances) {
      largest = Math.max(largest, distance);
    }
    return largest;
  }

  /** A start at this distance, drawn at random; -1 is an unreachable one with an even sum. */
  Instance draw(int distance, RandomGenerator random) {
    int[] states = new int[Instance.KNOBS + 1];
    int first = random.nextInt(STARTS);
    for (int i = 0; i < STARTS; i++) {
      // An odd stride visits every number once.
      int number = (first + i * 2_654_435) & (STARTS - 1);
      if (distances[number] == distance) {
        read(number, states);
        if (solved.with(states).missingSteps() % 2 == 0) {
          return solved.with(states);
        }
      }
    }
    throw new IllegalArgumentException("no start at distance " + distance);
  }
}
