package harness.formats;

import java.util.List;

/**
 * How to judge a test if it or its group has its own flags.
 *
 * @param validators used instead of the problem's
 * @param answerValidators used instead of the problem's
 * @param checker used instead of the problem's
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
