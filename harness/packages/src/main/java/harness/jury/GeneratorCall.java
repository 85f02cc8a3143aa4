package harness.jury;

import harness.problem.JudgeFailure;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A call of a generator with all its arguments, which produces one input.
 *
 * @param words its arguments
 * @param writes the file to which it writes the input; null if it prints the input
 * @param build describes how the program's build differs from the usual one; may be empty
 */
record GeneratorCall(JuryProgram program, List<String> words, String writes, String build) {

  private static final int LARGEST_FILE = 64 << 20;

  /** Usual names of files that generators write instead of printing. */
  private static final List<String> USUAL_FILES =
      List.of("testcase.in", "input.txt", "input.in", "in.txt", "test.in", "test.txt", "data.in");

  RunRequest request() {
    return program.request(new byte[0]).withArguments(words);
  }

  String draw() {
    RunRequest request = request();
    RunResult result =
        program.runWell(
            writes == null ? request : request.withWanted(List.of(writes), LARGEST_FILE));
    byte[] input =
        writes != null && result.files().containsKey(writes)
            ? result.files().get(writes).bytes()
            : printed(result);
    return new String(input, StandardCharsets.ISO_8859_1);
  }

  private byte[] printed(RunResult result) {
    if (result.output().length == 0) {
      throw program.failed("prints nothing on its standard output" + elsewhere());
    }
    return result.output();
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
