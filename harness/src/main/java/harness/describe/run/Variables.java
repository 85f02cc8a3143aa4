package harness.describe.run;

import harness.describe.value.Value;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the variables are at some moment. Changes can be taken back. */
public final class Variables {

  private final Map<String, Array> arrays = new HashMap<>();
  private final Deque<Runnable> changes;

  /**
   * None.
   *
   * @param changeable whether changes are to be taken back
   */
  public Variables(boolean changeable) {
    this.changes = changeable ? new ArrayDeque<>() : null;
  }

  /** A variable's value; null if it has none. */
  public Value get(String name, List<BigInteger> indices) {
    Array array = arrays.get(name);
    return array == null ? null : array.get(indices);
  }

  /** All values of a variable; null if it has none. */
  public Array array(String name) {
    return arrays.get(name);
  }

  /** Gives a variable a value. */
  public void set(String name, List<BigInteger> indices, Value value) {
    Array array = arrays.get(name);
    if (array == null) {
      array = new Array();
      arrays.put(name, array);
      note(() -> arrays.remove(name));
    }
    Value before = array.set(indices, value);
    Array changed = array;
    note(
        before == null
            ? () -> changed.remove(indices)
            : () -> {
              Value unused = changed.set(indices, before);
            });
  }

  /** Takes all values of a variable away. */
  public void unset(String name) {
    Array array = arrays.remove(name);
    if (array != null) {
      note(() -> arrays.put(name, array));
    }
  }

  private void note(Runnable back) {
    if (changes != null) {
      changes.push(back);
    }
  }

  /** How many changes there were that can be taken back. */
  public int mark() {
    return changes.size();
  }

  /** Takes changes back, the last first, until as many are left as there were. */
  public void backTo(int mark) {
    while (changes.size() > mark) {
      changes.pop().run();
    }
  }
}
