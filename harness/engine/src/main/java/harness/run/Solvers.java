package harness.run;

import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/** The built-in solvers on the class path, found by {@link ServiceLoader}. */
public final class Solvers {

  private Solvers() {}

  /** All solvers for a puzzle, by name. */
  public static List<BuiltIn> of(String puzzle) {
    return ServiceLoader.load(Solver.class).stream()
        .filter(found -> card(found).puzzle().equals(puzzle))
        .map(found -> builtIn(found, card(found).name(), found))
        .sorted(Comparator.comparing(BuiltIn::name))
        .toList();
  }

  /**
   * A solver by name, followed by a colon and its argument if it takes one; null if there is none.
   *
   * @throws IllegalArgumentException with a one-line message, if it does not take the argument
   */
  public static BuiltIn named(String puzzle, String nameAndArgument) {
    int colon = nameAndArgument.indexOf(':');
    String name = colon < 0 ? nameAndArgument : nameAndArgument.substring(0, colon);
    return ServiceLoader.load(Solver.class).stream()
        .filter(found -> card(found).puzzle().equals(puzzle) && card(found).name().equals(name))
        .findFirst()
        .map(
            found ->
                colon < 0
                    ? builtIn(found, name, found)
                    : withArgument(found, nameAndArgument, nameAndArgument.substring(colon + 1)))
        .orElse(null);
  }

  private static BuiltIn withArgument(
      ServiceLoader.Provider<Solver> found, String fullName, String argument) {
    Supplier<Solver> factory = () -> found.get().with(argument);
    return factory.get() == null ? null : builtIn(found, fullName, factory);
  }

  private static BuiltIn builtIn(
      ServiceLoader.Provider<Solver> found, String name, Supplier<Solver> factory) {
    return new BuiltIn(name, card(found).guarantee(), card(found).reach(), factory);
  }

  private static Solves card(ServiceLoader.Provider<Solver> found) {
    Solves card = found.type().getAnnotation(Solves.class);
    if (card == null) {
      throw new IllegalStateException(found.type().getName() + " lacks @Solves");
    }
    return card;
  }
}
