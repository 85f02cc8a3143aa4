package harness.describe.draw;

import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Statement;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Draws inputs of a description. Thread-safe. */
public final class Drawer {

  /** Number of attempts to draw a whole input. */
  private static final int TRIES = 12;

  /** Number of cases of a strategy after which the largest size doubles. */
  private static final double GROWTH = 5;

  private static final double LARGEST_POWER = 17.6; // about 200 000 values

  /** One in this many cases of a strategy is large, until the largest size is reached. */
  private static final int EARLY_PROBES = 4;

  /** The same, after that. */
  private static final int LATE_PROBES = 16;

  /** How many doublings larger a probe may be with each turn. */
  private static final double PROBE_GROWTH = 1.25;

  private static final int SMALL = 4;

  private static final List<Strategy> ALL = List.of(Strategy.values());

  private final List<Statement> program;
  private final Facts facts;

  /** Creates a drawer for a description. */
  public Drawer(List<Statement> program) {
    this.program = program;
    this.facts = new Facts(program);
  }

  /** The strategies that apply to the description. */
  public List<Strategy> strategies() {
    return Arrays.stream(Strategy.values())
        .filter(
            each -> !each.isShape() || facts.sizes().structures().stream().anyMatch(each::suits))
        .toList();
  }

  /** Thrown if no valid input was found. */
  public static final class NotFound extends Exception {
    private static final long serialVersionUID = 1L;

    NotFound(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * Draws an input. Most of the first ones are small. A few grow to the largest size soon, to find
   * what is slow.
   *
   * @param turn number of inputs that the strategy has drawn before; some of the later ones are
   *     larger
   * @param isValid whether the description accepts an input
   * @throws NotFound if no valid input was found
   */
  public String draw(
      Strategy strategy,
      long turn,
      SplittableRandom random,
      Duration time,
      Predicate<String> isValid)
      throws NotFound {
    double power =
        isProbe(strategy, turn)
            ? Math.min(LARGEST_POWER, PROBE_GROWTH * turn)
            : random.nextDouble(Math.min(LARGEST_POWER, 1 + turn / GROWTH));
    double limit = strategy == Strategy.SMALL ? 1 + random.nextInt(SMALL) : Math.pow(2, power);
    return upTo(limit, strategy, random, time, isValid);
  }

  /** Strategies probe one after another, so that each size is tried soon. */
  private static boolean isProbe(Strategy strategy, long turn) {
    int pause = PROBE_GROWTH * turn < LARGEST_POWER ? EARLY_PROBES : LATE_PROBES;
    return turn > 1 && (turn + ALL.indexOf(strategy)) % pause == 0;
  }

  /**
   * Draws an input.
   *
   * @param limit approximate maximum number of values
   * @param isValid whether the description accepts an input
   * @throws NotFound if no valid input was found
   */
  public String upTo(
      double limit,
      Strategy strategy,
      SplittableRandom random,
      Duration time,
      Predicate<String> isValid)
      throws NotFound {
    String why = "";
    Budget budget = new Budget(time);
    for (int tried = 0; tried < TRIES; tried++) {
      Strategy now = tried < TRIES / 2 ? strategy : Strategy.UNIFORM;
      RandomChoices choices = new RandomChoices(now, facts.sizes(), limit, random);
      try {
        String input = new Drawing(choices, facts, budget, true).draw(program);
        if (isValid.test(input)) {
          return input;
        }
        why = "adjacent values run together";
      } catch (DeadEnd | BadDescription failed) {
        why = failed.getMessage();
      } catch (Budget.Spent spent) {
        throw new NotFound(spent.getMessage() + (why.isEmpty() ? "" : "; " + why));
      }
    }
    throw new NotFound("no input found in " + TRIES + " tries; the last one failed: " + why);
  }

  /**
   * Enumerates all small inputs.
   *
   * @param tokens maximum number of tokens of an input
   * @param bytes maximum length of an input
   * @param limit maximum absolute value of a number and length of a text
   * @param most maximum number of inputs
   * @param isValid whether the description accepts an input
   * @param onEach runs after each input that is counted
   * @return null if there are more inputs, or if counting takes too long
   */
  public Enumeration all(
      int tokens,
      int bytes,
      long limit,
      long most,
      Duration time,
      Predicate<String> isValid,
      Runnable onEach) {
    Traversal.Space space = new Traversal.Space(program, facts, tokens, bytes, limit, isValid);
    return Enumeration.of(space, most, time, onEach);
  }
}
