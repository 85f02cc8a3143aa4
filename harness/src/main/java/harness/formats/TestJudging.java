package harness.formats;

import java.util.List;

/**
 * What judges a test that has flags of its own, or whose group has them.
 *
 * @param validators in place of the problem's
 * @param answerValidators in place of the problem's
 * @param checker in place of the problem's
 * @param interactor the problem's, with other arguments; null if it has none
 */
public record TestJudging(
    List<ValidatorCall> validators,
    List<ValidatorCall> answerValidators,
    CheckerCall checker,
    InteractorCall interactor) {

  public TestJudging {
    validators = List.copyOf(validators);
    answerValidators = List.copyOf(answerValidators);
  }
}
