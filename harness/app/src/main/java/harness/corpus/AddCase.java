package harness.corpus;

import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cases.Printable;
import harness.cases.SavedCase;
import harness.cases.UsageException;
import harness.cli.options.PuzzleOption;
import harness.reference.Puzzle;
import harness.report.WholeFile;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * {@code harness verify --add}: saves a judge's input file as a new case, normalized, with the
 * exact answers and a line in the index.
 *
 * @param puzzleName the value of {@code --puzzle}
 * @param name the case's name, or null for the file's
 * @param why what it catches
 * @param folder the folder to save it in, or null for the project's own
 */
public record AddCase(String puzzleName, Path file, String name, String why, Path folder) {

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
      SavedCase added = add(puzzle, corpus, name == null ? stem(file) : name, why.strip());
      System.out.println(Printable.inLine(added.input() + " and " + added.answers()));
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

  private SavedCase add(Puzzle puzzle, Path corpus, String trap, String reason)
      throws BadCorpus, IOException {
    if (!SavedCase.isTrapName(trap)) {
      throw new BadCorpus(
          "'%s' is not a valid case name; expected words joined by hyphens, such as exactly-15"
              .formatted(trap));
    }
    List<String> inputs = SavedFile.inputs(puzzle, file);
    if (inputs.size() > 1 && puzzle.limits().casesPerFile() == 1) {
      throw new BadCorpus(file + ": contains " + inputs.size() + " cases, expected 1");
    }
    String text = puzzle.format().file(inputs);
    Files.createDirectories(corpus);
    requireNew(puzzle, corpus, trap, inputs);
    Path input = corpus.resolve(trap + SavedCase.INPUT_ENDING);
    Path answers = corpus.resolve(trap + SavedCase.ANSWERS_ENDING);
    WholeFile.write(input, text);
    WholeFile.write(answers, AnswerFile.right(puzzle, inputs));
    appendToIndex(corpus.resolve(Corpus.INDEX), trap + ": " + reason + "\n");
    return new SavedCase(trap, input, answers, reason);
  }

  private static void requireNew(Puzzle puzzle, Path folder, String name, List<String> inputs)
      throws BadCorpus {
    Path index = folder.resolve(Corpus.INDEX);
    boolean explained = Files.exists(index);
    Corpus corpus = explained ? Corpus.load(folder) : Corpus.loadAny(folder);
    if (!explained && !corpus.cases().isEmpty()) {
      throw new BadCorpus(index + ": missing; each saved case is explained in this index");
    }
    for (SavedCase each : corpus.cases()) {
      if (each.name().equals(name)) {
        throw new BadCorpus(each.input() + " already exists; choose another --name");
      }
      if (SavedFile.inputs(puzzle, each.input()).equals(inputs)) {
        throw new BadCorpus("the same cases are already saved as " + each.input());
      }
    }
  }

  /** Appends a line, and first a newline if the file does not end with one. */
  private static void appendToIndex(Path index, String line) throws IOException {
    String before = Files.exists(index) ? Files.readString(index) : "";
    String newline = before.isEmpty() || before.endsWith("\n") ? "" : "\n";
    Files.write(
        index,
        (newline + line).getBytes(StandardCharsets.UTF_8),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
