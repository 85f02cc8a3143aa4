package harness.cli;

import harness.cases.Limits;
import harness.cli.options.FolderProblem;
import harness.jury.LooseFolder;
import harness.jury.LooseFolder.Role;
import harness.run.Expectation;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What was understood of a problem's folder.
 *
 * @param checker null where outputs are compared by tokens
 */
record ProblemListing(
    String name,
    String format,
    InForce limits,
    List<String> generators,
    List<String> references,
    List<String> validators,
    String checker,
    List<Listed> submissions) {

  /** The limits unless the user says otherwise. */
  record InForce(double timeMs, long memoryBytes) {}

  /**
   * A submission.
   *
   * @param expected the verdicts that are no findings
   */
  record Listed(String name, List<String> expected) {}

  static ProblemListing of(FolderProblem problem, Limits limits) {
    LooseFolder programs = problem.programs();
    return new ProblemListing(
        programs.problem(),
        LooseFolder.FORMAT,
        new InForce(limits.timeNanos() / 1e6, limits.memoryBytes()),
        problem.texts(Role.GENERATOR),
        problem.reference(),
        problem.texts(Role.VALIDATOR),
        problem.checker(),
        problem.submissions().entrySet().stream().map(ProblemListing::listed).toList());
  }

  private static Listed listed(Map.Entry<String, Expectation> each) {
    int named = each.getKey().indexOf('=');
    String name =
        named < 0 ? LooseFolder.stem(Path.of(each.getKey())) : each.getKey().substring(0, named);
    return new Listed(name, each.getValue().labels());
  }

  void print(PrintStream out) {
    out.println(name + "  a folder of the format " + format);
    out.printf("  limits       %.0f ms, %d MiB%n", limits.timeMs(), limits.memoryBytes() >> 20);
    out.println("  generators   " + joined(generators));
    out.println("  reference    " + joined(references));
    out.println("  validators   " + joined(validators));
    out.println("  checker      " + (checker == null ? "std:tokens" : checker));
    out.println("  submissions");
    for (Listed each : submissions) {
      out.printf("    %-22s %s%n", each.name(), String.join(", ", each.expected()));
    }
  }

  private static String joined(List<String> files) {
    return files.isEmpty() ? "none" : String.join(", ", files);
  }
}
