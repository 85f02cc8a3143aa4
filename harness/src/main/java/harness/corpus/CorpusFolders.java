package harness.corpus;

import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cli.options.PuzzleOption;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.terminal.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the folders of saved cases: the project's own, or one that the user names. */
public final class CorpusFolders {

  /** The project's folder, as the start script tells it. */
  private static final String ROOT = "harness.root";

  private CorpusFolders() {}

  /** The project's own folder of saved cases, one folder in it a puzzle. */
  public static Path project() {
    String root = System.getProperty(ROOT);
    if (root == null) {
      throw new UsageException("there is no project folder to take saved cases from; name a DIR");
    }
    return Path.of(root, "cases");
  }

  /**
   * The puzzles that are meant.
   *
   * @param puzzleName what {@code --puzzle} says, or null for all that the folder has cases of
   * @param folder what the user names, or null for the project's own
   */
  public static List<Puzzle> puzzles(String puzzleName, Path folder) {
    if (puzzleName != null) {
      return List.of(PuzzleOption.named(puzzleName));
    }
    Path root = folder == null ? project() : folder;
    List<Puzzle> found =
        Puzzles.all().stream()
            .filter(puzzle -> Files.isDirectory(root.resolve(puzzle.name())))
            .toList();
    if (!found.isEmpty()) {
      return found;
    }
    Optional<Puzzle> named =
        Puzzles.named(String.valueOf(root.toAbsolutePath().normalize().getFileName()));
    return List.of(
        named.orElseThrow(
            () -> new UsageException("missing --puzzle PUZZLE: whose cases are in " + root + "?")));
  }

  /**
   * A puzzle's saved cases.
   *
   * @param folder what the user names, or null for the project's own, whose cases must be explained
   */
  static Corpus corpus(Puzzle puzzle, Path folder) {
    if (folder != null) {
      return any(of(puzzle, folder));
    }
    try {
      return notEmpty(Corpus.load(project().resolve(puzzle.name())));
    } catch (BadCorpus bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  /** The saved cases of a folder that the user names. */
  static Corpus any(Path folder) {
    try {
      return notEmpty(Corpus.loadAny(folder));
    } catch (BadCorpus bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  private static Corpus notEmpty(Corpus corpus) {
    if (corpus.cases().isEmpty()) {
      throw new UsageException(corpus.folder() + ": no case there; expected files NAME.in");
    }
    return corpus;
  }

  /** A puzzle's folder in one that the user names, or that folder itself. */
  public static Path of(Puzzle puzzle, Path folder) {
    Path own = folder.resolve(puzzle.name());
    return Files.isDirectory(own) ? own : folder;
  }
}
