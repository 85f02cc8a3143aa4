package harness.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.CaseName;
import harness.cases.Counted;
import harness.cases.Verdict;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A submission on the cases that were drawn for a group of tests.
 *
 * @param expected the verdicts that are not findings in the group; null if the group is not treated
 *     separately. Without accepted, the submission is expected to fail in it
 * @param verdicts cases by verdict
 * @param caught the first case of the group on which it failed as expected; null if there is none
 */
public record GroupCases(
    String name,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
        List<Verdict> expected,
    Map<Verdict, Long> verdicts,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String caught) {

  public GroupCases {
    verdicts = new TreeMap<>(verdicts);
  }

  /** No cases of a group. */
  public static GroupCases none(String name, List<Verdict> expected) {
    return new GroupCases(name, expected, Map.of(), null);
  }

  /** These cases and others of the group. */
  public GroupCases and(GroupCases other) {
    Map<Verdict, Long> sum = new TreeMap<>(verdicts);
    other.verdicts.forEach((verdict, cases) -> sum.merge(verdict, cases, Math::addExact));
    boolean isLater =
        caught != null
            && (other.caught == null
                || CaseName.parse(caught).index() <= CaseName.parse(other.caught).index());
    return new GroupCases(
        name, expected == null ? other.expected : expected, sum, isLater ? caught : other.caught);
  }

  /** The number of cases. */
  public long cases() {
    return verdicts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Whether the submission is expected to fail in the group. */
  @JsonIgnore
  public boolean mustFail() {
    return expected != null && !expected.contains(Verdict.ACCEPTED);
  }

  /** Whether it was expected to fail in the group, but did not fail as expected. */
  @JsonIgnore
  public boolean isUncaught() {
    return mustFail() && caught == null;
  }

  /** Whether it was expected to fail in the group, but was accepted on all of its cases. */
  @JsonIgnore
  public boolean survived() {
    return isUncaught() && cases() > 0 && cases() == verdicts.getOrDefault(Verdict.ACCEPTED, 0L);
  }

  /** What became of a submission that is expected to fail in the group, in a few words. */
  public String fate() {
    if (caught != null) {
      return "caught on " + caught;
    }
    String on = Counted.of(cases(), "case") + " of the group";
    return cases() == 0
        ? "no case of the group was run"
        : survived() ? "survived " + on : "failed in another way than expected in " + on;
  }
}
