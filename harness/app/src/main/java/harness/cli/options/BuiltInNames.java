package harness.cli.options;

import harness.cases.Generator;
import harness.cases.Guarantee;
import harness.cases.Mix;
import harness.cases.UsageException;
import harness.problem.Problem;
import harness.run.BuiltIn;
import harness.run.Solvers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the built-in solvers and the generators that the user named. */
public final class BuiltInNames {

  private BuiltInNames() {}

  /** The solver with a name. */
  public static BuiltIn solver(String puzzle, String name) {
    try {
      BuiltIn found = Solvers.named(puzzle, name);
      if (found == null) {
        List<String> all = Solvers.of(puzzle).stream().map(BuiltIn::name).toList();
        throw UsageException.unknown("solver", name, " for " + puzzle, all);
      }
      return found;
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }

  /** The solvers with these names, which must be distinct. */
  public static List<BuiltIn> solvers(String puzzle, List<String> names) {
    List<BuiltIn> found = new ArrayList<>();
    for (String name : names) {
      UsageException.when(
          found.stream().anyMatch(solver -> solver.name().equals(name)),
          "solver '%s' is named twice",
          name);
      found.add(solver(puzzle, name));
    }
    return found;
  }

  /** Every built-in solver that guarantees optimal answers. */
  static List<BuiltIn> optimalSolvers(String puzzle) {
    return Solvers.of(puzzle).stream()
        .filter(solver -> solver.guarantee() == Guarantee.OPTIMAL)
        .toList();
  }

  /** A generator in which those with these names, which must be distinct, take turns. */
  public static Generator generators(Problem problem, List<String> names) {
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      UsageException.when(!seen.add(name), "generator '%s' is named twice", name);
    }
    try {
      return Mix.evenly(
          names.stream().map(problem::generator).toList(), problem.limits().casesPerFile());
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }
}
