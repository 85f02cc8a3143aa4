package harness.reference.gears;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.AnswerReader;
import harness.reference.MalformedOutput;
import harness.reference.OutputTokens;
import harness.reference.StrictReader;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads a program's output for one instance: the count, then everything that follows as the knobs
 * turned. The number of knobs is not compared with the count here, so that a wrong count can be
 * judged as such. After {@code -1} no knobs are read; anything that follows is a second answer.
 */
final class GearsAnswerReader implements AnswerReader {

  /** Far beyond any nearly shortest sequence; bounds the memory that a hostile output takes. */
  static final int MOST_MOVES = 100_000;

  private static final int LONGEST_TOKEN = 20;

  private final OutputTokens tokens;

  GearsAnswerReader(InputStream output) {
    tokens = new OutputTokens(output, LONGEST_TOKEN);
  }

  @Override
  public Answer next() throws IOException, MalformedOutput {
    String token = tokens.next();
    if (token == null) {
      return null;
    }
    String expected = "the number of turns";
    int count = number(token, expected);
    if (count == Answer.NO_SOLUTION) {
      return Answer.noSolution();
    }
    if (count < 0) {
      throw malformed(token, expected + " or -1");
    }
    return Answer.of(count, moves(count));
  }

  private String moves(int count) throws IOException, MalformedOutput {
    StringBuilder moves = new StringBuilder();
    int listed = 0;
    for (String token = tokens.next(); token != null; token = tokens.next()) {
      if (++listed > MOST_MOVES) {
        throw new MalformedOutput(
            Reason.MALFORMED_OUTPUT, "more than " + MOST_MOVES + " knobs are listed");
      }
      number(token, "the knob of turn " + listed);
      moves.append(listed == 1 ? "" : " ").append(token);
    }
    if (count > 0 && listed == 0) {
      throw new MalformedOutput(
          Reason.MISSING_OUTPUT,
          "the output ends after the number of turns, " + count + "; expected the knobs turned");
    }
    return moves.toString();
  }

  private static int number(String token, String expected) throws MalformedOutput {
    if (!WholeNumber.is(token)) {
      throw malformed(token, expected);
    }
    return Integer.parseInt(token);
  }

  private static MalformedOutput malformed(String token, String expected) {
    return new MalformedOutput(
        Reason.MALFORMED_OUTPUT, "found " + StrictReader.quote(token) + ", expected " + expected);
  }
}
