package harness.formats.syntax;

import harness.cases.UsageException;
import java.util.HashMap;
import java.util.Map;

/** Names that a file may declare once. */
public final class Once {

  private final Map<String, Placed> places = new HashMap<>();

  /**
   * Adds a name.
   *
   * @throws UsageException with both lines, if it was added before
   */
  public void add(String name, Placed place) {
    Placed before = places.putIfAbsent(name, place);
    if (before != null) {
      throw place.refused("'" + name + "' is repeated; first on line " + before.line());
    }
  }
}
