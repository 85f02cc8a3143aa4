package harness.problem;

import java.io.InputStream;
import java.util.List;

/** The judge's files of one problem: how cases stand in an input, and outputs in an output. */
public interface FileFormat {

  /** The judge's input file that holds these cases, in order. */
  byte[] file(List<String> inputs);

  /** How much output no program needs for one file, in bytes: far more than any answer. */
  default long mostOutputBytes() {
    return 8L << 20;
  }

  /**
   * Reads a program's output as it comes.
   *
   * @param output for a file of one or more cases
   */
  OutputReader outputs(InputStream output);
}
