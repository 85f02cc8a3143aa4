package harness.scoring;

import harness.cases.Verdict;
import harness.run.Expectation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What a submission is expected to get in a group.
 *
 * @param verdicts the group gets one of these; null for any
 * @param tests what its tests get; null for anything
 * @param points null for any
 */
public record GroupExpectation(Set<Verdict> verdicts, Expectation tests, ScoreRange points) {

  /** Nothing in particular. */
  public static final GroupExpectation ANY = new GroupExpectation(null, null, null);

  public GroupExpectation {
    verdicts = verdicts == null ? null : Collections.unmodifiableSet(EnumSet.copyOf(verdicts));
  }

  public static GroupExpectation of(Set<Verdict> verdicts) {
    return new GroupExpectation(verdicts, null, null);
  }

  public static GroupExpectation of(ScoreRange points) {
    return new GroupExpectation(null, null, points);
  }

  /** Both; where both say something of the same kind, the other counts. */
  public GroupExpectation and(GroupExpectation other) {
    return new GroupExpectation(
        other.verdicts == null ? verdicts : other.verdicts,
        other.tests == null ? tests : other.tests,
        other.points == null ? points : other.points);
  }

  /** The expected verdicts, best first; null for any. */
  public List<Verdict> expected() {
    return verdicts != null
        ? verdicts.stream().sorted().toList()
        : tests == null
            ? null
            : tests.expected().stream().filter(each -> each != Verdict.DISAGREEMENT).toList();
  }

  /**
   * What a submission is expected to get on any input of the group; null if that is not known, such
   * as if it is only expected to get points, or if the group may be accepted in spite of failures.
   */
  Expectation ofInputs(TestGroup group) {
    if (tests != null || verdicts == null) {
      return tests;
    }
    if (!group.withInner().allMatch(TestGroup::isOfItsWorst)) {
      return null;
    }
    return verdicts.contains(Verdict.ACCEPTED)
        ? Expectation.permitting(verdicts)
        : Expectation.failingWith(verdicts.iterator().next(), verdicts.toArray(Verdict[]::new));
  }

  /**
   * How a submission deviates, in words: what was expected and what was found. Empty if it does
   * not, or if that is not known.
   *
   * @param found the verdicts on the group's tests, by name; tests without a verdict are missing
   * @param excused verdicts that blame nobody, because no one stated the limit
   */
  public String deviation(GroupScore score, Map<String, Verdict> found, Set<Verdict> excused) {
    if (found.values().stream().anyMatch(excused::contains)) {
      return "";
    }
    List<String> deviations = new ArrayList<>();
    if (tests != null) {
      ofTests(score.group(), found, deviations);
    }
    if (score.isKnown() && verdicts != null && !verdicts.contains(score.verdict())) {
      deviations.add(
          score.isJudged()
              ? "expected " + words(verdicts) + ", found " + score.verdict()
              : "expected %s, but a judge skips it after %s"
                  .formatted(words(verdicts), score.after()));
    }
    if (score.isKnown() && points != null && !points.contains(score.points())) {
      String most = Double.isFinite(score.group().most()) ? ofMost(score.group()) : "";
      deviations.add(
          "expected %s points, found %s%s"
              .formatted(points.text(), Points.shown(score.points()), most));
    }
    return String.join("; ", deviations);
  }

  private static String ofMost(TestGroup group) {
    return " of " + Points.shown(group.most());
  }

  private void ofTests(TestGroup group, Map<String, Verdict> found, List<String> deviations) {
    group
        .tests()
        .map(ScoredTest::name)
        .filter(each -> found.containsKey(each) && tests.isFinding(found.get(each)))
        .findFirst()
        .ifPresent(
            each ->
                deviations.add(
                    "expected %s on every test, found %s on %s"
                        .formatted(words(tests.permitted()), found.get(each), each)));
    boolean areAllKnown = group.tests().allMatch(each -> found.containsKey(each.name()));
    if (areAllKnown && tests.mustFail() && found.values().stream().noneMatch(tests::isCaughtBy)) {
      deviations.add(
          "expected %s on some test, found only %s"
              .formatted(tests.wanted(), words(new TreeSet<>(found.values()))));
    }
  }

  private static String words(Set<Verdict> verdicts) {
    return verdicts.stream()
        .filter(each -> each != Verdict.DISAGREEMENT)
        .map(Verdict::label)
        .collect(Collectors.joining(" or "));
  }
}
