package harness.report;

import harness.problem.Partition;
import harness.problem.Partition.Group;
import java.util.Comparator;
import java.util.Optional;

/**
 * How often a submission's output equalled those of others where no answer is known, in cases.
 *
 * @param majority it was in the largest group, or all outputs were equal
 * @param tie no group was the largest
 * @param apart it was outside the largest group, with others
 * @param alone it was outside the largest group, alone
 * @param failed it printed no output that can be compared
 */
public record Standing(long majority, long tie, long apart, long alone, long failed) {

  /** Those that stand alone or apart most often come first, then those that fail. */
  public static final Comparator<Standing> WORST_FIRST =
      Comparator.comparingLong(Standing::alone)
          .thenComparingLong(Standing::apart)
          .thenComparingLong(Standing::failed)
          .thenComparingLong(Standing::tie)
          .reversed();

  /** How a submission stands in one case. */
  public static Standing in(Partition partition, String name) {
    Optional<Group> own = partition.groupOf(name);
    if (own.isEmpty()) {
      return new Standing(0, 0, 0, 0, 1);
    }
    if (!partition.hasMajority()) {
      return new Standing(0, 1, 0, 0, 0);
    }
    if (own.get().equals(partition.groups().get(0))) {
      return new Standing(1, 0, 0, 0, 0);
    }
    return own.get().names().size() == 1
        ? new Standing(0, 0, 0, 1, 0)
        : new Standing(0, 0, 1, 0, 0);
  }

  /** Both together; each may be null if it was not compared. */
  public static Standing sum(Standing one, Standing other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return new Standing(
        one.majority + other.majority,
        one.tie + other.tie,
        one.apart + other.apart,
        one.alone + other.alone,
        one.failed + other.failed);
  }
}
