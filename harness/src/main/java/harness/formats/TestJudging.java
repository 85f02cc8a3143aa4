package harness.formats;

import java.util.List;

/**
 * What judges a test that has flags of its own, or whose group has them.
 *
 * @param validators in place of the problem's
 * @param checker in place of the problem's
 */
public record TestJudging(List<ValidatorCall> validators, CheckerCall checker) {
  public TestJudging {
    validators = List.copyOf(validators);
  }
}
