package harness.reference.gears;

import harness.cases.Answer;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.InvalidInput;
import harness.reference.StrictReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Consumer;

/**
 * The judge's files: 12 lines of five numbers separated by single spaces: the state of a knob (1 to
 * 4) and the knobs (1 to 12) that it drags from states 1 to 4. One instance per file.
 */
final class GearsFormat implements Format {

  @Override
  public void read(InputStream file, Consumer<String> cases) throws IOException, InvalidInput {
    StrictReader reader = new StrictReader(file);
    int[][] links = new int[Position.KNOBS][Position.STATES];
    int position = Position.GOAL;
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      position = Position.with(position, knob, readLine(reader, knob, links[knob]));
    }
    reader.expectEndOfFile("the end of the file after 12 lines");
    cases.accept(LinkTable.of(links).text(position));
  }

  /** Reads one knob's line and returns its state, from 0. */
  private static int readLine(StrictReader reader, int knob, int[] links)
      throws IOException, InvalidInput {
    int state = reader.expectInteger("the state of knob " + (knob + 1), 1, Position.STATES) - 1;
    for (int from = 0; from < Position.STATES; from++) {
      String what = "the knob that knob " + (knob + 1) + " drags along from state " + (from + 1);
      reader.expectSpace("a space and " + what);
      long line = reader.line();
      long column = reader.column();
      links[from] = reader.expectInteger(what, 1, Position.KNOBS) - 1;
      if (links[from] == knob) {
        throw new InvalidInput(
            line,
            column,
            "knob "
                + (knob + 1)
                + " drags itself from state "
                + (from + 1)
                + ", expected another knob");
      }
    }
    reader.expectEndOfLine("the end of the line after five numbers");
    return state;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException unless there is exactly one case
   */
  @Override
  public String file(List<String> inputs) {
    if (inputs.size() != 1) {
      throw new IllegalArgumentException("a gears file holds one instance, not " + inputs.size());
    }
    return inputs.get(0);
  }

  @Override
  public String print(Answer answer) {
    String count = answer.claimed() + "\n";
    return answer.moves() == null ? count : count + answer.moves() + "\n";
  }

  @Override
  public AnswerReader answers(InputStream output) {
    return new GearsAnswerReader(output);
  }

  @Override
  public boolean printsMoves() {
    return true;
  }
}
