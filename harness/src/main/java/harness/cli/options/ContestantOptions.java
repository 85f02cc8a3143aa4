package harness.cli.options;

import harness.problem.Problem;
import harness.run.Expectation;
import harness.run.Submission;
import harness.submission.Programs;
import harness.submission.RunnerSettings;
import harness.submission.Submissions;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about which solvers and programs are run. */
public final class ContestantOptions {

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      split = ",",
      description =
          "Built-in solvers (default: all that promise optimal answers, unless there is a --solution).")
  private List<String> solvers;

  @Mixin private ProgramOptions programOptions;

  /** Whether the user names none. */
  public boolean isEmpty() {
    return solvers == null && programOptions.solutions().isEmpty();
  }

  public ProgramOptions programs() {
    return programOptions;
  }

  /** Looks up solvers and programs, compiles, and says how programs are run. */
  public Submissions open(Problem problem) throws IOException {
    Submissions opened = openSilently(problem);
    if (opened.programs().conditions() != null) {
      Terminal.note("programs: " + opened.programs().conditions());
    }
    return opened;
  }

  /** The same; where the user names none, the problem's own are run. */
  Submissions open(OpenProblem problem) throws IOException {
    Submissions opened = openSilently(problem, problem.rivals());
    if (opened.programs().conditions() != null) {
      Terminal.note("programs: " + opened.programs().conditions());
    }
    return opened;
  }

  /**
   * Looks up and compiles; where the user names none, a problem's own with what is expected of
   * them.
   */
  public Submissions openSilently(OpenProblem problem, Map<String, Expectation> own)
      throws IOException {
    if (!problem.isOfPrograms()) {
      return openSilently(problem.problem());
    }
    boolean named = !isEmpty() || own.isEmpty();
    List<String> solutions = named ? programOptions.solutions() : List.copyOf(own.keySet());
    if (solvers != null) {
      throw new UsageException(
          "--solver: only a puzzle has built-in solvers; name a program with --solution");
    }
    Submissions opened = together(List.of(), programOptions.open(problem, solutions, Set.of()));
    Submissions expecting = named ? opened : opened.expecting(own);
    opened.programs().calledBy(problem::lastingName);
    return expecting;
  }

  /** Looks up solvers and programs, and compiles. */
  public Submissions openSilently(Problem problem) throws IOException {
    List<? extends Submission> chosen = builtIns(problem);
    return together(chosen, programOptions.open(problem, names(chosen)));
  }

  /**
   * Looks up and compiles programs that may lie elsewhere than the command line says.
   *
   * @param solutions the programs, each as for {@code --solution}
   * @param folder what relative paths start from
   */
  Submissions open(OpenProblem problem, List<String> solutions, Languages languages, Path folder)
      throws IOException {
    List<? extends Submission> chosen =
        problem.isOfPrograms() ? List.of() : builtIns(problem.problem());
    List<String> texts =
        problem.isOfPrograms() ? solutions.stream().map(problem::solution).toList() : solutions;
    RunnerSettings settings = settings(problem);
    return together(
        chosen,
        Programs.open(texts, settings, languages, folder, problem.problem(), names(chosen)));
  }

  /** How programs are compiled, with the headers that a problem has. */
  private RunnerSettings settings(OpenProblem problem) {
    return problem.isOfPrograms()
        ? programOptions.settings().including(problem.parts().headers().folders())
        : programOptions.settings();
  }

  private static Set<String> names(List<? extends Submission> chosen) {
    return chosen.stream().map(Submission::name).collect(Collectors.toSet());
  }

  private static Submissions together(List<? extends Submission> chosen, Programs programs) {
    List<Submission> all = new ArrayList<>(chosen);
    all.addAll(programs.ready());
    return new Submissions(List.copyOf(all), programs);
  }

  private List<? extends Submission> builtIns(Problem problem) {
    if (solvers != null) {
      return SolverNames.several(problem.name(), solvers);
    }
    return programOptions.solutions().isEmpty() ? SolverNames.optimal(problem.name()) : List.of();
  }
}
