package harness.generators;

import harness.cases.Generator;
import harness.reference.Puzzles;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * The generators on the class path, found through {@link ServiceLoader}; {@link Related} is added
 * to every puzzle.
 */
public final class Generators {

  private Generators() {}

  /** All generators of a puzzle, sorted by name; those that need an argument are incomplete. */
  public static List<Generator> of(String puzzle) {
    return Stream.concat(
            ServiceLoader.load(Generator.class).stream().map(ServiceLoader.Provider::get),
            Puzzles.named(puzzle).map(Related::new).stream())
        .filter(generator -> generator.puzzle().equals(puzzle))
        .sorted(Comparator.comparing(Generator::name))
        .toList();
  }

  /**
   * A generator by its name, with its argument after a colon if it takes one: {@code distance:7}.
   *
   * @throws IllegalArgumentException with a one-line message if there is none or it does not take
   *     the argument
   */
  public static Generator named(String puzzle, String nameAndArgument) {
    int colon = nameAndArgument.indexOf(':');
    String name = colon < 0 ? nameAndArgument : nameAndArgument.substring(0, colon);
    List<Generator> all = of(puzzle);
    Generator found =
        all.stream()
            .filter(generator -> generator.name().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no generator '"
                            + name
                            + "' for "
                            + puzzle
                            + (name.equals(Enumeration.NAME)
                                ? " (one that extends SpaceEnumeration)"
                                : "")
                            + "; there are "
                            + String.join(", ", all.stream().map(Generator::name).toList())));
    Generator wanted = colon < 0 ? found : found.with(nameAndArgument.substring(colon + 1));
    if (!wanted.isComplete()) {
      throw new IllegalArgumentException(
          "generator " + name + " needs an argument, as in " + name + ":7");
    }
    return wanted;
  }
}
