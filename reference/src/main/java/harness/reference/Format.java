package harness.reference;

import harness.cases.Answer;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Consumer;

/**
 * The judge's text formats of one puzzle: the input file, which is read strictly, and the output,
 * which is read as tolerantly as judges do.
 */
public interface Format {

  /** Bytes of the largest input file that is read, 64 MiB. */
  long MAX_INPUT_BYTES = 64L << 20;

  /**
   * Reads an input file as a stream, in memory that does not grow with it. CRLF and trailing blanks
   * are accepted; everything else must be exact.
   *
   * @param cases is handed each case once it is complete and valid, in canonical text ({@link
   *     harness.cases.Case#input()})
   * @throws InvalidInput with line and column, when the file is not valid; cases before the fault
   *     may have been handed over
   */
  void read(InputStream file, Consumer<String> cases) throws IOException, InvalidInput;

  /** The judge's input file that holds these cases, in order. */
  String file(List<String> inputs);

  /** The judge's output for one case, each line ended by a newline. */
  String print(Answer answer);

  /**
   * Reads a program's output as it comes.
   *
   * @param output the program's standard output for a file of one or more cases
   */
  AnswerReader answers(InputStream output);

  /** Whether the judge's output holds the moves (knights: no, a count only). */
  boolean printsMoves();
}
