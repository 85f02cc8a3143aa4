package harness.run;

import harness.cases.Verdict;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a submission is expected to come to.
 *
 * @param permitted the verdicts that are no findings, besides {@link Verdict#ACCEPTED}
 * @param required it must come to one of these on some case; empty where nothing is required
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

  /** It is right, and keeps to the limits. */
  public static final Expectation RIGHT = permitting(EnumSet.of(Verdict.ACCEPTED));

  /** It is right where it ends in time. */
  public static final Expectation RIGHT_OR_SLOW =
      permitting(EnumSet.of(Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED));

  /** It fails in any way. */
  public static final Expectation WRONG = permitting(FAILURES);

  /** Anything may come of it. */
  public static final Expectation ANY = permitting(with(FAILURES, Verdict.ACCEPTED));

  public Expectation {
    permitted = copy(permitted);
    required = copy(required);
  }

  /** Verdicts that are no findings; without {@link Verdict#ACCEPTED} one of them is required. */
  public static Expectation permitting(Set<Verdict> verdicts) {
    return new Expectation(
        verdicts, verdicts.contains(Verdict.ACCEPTED) ? EnumSet.noneOf(Verdict.class) : verdicts);
  }

  /** It fails on some case with one of these verdicts; it may fail on others in any way. */
  public static Expectation failingWith(Verdict first, Verdict... others) {
    Set<Verdict> required = EnumSet.of(first, others);
    if (required.contains(Verdict.WRONG_ANSWER)) {
      required.add(Verdict.DISAGREEMENT); // the same, seen without a reference
    }
    return new Expectation(FAILURES, required);
  }

  /** All ways to fail. */
  public static Set<Verdict> failures() {
    return FAILURES;
  }

  /**
   * The expectation of a report.
   *
   * @param labels as {@link #labels} gives them; null for one that is to be right
   */
  public static Expectation of(List<String> labels) {
    EnumSet<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    Arrays.stream(Verdict.values())
        .filter(each -> labels != null && labels.contains(each.label()))
        .forEach(verdicts::add);
    return verdicts.isEmpty() ? RIGHT : permitting(verdicts);
  }

  /**
   * The verdicts that are no findings as reports name them, from best to worst; without {@code
   * accepted} where it must fail.
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

  /** The verdicts of which one is required, as reports name them. */
  public List<String> requiredLabels() {
    return labels(required);
  }

  private static List<String> labels(Collection<Verdict> verdicts) {
    return verdicts.stream().map(Verdict::label).toList();
  }

  /** Whether a verdict on a case is a finding. */
  public boolean isFinding(Verdict verdict) {
    return verdict != Verdict.ACCEPTED
        && !permitted.contains(verdict)
        && !required.contains(verdict);
  }

  /** Whether it is expected to fail on some case. */
  public boolean mustFail() {
    return !required.isEmpty() && !required.contains(Verdict.ACCEPTED);
  }

  /** Whether a verdict is the failure that is expected. */
  public boolean isCaughtBy(Verdict verdict) {
    return mustFail() && required.contains(verdict);
  }

  /**
   * Whether a verdict shows that a program is wrong: the failure that is expected of it, or any
   * failure if none is.
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
