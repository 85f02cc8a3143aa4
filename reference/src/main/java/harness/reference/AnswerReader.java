package harness.reference;

import harness.cases.Answer;
import java.io.IOException;

/**
 * Reads answers from a program's output, token by token. As tolerant as judges are of blank lines,
 * trailing blanks, CRLF and a missing last newline.
 */
public interface AnswerReader {

  /**
   * The next answer.
   *
   * @return null at the end of the output
   * @throws MalformedOutput if the output cannot be read as an answer, or ends inside one
   */
  Answer next() throws IOException, MalformedOutput;
}
