package harness.describe.draw;

import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Statement;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;

/** Draws inputs of a description. Thread-safe. */
public final class Drawer {

  /** Number of attempts to draw a whole input. */
  private static final int TRIES = 12;

  /** Number of cases of a strategy after which the largest size doubles. */
  private static final double GROWTH = 5;

  /** The first cases have at most 8 values: enough for most mistakes, few enough to be quick. */
  private static final double FIRST_POWER = 3;

  private static final double LARGEST_POWER = 17.6; // about 200 000 values

  /** The most values of a large input, about; some 20 MB. */
  private static final double MOST_VALUES = 1 << 21;

  /** One in this many cases of a strategy is large, until the largest size is reached. */
  private static final int EARLY_PROBES = 4;

  private static final int LATE_PROBES = 16;

  /** How many doublings larger a probe may be with each turn. */
  private static final double PROBE_GROWTH = 1.25;

  private static final int SMALL = 4;

  private static final List<Strategy> ALL = List.of(Strategy.values());

  private final List<Statement> program;
  private final Facts facts;
  private final BiPredicate<String, Duration> isValid;

  /**
   * Creates a drawer for a description.
   *
   * @param isValid whether the description accepts an input, decided within some time
   */
  public Drawer(List<Statement> program, BiPredicate<String, Duration> isValid) {
    this.program = program;
    this.facts = new Facts(program);
    this.isValid = isValid;
  }

  /** The strategies that apply to the description. */
  public List<Strategy> strategies() {
    return ALL.stream()
        .filter(
            each -> !each.isShape() || facts.sizes().structures().stream().anyMatch(each::suits))
        .toList();
  }

  /** Thrown if no valid input was found. */
  public static final class NotFound extends Exception {
    private static final long serialVersionUID = 1L;

    public NotFound(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * Draws an input. Most of the first ones are small. A few grow to the largest size soon, to find
   * what is slow.
   *
   * @param turn number of inputs that the strategy has drawn before
   * @throws NotFound if no valid input was found
   */
  public String draw(Strategy strategy, long turn, SplittableRandom random, Duration time)
      throws NotFound {
    double power =
        isProbe(strategy, turn)
            ? Math.min(LARGEST_POWER, PROBE_GROWTH * turn)
            : random.nextDouble(Math.min(LARGEST_POWER, FIRST_POWER + turn / GROWTH));
    double limit = strategy == Strategy.SMALL ? 1 + random.nextInt(SMALL) : Math.pow(2, power);
    return upTo(limit, strategy, random, time);
  }

  /** Strategies probe one after another, so that each size is tried soon. */
  private static boolean isProbe(Strategy strategy, long turn) {
    int pause = PROBE_GROWTH * turn < LARGEST_POWER ? EARLY_PROBES : LATE_PROBES;
    return turn > 1 && (turn + ALL.indexOf(strategy)) % pause == 0;
  }

  /** Draws an input of at most about {@code limit} values. */
  public String upTo(double limit, Strategy strategy, SplittableRandom random, Duration time)
      throws NotFound {
    return drawn(limit, false, strategy, random, time);
  }

  /**
   * Draws an input of at most about {@code limit} values, apart from a size that a number may
   * determine.
   *
   * @param number put into the input where it fits, or numbers near it
   * @throws NotFound if no valid input with it was found
   */
  public String near(
      long number, double limit, Strategy strategy, SplittableRandom random, Duration time)
      throws NotFound {
    String why = "the number fits nowhere";
    Budget budget = new Budget(time);
    for (int tried = 0; tried < TRIES; tried++) {
      Near near = new Near(number, random);
      RandomChoices choices =
          new RandomChoices(strategy, facts.sizes(), limit, false, random, near);
      try {
        String input = new Drawing(choices, facts, budget, true).draw(program);
        if (near.isUsed() && isValid.test(input, time)) {
          return input;
        }
      } catch (DeadEnd | BadDescription failed) {
        why = failed.getMessage();
      } catch (Budget.Spent spent) {
        throw new NotFound(spent.getMessage());
      }
    }
    throw new NotFound("no input near " + number + " found: " + why);
  }

  /** Draws an input most of whose sizes are as large as they may be. */
  public String large(Strategy strategy, SplittableRandom random, Duration time) throws NotFound {
    return drawn(MOST_VALUES, true, strategy, random, time);
  }

  private String drawn(
      double limit, boolean full, Strategy strategy, SplittableRandom random, Duration time)
      throws NotFound {
    String why = "";
    Budget budget = new Budget(time);
    for (int tried = 0; tried < TRIES; tried++) {
      Strategy now = tried < TRIES / 2 ? strategy : Strategy.UNIFORM;
      RandomChoices choices = new RandomChoices(now, facts.sizes(), limit, full, random, null);
      try {
        String input = new Drawing(choices, facts, budget, true).draw(program);
        if (isValid.test(input, time)) {
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

  /** Enumerates all small inputs; parameters as for descriptions. */
  public Enumeration all(
      int tokens, int bytes, long limit, long most, Duration time, Runnable onEach) {
    Traversal.Space space =
        new Traversal.Space(
            program, facts, tokens, bytes, limit, input -> isValid.test(input, time));
    return Enumeration.of(space, most, time, onEach);
  }
}
