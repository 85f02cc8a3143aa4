package harness.cli;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.UsageException;
import harness.cli.options.BuiltInNames;
import harness.cli.options.OptionValues;
import harness.cli.options.PuzzleOption;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import harness.run.BuiltIn;
import harness.run.Outcome;
import harness.run.Session;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "solve",
    description = "Solve an input file of a puzzle with a built-in solver.",
    footer = {
      "",
      "Example: harness generate --puzzle {puzzle} --n 1 --seed 1 |",
      "         harness solve --puzzle {puzzle} --solver {solver}"
    })
@PuzzleOnly("a built-in solver")
final class SolveCommand implements Callable<Integer> {

  @Mixin private PuzzleOption puzzleOption;

  @Option(names = "--solver", paramLabel = "NAME", required = true, description = "The solver.")
  private String solverName;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = OptionValues.Time.class,
      description = "CPU time for each case, such as 500ms or 2s (default: none).")
  private Duration timeLimit;

  @Option(
      names = "--moves",
      description = "Also print the moves if the judge's format leaves them out.")
  private boolean moves;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The judge's input file (default: standard input).")
  private Path file;

  /** Stops the parser: the solver failed, or nobody reads the output; then without a message. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stop(String message) {
      super(message);
    }
  }

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzleOption.puzzle();
    BuiltIn solver = BuiltInNames.solver(puzzle.name(), solverName);
    Limits limits =
        new Limits(timeLimit == null ? Long.MAX_VALUE : timeLimit.toNanos(), Long.MAX_VALUE, 1);
    Session session = solver.open(limits);
    try (InputStream input = InputFiles.open(file)) {
      long[] index = {0};
      puzzle.format().read(input, text -> answer(puzzle, session, text, index[0]++));
      return ExitCode.OK;
    } catch (InvalidInput invalid) {
      throw new UsageException(InputFiles.name(file) + ": " + invalid.getMessage());
    } catch (Stop stop) {
      if (stop.getMessage() == null) {
        return ExitCode.OK; // any other output error is reported at the end
      }
      Terminal.note("harness solve: " + stop.getMessage());
      return ExitCode.FINDINGS;
    }
  }

  private void answer(Puzzle puzzle, Session session, String text, long index) {
    Case each = new Case(new CaseName(puzzle.name(), "file", 0, index), text);
    Outcome outcome = session.runAlone(each, () -> false);
    Judgement failure = outcome.failure();
    if (failure != null) {
      throw new Stop(
          "case %s: %s: %s".formatted(index + 1, failure.verdict().label(), failure.detail()));
    }
    Answer answer = (Answer) outcome.output();
    System.out.print(puzzle.format().print(answer));
    if (moves && !puzzle.format().printsMoves() && answer.moves() != null) {
      System.out.println(answer.moves());
    }
    if (System.out.checkError()) {
      throw new Stop(null);
    }
  }
}
