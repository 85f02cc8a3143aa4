package harness.shrink;

import harness.problem.AllInputs;
import harness.problem.CommonRules;
import harness.problem.Problem;
import harness.problem.SmallerDraws;
import java.util.Optional;

/**
 * Where other inputs of a problem come from when a failing one is shrunk.
 *
 * @param draws small ones; empty if no generator can draw them
 * @param all lists of all; empty if no description says which these are
 * @param kept rules of an assumed form that the failing input has, and so must smaller ones; empty
 *     if it breaks some, or if there are none
 */
record InputSources(
    Optional<SmallerDraws> draws, Optional<AllInputs> all, Optional<CommonRules> kept) {

  static InputSources of(Problem problem, Finding finding) {
    return new InputSources(
        problem
            .capability(SmallerDraws.class)
            .map(each -> finding.drawnAs() == null ? each : each.like(finding.drawnAs())),
        problem.capability(AllInputs.class),
        Optional.empty());
  }

  /** The inputs that have rules. */
  InputSources with(CommonRules rules) {
    return new InputSources(
        Optional.of(rules.draws()), Optional.of(rules.all()), Optional.of(rules));
  }

  /** What the samples have in common, if nobody said which inputs are valid. */
  Optional<CommonRules> assumed() {
    return kept.isPresent() ? kept : all.flatMap(AllInputs::assumed);
  }

  boolean isDescribed() {
    return all.isPresent();
  }

  /** Whether a validator sees each input, so that any text may be tried. */
  boolean areValidated() {
    return draws.map(SmallerDraws::areValidated).orElse(false);
  }

  /** Whether an input has the rules that must be kept. */
  boolean keeps(String input) {
    return kept.isEmpty() || kept.get().broken(input) == null;
  }

  /** The inputs in which to look for smaller ones. */
  Space space(LearnedForm form) {
    return all.<Space>map(Space.Described::new).orElseGet(form::space);
  }
}
