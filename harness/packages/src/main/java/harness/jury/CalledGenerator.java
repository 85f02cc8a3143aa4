package harness.jury;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;

/** A generator with arguments, of which the numbers can be lowered. */
public abstract class CalledGenerator extends TurnGenerator {

  CalledGenerator(String problem, String name) {
    super(problem, name);
  }

  /** The program, or the name of a ready input. */
  abstract String program();

  /** The arguments that are really used. */
  abstract ArgumentTemplate arguments();

  /** Its rule as declared. */
  public abstract GeneratorRule rule();

  /** How it is called with other arguments. */
  String called(ArgumentTemplate arguments) {
    return (program() + " " + arguments.text()).strip();
  }

  /**
   * Draws with other arguments; the same number gives the same input if it is deterministic.
   *
   * @throws harness.problem.JudgeFailure if it fails
   */
  abstract String draw(ArgumentTemplate arguments, long number);

  /** Whether it would draw smaller inputs if its numbers could be lowered. */
  public abstract boolean couldBeLowered();
}
