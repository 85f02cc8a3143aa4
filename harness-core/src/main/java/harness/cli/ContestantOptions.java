package harness.cli;

import harness.reference.Puzzle;
import harness.run.Submission;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about which solvers and programs are run. */
final class ContestantOptions {

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      split = ",",
      description = {
        "Built-in solvers (default: every one that promises optimal answers; none with --solution)."
      })
  private List<String> solvers;

  @Mixin private ProgramOptions programOptions;

  /** Whether the user names none. */
  boolean isEmpty() {
    return solvers == null && programOptions.solutions().isEmpty();
  }

  ProgramOptions programs() {
    return programOptions;
  }

  /** Looks up solvers and programs, compiles, and says how programs are run. */
  Submissions open(Puzzle puzzle) throws IOException {
    List<Submission> all = new ArrayList<>(builtIns(puzzle));
    Programs programs =
        Programs.open(
            programOptions, puzzle, all.stream().map(Submission::name).collect(Collectors.toSet()));
    all.addAll(programs.ready());
    if (programs.conditions() != null) {
      System.err.println("programs: " + programs.conditions());
    }
    return new Submissions(List.copyOf(all), programs);
  }

  private List<? extends Submission> builtIns(Puzzle puzzle) {
    if (solvers != null) {
      return SolverNames.several(puzzle.name(), solvers);
    }
    return programOptions.solutions().isEmpty() ? SolverNames.optimal(puzzle.name()) : List.of();
  }
}
