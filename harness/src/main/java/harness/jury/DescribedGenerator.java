package harness.jury;

import harness.cases.Reason;
import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.problem.JudgeFailure;
import java.time.Duration;
import java.util.List;

/**
 * Draws inputs from a description. The first ones are small. Inputs that are at least as large as
 * one that was too large for a reference are skipped.
 */
final class DescribedGenerator extends TurnGenerator {

  private final String file;
  private final Description description;
  private final Strategy strategy;
  private final int strategies;
  private final Duration time;
  private final Ceiling ceiling;
  private final List<JuryValidator> validators;

  DescribedGenerator(
      String problem,
      String file,
      Description description,
      Strategy strategy,
      int strategies,
      Duration time,
      Ceiling ceiling,
      List<JuryValidator> validators) {
    super(problem, strategy.label());
    this.file = file;
    this.description = description;
    this.strategy = strategy;
    this.strategies = strategies;
    this.time = time;
    this.ceiling = ceiling;
    this.validators = validators;
    ceiling.add(strategy.label());
  }

  @Override
  public String summary() {
    return file + ": " + strategy.summary();
  }

  @Override
  boolean varies() {
    return true;
  }

  @Override
  protected String input(long seed, long index) {
    String input = drawn(seed, index);
    if (ceiling.isReached(input)) {
      throw skipped("larger than an input that a reference could not finish");
    }
    try {
      validators.forEach(each -> each.validate(input));
      return input;
    } catch (JudgeFailure refused) {
      throw refused.judgement().reason() == Reason.INVALID_INPUT ? refused.asExcused() : refused;
    }
  }

  private String drawn(long seed, long index) {
    try {
      return description.draw(strategy, index / strategies, random(seed, index), time);
    } catch (Drawer.NotFound none) {
      throw skipped(none.getMessage());
    }
  }

  private JudgeFailure skipped(String why) {
    return new JudgeFailure(file, Reason.GENERATOR_FAILED, why).asExcused();
  }
}
