package harness.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The puzzles on the class path, found through {@link ServiceLoader}. */
public final class Puzzles {

  private Puzzles() {}

  /** All puzzles, by name. */
  public static List<Puzzle> all() {
    return ServiceLoader.load(Puzzle.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(Puzzle::name))
        .toList();
  }

  /** The puzzle of a name. */
  public static Optional<Puzzle> named(String name) {
    return all().stream().filter(puzzle -> puzzle.name().equals(name)).findFirst();
  }
}
