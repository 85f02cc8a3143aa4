package harness.run;

import harness.cases.Verdict;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The expected result of a submission.
 *
 * @param permitted the verdicts that are not findings, besides {@link Verdict#ACCEPTED}
 * @param required at least one case must get one of these verdicts; empty if nothing is required
 */
public record Expectation(Set<Verdict> permitted, Set<Verdict> required) implements Serializable {
  private static final long serialVersionUID = 1L;

  private static final Set<Verdict> FAILURES =
      Collections.unmodifiableSet(
          EnumSet.of(
              Verdict.WRONG_ANSWER,
              Verdict.OUTPUT_LIMIT_EXCEEDED,
              Verdict.TIME_LIMIT_EXCEEDED,
              Verdict.MEMORY_LIMIT_EXCEEDED,
              Verdict.RUN_TIME_ERROR,
              Verdict.DISAGREEMENT));

  /** Right, and within the limits. */
  public static final Expectation RIGHT = permitting(EnumSet.of(Verdict.ACCEPTED));

  /** Right, unless it exceeds the time limit. */
  public static final Expectation RIGHT_OR_SLOW =
      permitting(EnumSet.of(Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED));

  /** Fails in any way. */
  public static final Expectation WRONG = permitting(FAILURES);

  /** Any verdict. */
  public static final Expectation ANY = permitting(with(FAILURES, Verdict.ACCEPTED));

  public Expectation {
    permitted = copy(permitted);
    required = copy(required);
  }

  /** Verdicts that are not findings; without {@link Verdict#ACCEPTED}, one of them is required. */
  public static Expectation permitting(Set<Verdict> verdicts) {
    return new Expectation(
        verdicts, verdicts.contains(Verdict.ACCEPTED) ? EnumSet.noneOf(Verdict.class) : verdicts);
  }

  /** Fails on some case with one of these verdicts, and in any way on others. */
  public static Expectation failingWith(Verdict first, Verdict... others) {
    Set<Verdict> required = EnumSet.of(first, others);
    if (required.contains(Verdict.WRONG_ANSWER)) {
      required.add(Verdict.DISAGREEMENT); // the same failure without a reference
    }
    return new Expectation(FAILURES, required);
  }

  /**
   * The expectation in a report.
   *
   * @param labels as returned by {@link #labels}; null for a submission that must be right
   */
  public static Expectation of(List<String> labels) {
    EnumSet<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    Arrays.stream(Verdict.values())
        .filter(each -> labels != null && labels.contains(each.label()))
        .forEach(verdicts::add);
    return verdicts.isEmpty() ? RIGHT : permitting(verdicts);
  }

  /**
   * Labels of the verdicts that are not findings, from best to worst; without {@code accepted} if
   * the submission must fail.
   */
  public List<String> labels() {
    EnumSet<Verdict> shown = EnumSet.noneOf(Verdict.class);
    shown.addAll(permitted);
    shown.addAll(required);
    if (mustFail()) {
      shown.remove(Verdict.ACCEPTED);
    } else {
      shown.add(Verdict.ACCEPTED);
    }
    return labels(shown);
  }

  /** Labels of the verdicts of which one is required. */
  public List<String> requiredLabels() {
    return labels(required);
  }

  /** The required verdicts, for people; a disagreement is a wrong answer by another name. */
  public String wanted() {
    boolean sameTwice = required.contains(Verdict.WRONG_ANSWER);
    return required.stream()
        .filter(each -> !sameTwice || each != Verdict.DISAGREEMENT)
        .map(Verdict::label)
        .collect(Collectors.joining(" or "));
  }

  /** Whether a verdict is a failure, but none of those that are required. */
  public boolean isOtherFailure(Verdict verdict) {
    return mustFail() && FAILURES.contains(verdict) && !required.contains(verdict);
  }

  private static List<String> labels(Collection<Verdict> verdicts) {
    return verdicts.stream().map(Verdict::label).toList();
  }

  /** Whether this verdict on a case is a finding. */
  public boolean isFinding(Verdict verdict) {
    return verdict != Verdict.ACCEPTED
        && !permitted.contains(verdict)
        && !required.contains(verdict);
  }

  /** Whether its answers should all be right. */
  public boolean isOfRightAnswers() {
    return !mustFail() && isFinding(Verdict.WRONG_ANSWER);
  }

  /** Whether the submission must fail on some case. */
  public boolean mustFail() {
    return !required.isEmpty() && !required.contains(Verdict.ACCEPTED);
  }

  /** Whether this verdict is an expected failure. */
  public boolean isCaughtBy(Verdict verdict) {
    return mustFail() && required.contains(verdict);
  }

  /**
   * Whether a verdict shows that a program is wrong: an expected failure, or any failure if none is
   * expected.
   */
  public boolean isKilledBy(Verdict verdict) {
    return mustFail() ? isCaughtBy(verdict) : verdict != Verdict.ACCEPTED;
  }

  private static Set<Verdict> with(Set<Verdict> verdicts, Verdict another) {
    EnumSet<Verdict> all = EnumSet.copyOf(verdicts);
    all.add(another);
    return all;
  }

  private static Set<Verdict> copy(Set<Verdict> verdicts) {
    return Collections.unmodifiableSet(
        verdicts.isEmpty() ? EnumSet.noneOf(Verdict.class) : EnumSet.copyOf(verdicts));
  }
}
