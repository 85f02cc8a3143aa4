package harness.generators.gears;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A cache of recently computed values by key. It changes no result, only its cost. Two threads may
 * both compute the same value, so values of the same key must be equal. Thread-safe.
 */
final class Remembered<K, V> {

  private static final int MOST = 64;

  private final Map<K, V> values = new LinkedHashMap<>();

  /** The value of a key, computed if it is not cached. */
  V get(K key, Function<? super K, ? extends V> compute) {
    synchronized (values) {
      V known = values.get(key);
      if (known != null) {
        return known;
      }
    }
    V computed = compute.apply(key);
    synchronized (values) {
      values.put(key, computed);
      if (values.size() > MOST) {
        values.remove(values.keySet().iterator().next());
      }
    }
    return computed;
  }
}
