package harness.describe.draw;

import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Statement;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/**
 * Goes from each small input to the next, through all those of one number of tokens, then another.
 */
final class Traversal {

  /**
   * All inputs to go through.
   *
   * @param tokens of an input at most
   * @param bytes of an input at most
   * @param limit of the absolute values of numbers, and of the lengths of texts; how often
   *     something is repeated is not limited
   * @param isValid whether the description accepts an input
   */
  record Space(
      List<Statement> program,
      Facts facts,
      int tokens,
      int bytes,
      long limit,
      Predicate<String> isValid) {}

  /**
   * Where a traversal is.
   *
   * @param level how many numbers of tokens are done
   * @param wheels of the odometer; null before the first choices
   */
  record Place(int level, List<Odometer.Wheel> wheels) {}

  private final Space space;
  private final Duration time;
  private final long startNanos = System.nanoTime();
  private Odometer choices;
  private final List<Integer> levels;
  private int level;
  private boolean isFresh = true; // no input of that level was looked for
  private long looks = Long.MAX_VALUE;
  private boolean isCut;
  private boolean mayRepeat;
  private String input;

  /**
   * A traversal.
   *
   * @param levels numbers of tokens; -1 for any
   * @param time after which it ends though there may be more
   */
  Traversal(Space space, List<Integer> levels, Duration time) {
    this.space = space;
    this.levels = levels;
    this.time = time;
    this.choices = odometer();
  }

  private Odometer odometer() {
    return new Odometer(space.facts, space.tokens, space.bytes, space.limit);
  }

  /** Stops it after this many choices, even if inputs are left. */
  void allow(long most) {
    looks = most;
  }

  boolean isSpent() {
    return looks < 0 || isLate();
  }

  private boolean isLate() {
    return System.nanoTime() - startNanos > time.toNanos();
  }

  Place place() {
    return new Place(level, isFresh ? null : choices.wheels());
  }

  void goTo(Place place) {
    level = place.level;
    isFresh = place.wheels == null;
    if (!isFresh) {
      choices.set(place.wheels);
    }
  }

  /** The next input; null if there is none. */
  String next() {
    while (looks-- >= 0 && !isLate()) {
      if (!isFresh && !choices.turn()) {
        level++;
        choices = odometer();
      }
      isFresh = false;
      if (level == levels.size()) {
        return null;
      }
      Odometer now = choices;
      input = now.run(levels.get(level), () -> drawn(now));
      isCut |= now.isCut();
      if (input != null && space.isValid.test(input)) {
        return input;
      }
    }
    return null;
  }

  /** The last input. */
  String input() {
    return input;
  }

  /** How many tokens it has. */
  int tokens() {
    return choices.written();
  }

  /** An input; null if some number has no possible value. */
  private String drawn(Odometer now) {
    try {
      Drawing drawing = new Drawing(now, space.facts, new Budget(time), false);
      String drawn = drawing.draw(space.program);
      mayRepeat |= drawing.mayRepeat();
      return drawn;
    } catch (BadDescription undefined) {
      throw new DeadEnd(undefined.getMessage());
    }
  }

  /** Whether anything was left out: above the limit, or written in another way. */
  boolean isCut() {
    return isCut;
  }

  /** Whether other choices may lead to the same text. */
  boolean mayRepeat() {
    return mayRepeat;
  }
}
