package harness.describe.draw;

import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Statement;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/** Visits all small inputs in order of their number of tokens. */
final class Traversal {

  /**
   * The inputs to visit.
   *
   * @param tokens maximum number of tokens of an input
   * @param bytes maximum length of an input
   * @param limit maximum absolute value of a number and length of a text; repetition counts are not
   *     limited
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
   * The state of a traversal.
   *
   * @param level index of the current number of tokens
   * @param wheels choices of the odometer; null before the first
   */
  record Place(int level, List<Odometer.Wheel> wheels) {}

  private final Space space;
  private final Duration time; // after this the traversal ends even if inputs are left
  private final long startNanos = System.nanoTime();
  private Odometer choices;
  private final List<Integer> levels; // numbers of tokens, in order; -1 for any number
  private int level;
  private boolean isFresh = true; // no input of this level has been tried
  private long looks = Long.MAX_VALUE;
  private boolean isCut;
  private boolean mayRepeat;
  private String input;

  Traversal(Space space, List<Integer> levels, Duration time) {
    this.space = space;
    this.levels = levels;
    this.time = time;
    this.choices = new Odometer(space);
  }

  /** Stops the traversal after {@code most} choices, even if inputs are left. */
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
        choices = new Odometer(space);
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

  String input() {
    return input;
  }

  int tokens() {
    return choices.written();
  }

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

  /** Whether anything was left out because of the limit or an unusual notation. */
  boolean isCut() {
    return isCut;
  }

  /** Whether other choices may lead to the same text. */
  boolean mayRepeat() {
    return mayRepeat;
  }
}
