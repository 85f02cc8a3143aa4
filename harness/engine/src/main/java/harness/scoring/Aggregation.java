package harness.scoring;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * How the points of a group follow from those of its tests and groups.
 *
 * @param threshold for {@link Kind#THRESHOLD}, else not used
 */
public record Aggregation(Kind kind, double threshold) {

  /** The rules. */
  public enum Kind {
    /** The sum. */
    SUM,
    /** The mean. */
    AVERAGE,
    /** The least. */
    MIN,
    /** The least, rounded up to whole points. */
    ROUNDED_MIN,
    /** The most. */
    MAX,
    /** The group's points times the share that each member has of its own. */
    PRODUCT,
    /** The group's points if every member has more than 0 and at most the threshold, else 0. */
    THRESHOLD,
    /** The group's points if every member is accepted and has all of its own, else 0. */
    ALL_OR_NOTHING;

    /** The name in lists and JSON, such as {@code all-or-nothing}. */
    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  public static final Aggregation SUM = new Aggregation(Kind.SUM, 0);
  public static final Aggregation AVERAGE = new Aggregation(Kind.AVERAGE, 0);
  public static final Aggregation MIN = new Aggregation(Kind.MIN, 0);
  public static final Aggregation ROUNDED_MIN = new Aggregation(Kind.ROUNDED_MIN, 0);
  public static final Aggregation MAX = new Aggregation(Kind.MAX, 0);
  public static final Aggregation PRODUCT = new Aggregation(Kind.PRODUCT, 0);
  public static final Aggregation ALL_OR_NOTHING = new Aggregation(Kind.ALL_OR_NOTHING, 0);

  /** See {@link Kind#THRESHOLD}. */
  public static Aggregation threshold(double most) {
    return new Aggregation(Kind.THRESHOLD, most);
  }

  /** Whether the group's own maximum is given to it, or to a part of it. */
  boolean sharesOutTheMaximum() {
    return kind == Kind.PRODUCT || kind == Kind.THRESHOLD || kind == Kind.ALL_OR_NOTHING;
  }

  /**
   * The points of a group.
   *
   * @param members those that were judged, in order; without any, there are no points
   * @param results their results
   * @param most the group's maximum, finite if {@link #sharesOutTheMaximum}
   */
  double of(List<? extends Scored> members, List<Graded> results, double most) {
    if (results.isEmpty()) {
      return 0;
    }
    return switch (kind) {
      case SUM -> points(results).sum();
      case AVERAGE -> points(results).average().orElse(0);
      case MIN -> points(results).min().orElse(0);
      case ROUNDED_MIN -> Points.roundedUp(points(results).min().orElse(0));
      case MAX -> points(results).max().orElse(0);
      case PRODUCT -> most * shares(members, results).reduce(1, (one, other) -> one * other);
      case THRESHOLD -> points(results).allMatch(each -> each > 0 && each <= threshold) ? most : 0;
      case ALL_OR_NOTHING -> areAllFull(members, results) ? most : 0;
    };
  }

  private static DoubleStream points(List<Graded> results) {
    return results.stream().mapToDouble(Graded::points);
  }

  private static DoubleStream shares(List<? extends Scored> members, List<Graded> results) {
    return IntStream.range(0, results.size())
        .mapToDouble(i -> share(members.get(i), results.get(i)));
  }

  private static double share(Scored member, Graded result) {
    boolean isBounded = member.most() > 0 && Double.isFinite(member.most());
    return isBounded ? result.points() / member.most() : result.isAccepted() ? 1 : 0;
  }

  private static boolean areAllFull(List<? extends Scored> members, List<Graded> results) {
    return results.stream().allMatch(Graded::isAccepted)
        && shares(members, results).allMatch(Points::isWhole);
  }
}
