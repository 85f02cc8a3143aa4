package harness.reference;

import harness.cases.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The judge's text formats of one puzzle: the input file, read strictly, and the output, read as
 * tolerantly as judges do.
 */
public interface Format {

  /** The size of the largest input file accepted: 64 MiB. */
  long MAX_INPUT_BYTES = 64L << 20;

  /**
   * Reads an input file as a stream, in constant memory. CRLF and trailing blanks are accepted;
   * everything else must be exact.
   *
   * @param cases receives each case once it is complete and valid, in canonical text ({@link
   *     harness.cases.Case#input()})
   * @throws InvalidInput with line and column, if the file is not valid; {@code cases} may have
   *     received the cases before the fault
   */
  void read(InputStream file, Consumer<String> cases) throws IOException, InvalidInput;

  /**
   * The cases of a file in memory.
   *
   * @throws InvalidInput as {@link #read} does
   */
  default List<String> cases(byte[] file) throws InvalidInput {
    List<String> cases = new ArrayList<>();
    try {
      read(new ByteArrayInputStream(file), cases::add);
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory failed", e);
    }
    return cases;
  }

  /** The judge's input file with these cases, in order. */
  String file(List<String> inputs);

  /** The judge's output for one case, each line ending with a newline. */
  String print(Answer answer);

  /**
   * Reads a program's output incrementally.
   *
   * @param output the program's standard output for a file of one or more cases
   */
  AnswerReader answers(InputStream output);

  /** Whether the judge's output includes the moves (knights: no, only their number). */
  boolean printsMoves();
}
