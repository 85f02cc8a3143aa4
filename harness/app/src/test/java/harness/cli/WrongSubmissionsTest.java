package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How submissions that should fail are reported. The task is to print the input number. */
final class WrongSubmissionsTest {

  private static final String LOOPS = "read n; while [ $n != 2 ]; do :; done; echo $n";
  private static final String CRASHES = "n=$(cat); [ \"$n\" = 3 ] && exit 1; echo \"$n\"";
  private static final String ZERO = "read n; [ $n = 3 ] && n=0; echo $n";

  @TempDir private Path temporary;
  private Path problem;

  @BeforeEach
  void write() throws IOException {
    problem = temporary.resolve("same");
    file("problem.yaml", "problem_format_version: 2025-09\nname: Same\nlimits: {time_limit: 0.3}");
    file("input_validators/validate.sh", "read n; [ $n -ge ${1:-1} ] && exit 42 || exit 43");
    file("submissions/accepted/right.sh", "cat");
    for (int n = 1; n <= 3; n++) {
      test("secret/" + n, n);
    }
  }

  private void file(String name, String text) throws IOException {
    Path file = problem.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
  }

  private void test(String name, int n) throws IOException {
    file("data/" + name + ".in", Integer.toString(n));
    file("data/" + name + ".ans", Integer.toString(n));
  }

  private CommandRun run(int code, String... words) {
    CommandRun run = CommandRun.of(withProblem(words));
    assertEquals(code, run.code(), run.err() + run.out());
    return run;
  }

  private Object[] withProblem(String... words) {
    return Stream.concat(Stream.of(words), Stream.of("--problem", problem)).toArray();
  }

  @Test
  void aTimeOutDoesNotHideWhichTestsKill() throws IOException {
    file("submissions/rejected/loops.sh", LOOPS);
    file("submissions/wrong_answer/zero.sh", ZERO);
    Path file = temporary.resolve("strength.json");
    String out = run(ExitCode.OK, "verify", "--strength", "--json", file.toString()).out();
    assertTrue(out.contains("smallest set, 1 test: secret/3"), out);
    JsonNode report = ReportSchema.of("strength").read(file);
    assertEquals("[\"secret/3\"]", report.get("smallest").toString());
    assertTrue(report.get("proven").asBoolean());
  }

  @Test
  void aTestThatCouldNotBeJudgedIsNotOneThatKillsNothingNew() throws IOException {
    file("submissions/wrong_answer/zero.sh", ZERO);
    test("secret/4", -4);
    String out = run(ExitCode.FINDINGS, "verify", "--strength").out();
    assertTrue(out.contains("2 of 4 tests kill nothing new: secret/1, secret/2\n"), out);
    assertTrue(out.contains("1 test could not be judged\n"), out);
  }

  @Test
  void anUnexpectedFailureIsNotCalledSurvivalByStrength() throws IOException {
    file("submissions/wrong_answer/either.sh", CRASHES);
    Path file = temporary.resolve("strength.json");
    String out =
        run(ExitCode.FINDINGS, "verify", "--strength", "--n=2", "--json", file.toString()).out();
    assertTrue(
        out.contains("either: failed secret/3 with run-time-error, expected wrong-answer"), out);
    assertFalse(out.contains("slip") || out.contains("surviv"), out);
    assertEquals(
        "run-time-error",
        ReportSchema.of("strength").read(file).at("/otherwise/0/verdict").asText());
  }

  @Test
  void anUnexpectedFailureIsNotCalledSurvivalByVerify() throws IOException {
    file("submissions/wrong_answer/either.sh", CRASHES);
    assertSaysHowItFailed(run(ExitCode.FINDINGS, "verify").out(), "saved:secret/3@0#0");
  }

  @Test
  void anUnexpectedFailureIsNotCalledSurvivalByStress() throws IOException {
    file("submissions/wrong_answer/either.sh", CRASHES);
    String out = run(ExitCode.FINDINGS, "stress", "--n=3", "--seed=1").out();
    assertSaysHowItFailed(out, "mutations@1#2");
  }

  @Test
  void aMergedReportSaysHowItFailed() throws IOException {
    file("submissions/wrong_answer/either.sh", CRASHES);
    String first = temporary.resolve("1.json").toString();
    String second = temporary.resolve("2.json").toString();
    String[] words = {"stress", "--n=6", "--seed=1", "--no-shrink", "--shard=1/2", "--json", first};
    CommandRun.of(withProblem(words));
    words[4] = "--shard=2/2";
    words[6] = second;
    CommandRun.of(withProblem(words));
    assertSaysHowItFailed(CommandRun.of("merge", second, first).out(), "mutations@1#2");
  }

  private static void assertSaysHowItFailed(String out, String name) {
    String expected =
        "either, expected to fail: failed same/"
            + name
            + " with run-time-error, expected wrong-answer";
    assertTrue(out.contains(expected), out);
    assertFalse(out.contains("surviv"), out);
  }

  @Test
  void verifyDoesNotSayThatNothingIsWrongWhereASurvivorIsAFinding() throws IOException {
    file("submissions/rejected/never.sh", "read n; echo $n");
    String out = run(ExitCode.FINDINGS, "verify").out();
    assertFalse(out.contains("nothing wrong"), out);
    assertTrue(out.contains("1 submission expected to fail survived"), out);
    String required =
        run(ExitCode.FINDINGS, "stress", "--n=3", "--seed=1", "--require-caught").out();
    assertFalse(required.contains("nothing wrong"), required);
    assertTrue(required.contains("1 submission expected to fail survived"), required);
  }

  @Test
  void aRejectedInputShowsThatItIsEmptyOrHasCarriageReturns() throws IOException {
    file("data/secret/4.in", "0\r");
    file("data/secret/4.ans", "0");
    Files.writeString(problem.resolve("data/secret/5.in"), "");
    file("data/secret/5.ans", "0");
    String out = run(ExitCode.FINDINGS, "verify").out();
    assertTrue(out.contains("  input     0\\x0d\n"), out);
    assertTrue(out.contains("  input     (empty)\n"), out);
  }

  @Test
  void unchangedTestsAreJudgedWithTheFlagsOfTheirGroups() throws IOException {
    file("submissions/wrong_answer/positive.sh", "read n; echo ${n#-}");
    file("data/secret/low/test_group.yaml", "input_validator_args: [\"-9\"]");
    file("data/secret/zz/test_group.yaml", "input_validator_args: [\"1\"]");
    test("secret/low/1", -7);
    test("secret/zz/1", 7);
    CommandRun run = run(ExitCode.OK, "stress", "--n=30", "--seed=1");
    assertTrue(
        run.out().contains("positive, expected to fail: caught on same/mutations@1#4\n"),
        run.out());
    assertFalse((run.err() + run.out()).contains("skipped"), run.err() + run.out());
  }
}
