package harness.cli;

import harness.builtin.FileJudge;
import harness.cases.Counted;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.cli.options.JudgeCodes;
import harness.cli.options.OpenProblem;
import harness.cli.options.ProblemOptions;
import harness.cli.options.RunnerOptions;
import harness.jury.OpenJury;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "validate",
    sortOptions = false,
    description = "Validate an input file. Prints ok, or what is wrong and where.",
    footer = {
      "",
      "Exit codes: 0 valid, 2 invalid; testlib: 0 and 3; icpc: 42 and 43.",
      "If the file cannot be read: 2; testlib and icpc: 3.",
      "",
      "Example: harness validate --puzzle {puzzle} tests/1.in",
      "         harness validate --puzzle {puzzle} --codes icpc < tests/1.in",
      "         harness validate --validator val.cpp tests/1.in",
      "         harness validate --input-format input.ctd tests/1.in"
    })
final class ValidateCommand implements Callable<Integer>, JudgeCodes.Speaker {

  @Mixin private ProblemOptions problemOptions;
  @Mixin private JudgeCodes.Choice codesOption;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The judge's input file (default, or -: standard input).")
  private Path file;

  @Mixin private RunnerOptions runnerOptions;

  @Override
  public Integer call() throws IOException {
    problemOptions.refuseGenerators("has no effect here: nothing is drawn");
    problemOptions.refuseSmaller();
    file = InputFiles.orStandardInput(file);
    try (OpenProblem problem = problemOptions.openForFiles(runnerOptions)) {
      return problem.isOfPrograms() ? validate(problem.jury()) : validate(problem.puzzle());
    }
  }

  private int validate(OpenJury jury) throws IOException {
    UsageException.when(
        !jury.hasValidators(), "missing --validator PROGRAM or --input-format FILE.ctd");
    try {
      jury.singleInputs().validate(InputFiles.text(file));
    } catch (JudgeFailure failure) {
      if (failure.judgement().reason() != Reason.INVALID_INPUT) {
        throw failure;
      }
      return refuse(failure.line());
    }
    System.out.println("ok");
    return codesOption.codes().accepted();
  }

  private int validate(Puzzle puzzle) throws IOException {
    try (InputStream input = InputFiles.open(file)) {
      long cases = FileJudge.countCases(puzzle.format(), input);
      System.out.println("ok, " + Counted.of(cases, "case"));
      return codesOption.codes().accepted();
    } catch (InvalidInput invalid) {
      return refuse(invalid.getMessage());
    }
  }

  private int refuse(String why) {
    Terminal.note("harness validate: " + InputFiles.name(file) + ": " + why);
    return codesOption.codes().invalid();
  }
}
