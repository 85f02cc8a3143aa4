package harness.export;

import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.ScoredTest;
import harness.scoring.TestGroup;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;

/** What the exports of groups with points have in common. */
final class GroupRule {

  private GroupRule() {}

  /** Whether a group gives its own points if all of its tests pass, and else none. */
  static boolean isOfWhole(TestGroup group) {
    return switch (group.aggregation().kind()) {
      case ALL_OR_NOTHING, PRODUCT, THRESHOLD -> true;
      default -> false;
    };
  }

  /** Whether a group gives parts of its points to partly right outputs, and how. */
  static boolean isOfParts(TestGroup group) {
    return switch (group.aggregation().kind()) {
      case MIN, ROUNDED_MIN, PRODUCT, THRESHOLD -> true;
      default -> false;
    };
  }

  static String label(TestGroup group) {
    return group.aggregation().kind().label();
  }

  /** The most points of a group: its own, else what its tests give. */
  static double most(TestGroup group) {
    return Double.isFinite(group.most()) ? group.most() : group.reachable();
  }

  /** Whether all tests give as many points as the first. */
  static boolean areEqual(List<ScoredTest> tests) {
    return tests.stream()
        .allMatch(
            each ->
                Points.areEqual(each.accepted(), tests.get(0).accepted())
                    && Points.areEqual(each.rejected(), tests.get(0).rejected()));
  }

  /** A number of points in full. */
  static String number(double points) {
    if (Double.isInfinite(points)) {
      return points > 0 ? "+inf" : "-inf";
    }
    BigDecimal plain = BigDecimal.valueOf(points).stripTrailingZeros();
    return plain.signum() == 0 ? "0" : plain.toPlainString();
  }

  /** Whether points add up. */
  static boolean isSum(TestGroup group) {
    return group.aggregation().kind() == Aggregation.Kind.SUM;
  }

  /** Whether the rule is the mean. */
  static boolean isMean(TestGroup group) {
    return group.aggregation().kind() == Aggregation.Kind.AVERAGE;
  }

  /** The last part of a name as the name of a folder that is not taken; takes it. */
  static String free(String name, Set<String> taken) {
    String last = name.substring(name.lastIndexOf('/') + 1).replaceAll("[^A-Za-z0-9_-]+", "-");
    String plain = last.replaceAll("^[^A-Za-z0-9]+|[^A-Za-z0-9]+$", "");
    String usual = plain.isEmpty() ? "group" : plain;
    String free = usual;
    for (int number = 2; !taken.add(free); number++) {
      free = usual + "-" + number;
    }
    return free;
  }
}
