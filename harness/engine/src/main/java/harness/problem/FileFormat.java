package harness.problem;

import java.io.InputStream;
import java.util.List;

/** The judge's files of a problem: how inputs hold cases, and how outputs hold answers. */
public interface FileFormat {

  /** The judge's input file that contains these cases, in order. */
  byte[] file(List<String> inputs);

  /** Maximum output for one file, in bytes: far more than any right answer. */
  default long mostOutputBytes() {
    return 8L << 20;
  }

  /** Reads a program's output, for a file of one or more cases, as it arrives. */
  OutputReader outputs(InputStream output);
}
