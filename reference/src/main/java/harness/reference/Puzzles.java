package harness.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The puzzles on the class path, found through {@link ServiceLoader}. */
public final class Puzzles {

  private Puzzles() {}

  /** All puzzles, sorted by name. */
  public static List<Puzzle> all() {
    List<Puzzle> found = new ArrayList<>();
    ServiceLoader.load(Puzzle.class).forEach(found::add);
    found.sort(Comparator.comparing(Puzzle::name));
    return List.copyOf(found);
  }

  /** The puzzle with a given name. */
  public static Optional<Puzzle> named(String name) {
    // A plain loop, because start-up time counts in a fresh process that needs one answer.
    for (Puzzle puzzle : ServiceLoader.load(Puzzle.class)) {
      if (puzzle.name().equals(name)) {
        return Optional.of(puzzle);
      }
    }
    return Optional.empty();
  }
}
