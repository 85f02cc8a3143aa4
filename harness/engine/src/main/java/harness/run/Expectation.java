package harness.run;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The expected result of a submission.
 *
 * @param permitted the verdicts that are not findings, besides {@link Verdict#ACCEPTED}
 * @param required at least one case must get one of these verdicts; empty if nothing is required
 * @param excused the verdicts that are no findings because nobody stated the limit; unlike the
 *     permitted ones, they are not expected
 * @param groups what is expected instead on the cases of a group of tests, by its name
 */
public record Expectation(
    Set<Verdict> permitted,
    Set<Verdict> required,
    Set<Verdict> excused,
    Map<String, Expectation> groups)
    implements Serializable {
  private static final long serialVersionUID = 3L;

  /** The verdicts on a wrong submission that was compiled. */
  private static final Set<Verdict> FAILURES =
      Collections.unmodifiableSet(
          EnumSet.complementOf(
              EnumSet.of(Verdict.ACCEPTED, Verdict.COMPILE_ERROR, Verdict.JUDGE_ERROR)));

  /** Right, and within the limits. */
  public static final Expectation RIGHT = permitting(EnumSet.of(Verdict.ACCEPTED));

  /** Right, unless it exceeds the time limit. */
  public static final Expectation RIGHT_OR_SLOW =
      permitting(EnumSet.of(Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED));

  /** Fails in any way. */
  public static final Expectation WRONG = permitting(FAILURES);

  /** Any verdict. */
  public static final Expectation ANY =
      permitting(EnumSet.complementOf(EnumSet.of(Verdict.COMPILE_ERROR, Verdict.JUDGE_ERROR)));

  public Expectation {
    permitted = copy(permitted);
    required = copy(required);
    excused = copy(excused);
    groups = Collections.unmodifiableMap(new TreeMap<>(groups));
  }

  /** An expectation that is the same in all groups. */
  public Expectation(Set<Verdict> permitted, Set<Verdict> required, Set<Verdict> excused) {
    this(permitted, required, excused, Map.of());
  }

  /** An expectation under limits that somebody stated. */
  public Expectation(Set<Verdict> permitted, Set<Verdict> required) {
    this(permitted, required, Set.of());
  }

  /**
   * This expectation under limits that nobody stated.
   *
   * @param verdicts those of such limits
   */
  public Expectation excusing(Set<Verdict> verdicts) {
    Map<String, Expectation> inGroups = new TreeMap<>(groups);
    inGroups.replaceAll((name, each) -> each.excusing(verdicts));
    return new Expectation(permitted, required, verdicts, inGroups);
  }

  /**
   * This expectation, with others in groups.
   *
   * @param inGroups by the name of the group
   */
  public Expectation withGroups(Map<String, Expectation> inGroups) {
    return new Expectation(permitted, required, excused, inGroups);
  }

  /** The expectation on the cases of a group; null for cases of none. */
  public Expectation in(String group) {
    return group == null ? this : groups.getOrDefault(group, this);
  }

  /** The same verdicts are no findings, but none is required. */
  public Expectation withoutDuty() {
    Set<Verdict> all = EnumSet.noneOf(Verdict.class);
    all.addAll(permitted);
    all.addAll(required);
    all.add(Verdict.ACCEPTED);
    return new Expectation(all, Set.of(), excused);
  }

  /** Whether this verdict is an expected failure on the cases of some group, or of none. */
  public boolean isCaughtAnywhereBy(Verdict verdict) {
    return isCaughtBy(verdict)
        || groups.values().stream().anyMatch(each -> each.isCaughtBy(verdict));
  }

  /** Verdicts that are not findings; without {@link Verdict#ACCEPTED}, one of them is required. */
  public static Expectation permitting(Set<Verdict> verdicts) {
    return new Expectation(verdicts, verdicts.contains(Verdict.ACCEPTED) ? Set.of() : verdicts);
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
   * @param expected as returned by {@link #expected}; null for a submission that must be right
   */
  public static Expectation of(List<Verdict> expected) {
    return expected == null || expected.isEmpty() ? RIGHT : permitting(EnumSet.copyOf(expected));
  }

  /**
   * The verdicts that are not findings, from best to worst; without {@link Verdict#ACCEPTED} if the
   * submission must fail.
   */
  public List<Verdict> expected() {
    return Arrays.stream(Verdict.values())
        .filter(each -> each == Verdict.ACCEPTED ? !mustFail() : !isFinding(each))
        .toList();
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

  /** Whether this verdict on a case is a finding. */
  public boolean isFinding(Verdict verdict) {
    return verdict != Verdict.ACCEPTED
        && !permitted.contains(verdict)
        && !required.contains(verdict);
  }

  /** Whether a judgement on a case is a finding. */
  public boolean isFinding(Judgement judgement) {
    return isFinding(judgement.verdict()) && !isExcused(judgement);
  }

  /**
   * Whether a judgement would be a finding if somebody had stated the limit. Waiting without
   * computing is a finding under any limit.
   */
  public boolean isExcused(Judgement judgement) {
    return isFinding(judgement.verdict())
        && excused.contains(judgement.verdict())
        && judgement.reason() != Reason.IDLE;
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

  private static Set<Verdict> copy(Set<Verdict> verdicts) {
    return Collections.unmodifiableSet(
        verdicts.isEmpty() ? EnumSet.noneOf(Verdict.class) : EnumSet.copyOf(verdicts));
  }
}
