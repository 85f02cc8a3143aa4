package harness.cli;

import harness.cli.options.JudgeCodes;
import harness.cli.options.PuzzleOption;
import harness.puzzle.FileJudge;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import harness.terminal.InputFiles;
import harness.terminal.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Validates a judge's input file. */
@Command(
    name = "validate",
    description = "Validate a judge's input file: ok, or where it is wrong and what was expected.",
    footer = {
      "",
      "Exit codes: 0 valid, 2 not valid; testlib: 0 and 3; icpc: 42 and 43.",
      "What keeps it from reading the file at all: 2; testlib and icpc: 3.",
      "",
      "Example: harness validate --puzzle gears tests/1.in",
      "         harness validate --puzzle knights --codes icpc < tests/1.in"
    })
final class ValidateCommand implements Callable<Integer>, JudgeCodes.Speaker {

  @Mixin private PuzzleOption puzzleOption;
  @Mixin private JudgeCodes.Choice codesOption;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The judge's input file (default: standard input).")
  private Path file;

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzleOption.puzzle();
    try (InputStream input = InputFiles.open(file)) {
      long cases = FileJudge.countCases(puzzle.format(), input);
      System.out.println("ok, " + cases + (cases == 1 ? " case" : " cases"));
      return codesOption.codes().accepted();
    } catch (InvalidInput invalid) {
      Terminal.note("harness validate: " + InputFiles.name(file) + ": " + invalid.getMessage());
      return codesOption.codes().invalid();
    }
  }
}
