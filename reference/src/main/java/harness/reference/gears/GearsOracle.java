package harness.reference.gears;

import harness.cases.Answer;
import harness.reference.Oracle;

/**
 * Exact answers from the distance table of an instance's links, or, while there is none, from a
 * search from both ends for starts that are near the goal.
 */
final class GearsOracle implements Oracle {

  @Override
  public int distance(String input) {
    Instance instance = Instance.parse(input);
    if (isOdd(instance)) {
      return Answer.NO_SOLUTION;
    }
    int[] nearby = nearby(instance);
    return nearby != null ? nearby.length : table(instance).distance(instance.position());
  }

  /** {@inheritDoc} Near the goal no table is made. */
  @Override
  public int distanceWithin(String input, int most) {
    Instance instance = Instance.parse(input);
    if (most <= ShallowSearch.REACH && !TableCache.SHARED.holds(instance.links())) {
      int[] path = isOdd(instance) ? null : ShallowSearch.path(instance, most);
      return path == null ? Answer.NO_SOLUTION : path.length;
    }
    int distance = distance(input);
    return distance <= most ? distance : Answer.NO_SOLUTION;
  }

  @Override
  public Answer answer(String input) {
    Instance instance = Instance.parse(input);
    if (isOdd(instance)) {
      return Answer.noSolution();
    }
    int[] path = nearby(instance);
    if (path == null) {
      DistanceTable table = table(instance);
      if (table.distance(instance.position()) < 0) {
        return Answer.noSolution();
      }
      path = table.path(instance.position());
    }
    return Answer.of(path.length, text(path));
  }

  /**
   * What is proven for every link table: a shortest sequence passes no position twice, and half of
   * all positions have a sum that it can pass. Known tables stay far below.
   */
  @Override
  public int largestDistance() {
    return Position.COUNT / 2 - 1;
  }

  /** Of far more links than not, some position is so far from the goal. */
  @Override
  public int commonDistance() {
    return 14;
  }

  private static boolean isOdd(Instance instance) {
    return (Position.sumModulo4(instance.position()) & 1) != 0;
  }

  private static int[] nearby(Instance instance) {
    return TableCache.SHARED.holds(instance.links())
        ? null
        : ShallowSearch.path(instance, ShallowSearch.REACH);
  }

  private static DistanceTable table(Instance instance) {
    return DistanceTable.of(instance.links());
  }

  private static String text(int[] path) {
    StringBuilder text = new StringBuilder(3 * path.length);
    for (int knob : path) {
      text.append(text.isEmpty() ? "" : " ").append(knob + 1);
    }
    return text.toString();
  }
}
