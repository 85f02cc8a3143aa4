package harness.describe.draw;

import harness.describe.run.Array;
import harness.describe.run.Machine;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.value.Value;
import harness.describe.value.Value.Int;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Keeps numbers distinct where {@code UNIQUE} requires it, during one drawing. */
final class Distinct {

  /** Maximum number of candidates. */
  private static final int MOST_STEPS = 200_000;

  private final Facts facts;
  private final Map<List<String>, Set<List<Value>>> tuples = new HashMap<>();

  Distinct(Facts facts) {
    this.facts = facts;
  }

  /**
   * The first unused number, searching upwards from a start and wrapping around to the minimum.
   *
   * @throws DeadEnd if all are used
   */
  BigInteger nearest(BigInteger from, Interval range, ReadInteger at, Machine machine) {
    List<List<String>> groups = facts.completes(at);
    if (groups.isEmpty()) {
      return from;
    }
    List<BigInteger> indices = machine.evaluation().indices(at.variable());
    BigInteger number = from;
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      if (steps > 0 && number.equals(from)) {
        break;
      }
      BigInteger tried = number;
      if (groups.stream().noneMatch(each -> isThere(each, tried, at, indices, machine))) {
        groups.forEach(each -> note(each, tried, at, indices, machine));
        return number;
      }
      number = number.equals(range.greatest()) ? range.least() : number.add(BigInteger.ONE);
    }
    throw new DeadEnd(at.place().words() + ", " + at.place().text() + ": no other number is left");
  }

  private boolean isThere(
      List<String> group,
      BigInteger number,
      ReadInteger at,
      List<BigInteger> indices,
      Machine machine) {
    String name = at.variable().name();
    if (group.size() == 1) {
      Array array = machine.variables().array(name);
      return array != null && array.contains(new Int(number));
    }
    return known(group, name, machine).contains(tuple(group, number, name, indices, machine));
  }

  /** The complete tuples; rebuilt if changes were undone. */
  private Set<List<Value>> known(List<String> group, String name, Machine machine) {
    Array last = machine.variables().array(name);
    int size = last == null ? 0 : last.size();
    Set<List<Value>> known = tuples.computeIfAbsent(group, each -> new HashSet<>());
    if (known.size() != size) {
      known.clear();
      for (List<BigInteger> indices : size == 0 ? List.<List<BigInteger>>of() : last.indices()) {
        List<Value> tuple = new ArrayList<>();
        group.forEach(each -> tuple.add(machine.variables().get(each, indices)));
        known.add(tuple);
      }
    }
    return known;
  }

  private static List<Value> tuple(
      List<String> group,
      BigInteger number,
      String name,
      List<BigInteger> indices,
      Machine machine) {
    List<Value> tuple = new ArrayList<>();
    for (String each : group) {
      tuple.add(each.equals(name) ? new Int(number) : machine.variables().get(each, indices));
    }
    return tuple;
  }

  private void note(
      List<String> group,
      BigInteger number,
      ReadInteger at,
      List<BigInteger> indices,
      Machine machine) {
    if (group.size() > 1) {
      String name = at.variable().name();
      known(group, name, machine).add(tuple(group, number, name, indices, machine));
    }
  }
}
