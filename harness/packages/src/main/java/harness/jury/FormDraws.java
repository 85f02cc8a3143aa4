package harness.jury;

import harness.cases.Reason;
import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.problem.JudgeFailure;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Draws small inputs beside a problem's generators: from the description that is one of its
 * validators, or else from the form of its small tests. The validators decide which of them are
 * valid.
 */
final class FormDraws extends SmallSource {

  static final String NAME = "form";

  private static final Duration TIME = Duration.ofSeconds(2);

  /** At first, and later, inputs have at most about two to the power of this many values. */
  private static final double FIRST_POWER = 3.5;

  private static final double POWER = 6;

  /** Number of inputs drawn for one that the validators accept. */
  private static final int TRIES = 8;

  /** It pays if validators accept at least one of this many inputs. */
  private static final int TRIAL = 2 * TRIES;

  private final List<JuryValidator> validators;
  private final Supplier<Description> source;
  private Description form;
  private Boolean pays;

  /**
   * Draws of a form.
   *
   * @param source finds the form when it is first needed; gives null if there is none
   */
  FormDraws(
      String problem, String name, Supplier<Description> source, List<JuryValidator> validators) {
    super(problem, name);
    this.source = source;
    this.validators = validators;
  }

  @Override
  public String summary() {
    return "small inputs of the form that its validators or tests show";
  }

  @Override
  synchronized boolean pays() {
    if (pays == null) {
      form = source.get();
      pays = form != null && isAnyValid();
    }
    return pays;
  }

  private boolean isAnyValid() {
    SplittableRandom random = new SplittableRandom(0);
    for (int tried = 0; tried < TRIAL; tried++) {
      String input = drawn(random, FIRST_POWER);
      if (input != null && JuryValidator.allAccept(validators, input)) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    double power = index < SmallTurns.FIRST ? FIRST_POWER : POWER;
    for (int tried = 0; pays() && tried < TRIES; tried++) {
      String input = drawn(random, power);
      if (input != null && JuryValidator.allAccept(validators, input)) {
        return input;
      }
    }
    String why = "none of " + TRIES + " drawn inputs is valid";
    throw new JudgeFailure(name(), Reason.GENERATOR_FAILED, why).asExcused();
  }

  @Override
  boolean mayHold(long number) {
    return true; // the form is only known when it is first needed
  }

  @Override
  String near(long number, SplittableRandom random) {
    for (int tried = 0; pays() && tried < TRIES; tried++) {
      String input = near(form, number, any(form, random), random);
      if (input != null && JuryValidator.allAccept(validators, input)) {
        return input;
      }
    }
    return null;
  }

  /** A small input of a description, with a number in it; null if none was found. */
  static String near(Description form, long number, Strategy strategy, SplittableRandom random) {
    long values = Math.round(Math.pow(2, random.nextDouble(FIRST_POWER)));
    try {
      return form.drawNear(number, values, strategy, random, TIME);
    } catch (Drawer.NotFound none) {
      return null;
    }
  }

  private static Strategy any(Description form, SplittableRandom random) {
    List<Strategy> all = form.strategies();
    return all.get(random.nextInt(all.size()));
  }

  /** An input of the form; null if none was found. */
  private String drawn(SplittableRandom random, double power) {
    Strategy strategy = any(form, random);
    long values = Math.round(Math.pow(2, random.nextDouble(power)));
    try {
      return form.drawUpTo(values, strategy, random, TIME);
    } catch (Drawer.NotFound none) {
      return null;
    }
  }
}
