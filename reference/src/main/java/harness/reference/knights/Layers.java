package harness.reference.knights;

/**
 * All boards by exact distance. Layers up to {@value #LARGEST_KEPT} are found on first use and kept
 * for the life of the process.
 */
public final class Layers {

  /** The largest distance of any board from the goal. */
  public static final int LARGEST_DISTANCE = 39;

  /** The farthest layer kept in memory. */
  public static final int LARGEST_KEPT = 17;

  private Layers() {}

  /**
   * The boards at an exact distance. Beyond {@value #LARGEST_KEPT} every call searches all boards
   * again, with about 40 MB on top of the layer; callers should keep the result.
   *
   * @param distance 0 to {@value #LARGEST_DISTANCE}
   */
  public static Layer at(int distance) {
    if (distance < 0 || distance > LARGEST_DISTANCE) {
      throw new IllegalArgumentException("no board is at distance " + distance);
    }
    if (distance <= Ball.RADIUS) {
      return Ball.get().layer(distance);
    }
    return switch (distance - Ball.RADIUS) {
      case 1 -> FirstOutside.LAYER;
      case 2 -> SecondOutside.LAYER;
      default -> deep(distance);
    };
  }

  private static Layer deep(int distance) {
    Flood flood = new Flood();
    while (flood.distance() < distance) {
      flood.step();
    }
    return flood.layer();
  }

  /**
   * The layer after the ball's last one, or the one after that: neighbours inside the ball are
   * already known.
   */
  private static Layer outside(Layer before) {
    return before.next(OutsideTheBall::new);
  }

  /** Records boards outside the ball that have one given empty square. */
  private static final class OutsideTheBall extends Layer.FirstSight {
    private final Ball ball = Ball.get();
    private final long[] seen = new long[Ranking.MASKS / Long.SIZE + 1];
    private final int empty;

    OutsideTheBall(int empty) {
      this.empty = empty;
    }

    @Override
    boolean test(int mask) {
      return ball.distance(Board.of(empty, mask)) == Ball.OUTSIDE
          && setOnce(seen, Ranking.rank(mask));
    }
  }

  private static boolean setOnce(long[] bits, int index) {
    long before = bits[index / Long.SIZE];
    bits[index / Long.SIZE] = before | 1L << index;
    return bits[index / Long.SIZE] != before;
  }

  private static final class FirstOutside {
    static final Layer LAYER = outside(Ball.get().layer(Ball.RADIUS));
  }

  private static final class SecondOutside {
    static final Layer LAYER = outside(FirstOutside.LAYER);
  }
}
