package harness.reference.gears;

import harness.cases.Answer;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.random.RandomGenerator;

/**
 * All instances. The fewer different knobs its links drag, the simpler an instance; then, the
 * smaller its numbers. There are far too many to enumerate.
 *
 * <p>A twin swaps the numbers of two knobs; such swaps generate all renumberings.
 */
final class GearsSpace implements Space {

  /** More than the sum of all numbers of an instance. */
  private static final int ABOVE_ALL_SUMS = 1000;

  private static final int LAST_STATE = Position.STATES - 1;
  private static final int ANOTHER_LINK_IN_FOUR = 3;
  private static final int SAMPLE_OF_A_DISTANCE = 16;

  @Override
  public List<String> successors(String input) {
    Instance instance = Instance.parse(input);
    LinkTable links = instance.links();
    Set<String> successors = new LinkedHashSet<>();
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      successors.add(links.text(links.turn(instance.position(), knob)));
    }
    return List.copyOf(successors);
  }

  @Override
  public int mostSuccessors() {
    return Position.KNOBS;
  }

  @Override
  public List<String> neighbours(String input) {
    Instance instance = Instance.parse(input);
    LinkTable links = instance.links();
    Set<String> neighbours = new LinkedHashSet<>(successors(input));
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      neighbours.add(links.text(links.turnBack(instance.position(), knob)));
    }
    return List.copyOf(neighbours);
  }

  /** A turn adds two to the sum of all states, so one of the two distances is odd. */
  @Override
  public String contradiction(String input, int claimed, String neighbour, int neighbourClaimed) {
    if (claimed == Answer.NO_SOLUTION || neighbourClaimed == Answer.NO_SOLUTION) {
      return claimed == neighbourClaimed
          ? null
          : "if two positions are one turn apart, both have a solution or neither has";
    }
    if ((claimed + neighbourClaimed) % 2 == 0) {
      return "of two positions one turn apart, exactly one has an odd distance";
    }
    Instance from = Instance.parse(input);
    int next = Instance.parse(neighbour).position();
    boolean forward = false;
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      forward |= from.links().turn(from.position(), knob) == next;
    }
    int first = forward ? claimed : neighbourClaimed;
    int second = forward ? neighbourClaimed : claimed;
    return first <= second + 1 ? null : "a turn reduces the distance by at most one";
  }

  @Override
  public List<String> twins(String input) {
    Instance instance = Instance.parse(input);
    Set<String> twins = new LinkedHashSet<>();
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int other = knob + 1; other < Position.KNOBS; other++) {
        twins.add(exchanged(instance, knob, other).text());
      }
    }
    twins.remove(input);
    return List.copyOf(twins);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Played backwards, a sequence turns the knobs back. Let knob k start in state b, counted from
   * 0, and rename its state s to b - s modulo 4. Then backward turns become forward turns, the goal
   * gets the old name of the start and the start that of the goal, and turning a knob away from
   * state b - 1 - s drags what turning it away from s dragged before.
   */
  @Override
  public String reversal(String input) {
    Instance instance = Instance.parse(input);
    int start = instance.position();
    return table(
            (knob, state) ->
                keep(instance, knob, (Position.state(start, knob) - 1 - state) & LAST_STATE))
        .text(start);
  }

  private static Instance exchanged(Instance instance, int knob, int other) {
    int[] names = new int[Position.KNOBS];
    Arrays.setAll(names, k -> k == knob ? other : k == other ? knob : k);
    int position = Position.GOAL;
    for (int k = 0; k < Position.KNOBS; k++) {
      position = Position.with(position, names[k], Position.state(instance.position(), k));
    }
    // a swap is its own inverse, so old and new names map to each other in the same way
    return new Instance(
        table((k, state) -> names[instance.links().link(names[k], state)]), position);
  }

  @Override
  public List<String> nearer(String input) {
    Instance instance = Instance.parse(input);
    DistanceTable table = DistanceTable.of(instance.links());
    List<String> nearer = new ArrayList<>();
    for (int distance = 0; distance < table.distance(instance.position()); distance++) {
      int size = table.size(distance);
      int sample = Math.min(size, SAMPLE_OF_A_DISTANCE);
      for (int i = 0; i < sample; i++) {
        int rank = (int) ((long) size * i / sample);
        nearer.add(instance.links().text(table.position(distance, rank)));
      }
    }
    return nearer;
  }

  /** Instances with equal or smaller links, and with states closer to 1. */
  @Override
  public List<String> simpler(String input) {
    Instance instance = Instance.parse(input);
    Set<String> simpler = new LinkedHashSet<>();
    addEqualLinks(simpler, instance);
    addFewerTargets(simpler, instance);
    addSmallerLinks(simpler, instance);
    addStates(simpler, instance);
    simpler.remove(input);
    return List.copyOf(simpler);
  }

  /**
   * All links of all knobs to the first knob; then those of half the knobs, a third, down to one
   * knob.
   */
  private static void addEqualLinks(Set<String> simpler, Instance instance) {
    for (int size = Position.KNOBS; size > 0; size--) {
      for (int from = 0; Position.KNOBS % size == 0 && from < Position.KNOBS; from += size) {
        int begin = from;
        int end = from + size;
        simpler.add(
            changed(
                instance,
                (k, state) -> begin <= k && k < end ? first(k) : keep(instance, k, state)));
      }
    }
  }

  /** All links to one knob redirected to a smaller one. */
  private static void addFewerTargets(Set<String> simpler, Instance instance) {
    for (int from = 1; from < Position.KNOBS; from++) {
      for (int to = 0; to < from; to++) {
        int target = from;
        int instead = to;
        simpler.add(
            changed(
                instance,
                (k, state) -> {
                  int link = keep(instance, k, state);
                  return link == target && k != instead ? instead : link;
                }));
      }
    }
  }

  /** A single link redirected to the first knob. */
  private static void addSmallerLinks(Set<String> simpler, Instance instance) {
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int state = 0; state < Position.STATES; state++) {
        int changedKnob = knob;
        int changedState = state;
        simpler.add(
            changed(
                instance,
                (k, s) -> k == changedKnob && s == changedState ? first(k) : keep(instance, k, s)));
      }
    }
  }

  /** One or two knobs moved to a smaller state. */
  private static void addStates(Set<String> simpler, Instance instance) {
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int other = 0; other <= knob; other++) {
        int position = lowered(lowered(instance.position(), knob), other);
        simpler.add(instance.links().text(position));
      }
      simpler.add(instance.links().text(lowered(instance.position(), knob)));
    }
  }

  @Override
  public List<String> features(String input) {
    Instance instance = Instance.parse(input);
    int missing = Position.missingSteps(instance.position());
    int dragged = 0;
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int state = 0; state < Position.STATES; state++) {
        dragged |= 1 << instance.links().link(knob, state);
      }
    }
    return List.of("missing " + missing, "dragged " + Integer.bitCount(dragged));
  }

  /**
   * A changed link, and so a changed graph; or, one time in four, two knobs moved so that the
   * parity of the missing steps stays the same.
   */
  @Override
  public String variation(String input, RandomGenerator random) {
    Instance instance = Instance.parse(input);
    int knob = random.nextInt(Position.KNOBS);
    int another = random.nextInt(Position.KNOBS - 1);
    int other = another < knob ? another : another + 1;
    if (random.nextInt(4) < ANOTHER_LINK_IN_FOUR) {
      int changed = random.nextInt(Position.STATES);
      return changed(
          instance, (k, state) -> k == knob && state == changed ? other : keep(instance, k, state));
    }
    int position = Position.step(instance.position(), knob);
    return instance
        .links()
        .text(
            random.nextBoolean()
                ? Position.step(position, other)
                : Position.stepBack(position, other));
  }

  private static int lowered(int position, int knob) {
    int state = Position.state(position, knob);
    return state == 0 ? position : Position.with(position, knob, state - 1);
  }

  private static String changed(Instance instance, IntBinaryOperator link) {
    return table(link).text(instance.position());
  }

  private static int keep(Instance instance, int knob, int state) {
    return instance.links().link(knob, state);
  }

  /** The smallest knob that a given knob may drag. */
  private static int first(int knob) {
    return knob == 0 ? 1 : 0;
  }

  private static LinkTable table(IntBinaryOperator link) {
    int[][] links = new int[Position.KNOBS][Position.STATES];
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int state = 0; state < Position.STATES; state++) {
        links[knob][state] = link.applyAsInt(knob, state);
      }
    }
    return LinkTable.of(links);
  }

  @Override
  public long simplicity(String input) {
    Instance instance = Instance.parse(input);
    int dragged = 0;
    int sum = 0;
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      sum += Position.state(instance.position(), knob);
      for (int state = 0; state < Position.STATES; state++) {
        int link = instance.links().link(knob, state);
        dragged |= 1 << link;
        sum += link;
      }
    }
    return (long) ABOVE_ALL_SUMS * Integer.bitCount(dragged) + sum;
  }
}
