package harness.export;

import harness.cases.Answer;
import harness.reference.Puzzle;
import java.util.List;
import java.util.Objects;

/**
 * One of the package's input files with its answers.
 *
 * @param name path below {@code data} without ending, such as {@code secret/solved-board-first}
 * @param inputs its cases
 * @param answers the right answer to each case
 * @param description its purpose, one line; may be empty
 */
public record AnsweredFile(
    String name, List<String> inputs, List<Answer> answers, String description) {

  public AnsweredFile {
    Objects.requireNonNull(name);
    Objects.requireNonNull(description);
    inputs = List.copyOf(inputs);
    answers = List.copyOf(answers);
  }

  /** A file with the oracle's answers. */
  static AnsweredFile of(Puzzle puzzle, String name, List<String> inputs, String description) {
    List<Answer> answers = inputs.stream().map(puzzle.oracle()::answer).toList();
    return new AnsweredFile(name, inputs, answers, description);
  }

  void write(Puzzle puzzle, ExportFolder folder) {
    StringBuilder printed = new StringBuilder();
    answers.forEach(answer -> printed.append(puzzle.format().print(answer)));
    folder.write("data/" + name + ".in", puzzle.format().file(inputs));
    folder.write("data/" + name + ".ans", printed.toString());
    if (!description.isEmpty()) {
      folder.write(
          "data/" + name + ".yaml", "description: " + PackageTexts.quoted(description) + "\n");
    }
  }
}
