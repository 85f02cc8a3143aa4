package harness.solutions.gears;

import java.util.Arrays;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;

/**
 * An instance as in the problem statement, for the tests: plain arrays, states and knobs from 1, no
 * bit tricks.
 */
final class Instance {

  static final int KNOBS = 12;

  private final int[] states;
  private final int[][] links;

  private Instance(int[] states, int[][] links) {
    this.states = states;
    this.links = links;
  }

  static Instance parse(String input) {
    int[] states = new int[KNOBS + 1];
    int[][] links = new int[KNOBS + 1][];
    String[] lines = input.split("\n", -1);
    for (int knob = 1; knob <= KNOBS; knob++) {
      links[knob] =
          Arrays.stream(lines[knob - 1].split(" ", -1)).mapToInt(Integer::parseInt).toArray();
      states[knob] = links[knob][0];
    }
    return new Instance(states, links);
  }

  /** All knobs at the goal, with random links. */
  static Instance solvedWithRandomLinks(RandomGenerator random) {
    int[][] links = new int[KNOBS + 1][5];
    for (int knob = 1; knob <= KNOBS; knob++) {
      for (int state = 1; state <= 4; state++) {
        links[knob][state] = 1 + (knob + random.nextInt(KNOBS - 1)) % KNOBS;
      }
    }
    return solved(links);
  }

  /** All knobs at the goal; every knob drags the given one from every state. */
  static Instance solvedWithLinks(int... dragged) {
    int[][] links = new int[KNOBS + 1][5];
    for (int knob = 1; knob <= KNOBS; knob++) {
      Arrays.fill(links[knob], dragged[knob - 1]);
    }
    return solved(links);
  }

  private static Instance solved(int[][] links) {
    int[] states = new int[KNOBS + 1];
    Arrays.fill(states, 1);
    return new Instance(states, links);
  }

  Instance with(int[] otherStates) {
    return new Instance(otherStates, links);
  }

  Instance withRandomStates(RandomGenerator random) {
    int[] drawn = new int[KNOBS + 1];
    for (int knob = 1; knob <= KNOBS; knob++) {
      drawn[knob] = random.nextInt(1, 5);
    }
    return with(drawn);
  }

  Instance turned(int knob) {
    int[] after = states.clone();
    int dragged = links[knob][states[knob]];
    after[knob] = after[knob] % 4 + 1;
    after[dragged] = after[dragged] % 4 + 1;
    return with(after);
  }

  /** The instance from which turning {@code knob} leads here. */
  Instance beforeTurning(int knob) {
    int[] before = states.clone();
    before[knob] = previous(before[knob]);
    int dragged = links[knob][before[knob]];
    before[dragged] = previous(before[dragged]);
    return with(before);
  }

  private static int previous(int state) {
    return state == 1 ? 4 : state - 1;
  }

  /** The state of a knob, 1 to 4. */
  int state(int knob) {
    return states[knob];
  }

  /** The knob that {@code knob} drags from a state. */
  int link(int knob, int state) {
    return links[knob][state];
  }

  boolean isSolved() {
    return missingSteps() == 0;
  }

  int missingSteps() {
    int missing = 0;
    for (int knob = 1; knob <= KNOBS; knob++) {
      missing += (5 - states[knob]) % 4;
    }
    return missing;
  }

  /** Plays moves in a solver's notation. */
  Instance afterMoves(String moves) {
    Instance now = this;
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      now = now.turned(Integer.parseInt(move));
    }
    return now;
  }

  String input() {
    StringBuilder text = new StringBuilder();
    for (int knob = 1; knob <= KNOBS; knob++) {
      StringJoiner line = new StringJoiner(" ", "", "\n");
      line.add(Integer.toString(states[knob]));
      for (int state = 1; state <= 4; state++) {
        line.add(Integer.toString(links[knob][state]));
      }
      text.append(line);
    }
    return text.toString();
  }
}
