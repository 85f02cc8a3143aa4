package harness.run;

import harness.cases.Verdict;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a submission is expected to come to. Whatever else it comes to is a finding.
 *
 * @param permitted the verdicts that are no findings; without {@link Verdict#ACCEPTED} it is
 *     expected to fail on some case with one of them
 */
public record Expectation(Set<Verdict> permitted) {

  /** It is right, and keeps to the limits. */
  public static final Expectation RIGHT = new Expectation(EnumSet.of(Verdict.ACCEPTED));

  /** It is right where it ends in time. */
  public static final Expectation RIGHT_OR_SLOW =
      new Expectation(EnumSet.of(Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED));

  /** It fails in any way. */
  public static final Expectation WRONG =
      new Expectation(
          EnumSet.of(
              Verdict.WRONG_ANSWER,
              Verdict.OUTPUT_LIMIT_EXCEEDED,
              Verdict.TIME_LIMIT_EXCEEDED,
              Verdict.MEMORY_LIMIT_EXCEEDED,
              Verdict.RUN_TIME_ERROR,
              Verdict.DISAGREEMENT));

  public Expectation {
    permitted = Collections.unmodifiableSet(EnumSet.copyOf(permitted));
  }

  /**
   * The expectation of a report.
   *
   * @param labels as {@link #labels} gives them; null for one that is to be right
   */
  public static Expectation of(List<String> labels) {
    EnumSet<Verdict> permitted = EnumSet.noneOf(Verdict.class);
    Arrays.stream(Verdict.values())
        .filter(each -> labels != null && labels.contains(each.label()))
        .forEach(permitted::add);
    return permitted.isEmpty() ? RIGHT : new Expectation(permitted);
  }

  /** The verdicts as reports name them, from best to worst. */
  public List<String> labels() {
    return permitted.stream().map(Verdict::label).toList();
  }

  /** Whether a verdict on a case is a finding. */
  public boolean isFinding(Verdict verdict) {
    return verdict != Verdict.ACCEPTED && !permitted.contains(verdict);
  }

  /** Whether it is expected to fail on some case. */
  public boolean mustFail() {
    return !permitted.contains(Verdict.ACCEPTED);
  }

  /** Whether a verdict is the failure that is expected. */
  public boolean isCaughtBy(Verdict verdict) {
    return mustFail() && permitted.contains(verdict);
  }
}
