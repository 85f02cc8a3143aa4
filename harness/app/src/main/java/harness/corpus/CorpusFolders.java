package harness.corpus;

import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cases.UsageException;
import harness.cli.options.PuzzleOption;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds the folders of saved cases: the project's own, or one that the user named. */
public final class CorpusFolders {

  private CorpusFolders() {}

  /** The project's own saved cases, in a folder for each puzzle. */
  public static Path project() {
    String root = System.getProperty("harness.root"); // set by the start script
    if (root == null) {
      throw new UsageException("no project folder with saved cases; name a DIR");
    }
    return Path.of(root, "cases");
  }

  /** The value of {@code --puzzle} for all puzzles with saved cases. */
  public static final String ALL = "all";

  /**
   * The puzzles to use.
   *
   * @param puzzleName the value of {@code --puzzle}; null or {@link #ALL} for all puzzles with
   *     cases in the folder
   * @param folder the user's folder, or null for the project's own
   */
  public static List<Puzzle> puzzles(String puzzleName, Path folder) {
    if (puzzleName != null && !puzzleName.equals(ALL)) {
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
    return Puzzles.named(String.valueOf(root.toAbsolutePath().normalize().getFileName()))
        .map(List::of)
        .orElseThrow(
            () ->
                new UsageException(
                    "missing --solution PROGRAM to run on the cases in %s, or --puzzle PUZZLE"
                        .formatted(root)));
  }

  /** Whether a folder holds saved cases of puzzles: it, or one of its folders, is named for one. */
  public static boolean areOfPuzzles(Path folder) {
    return Puzzles.named(String.valueOf(folder.toAbsolutePath().normalize().getFileName()))
            .isPresent()
        || Puzzles.all().stream().anyMatch(each -> Files.isDirectory(folder.resolve(each.name())));
  }

  /**
   * A puzzle's saved cases.
   *
   * @param folder the user's folder, or null for the project's own, which must explain each case
   */
  static Corpus corpus(Puzzle puzzle, Path folder) throws BadCorpus {
    return notEmpty(
        folder == null
            ? Corpus.load(project().resolve(puzzle.name()))
            : Corpus.loadAny(of(puzzle, folder)));
  }

  private static Corpus notEmpty(Corpus corpus) {
    if (corpus.cases().isEmpty()) {
      throw new UsageException(corpus.folder() + ": no cases found; expected files NAME.in");
    }
    return corpus;
  }

  /** The puzzle's folder inside the user's, or else the user's folder itself. */
  public static Path of(Puzzle puzzle, Path folder) {
    Path own = folder.resolve(puzzle.name());
    return Files.isDirectory(own) ? own : folder;
  }
}
