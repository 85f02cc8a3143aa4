package harness.cli.options;

import harness.cases.Guarantee;
import harness.run.BuiltIn;
import harness.run.Solvers;
import harness.terminal.UsageException;
import java.util.ArrayList;
import java.util.List;

/** Finds the built-in solvers that the user named. */
public final class SolverNames {

  private SolverNames() {}

  /** The solver with a name. */
  public static BuiltIn one(String puzzle, String name) {
    BuiltIn found;
    try {
      found = Solvers.named(puzzle, name);
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
    if (found == null) {
      List<String> names = Solvers.of(puzzle).stream().map(BuiltIn::name).toList();
      throw new UsageException(
          "no solver '" + name + "' for " + puzzle + "; available: " + String.join(", ", names));
    }
    return found;
  }

  /** The solvers with these names, which must be distinct. */
  public static List<BuiltIn> several(String puzzle, List<String> names) {
    List<BuiltIn> found = new ArrayList<>();
    for (String name : names) {
      if (found.stream().anyMatch(solver -> solver.name().equals(name))) {
        throw new UsageException("solver '" + name + "' is named twice");
      }
      found.add(one(puzzle, name));
    }
    return found;
  }

  /** Every built-in solver that guarantees optimal answers. */
  static List<BuiltIn> optimal(String puzzle) {
    return Solvers.of(puzzle).stream()
        .filter(solver -> solver.guarantee() == Guarantee.OPTIMAL)
        .toList();
  }
}
