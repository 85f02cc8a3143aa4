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

/** Options that choose solvers and programs. */
public final class ContestantOptions {

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      split = ",",
      description =
          "Built-in solvers (default: all that guarantee optimal answers, unless there is a"
              + " --solution).")
  private List<String> solvers;

  @Mixin private ProgramOptions programOptions;

  /** Whether the user named none. */
  public boolean isEmpty() {
    return solvers == null && programOptions.solutions().isEmpty();
  }

  public ProgramOptions programs() {
    return programOptions;
  }

  /** Finds and compiles the submissions, and prints how programs are run. */
  public Submissions open(Problem problem) throws IOException {
    Submissions opened = openSilently(problem);
    if (opened.programs().conditions() != null) {
      Terminal.note("programs: " + opened.programs().conditions());
    }
    return opened;
  }

  /** The same; the problem's own submissions are used if the user named none. */
  Submissions open(OpenProblem problem) throws IOException {
    Submissions opened = openSilently(problem, problem.rivals());
    if (opened.programs().conditions() != null) {
      Terminal.note("programs: " + opened.programs().conditions());
    }
    return opened;
  }

  /**
   * Finds and compiles the submissions; if the user named none, the problem's own with their
   * expected verdicts.
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

  /** Finds and compiles the submissions. */
  public Submissions openSilently(Problem problem) throws IOException {
    List<? extends Submission> chosen = builtIns(problem);
    return together(chosen, programOptions.open(problem, names(chosen)));
  }

  /**
   * Finds and compiles submissions whose programs were moved.
   *
   * @param solutions the programs, each as for {@code --solution}
   * @param folder base of relative paths
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

  /** Settings of the compiler, with the problem's headers. */
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
