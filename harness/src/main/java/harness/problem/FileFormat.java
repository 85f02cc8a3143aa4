package harness.problem;

import java.io.InputStream;
import java.util.List;

/** The judge's files of one problem: how cases stand in an input, and outputs in an output. */
public interface FileFormat {

  /** The judge's input file that holds these cases, in order. */
  byte[] file(List<String> inputs);

  /**
   * Reads a program's output as it comes.
   *
   * @param output for a file of one or more cases
   */
  OutputReader outputs(InputStream output);
}
