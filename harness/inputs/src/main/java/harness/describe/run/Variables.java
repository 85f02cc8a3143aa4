package harness.describe.run;

import harness.describe.value.Value;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The current values of the variables. Changes can be undone. */
public final class Variables {

  private final Map<String, Array> arrays = new HashMap<>();
  private final Deque<Runnable> changes;

  /**
   * Creates an empty set of variables.
   *
   * @param changeable whether changes must be undoable
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

  /** The number of changes that can be undone. */
  public int mark() {
    return changes.size();
  }

  /** Undoes the latest changes until only {@code mark} are left. */
  public void backTo(int mark) {
    while (changes.size() > mark) {
      changes.pop().run();
    }
  }
}
