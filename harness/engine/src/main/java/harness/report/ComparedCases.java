package harness.report;

import harness.cases.Counted;
import harness.judge.LooserComparisons;
import harness.problem.Partition;
import java.util.List;

/**
 * The cases on which submissions were compared with each other.
 *
 * @param cases their number
 * @param differing on how many of them outputs differ
 * @param disputed on how many of these all that differ are believed
 * @param accepting the standard comparisons that would accept every difference, by name; empty if
 *     there is none
 */
public record ComparedCases(long cases, long differing, long disputed, List<String> accepting) {

  /** No cases. */
  public static final ComparedCases NONE = new ComparedCases(0, 0, 0, List.of());

  /** The strictest comparison is named first. */
  public ComparedCases {
    accepting = List.copyOf(accepting);
  }

  /** One case, whose difference is a finding or not. */
  public static ComparedCases of(Partition partition, boolean found, List<String> accepting) {
    if (!found) {
      return new ComparedCases(1, 0, 0, List.of());
    }
    return new ComparedCases(1, 1, partition.isDisputed() ? 1 : 0, accepting);
  }

  /** Both together; the other may be null. */
  public ComparedCases and(ComparedCases other) {
    if (other == null) {
      return this;
    }
    List<String> both =
        differing == 0
            ? other.accepting
            : other.differing == 0
                ? accepting
                : accepting.stream().filter(other.accepting::contains).toList();
    return new ComparedCases(
        cases + other.cases, differing + other.differing, disputed + other.disputed, both);
  }

  /** These cases in a report: null if there are none. */
  public ComparedCases orNull() {
    return cases == 0 ? null : this;
  }

  /** On how many of all cases the submissions differ, in words. */
  public String inWords(long all) {
    return differing == disputed
        ? Counted.of(disputed, "disputed input") + " in " + Counted.of(all, "case")
        : "the programs differ on " + Counted.part(differing, all, "case");
  }

  /** Which comparison would accept all differences, in a line; null if none would. */
  public String advice() {
    if (accepting.isEmpty()) {
      return null;
    }
    String strictest = LooserComparisons.strictest(accepting);
    return "the outputs differ only in "
        + LooserComparisons.ignoredBy(strictest)
        + "; if that is allowed, add --checker 'std:"
        + strictest
        + "'";
  }
}
