package harness.cli.options;

import harness.cases.UsageException;
import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.machine.Terminal;
import harness.run.BuiltIn;
import harness.run.Expectation;
import harness.run.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that choose solvers and programs. */
public class ContestantOptions {

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      split = ",",
      description =
          "Built-in solvers (default: all that guarantee optimal answers, unless there is a"
              + " --solution).")
  private List<String> solvers;

  @Mixin private ProgramOptions programOptions;

  public ProgramOptions programs() {
    return programOptions;
  }

  /** Whether the user named none. */
  public boolean isEmpty() {
    return solvers == null && programOptions.solutions().isEmpty();
  }

  /**
   * Finds and compiles the submissions, and prints how programs are run. The problem's own
   * submissions are used if the user named none.
   */
  public Submissions open(OpenProblem problem) throws IOException {
    Submissions opened = openSilently(problem, problem.byGroup(problem.rivals()));
    if (opened.programs().conditions() != null) {
      Terminal.note("programs: " + opened.programs().conditions());
    }
    return opened;
  }

  /** Opens the submissions as {@link #open} does; every program must compile. */
  public Submissions openBuilt(OpenProblem problem) throws IOException {
    Submissions opened = open(problem);
    if (!opened.programs().unbuilt().isEmpty()) {
      opened.close();
      throw new UsageException(opened.programs().unbuilt().get(0).name() + " does not compile");
    }
    return opened;
  }

  /**
   * Finds and compiles the submissions; if the user named none, the problem's own with their
   * expected verdicts.
   *
   * @param own none for a puzzle
   */
  public Submissions openSilently(OpenProblem problem, Map<String, Expectation> own)
      throws IOException {
    UsageException.when(
        problem.isOfPrograms() && solvers != null,
        "--solver: only a puzzle has built-in solvers; name a program with --solution");
    boolean named = !isEmpty() || own.isEmpty();
    List<String> texts = named ? programOptions.solutions() : List.copyOf(own.keySet());
    Submissions opened = open(problem, texts, Path.of(""));
    Submissions expecting = named ? opened : opened.expecting(own);
    opened.programs().calledBy(problem::lastingName);
    return expecting;
  }

  /**
   * Finds and compiles submissions.
   *
   * @param texts the programs, each as for {@code --solution}
   * @param folder base of relative paths
   */
  public Submissions open(OpenProblem problem, List<String> texts, Path folder) throws IOException {
    List<BuiltIn> chosen = builtIns(problem);
    Set<String> names = chosen.stream().map(Submission::name).collect(Collectors.toSet());
    Programs programs = programOptions.open(problem, texts, folder, names);
    return new Submissions(
        Stream.concat(chosen.stream(), programs.ready().stream()).toList(), programs);
  }

  private List<BuiltIn> builtIns(OpenProblem problem) {
    if (problem.isOfPrograms()) {
      return List.of();
    }
    String puzzle = problem.problem().name();
    if (solvers != null) {
      return BuiltInNames.solvers(puzzle, solvers);
    }
    return programOptions.solutions().isEmpty() ? BuiltInNames.optimalSolvers(puzzle) : List.of();
  }
}
