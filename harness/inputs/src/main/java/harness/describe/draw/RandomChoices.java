package harness.describe.draw;

import harness.describe.run.GridRules;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Structure;
import harness.describe.syntax.Structure.Kind;
import java.math.BigInteger;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Chooses at random, following a strategy. After several failures the strategy matters less, and
 * sizes may be larger.
 */
final class RandomChoices implements Choices {

  /** Number of failures after which every second number ignores the strategy. */
  private static final int PATIENCE = 4;

  private static final int MOST_PLANNED = 1 << 16;

  private final Strategy strategy;
  private final Sizes sizes;
  private final double limit; // approximate maximum number of values of an input
  private final boolean full; // whether most sizes are as large as possible
  private final SplittableRandom random;
  private final Near near; // null if there is no number to put into the input
  private Supplier<Round> current = () -> null;
  private int failures;
  private final int favourite; // preferred alternative
  private final int favouriteFifths; // chance of the favourite, in fifths
  private final int letters; // number of different ones, where they are few
  private int place = -1; // index of the last character of the current text

  RandomChoices(
      Strategy strategy,
      Sizes sizes,
      double limit,
      boolean full,
      SplittableRandom random,
      Near near) {
    this.strategy = strategy;
    this.sizes = sizes;
    this.limit = limit;
    this.full = full || strategy.isFull();
    this.random = random;
    this.near = near;
    this.favourite = random.nextInt();
    this.favouriteFifths = random.nextInt(4);
    this.letters = 2 + random.nextInt(2);
  }

  @Override
  public void follow(Supplier<Round> innermost) {
    current = innermost;
  }

  @Override
  public BigInteger value(Statement at, Interval range) {
    BigInteger usual = usual(at, range);
    return near == null ? usual : near.value(usual, range);
  }

  private BigInteger usual(Statement at, Interval range) {
    if (failures > PATIENCE && random.nextBoolean()) {
      return range.any(random);
    }
    Round loop = current.get();
    if (loop == null) {
      return strategy.values(range, 1, random).of(0, range);
    }
    int count = (int) Math.min(loop.isCounted() ? loop.rounds() : 16, MOST_PLANNED);
    return loop.values()
        .computeIfAbsent(at, each -> strategy.values(range, Math.max(1, count), random))
        .of((int) (loop.number() % MOST_PLANNED), range);
  }

  @Override
  public BigInteger size(Statement at, Interval range) {
    BigInteger usual = usualSize(at, range);
    return near == null ? usual : near.size(usual, range, sizes.factors(at));
  }

  private BigInteger usualSize(Statement at, Interval range) {
    boolean isDense = strategy == Strategy.DENSE && sizes.countsNodes(at);
    double share = Math.pow(share(current.get()), 1.0 / (sizes.factors(at) + (isDense ? 1 : 0)));
    Interval fair = range.upTo(BigInteger.valueOf((long) Math.max(1, share)));
    if (full && random.nextInt(4) > 0) {
      return fair.greatest();
    }
    boolean edge = strategy == Strategy.BOUNDARY ? random.nextBoolean() : random.nextInt(4) == 0;
    if (!edge) {
      return fair.any(random);
    }
    return random.nextInt(4) == 0 ? fair.least() : fair.greatest();
  }

  @Override
  public Plan plan(Structure structure, int size, int rounds) {
    boolean isFree = structure.kind() == Kind.GRAPH && structure.properties().isEmpty();
    return isFree && !strategy.isShape()
        ? null
        : new Plan(structure, new Shapes(strategy, random).rows(structure, size, rounds), random);
  }

  @Override
  public GridPlan plan(GridRules rules, int rows) {
    return new GridPlan(rules, rows, random);
  }

  /**
   * How many values there may be in one round of a loop and those around it. If nobody knows how
   * many rounds there will be, each has fewer values than the one before.
   */
  private double share(Round innermost) {
    double share = failures > PATIENCE ? limit + failures : limit;
    for (Round each = innermost; each != null; each = each.outer()) {
      share /= each.isCounted() ? each.rounds() : each.number() + 1;
    }
    return share;
  }

  @Override
  public int length(int least, int most) {
    int usual = usualLength(least, most);
    return near == null ? usual : near.length(usual, least, most);
  }

  private int usualLength(int least, int most) {
    double left =
        share(current.get()) - place - 1; // of this text, where repetitions may stand in others
    long top = Math.min(most, least + (long) Math.max(2, left));
    return switch (random.nextInt(4)) {
      case 0 -> least;
      case 1 -> (int) top;
      default -> (int) random.nextLong(least, top + 1);
    };
  }

  @Override
  public void begin() {
    place = -1;
  }

  @Override
  public void append() {
    place++;
  }

  /** Whether texts have only two or three different letters, so that parts of them are equal. */
  private boolean hasFewLetters() {
    return switch (strategy) {
      case SMALL, FEW, ALTERNATING -> true;
      default -> false;
    };
  }

  @Override
  public int way(int ways) {
    if (strategy == Strategy.ANTI_HASH && place >= 0) {
      return Integer.bitCount(place) % 2 % ways; // the Thue-Morse sequence
    }
    if (ways > letters && hasFewLetters()) {
      return Math.floorMod(favourite + random.nextInt(letters), ways);
    }
    if (random.nextInt(5) < favouriteFifths) {
      return Math.floorMod(favourite, ways);
    }
    return strategy == Strategy.EQUAL && random.nextInt(4) > 0 ? 0 : random.nextInt(ways);
  }

  @Override
  public boolean goesOn() {
    Round loop = current.get();
    boolean isOwn = loop != null && !loop.isCounted(); // whether it has a round more
    return random.nextDouble() * (share(isOwn ? loop.outer() : loop) + 1) > 1;
  }

  @Override
  public void failed() {
    failures++;
  }
}
