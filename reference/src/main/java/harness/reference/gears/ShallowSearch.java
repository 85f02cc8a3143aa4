package harness.reference.gears;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Bidirectional breadth-first search for starts so near the goal that a table would not pay off.
 * The two sides grow by whole layers in turn, so the first common position lies on a shortest path.
 */
final class ShallowSearch {

  /** Up to this distance, the search takes less than a fiftieth of the time to build a table. */
  static final int REACH = 8;

  private static final int UNSEEN = -1;

  /** Positions on each side if the goal is four turns away, so that the maps need not grow. */
  private static final int EXPECTED = 150;

  /** One side of the search: its positions, how each was reached, and its last layer. */
  private static final class Side {
    /** Maps a position to 16 · (the position before it) + (the knob turned in between). */
    final Int2IntOpenHashMap origins = new Int2IntOpenHashMap(EXPECTED);

    final boolean backwards;
    IntArrayList layer = new IntArrayList();

    Side(int root, boolean backwards) {
      this.backwards = backwards;
      origins.defaultReturnValue(UNSEEN);
      origins.put(root, 0);
      layer.add(root);
    }
  }

  private final LinkTable links;
  private final Side fromStart;
  private final Side fromGoal;
  private final int start;

  private ShallowSearch(Instance instance) {
    links = instance.links();
    start = instance.position();
    fromStart = new Side(start, false);
    fromGoal = new Side(Position.GOAL, true);
  }

  /**
   * A shortest sequence, if it has at most {@code reach} turns.
   *
   * @return the knobs, from 0, in order; null if there is none
   */
  static int[] path(Instance instance, int reach) {
    if (2 * reach < Position.missingSteps(instance.position())) {
      return null;
    }
    return new ShallowSearch(instance).search(reach);
  }

  private int[] search(int reach) {
    if (start == Position.GOAL) {
      return new int[0];
    }
    for (int distance = 1; distance <= reach; distance++) {
      boolean forwards = fromStart.layer.size() <= fromGoal.layer.size();
      int meeting = forwards ? grow(fromStart, fromGoal) : grow(fromGoal, fromStart);
      if (meeting != UNSEEN) {
        return path(meeting, distance);
      }
    }
    return null;
  }

  /** Adds a layer and returns a position that the other side has too, or UNSEEN. */
  private int grow(Side side, Side other) {
    IntArrayList next = new IntArrayList();
    for (int i = 0; i < side.layer.size(); i++) {
      int position = side.layer.getInt(i);
      for (int knob = 0; knob < Position.KNOBS; knob++) {
        int reached = side.backwards ? links.turnBack(position, knob) : links.turn(position, knob);
        if (side.origins.putIfAbsent(reached, position << 4 | knob) == UNSEEN) {
          if (other.origins.containsKey(reached)) {
            return reached;
          }
          next.add(reached);
        }
      }
    }
    side.layer = next;
    return UNSEEN;
  }

  private int[] path(int meeting, int distance) {
    int[] path = new int[distance];
    int beforeMeeting = 0;
    for (int at = meeting; at != start; at = fromStart.origins.get(at) >>> 4) {
      beforeMeeting++;
    }
    int step = beforeMeeting;
    for (int at = meeting; at != start; at = fromStart.origins.get(at) >>> 4) {
      path[--step] = fromStart.origins.get(at) & 15;
    }
    step = beforeMeeting;
    for (int at = meeting; at != Position.GOAL; at = fromGoal.origins.get(at) >>> 4) {
      path[step++] = fromGoal.origins.get(at) & 15;
    }
    return path;
  }
}
