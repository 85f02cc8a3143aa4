package harness.jury;

import harness.problem.JudgeFailure;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A generator with all its arguments, which gives one input.
 *
 * @param words its arguments
 * @param writes the file that holds the input if it does not print it; null if it prints
 * @param build what tells the build of the program from its usual one; may be empty
 */
record GeneratorCall(JuryProgram program, List<String> words, String writes, String build) {

  private static final int LARGEST_FILE = 64 << 20;

  /** What generators call the file that they write instead of printing. */
  private static final List<String> USUAL_FILES =
      List.of("testcase.in", "input.txt", "input.in", "in.txt", "test.in", "test.txt", "data.in");

  /** What the program is asked for; a file that it writes is asked for as well. */
  RunRequest request() {
    return RunRequest.of(new byte[0], program.limits()).withArguments(words);
  }

  /**
   * Runs it.
   *
   * @throws JudgeFailure if the program fails
   */
  String draw() {
    RunRequest request = request();
    RunResult result =
        program.runWell(
            writes == null ? request : request.withWanted(List.of(writes), LARGEST_FILE));
    if (writes != null && result.files().containsKey(writes)) {
      return new String(result.files().get(writes).bytes(), StandardCharsets.ISO_8859_1);
    }
    if (result.output().length == 0) {
      throw program.failed("prints nothing on its standard output" + elsewhere(request));
    }
    return new String(result.output(), StandardCharsets.ISO_8859_1);
  }

  /** Where the input went instead, if it is in a file of a usual name. */
  private String elsewhere(RunRequest request) {
    return program.runPlainly(request.withWanted(USUAL_FILES, 1)).files().keySet().stream()
        .findFirst()
        .map(file -> ", but writes a file " + file)
        .orElse("");
  }

  /** A failure with the arguments that led to it. */
  JudgeFailure explained(JudgeFailure failure) {
    return failure.with(" (arguments " + String.join(" ", words) + build + ")");
  }

  /** For people. */
  String text() {
    return (program.name() + " " + String.join(" ", words)).strip() + build;
  }
}
