package harness.journal;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a campaign was asked, as far as its counts depend on it: each thing by its name.
 *
 * @param things for example {@code seed} and {@code 42}
 */
public record Asked(Map<String, String> things) {
  /** In place of how many cases: the campaign goes on for as long as it is given time. */
  public static final String NO_END = "no end";

  public Asked {
    things = new TreeMap<>(things);
  }

  /** The first thing in which another differs, in words; empty when there is none. */
  Optional<String> difference(Asked other) {
    Set<String> names = new LinkedHashSet<>(things.keySet());
    names.addAll(other.things.keySet());
    return names.stream()
        .filter(name -> !Objects.equals(things.get(name), other.things.get(name)))
        .findFirst()
        .map(
            name ->
                name
                    + " is "
                    + things.getOrDefault(name, "not given")
                    + " there and "
                    + other.things.getOrDefault(name, "not given")
                    + " here");
  }
}
