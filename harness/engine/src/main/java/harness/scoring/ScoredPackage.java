package harness.scoring;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The points of a problem and what its submissions are expected to get.
 *
 * @param grader the program that grades groups, as for {@code --solution}; null if there is none
 * @param expected by the submission's text and the group's name
 * @param bySpeed whether a test that takes more than half of the time limit gets less: at the limit
 *     itself, 1 % of its points
 */
public record ScoredPackage(
    Scoring scoring,
    String grader,
    Map<String, Map<String, GroupExpectation>> expected,
    boolean bySpeed) {

  /** Points that do not depend on the time. */
  public ScoredPackage(
      Scoring scoring, String grader, Map<String, Map<String, GroupExpectation>> expected) {
    this(scoring, grader, expected, false);
  }

  public ScoredPackage {
    expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
  }

  /** What a submission is expected to get, by the name of the group; may be empty. */
  public Map<String, GroupExpectation> of(String submission) {
    return submission == null ? Map.of() : expected.getOrDefault(submission, Map.of());
  }
}
