package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.problem.Account;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.Comparison;
import harness.problem.JudgeFailure;
import harness.problem.Partition;
import harness.problem.Truth;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Judges each case with its own checker.
 *
 * @param usual the checker of cases without flags, which knows whether there is a reference
 * @param groups explain why an input is invalid in its group
 * @param amongOthers whether an output whose answer is unknown is compared with others
 */
record CheckerByTest(
    JuryChecker usual, Function<Case, JuryChecker> of, DrawnGroups groups, boolean amongOthers)
    implements Checker {

  /** A checker of single submissions. */
  CheckerByTest(JuryChecker usual, Function<Case, JuryChecker> of, DrawnGroups groups) {
    this(usual, of, groups, false);
  }

  @Override
  public CheckerByTest like(CaseName one) {
    return new CheckerByTest(
        usual, each -> of.apply(new Case(one, each.input())), groups, amongOthers);
  }

  @Override
  public JuryChecker.Expected truth(Case each) {
    try {
      return of.apply(each).truth(each);
    } catch (JudgeFailure failure) {
      throw groups.explained(failure, each);
    }
  }

  @Override
  public JuryChecker.Expected tried(Case each) {
    return of.apply(each).tried(each);
  }

  /** Passes a case to its validators. */
  void validate(Case each) {
    of.apply(each).validate(each);
  }

  @Override
  public void expect(List<Case> cases) {
    cases.stream()
        .collect(Collectors.groupingBy(of, IdentityHashMap::new, Collectors.toList()))
        .forEach((checker, own) -> checker.expect(own));
  }

  @Override
  public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
    JuryChecker checker = of.apply(each);
    return amongOthers && checker.isUnknown(truth)
        ? checker.withoutAnswer().judgeByItself(each, output)
        : checker.judge(each, truth, output, claim);
  }

  @Override
  public boolean isRight(Case each, Truth truth, Output output, Claim claim) {
    JuryChecker checker = of.apply(each);
    boolean isCompared = amongOthers && checker.isUnknown(truth);
    return isCompared
        ? judge(each, truth, output, claim).isAccepted()
        : checker.isRight(each, truth, output, claim);
  }

  @Override
  public Comparison comparison() {
    return usual.comparison();
  }

  @Override
  public CheckerByTest ofSeveral() {
    return new CheckerByTest(usual, of, groups, true);
  }

  @Override
  public boolean isUnknown(Truth truth) {
    return usual.isUnknown(truth);
  }

  @Override
  public List<String> looserThan(Output one, Output other) {
    return usual.looserThan(one, other);
  }

  @Override
  public Truth unanswered(Case each, JudgeFailure failure) {
    return of.apply(each).unanswered(each, failure);
  }

  @Override
  public JudgeFailure failure(Truth truth) {
    return usual.failure(truth);
  }

  @Override
  public Partition.Act believed(Truth truth) {
    return usual.believed(truth);
  }

  @Override
  public Judgement compare(Case each, Output one, Output other) {
    return of.apply(each).compare(each, one, other);
  }

  @Override
  public Account account(Case each, Truth truth, Output output) {
    return of.apply(each).account(each, truth, output);
  }
}
