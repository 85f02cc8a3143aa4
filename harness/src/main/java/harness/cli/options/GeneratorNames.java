package harness.cli.options;

import harness.generators.Generator;
import harness.generators.Mix;
import harness.problem.Problem;
import harness.terminal.UsageException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the generators that the user named. */
public final class GeneratorNames {

  private GeneratorNames() {}

  /** A generator in which the named ones take turns. */
  public static Generator several(Problem problem, List<String> names) {
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name)) {
        throw new UsageException("generator '" + name + "' is named twice");
      }
    }
    try {
      return Mix.evenly(
          names.stream().map(name -> problem.generator(name)).toList(),
          problem.limits().casesPerFile());
    } catch (IllegalArgumentException refused) {
      throw new UsageException(refused.getMessage());
    }
  }
}
