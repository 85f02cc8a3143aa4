package harness.describe.run;

import harness.describe.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values of a variable by its indices. Consecutive indices from 0 are kept in a list. */
public final class Array {

  private final List<Value> counted = new ArrayList<>();
  private final Map<List<BigInteger>, Value> others = new HashMap<>();
  private Map<Value, Integer> occurrences; // computed on first use

  /** The value at some indices; null if there is none. */
  public Value get(List<BigInteger> indices) {
    int place = place(indices);
    return place >= 0 && place < counted.size() ? counted.get(place) : others.get(indices);
  }

  /**
   * Sets the value at some indices.
   *
   * @return the previous value; null if there was none
   */
  Value set(List<BigInteger> indices, Value value) {
    int place = place(indices);
    Value before = get(indices);
    if (place >= 0 && place < counted.size()) {
      counted.set(place, value);
    } else if (place == counted.size() && before == null) {
      counted.add(value);
    } else {
      others.put(indices, value);
    }
    count(before, -1);
    count(value, 1);
    return before;
  }

  /** Removes the value at some indices, which must be the most recently added. */
  void remove(List<BigInteger> indices) {
    count(get(indices), -1);
    if (others.remove(indices) == null) {
      counted.remove(counted.size() - 1);
    }
  }

  private void count(Value value, int change) {
    if (occurrences != null && value != null) {
      occurrences.merge(value, change, (one, two) -> one + two == 0 ? null : one + two);
    }
  }

  public boolean contains(Value value) {
    if (occurrences == null) {
      occurrences = new HashMap<>();
      counted.forEach(each -> count(each, 1));
      others.values().forEach(each -> count(each, 1));
    }
    return occurrences.containsKey(value);
  }

  public int size() {
    return counted.size() + others.size();
  }

  /** All indices that have a value; consecutive ones from 0 come in order, others in any order. */
  public List<List<BigInteger>> indices() {
    List<List<BigInteger>> all = new ArrayList<>();
    for (int i = 0; i < counted.size(); i++) {
      all.add(List.of(BigInteger.valueOf(i)));
    }
    all.addAll(others.keySet());
    return all;
  }

  /** The position in the list; -1 for indices that are not kept there. */
  private static int place(List<BigInteger> indices) {
    if (indices.size() != 1) {
      return -1;
    }
    BigInteger only = indices.get(0);
    return only.signum() >= 0 && only.bitLength() < Integer.SIZE ? only.intValue() : -1;
  }
}
