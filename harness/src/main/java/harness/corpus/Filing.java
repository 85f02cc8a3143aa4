package harness.corpus;

import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cases.SavedCase;
import harness.reference.Puzzle;
import harness.report.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Saves new cases in a folder of saved cases. */
public final class Filing {

  private final Puzzle puzzle;
  private final Path folder;

  /** Saves cases of a puzzle in a folder, which is created if it is missing. */
  public Filing(Puzzle puzzle, Path folder) {
    this.puzzle = puzzle;
    this.folder = folder;
  }

  /**
   * Saves a judge's input file, normalized, with the exact answers and a line in the index.
   *
   * @param name the case's name
   * @param why what it catches, one line
   * @return the saved files
   * @throws BadCorpus in one line, if the input is invalid, the name is malformed or taken, or the
   *     same cases are already saved
   * @throws IOException if the folder cannot be written to
   */
  public SavedCase add(Path file, String name, String why) throws BadCorpus, IOException {
    if (!SavedCase.isTrapName(name)) {
      throw new BadCorpus(
          "'"
              + name
              + "' is not a valid case name; expected words joined by hyphens, such as exactly-15");
    }
    List<String> inputs = SavedFile.inputs(puzzle, file);
    if (inputs.size() > 1 && puzzle.limits().casesPerFile() == 1) {
      throw new BadCorpus(file + ": contains " + inputs.size() + " cases, expected 1");
    }
    String text = puzzle.format().file(inputs);
    Files.createDirectories(folder);
    requireNew(name, inputs);
    SavedCase filed =
        new SavedCase(
            name,
            folder.resolve(name + SavedCase.INPUT_ENDING),
            folder.resolve(name + SavedCase.ANSWERS_ENDING),
            why);
    WholeFile.write(filed.input(), text);
    WholeFile.write(filed.answers(), AnswerFile.right(puzzle, inputs));
    appendToIndex(name + ": " + why + "\n");
    return filed;
  }

  private void requireNew(String name, List<String> inputs) throws BadCorpus {
    boolean explained = Files.exists(folder.resolve(Corpus.INDEX));
    Corpus corpus = explained ? Corpus.load(folder) : Corpus.loadAny(folder);
    if (!explained && !corpus.cases().isEmpty()) {
      throw new BadCorpus(
          folder.resolve(Corpus.INDEX) + ": missing; each saved case is explained in this index");
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
  private void appendToIndex(String line) throws IOException {
    Path index = folder.resolve(Corpus.INDEX);
    String before = Files.exists(index) ? Files.readString(index) : "";
    String newline = before.isEmpty() || before.endsWith("\n") ? "" : "\n";
    Files.write(
        index,
        (newline + line).getBytes(StandardCharsets.UTF_8),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
