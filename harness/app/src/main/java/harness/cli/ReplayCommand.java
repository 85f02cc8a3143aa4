package harness.cli;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Limits;
import harness.cases.UsageException;
import harness.cli.options.BuiltInNames;
import harness.cli.options.ChosenCase;
import harness.cli.options.OptionValues;
import harness.cli.options.PuzzleOption;
import harness.machine.Terminal;
import harness.puzzle.MoveTrace;
import harness.reference.Drawing;
import harness.reference.Heuristic;
import harness.reference.Puzzle;
import harness.report.text.Style;
import harness.run.BuiltIn;
import harness.run.Outcome;
import harness.terminal.ExitCode;
import harness.terminal.FilmPlayer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    description = "Draw a puzzle's case after each move, with the exact remaining distance and h.",
    footer = {
      "",
      "Exit codes: 0 the moves are a shortest way to the goal, 1 they are not.",
      "",
      "Example: harness replay --case {puzzle}/uniform@42#137",
      "         harness replay --puzzle {puzzle} --number 1 tests/1.in",
      "         harness replay --puzzle {puzzle} --solver {solver} --animate tests/1.in"
    })
@PuzzleOnly("a replay of moves")
final class ReplayCommand implements Callable<Integer> {

  @Option(names = "--puzzle", paramLabel = "PUZZLE", description = "The puzzle (see harness list).")
  private String puzzleName;

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "The case: PUZZLE/GENERATOR@SEED#INDEX.")
  private String caseName;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The judge's input file, instead of --case; - is standard input.")
  private Path file;

  @Option(
      names = "--number",
      paramLabel = "K",
      defaultValue = "1",
      description = "Which case of FILE (default: ${DEFAULT-VALUE}).")
  private int number;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "The moves, as reports write them (default: a shortest sequence).")
  private String moves;

  @Option(names = "--solver", paramLabel = "NAME", description = "Show a built-in solver's moves.")
  private String solverName;

  @Option(
      names = "--heuristic",
      paramLabel = "NAME",
      description = "The heuristic h to show (default: the puzzle's usual one).")
  private String heuristicName;

  @Option(names = "--links", description = "Also draw what moves never change.")
  private boolean links;

  @Option(names = "--ascii", description = "Draw in ASCII only.")
  private boolean ascii;

  @Option(names = "--animate", description = "Animate the moves in the terminal.")
  private boolean animate;

  @Option(
      names = "--frame",
      paramLabel = "TIME",
      converter = OptionValues.Time.class,
      defaultValue = "700ms",
      description = "How long each step is shown (default: ${DEFAULT-VALUE}).")
  private Duration frame;

  /** Moves to show, and their source. */
  private record Sequence(String by, String moves) {}

  @Override
  public Integer call() throws IOException {
    UsageException.when(
        moves != null && solverName != null, "--moves and --solver cannot be combined");
    UsageException.when(caseName != null && number != 1, "--number needs a FILE");
    ChosenCase chosen = choose();
    Heuristic heuristic = heuristic(chosen.puzzle());
    Sequence sequence = sequence(chosen);
    Drawing drawing = new Drawing(!ascii && Terminal.showsUnicode(), links);
    MoveTrace film =
        MoveTrace.of(chosen.puzzle(), chosen.input(), sequence.moves(), heuristic, drawing);
    show(title(chosen, sequence, heuristic), film);
    return film.flawless() ? ExitCode.OK : ExitCode.FINDINGS;
  }

  private ChosenCase choose() throws IOException {
    UsageException.when(
        (caseName == null) == (file == null),
        "expected either --case NAME or a FILE (- for standard input)");
    if (caseName != null) {
      return ChosenCase.named(caseName, puzzleName);
    }
    UsageException.when(puzzleName == null, "missing --puzzle PUZZLE");
    return ChosenCase.of(PuzzleOption.named(puzzleName), file, number);
  }

  private Heuristic heuristic(Puzzle puzzle) {
    List<Heuristic> all = puzzle.heuristics();
    if (heuristicName == null) {
      return all.isEmpty() ? null : all.get(0);
    }
    return all.stream()
        .filter(each -> each.name().equals(heuristicName))
        .findFirst()
        .orElseThrow(
            () ->
                UsageException.unknown(
                    "heuristic",
                    heuristicName,
                    " for " + puzzle.name(),
                    all.stream().map(Heuristic::name).toList()));
  }

  private Sequence sequence(ChosenCase chosen) {
    if (moves != null) {
      return new Sequence("the given moves", moves);
    }
    if (solverName == null) {
      Answer right = chosen.puzzle().oracle().answer(chosen.input());
      return new Sequence(right.moves() == null ? "no moves to show" : "shortest", right.moves());
    }
    BuiltIn solver = BuiltInNames.solver(chosen.puzzle().name(), solverName);
    Case each = new Case(new CaseName(chosen.puzzle().name(), "file", 0, 0), chosen.input());
    Outcome outcome =
        solver.open(new Limits(Long.MAX_VALUE, Long.MAX_VALUE, 1)).runAlone(each, () -> false);
    if (outcome.failure() != null) {
      throw new UsageException(solverName + " fails: " + outcome.failure().detail());
    }
    Answer answer = (Answer) outcome.output();
    String found = answer.moves();
    return new Sequence(solverName + (found == null ? " says " + answer.claimed() : ""), found);
  }

  private static String title(ChosenCase chosen, Sequence sequence, Heuristic heuristic) {
    String h = heuristic == null ? "" : "\nh " + heuristic.name() + ": " + heuristic.summary();
    return chosen.title() + ": " + sequence.by() + h;
  }

  private void show(String title, MoveTrace film) {
    FilmPlayer player = new FilmPlayer(System.out, Style.ofOutput());
    if (animate && Terminal.onOutput()) {
      player.animate(title, film, frame.toNanos(), ReplayCommand::pause);
    } else {
      player.print(title, film);
    }
  }

  private static void pause(long nanos) {
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}
