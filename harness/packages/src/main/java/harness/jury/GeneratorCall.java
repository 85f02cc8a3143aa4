package harness.jury;

import harness.cases.UsageException;
import harness.machine.InputFiles;
import harness.problem.JudgeFailure;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * A call of a generator with all its arguments, which produces one input.
 *
 * @param words its arguments
 * @param writes the file to which it writes the input; null if it prints the input
 * @param reads the file that is its standard input; null if that is empty
 * @param build describes how the program's build differs from the usual one; may be empty
 */
record GeneratorCall(
    JuryProgram program, List<String> words, String writes, Path reads, String build) {

  private static final int LARGEST_FILE = 64 << 20;
  private static final int LARGEST_ANSWER = 16 << 20;

  /** Usual names of files that generators write instead of printing. */
  private static final List<String> USUAL_FILES =
      List.of("testcase.in", "input.txt", "input.in", "in.txt", "test.in", "test.txt", "data.in");

  RunRequest request() {
    RunRequest request = program.request(read()).withArguments(words);
    return writes == null ? request : request.withWanted(List.of(writes), LARGEST_FILE);
  }

  private byte[] read() {
    try {
      return reads == null ? new byte[0] : InputFiles.bytes(reads);
    } catch (IOException | UsageException gone) {
      throw program.failed(reads.getFileName() + ", its input, cannot be read");
    }
  }

  /**
   * What it writes to its standard error.
   *
   * @throws JudgeFailure if it fails, or writes more than 16 MiB
   */
  byte[] told() {
    RunRequest request = request();
    RunResult result =
        program.wellEnded(
            program.runPlainly(
                request.withLimits(request.limits().withErrorKeptBytes(LARGEST_ANSWER))));
    byte[] told = result.report().errorText().getBytes(StandardCharsets.UTF_8);
    if (told.length >= LARGEST_ANSWER) {
      throw program.failed("writes an answer of more than 16 MiB to its standard error");
    }
    return told;
  }

  String draw() {
    RunResult result = program.runWell(request());
    byte[] input = input(result);
    if (input.length == 0 && !isWritten(result)) {
      throw program.failed("prints nothing on its standard output" + elsewhere());
    }
    return program.frame().framed(new String(input, StandardCharsets.ISO_8859_1));
  }

  /** The file that a run wrote, or what it printed. */
  byte[] input(RunResult result) {
    return isWritten(result) ? result.files().get(writes).bytes() : result.output();
  }

  private boolean isWritten(RunResult result) {
    return writes != null && result.files().containsKey(writes);
  }

  /** Names the file with the input instead, if it has a usual name. */
  private String elsewhere() {
    return program.runPlainly(request().withWanted(USUAL_FILES, 1)).files().keySet().stream()
        .findFirst()
        .map(file -> ", but writes the file " + file)
        .orElse("");
  }

  JudgeFailure explained(JudgeFailure failure) {
    return failure.withArguments(String.join(" ", words) + build);
  }

  String text() {
    return (program.name() + " " + String.join(" ", words)).strip() + build;
  }
}
