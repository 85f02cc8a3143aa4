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
 * @param inputs its cases, as {@link harness.cases.Case#input()}, at least one
 */
public record SavedFile(String name, String why, List<String> inputs) implements CaseFile {
  public SavedFile {
    inputs = List.copyOf(inputs);
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
   * Reads every file of a corpus with its answers.
   *
   * @throws BadCorpus with file, line and column, if an input is invalid or an answer wrong
   */
  public static List<SavedFile> readAll(Puzzle puzzle, Corpus corpus) throws BadCorpus {
    List<SavedFile> files = new ArrayList<>();
    for (SavedCase saved : corpus.cases()) {
      List<String> inputs = inputs(puzzle, saved.input());
      new AnswerFile(puzzle, saved.answers()).check(inputs);
      files.add(new SavedFile(saved.name(), saved.why(), inputs));
    }
    return List.copyOf(files);
  }

  /**
   * The cases of a judge's input file, at least one.
   *
   * @throws BadCorpus with file, line and column, if it is invalid or empty
   */
  static List<String> inputs(Puzzle puzzle, Path file) throws BadCorpus {
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
