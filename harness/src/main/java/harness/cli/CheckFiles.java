package harness.cli;

import harness.cli.options.JudgeCodes;
import harness.terminal.InputFiles;
import harness.terminal.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The arguments of a checker.
 *
 * @param input the judge's input
 * @param output the program's output, or null for standard input
 * @param answer the judge's answer, or null
 * @param feedback the folder for messages, or null
 */
record CheckFiles(Path input, Path output, Path answer, Path feedback) {

  /**
   * Tells testlib's form, {@code input output [answer]}, from ICPC's, {@code input answer
   * feedback-folder < output}. The third argument of ICPC's form is a folder.
   */
  static CheckFiles of(Path input, Path second, Path third, Path feedback, JudgeCodes codes) {
    if (codes == JudgeCodes.ICPC && third != null && !Files.isRegularFile(third)) {
      if (!Files.isDirectory(third)) {
        throw new UsageException(third + " is neither an answer file nor a feedback folder");
      }
      return new CheckFiles(input, null, second, feedback == null ? third : feedback);
    }
    return new CheckFiles(input, second, third, feedback);
  }

  /** Fails early if a file cannot be read. */
  void checkReadable() {
    InputFiles.checkReadable(input);
    if (output != null) {
      InputFiles.checkReadable(output);
    }
    if (answer != null) {
      InputFiles.checkReadable(answer);
    }
  }
}
