package harness.corpus;

import harness.cases.BadCorpus;
import harness.cases.SavedCase;
import harness.cli.options.PuzzleOption;
import harness.machine.Printable;
import harness.reference.Puzzle;
import harness.terminal.ExitCode;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Path;

/** {@code harness verify --add}: saves a new case. */
public final class AddCase {

  private final String puzzleName;
  private final Path file;
  private final String name;
  private final String why;
  private final Path folder;

  /**
   * A case to save.
   *
   * @param puzzleName the value of {@code --puzzle}
   * @param name the case's name, or null for the file's
   * @param folder the folder to save it in, or null for the project's own
   */
  public AddCase(String puzzleName, Path file, String name, String why, Path folder) {
    this.puzzleName = puzzleName;
    this.file = file;
    this.name = name == null ? stem(file) : name;
    this.why = why;
    this.folder = folder;
  }

  public int run() throws IOException {
    if (puzzleName == null) {
      throw new UsageException("missing --puzzle PUZZLE");
    }
    if (why == null || why.isBlank() || why.lines().count() > 1) {
      throw new UsageException("missing --why TEXT: one line that says what the case catches");
    }
    Puzzle puzzle = PuzzleOption.named(puzzleName);
    Path corpus =
        folder == null
            ? CorpusFolders.project().resolve(puzzle.name())
            : CorpusFolders.of(puzzle, folder);
    try {
      SavedCase filed = new Filing(puzzle, corpus).add(file, name, why.strip());
      System.out.println(Printable.inLine(filed.input() + " and " + filed.answers()));
      return ExitCode.OK;
    } catch (BadCorpus refused) {
      throw new UsageException(refused.getMessage());
    }
  }

  private static String stem(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
