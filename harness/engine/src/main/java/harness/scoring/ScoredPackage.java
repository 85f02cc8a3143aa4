package harness.scoring;

import harness.run.Expectation;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The points of a problem and what its submissions are expected to get.
 *
 * @param grader the program that grades groups, as for {@code --solution}; null if there is none
 * @param expected by the submission's text and the group's name
 * @param bySpeed whether a test that takes more than half of the time limit gets less: at the limit
 *     itself, 1 % of its points
 * @param fewerIsBetter whether the least points are the best, rather than the most
 */
public record ScoredPackage(
    Scoring scoring,
    String grader,
    Map<String, Map<String, GroupExpectation>> expected,
    boolean bySpeed,
    boolean fewerIsBetter) {

  /** Points of which more are better, and that do not depend on the time. */
  public ScoredPackage(
      Scoring scoring, String grader, Map<String, Map<String, GroupExpectation>> expected) {
    this(scoring, grader, expected, false, false);
  }

  public ScoredPackage {
    expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
  }

  /** What a submission is expected to get, by the name of the group; may be empty. */
  public Map<String, GroupExpectation> of(String submission) {
    return submission == null ? Map.of() : expected.getOrDefault(submission, Map.of());
  }

  /** The groups that a user can choose: all but the total. */
  public List<TestGroup> groups() {
    return scoring.all().filter(each -> !each.equals(scoring.total())).toList();
  }

  /** The innermost group of each test, by its name; without those that are in the total alone. */
  public Map<String, String> groupsOfTests() {
    Map<String, String> groups = new HashMap<>();
    for (TestGroup group : groups()) {
      group.own().forEach(test -> groups.putIfAbsent(test.name(), group.name()));
    }
    return groups;
  }

  /**
   * What a submission is expected to get on the inputs of groups, where that is stated.
   *
   * @param names of the groups
   */
  public Map<String, Expectation> ofInputs(String submission, Collection<String> names) {
    Map<String, GroupExpectation> stated = of(submission);
    Map<String, Expectation> known = new TreeMap<>();
    for (TestGroup outer : groups()) { // each before the groups in it, which know better
      GroupExpectation its = stated.get(outer.name());
      Expectation ofInputs = its == null ? null : its.ofInputs(outer);
      if (ofInputs != null) {
        outer
            .withInner()
            .map(TestGroup::name)
            .filter(names::contains)
            .forEach(
                name -> known.put(name, name.equals(outer.name()) ? ofInputs : inInner(ofInputs)));
      }
    }
    return known;
  }

  /** A submission that must fail in a group need not do so in each group inside it. */
  private static Expectation inInner(Expectation outer) {
    return outer.mustFail() ? outer.withoutDuty() : outer;
  }
}
