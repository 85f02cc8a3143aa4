package harness.reference.gears;

import harness.cases.Answer;
import harness.reference.Oracle;

/**
 * Exact answers from the distance table of an instance's links. Without a table, starts near the
 * goal are solved by a bidirectional search instead.
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

  /** {@inheritDoc} No table is built for starts near the goal. */
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
   * A proven bound for every link table: a shortest sequence visits no position twice, and only
   * half of all positions have an even sum. Known tables stay far below it.
   */
  @Override
  public int largestDistance() {
    return Position.COUNT / 2 - 1;
  }

  /** Most random link tables have positions this far from the goal. */
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
