package harness.cli.options;

import harness.compiled.Programs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Options that choose programs and how they are run. */
public final class ProgramOptions extends RunnerOptions {

  @Option(
      names = "--solution",
      paramLabel = "[NAME=]PROGRAM",
      description =
          "A source file or folder, executable, command, or package's submission. May be repeated.")
  private List<String> solutions = List.of();

  public List<String> solutions() {
    return solutions;
  }

  /** Adds programs as if they were named with {@code --solution}. */
  void add(List<String> more) {
    solutions = Stream.concat(solutions.stream(), more.stream()).toList();
  }

  /**
   * Finds and compiles the programs.
   *
   * @param reserved names taken by built-in solvers
   * @throws UsageException if a program is missing or the requested sandbox does not work
   */
  public Programs open(OpenProblem problem, Set<String> reserved) throws IOException {
    return lasting(problem, solutions, reserved);
  }

  /**
   * Finds and compiles the programs, or the problem's own submissions except its references if none
   * is named; throws as {@link #open} does.
   *
   * @param reserved names of built-in solvers that the user also named
   */
  public Programs openOrOwn(OpenProblem problem, Set<String> reserved) throws IOException {
    boolean own = solutions.isEmpty() && reserved.isEmpty();
    return lasting(problem, own ? List.copyOf(problem.rivals().keySet()) : solutions, reserved);
  }

  private Programs lasting(OpenProblem problem, List<String> texts, Set<String> reserved)
      throws IOException {
    Programs programs = open(problem, texts, Path.of(""), reserved);
    programs.calledBy(problem::lastingName);
    return programs;
  }

  /**
   * Opens the given programs instead of the user's.
   *
   * @param texts as for {@code --solution}
   * @param folder base of relative paths
   */
  Programs open(OpenProblem problem, List<String> texts, Path folder, Set<String> reserved)
      throws IOException {
    if (texts.isEmpty() && !namesLanguages()) {
      return Programs.none(); // reading the table of languages is slow
    }
    return Programs.open(
        texts.stream().map(problem::solution).toList(),
        settings().including(problem.includes()),
        languages(),
        folder,
        problem.problem(),
        reserved);
  }
}
