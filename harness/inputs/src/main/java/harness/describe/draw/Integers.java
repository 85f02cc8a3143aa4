package harness.describe.draw;

import harness.describe.run.Array;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws integers that are consistent with the assertions. */
final class Integers {

  /** Maximum number of candidates for a number that must differ from others. */
  private static final int MOST_STEPS = 200_000;

  private final Choices choices;
  private final DrawingMachine machine;
  private final Facts facts;
  private final Map<List<String>, Set<List<Value>>> tuples = new HashMap<>();

  Integers(Choices choices, DrawingMachine machine, Facts facts) {
    this.choices = choices;
    this.machine = machine;
    this.facts = facts;
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
      throw deadEnd(at, "no number fits");
    }
    if (planned != null) {
      return planned;
    }
    BigInteger number =
        facts.sizes().factors(at) > 0 ? choices.size(at, possible) : choices.value(at, possible);
    return choices.areAll() ? number : nearestUnused(number, possible, at);
  }

  private static DeadEnd deadEnd(ReadInteger at, String why) {
    return new DeadEnd(at.place().words() + ", " + at.place().text() + ": " + why);
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
    long left = machine.round() == null ? 0 : machine.round().left();
    if (left == 0) {
      return possible;
    }
    Interval ascending =
        raised ? possible.upTo(possible.greatest().subtract(BigInteger.valueOf(left))) : possible;
    BigInteger width = ascending.greatest().subtract(ascending.least());
    BigInteger fair = width.shiftLeft(1).divide(BigInteger.valueOf(left + 1)).max(BigInteger.ONE);
    return ascending.upTo(ascending.least().add(fair));
  }

  /**
   * The first number that {@code UNIQUE} allows, searching upwards from a start and wrapping around
   * to the minimum.
   *
   * @throws DeadEnd if all are used
   */
  private BigInteger nearestUnused(BigInteger from, Interval range, ReadInteger at) {
    List<List<String>> groups = facts.completes(at);
    if (groups.isEmpty()) {
      return from;
    }
    List<BigInteger> indices = machine.evaluation().indices(at.variable());
    BigInteger number = from;
    for (int steps = 0; steps < MOST_STEPS && (steps == 0 || !number.equals(from)); steps++) {
      Chosen chosen = new Chosen(at.variable().name(), indices, new Value.Int(number));
      if (groups.stream().noneMatch(each -> isUsed(each, chosen))) {
        groups.stream()
            .filter(each -> each.size() > 1)
            .forEach(each -> known(each, chosen.name).add(tuple(each, chosen)));
        return number;
      }
      number = number.equals(range.greatest()) ? range.least() : number.add(BigInteger.ONE);
    }
    throw deadEnd(at, "no other number is left");
  }

  private record Chosen(String name, List<BigInteger> indices, Value value) {}

  private boolean isUsed(List<String> group, Chosen chosen) {
    if (group.size() == 1) {
      Array array = machine.variables().array(chosen.name);
      return array != null && array.contains(chosen.value);
    }
    return known(group, chosen.name).contains(tuple(group, chosen));
  }

  private List<Value> tuple(List<String> group, Chosen chosen) {
    List<Value> tuple = new ArrayList<>();
    for (String each : group) {
      boolean own = each.equals(chosen.name);
      tuple.add(own ? chosen.value : machine.variables().get(each, chosen.indices));
    }
    return tuple;
  }

  /** The complete tuples of a group; rebuilt if changes of its last variable were undone. */
  private Set<List<Value>> known(List<String> group, String last) {
    Array values = machine.variables().array(last);
    Set<List<Value>> known = tuples.computeIfAbsent(group, each -> new HashSet<>());
    if (values == null) {
      known.clear();
    } else if (known.size() != values.size()) {
      known.clear();
      for (List<BigInteger> each : values.indices()) {
        known.add(tuple(group, new Chosen(last, each, values.get(each))));
      }
    }
    return known;
  }
}
