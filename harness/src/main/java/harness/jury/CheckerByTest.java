package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.problem.Account;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.Truth;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Judges each case with its own checker.
 *
 * @param usual the checker of cases without flags, which knows whether there is a reference
 */
record CheckerByTest(JuryChecker usual, Function<Case, JuryChecker> of) implements Checker {

  @Override
  public JuryChecker.Expected truth(Case each) {
    return of.apply(each).truth(each);
  }

  @Override
  public JuryChecker.Expected tried(Case each) {
    return of.apply(each).tried(each);
  }

  @Override
  public void expect(List<Case> cases) {
    cases.stream()
        .collect(Collectors.groupingBy(of, IdentityHashMap::new, Collectors.toList()))
        .forEach((checker, own) -> checker.expect(own));
  }

  @Override
  public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
    return of.apply(each).judge(each, truth, output, claim);
  }

  @Override
  public boolean knowsTruth() {
    return usual.knowsTruth();
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
