package harness.reference;

import harness.cases.Answer;
import harness.cases.Reason;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads one number of moves, or -1, for each case, with any white space around it. Integers must be
 * written exactly as the judge writes them, since it compares text: no plus sign, no leading zeros.
 */
public final class CountReader implements AnswerReader {

  /** The number of characters that a message shows; one more shows that the token was cut. */
  private static final int LONGEST_TOKEN = 20;

  private static final int MOST_DIGITS = 9;

  private final OutputTokens tokens;

  /** A reader of a program's output. */
  public CountReader(InputStream output) {
    tokens = new OutputTokens(output, LONGEST_TOKEN);
  }

  @Override
  public Answer next() throws IOException, MalformedOutput {
    String token = tokens.next();
    return token == null ? null : answer(token);
  }

  private Answer answer(String token) throws MalformedOutput {
    if (token.equals("-1")) {
      return Answer.noSolution();
    }
    if (!isPlainNumber(token)) {
      String where = "line " + tokens.line() + ", column " + tokens.column();
      throw new MalformedOutput(
          Reason.MALFORMED_OUTPUT,
          where,
          "found " + StrictReader.quote(token) + ", expected a number of moves or -1");
    }
    return Answer.ofCount(Integer.parseInt(token));
  }

  private static boolean isPlainNumber(String token) {
    return token.length() <= MOST_DIGITS
        && token.chars().allMatch(c -> '0' <= c && c <= '9')
        && (token.length() == 1 || token.charAt(0) != '0');
  }
}
