package harness.reference;

import harness.cases.Answer;
import java.io.IOException;

/**
 * Pulls answers from a program's output, token by token. Tolerant where judges are: blank lines,
 * blanks at the end of a line, CRLF, a missing last newline.
 */
public interface AnswerReader {

  /**
   * The next answer.
   *
   * @return null at the end of the output
   * @throws MalformedOutput when the output cannot be read as an answer, or ends inside one
   */
  Answer next() throws IOException, MalformedOutput;
}
