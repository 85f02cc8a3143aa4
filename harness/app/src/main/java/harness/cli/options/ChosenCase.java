package harness.cli.options;

import harness.cases.UsageException;
import harness.machine.InputFiles;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A single case of a puzzle that the user chose.
 *
 * @param title where it comes from, for display
 */
public record ChosenCase(Puzzle puzzle, String title, String input) {

  /** The case of a name. */
  public static ChosenCase named(String name, String puzzleName) {
    NamedCase named = NamedCase.ofPuzzle(name, puzzleName);
    try {
      return new ChosenCase(named.puzzle(), name, named.draw().input());
    } catch (IllegalArgumentException impossible) {
      throw new UsageException(impossible.getMessage());
    }
  }

  /**
   * A case in a file.
   *
   * @param named the file; {@code -} is standard input
   * @param number position in the file, from 1
   */
  public static ChosenCase of(Puzzle puzzle, Path named, int number) throws IOException {
    Path file = InputFiles.orStandardInput(named);
    String name = InputFiles.name(file);
    List<String> inputs = inputs(puzzle, file);
    UsageException.when(inputs.isEmpty(), "%s contains no case", name);
    UsageException.when(
        number < 1 || number > inputs.size(),
        "--number %s: %s contains cases 1 to %s",
        number,
        name,
        inputs.size());
    String which = inputs.size() == 1 ? "" : ", case " + number + " of " + inputs.size();
    return new ChosenCase(puzzle, puzzle.name() + ", " + name + which, inputs.get(number - 1));
  }

  /**
   * All cases in a judge's file.
   *
   * @param file null for standard input
   */
  public static List<String> inputs(Puzzle puzzle, Path file) throws IOException {
    List<String> inputs = new ArrayList<>();
    try (InputStream opened = InputFiles.open(file)) {
      puzzle.format().read(opened, inputs::add);
    } catch (InvalidInput invalid) {
      throw new UsageException(InputFiles.name(file) + ": " + invalid.getMessage());
    }
    return inputs;
  }
}
