package harness.formats.dmoj;

import harness.formats.syntax.Declared;
import java.util.Map;
import java.util.Optional;

/**
 * A map of {@code init.yml}. What it does not declare holds as declared in the map around it: a
 * case has the checker of its batch, and a batch that of the problem.
 *
 * @param around null for the whole file
 */
record DmojNode(Declared own, DmojNode around) {

  private static final String CODE = "+";

  /**
   * A map.
   *
   * @throws harness.cases.UsageException if a value is code that computes it
   */
  static DmojNode of(Declared own, DmojNode around) {
    for (Map.Entry<String, Declared> each : own.entries().entrySet()) {
      if (each.getKey().endsWith(CODE)) {
        throw each.getValue().refused("a value computed in Python, which is not supported");
      }
    }
    return new DmojNode(own, around);
  }

  /** A map inside this one. */
  DmojNode inner(Declared inner) {
    return of(inner, this);
  }

  /** A value; nothing if neither this map nor one around it declares it. */
  Declared get(String key) {
    Declared found = own.get(key);
    if (found.isNothing() && key.indexOf('_') >= 0) {
      Declared hyphenated = own.get(key.replace('_', '-'));
      found = hyphenated.isNothing() ? found : hyphenated;
    }
    return found.isNothing() && around != null ? around.get(key) : found;
  }

  /** Whether a value is a YAML truth. */
  boolean isTrue(String key) {
    Optional<String> text = get(key).textIfAny();
    return text.isPresent() && isTruth(text.get());
  }

  static boolean isTruth(String text) {
    return switch (text) {
      case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON", "1" -> true;
      default -> false;
    };
  }
}
