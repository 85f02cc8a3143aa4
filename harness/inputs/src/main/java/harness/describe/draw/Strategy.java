package harness.describe.draw;

import harness.describe.syntax.Structure;
import harness.describe.syntax.Structure.Kind;
import harness.describe.syntax.Structure.Property;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The kind of values that a drawn input has. */
public enum Strategy {
  UNIFORM("values of any size, all equally likely"),
  SMALL("few values, near zero"),
  BOUNDARY("values at or next to their bounds"),
  EQUAL("equal values"),
  SORTED("ascending values"),
  REVERSED("descending values"),
  ALTERNATING("two alternating values"),
  FEW("few different values"),
  CONSECUTIVE("consecutive values, shuffled"),
  MAGNITUDES("values of any number of digits"),
  OVERFLOW("values with large sums and products"),
  ANTI_HASH("values that collide in hash tables, texts that collide in hashes modulo 2^64"),
  PATH("trees and graphs with a long path"),
  STAR("trees and graphs with a node of high degree"),
  CATERPILLAR("trees and graphs with a path and leaves along it"),
  BROOM("trees and graphs with a path and leaves at its end"),
  BINARY("trees and graphs in which each node has two children"),
  DENSE("graphs with many edges on few nodes"),
  BIPARTITE("graphs with edges only between two parts"),
  DAG("directed graphs without cycles"),
  ANTI_DIJKSTRA("graphs with ever shorter paths to one node");

  private static final int NEAR_ZERO = 6;

  /** Limits of 32 and 64 bits, and factors of such products. */
  private static final List<BigInteger> EDGES =
      List.of(
          BigInteger.ONE.shiftLeft(31),
          BigInteger.ONE.shiftLeft(32),
          BigInteger.ONE.shiftLeft(63),
          BigInteger.ONE.shiftLeft(64),
          BigInteger.ONE.shiftLeft(31).sqrt(),
          BigInteger.ONE.shiftLeft(63).sqrt());

  /** Bucket counts of growing C++ hash tables, in two versions of GCC. */
  private static final List<BigInteger> BUCKETS =
      List.of(BigInteger.valueOf(107_897), BigInteger.valueOf(126_271));

  private final String summary;

  Strategy(String summary) {
    this.summary = summary;
  }

  /** The name of the generator. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public String summary() {
    return summary;
  }

  /** Whether it determines the shape of trees and graphs. */
  boolean isShape() {
    return compareTo(PATH) >= 0;
  }

  /** The strategies that determine numbers, not the shape of trees and graphs. */
  public static List<Strategy> ofNumbers() {
    return Stream.of(values()).filter(each -> !each.isShape()).toList();
  }

  /**
   * Draws numbers of this kind.
   *
   * @param least the smallest that is allowed
   * @param greatest the largest that is allowed
   */
  public List<BigInteger> numbers(long least, long greatest, int count, SplittableRandom random) {
    Interval range = Interval.of(least, greatest);
    Values drawn = values(range, Math.max(1, count), random);
    return IntStream.range(0, count).mapToObj(round -> drawn.of(round, range)).toList();
  }

  /** Whether most sizes are as large as possible. */
  boolean isFull() {
    return this == DENSE || this == ANTI_DIJKSTRA;
  }

  boolean suits(Structure structure) {
    return switch (this) {
      case DENSE, BIPARTITE -> structure.kind() == Kind.GRAPH;
      case DAG -> structure.is(Property.DIRECTED) && !structure.is(Property.DAG);
      case ANTI_DIJKSTRA -> structure.kind() == Kind.GRAPH && structure.reads().size() > 2;
      default -> structure.kind() != Kind.PERMUTATION;
    };
  }

  /**
   * Draws the values of a loop, one per round.
   *
   * @param count number of rounds; 1 outside loops
   */
  Values values(Interval range, int count, SplittableRandom random) {
    return switch (this) {
      case SMALL -> (round, now) -> now.nearZero(NEAR_ZERO).any(random);
      case BOUNDARY -> (round, now) -> edge(now, random);
      case EQUAL -> among(List.of(range.any(random)), random);
      case SORTED -> inOrder(sorted(range, count, random));
      case REVERSED -> {
        List<BigInteger> all = sorted(range, count, random);
        Collections.reverse(all);
        yield inOrder(all);
      }
      case ALTERNATING -> {
        boolean extreme = random.nextBoolean();
        yield inOrder(
            extreme
                ? List.of(range.least(), range.greatest())
                : List.of(range.any(random), range.any(random)));
      }
      case CONSECUTIVE -> {
        Interval some =
            random.nextBoolean() ? range.nearZero(count) : range.from(range.any(random));
        List<BigInteger> all =
            new ArrayList<>(
                Stream.iterate(some.least(), BigInteger.ONE::add).limit(count).toList());
        Collections.shuffle(all, new Random(random.nextLong()));
        yield inOrder(all);
      }
      case FEW -> among(any(range, 2 + random.nextInt(2), random), random);
      case MAGNITUDES -> {
        Interval some = random.nextBoolean() ? range : range.ofAnyMagnitude(random);
        yield (round, now) -> now.nearest(some.ofAnyMagnitude(random).any(random));
      }
      case OVERFLOW -> (round, now) -> large(now, random);
      case ANTI_HASH -> {
        BigInteger buckets = BUCKETS.get(random.nextInt(BUCKETS.size()));
        yield (round, now) ->
            random.nextInt(8) == 0
                ? edge(now, random)
                : now.nearest(buckets.multiply(BigInteger.valueOf(round + 1L)));
      }
      default -> (round, now) -> now.any(random);
    };
  }

  /** The values of a loop, by round. */
  interface Values {
    BigInteger of(int round, Interval now);
  }

  private static Values among(List<BigInteger> all, SplittableRandom random) {
    return (round, now) -> now.nearest(all.get(random.nextInt(all.size())));
  }

  private static Values inOrder(List<BigInteger> all) {
    return (round, now) -> now.nearest(all.get(round % all.size()));
  }

  private static List<BigInteger> sorted(Interval range, int count, SplittableRandom random) {
    Interval some = random.nextBoolean() ? range : range.nearZero(2L * count + 1);
    List<BigInteger> all = any(some, count, random);
    Collections.sort(all);
    return all;
  }

  private static List<BigInteger> any(Interval range, int count, SplittableRandom random) {
    List<BigInteger> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(range.any(random));
    }
    return all;
  }

  private static BigInteger edge(Interval range, SplittableRandom random) {
    BigInteger off = BigInteger.valueOf(random.nextInt(4) / 3); // mostly the bound itself
    return range.nearest(
        random.nextBoolean() ? range.least().add(off) : range.greatest().subtract(off));
  }

  private static BigInteger large(Interval range, SplittableRandom random) {
    BigInteger edge = EDGES.get(random.nextInt(EDGES.size()));
    BigInteger signed = random.nextInt(3) == 0 ? edge.negate() : edge;
    BigInteger near = signed.add(BigInteger.valueOf(random.nextInt(-2, 3)));
    if (range.holds(near) && random.nextInt(3) == 0) {
      return near;
    }
    boolean low = range.least().signum() < 0 && random.nextInt(3) == 0;
    BigInteger depth = range.count().shiftRight(10).max(BigInteger.TWO);
    Interval end =
        low ? range.upTo(range.least().add(depth)) : range.from(range.greatest().subtract(depth));
    return end.any(random);
  }
}
