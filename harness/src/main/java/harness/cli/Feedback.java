package harness.cli;

import harness.machine.Printable;
import harness.report.WholeFile;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The feedback folder of the ICPC problem package format: {@code judgemessage.txt} says what is
 * wrong with an output, {@code judgeerror.txt} what is wrong with the judge's files.
 */
final class Feedback {

  private static final String MESSAGE = "judgemessage.txt";
  private static final String ERROR = "judgeerror.txt";

  private final Path folder;

  /**
   * Creates the folder if it is missing.
   *
   * @param folder may be null: then nothing is written
   */
  Feedback(Path folder) {
    this.folder = folder;
    if (folder != null) {
      OutputFiles.makeFolder("the feedback folder", folder);
    }
  }

  void message(String line) throws IOException {
    write(MESSAGE, line);
  }

  void error(String line) throws IOException {
    write(ERROR, line);
  }

  private void write(String name, String line) throws IOException {
    if (folder != null) {
      WholeFile.write(folder.resolve(name), Printable.inLine(line) + "\n");
    }
  }
}
