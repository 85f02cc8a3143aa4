package harness.describe.draw;

import harness.describe.syntax.Statement.ReadInteger;
import java.math.BigInteger;

/** Draws integers that are consistent with the assertions. */
final class Integers {

  private final Choices choices;
  private final DrawingMachine machine;
  private final Facts facts;
  private final Distinct distinct;

  Integers(Choices choices, DrawingMachine machine, Facts facts) {
    this.choices = choices;
    this.machine = machine;
    this.facts = facts;
    this.distinct = new Distinct(facts);
  }

  /**
   * Draws an integer.
   *
   * @throws DeadEnd if none is possible
   */
  BigInteger draw(Interval range, ReadInteger at) {
    BigInteger planned = range.isEmpty() ? null : machine.planned(at, range);
    Interval possible = planned == null ? possible(range, at) : new Interval(planned, planned);
    if (possible.isEmpty() || !range.holds(possible.least())) {
      throw new DeadEnd(at.place().words() + ", " + at.place().text() + ": no number fits");
    }
    if (planned != null) {
      return planned;
    }
    BigInteger number =
        facts.sizes().factors(at) > 0
            ? choices.size(at, possible, machine.round())
            : choices.value(at, possible, machine.round());
    return choices.areAll() ? number : distinct.nearest(number, possible, at, machine);
  }

  private Interval possible(Interval range, ReadInteger at) {
    if (range.isEmpty() || at.variable() == null || !facts.compares()) {
      return range;
    }
    Lookahead look = new Lookahead(machine, at.variable(), range);
    machine.lookAhead(look);
    Interval possible = look.range();
    if (choices.areAll() || possible.isEmpty() || possible.equals(range)) {
      return possible;
    }
    return share(possible, look.isRaised());
  }

  /** Narrows the range so that enough is left for later rounds. */
  private Interval share(Interval possible, boolean raised) {
    Round round = machine.round();
    long left = round == null ? 0 : round.left();
    if (left == 0) {
      return possible;
    }
    Interval ascending =
        raised ? possible.upTo(possible.greatest().subtract(BigInteger.valueOf(left))) : possible;
    BigInteger width = ascending.greatest().subtract(ascending.least());
    BigInteger fair = width.shiftLeft(1).divide(BigInteger.valueOf(left + 1)).max(BigInteger.ONE);
    return ascending.upTo(ascending.least().add(fair));
  }
}
