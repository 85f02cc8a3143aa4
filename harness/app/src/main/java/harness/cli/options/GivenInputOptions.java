package harness.cli.options;

import harness.cases.UsageException;
import harness.compiled.Programs;
import harness.machine.InputFiles;
import harness.problem.Checker;
import harness.problem.Rehearsal;
import harness.run.Submission;
import harness.stress.GivenInput;
import harness.tally.Reproduction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options of commands that run submissions on one input of the user's. */
public final class GivenInputOptions {

  @Mixin private ProblemOptions problemOptions;

  @Option(names = "--solver", paramLabel = "NAME", split = ",", description = "Built-in solvers.")
  private List<String> solvers = List.of();

  @Mixin private ProgramOptions programOptions;
  @Mixin private RunOptions runOptions;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** What a command does with the submissions, which are open until it ends. */
  @FunctionalInterface
  public interface Work<R> {
    R on(OpenProblem opened, GivenInput given) throws IOException;
  }

  @FunctionalInterface
  private interface Inputs {
    List<String> read() throws IOException;
  }

  /** Rejects numbers that are out of range, and options that would do nothing. */
  public void check() {
    runOptions.check();
    problemOptions.refuseGenerators("has no effect here: the input is yours");
    new GivenOptions(command)
        .refuse("has no effect here: every solver is run on your input", "--beyond-reach");
  }

  /** Makes a problem of the programs alone if the user named nothing else and none is here. */
  public void runAlone() throws IOException {
    if (!programOptions.solutions().isEmpty()
        && problemOptions.puzzleName() == null
        && !problemOptions.isOfPrograms()
        && !problemOptions.isOfCurrentFolder(programOptions)) {
      problemOptions.compareByTokens();
    }
  }

  public int threads() {
    return runOptions.threads();
  }

  /** The built-in solvers that the user named; some submission must be named. */
  private List<Submission> solvers(OpenProblem opened) {
    List<Submission> named =
        new ArrayList<>(BuiltInNames.solvers(opened.problem().name(), solvers));
    UsageException.when(
        named.isEmpty() && programOptions.solutions().isEmpty() && opened.rivals().isEmpty(),
        opened.isOfPrograms()
            ? "missing --solution PATH"
            : "missing --solver NAME or --solution PATH");
    return named;
  }

  /**
   * Opens the problem and the submissions for a file of the user's; {@code -} is standard input.
   */
  public <R> R withFile(Path file, Work<R> work) throws IOException {
    try (OpenProblem opened = problemOptions.openForFiles(programOptions)) {
      return with(opened, file.toString(), () -> cases(opened, file), work);
    }
  }

  /** Opens the problem and the submissions for a named case, which may name a puzzle. */
  public <R> R withCase(String caseName, Work<R> work) throws IOException {
    try (OpenProblem opened = problemOptions.open(caseName, programOptions)) {
      return with(opened, caseName, () -> List.of(drawn(opened.named(caseName))), work);
    }
  }

  private static List<String> cases(OpenProblem problem, Path file) throws IOException {
    Path named = InputFiles.orStandardInput(file);
    List<String> inputs =
        problem.isOfPrograms()
            ? List.of(InputFiles.text(named))
            : ChosenCase.inputs(problem.puzzle(), named);
    UsageException.when(inputs.isEmpty(), "%s: contains no case", InputFiles.name(named));
    return inputs;
  }

  private static String drawn(NamedCase named) {
    try {
      return named.draw().input();
    } catch (IllegalArgumentException impossible) {
      throw new UsageException(impossible.getMessage());
    }
  }

  /** Reads the input only if there are submissions. */
  private <R> R with(OpenProblem opened, String name, Inputs inputs, Work<R> work)
      throws IOException {
    List<Submission> submissions = solvers(opened);
    List<String> read = inputs.read();
    opened.problem().capability(Rehearsal.class).ifPresent(Rehearsal::onOwnCases);
    try (Programs programs =
        programOptions.openOrOwn(
            opened, submissions.stream().map(Submission::name).collect(Collectors.toSet()))) {
      submissions.addAll(programs.ready());
      Checker checker = opened.problem().checker(runOptions.anyShortest());
      return work.on(
          opened,
          new GivenInput(
              opened.problem(),
              opened.jury(),
              runOptions.limits(opened.problem()),
              submissions.size() > 1 ? checker.ofSeveral() : checker,
              programs,
              submissions,
              name,
              read));
    }
  }

  /** The part of the request that commands need to reproduce findings. */
  public Reproduction reproduction(OpenProblem opened, Programs programs) {
    return opened.reproduction(List.of(), 0, programs, programOptions, runOptions);
  }
}
