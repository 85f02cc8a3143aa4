package harness.corpus;

import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cases.SavedCase;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A saved file with valid input and right answers.
 *
 * @param saved its place and what it catches
 * @param inputs its cases, as {@link harness.cases.Case#input()}, at least one
 */
public record SavedFile(SavedCase saved, List<String> inputs) implements CaseFile {
  public SavedFile {
    inputs = List.copyOf(inputs);
  }

  @Override
  public String name() {
    return saved.name();
  }

  @Override
  public String why() {
    return saved.why();
  }

  @Override
  public int cases() {
    return inputs.size();
  }

  @Override
  public String input(int index) {
    return inputs.get(index);
  }

  /**
   * Reads every file of a corpus.
   *
   * @throws BadCorpus with file, line and column, if an input is invalid or an answer wrong
   */
  public static List<SavedFile> readAll(Puzzle puzzle, Corpus corpus) throws BadCorpus {
    List<SavedFile> files = new ArrayList<>();
    for (SavedCase saved : corpus.cases()) {
      files.add(read(puzzle, saved));
    }
    return List.copyOf(files);
  }

  /**
   * Reads one file and its answers.
   *
   * @throws BadCorpus with file, line and column, if the input is invalid or an answer wrong
   */
  public static SavedFile read(Puzzle puzzle, SavedCase saved) throws BadCorpus {
    List<String> inputs = inputs(puzzle, saved.input());
    new AnswerFile(puzzle, saved.answers()).check(inputs);
    return new SavedFile(saved, inputs);
  }

  /**
   * The cases of a judge's input file, at least one.
   *
   * @throws BadCorpus with file, line and column, if it is invalid or empty
   */
  public static List<String> inputs(Puzzle puzzle, Path file) throws BadCorpus {
    List<String> inputs = new ArrayList<>();
    try (InputStream input = new BufferedInputStream(Files.newInputStream(file))) {
      puzzle.format().read(input, inputs::add);
    } catch (InvalidInput invalid) {
      throw new BadCorpus(file + ": " + invalid.getMessage());
    } catch (IOException e) {
      throw new BadCorpus(file + ": cannot be read");
    }
    if (inputs.isEmpty()) {
      throw new BadCorpus(file + ": line 1, column 1: found no case, expected at least one");
    }
    return inputs;
  }
}
