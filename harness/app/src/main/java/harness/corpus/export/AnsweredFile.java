package harness.corpus.export;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.export.ExportFolder;
import harness.reference.Puzzle;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    inputs = List.copyOf(inputs);
    answers = List.copyOf(answers);
  }

  /** A file with the oracle's answers. */
  static AnsweredFile of(Puzzle puzzle, String name, List<String> inputs, String description) {
    List<Answer> answers = inputs.stream().map(puzzle.oracle()::answer).toList();
    return new AnsweredFile(name, inputs, answers, description);
  }

  /** Its cases, with names of no meaning. */
  List<Case> cases(Puzzle puzzle) {
    return IntStream.range(0, inputs.size())
        .mapToObj(i -> new Case(new CaseName(puzzle.name(), "file", 0, i), inputs.get(i)))
        .toList();
  }

  void write(Puzzle puzzle, ExportFolder folder) {
    folder.write("data/" + name + ".in", puzzle.format().file(inputs));
    folder.write(
        "data/" + name + ".ans",
        answers.stream().map(puzzle.format()::print).collect(Collectors.joining()));
    if (!description.isEmpty()) {
      folder.write(
          "data/" + name + ".yaml", "description: " + ExportFolder.quoted(description) + "\n");
    }
  }
}
