package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An answer that the comparison cannot read is the jury's fault, even if an output equals it. */
final class UnreadableAnswersTest {

  private static final String READ = "the comparison cannot read this answer: ";

  @TempDir private Path folder;

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(String comparison, String answer, String output) throws IOException {
    return CommandRun.of(
        "stress",
        "--generator",
        program("gen.sh", "echo $1"),
        "--reference",
        program("brute.sh", "printf -- '" + answer + "'"),
        "--solution",
        program("sol.sh", "printf -- '" + output + "' # the same"),
        "--checker",
        "std:" + comparison,
        "--seed",
        "1",
        "--n",
        "2",
        "--no-shrink");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "rcmp6; nan; token 1 is nan, expected a number (line 1)",
        "rcmp; 0x10; token 1 is 0x10, expected a number (line 1)",
        "ncmp; 1 abc; token 2 is abc, expected a 64-bit integer (line 1)",
        "uncmp; 1 abc; token 2 is abc, expected a 64-bit integer (line 1)",
        "icmp; 1 2; 2 tokens, expected 1",
        "icmp; 2147483648; token 1 is 2147483648, expected a 32-bit integer (line 1)",
      })
  void equalOutputsDoNotHideIt(String comparison, String text, String why) throws IOException {
    assertUnreadable(comparison, text, why);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hcmp; 007; token 1 is 007, expected an integer (line 1)",
        "caseicmp; foo; token 1 is foo, expected Case (line 1)",
        "casencmp; Case 2: 1; token 2 is 2:, expected 1: (line 1)",
        "yesno; ''; 0 tokens, expected 1",
        "acmp; ''; 0 tokens, expected 1",
        "nyesno; YES MAYBE; token 2 is MAYBE, expected YES or NO (line 1)",
      })
  void equalOutputsDoNotHideItFromOthers(String comparison, String text, String why)
      throws IOException {
    assertUnreadable(comparison, text, why);
  }

  private void assertUnreadable(String comparison, String text, String why) throws IOException {
    CommandRun run = stress(comparison, text, text);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("brute: judge-error (reference-failed)"), run.out());
    assertTrue(run.out().contains(READ + why), run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "rcmp6; -.5e+3 1. 1e400",
        "icmp; -2147483648",
        "ncmp; ''",
        "nyesno; yEs No",
        "caseicmp; Case 1: 5",
        "tokens; nan abc",
        "wcmp; ''",
        "lcmp; a\\nb",
        "icpc float_tolerance 1e-6; nan 0x5",
      })
  void answersOfTheRightFormAreCompared(String comparison, String text) throws IOException {
    CommandRun run = stress(comparison, text, text);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
  }

  @Test
  void savedAnswersOfTestsAreReadToo() throws IOException {
    program("sol.sh", "echo nan");
    Path data = Files.createDirectory(folder.resolve("tests"));
    Files.writeString(data.resolve("1.in"), "1\n");
    Files.writeString(data.resolve("1.ans"), "nan\n");
    CommandRun run =
        CommandRun.of(
            "verify", "--checker", "std:rcmp6", "--solution", folder.resolve("sol.sh"), data);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("the saved answer: judge-error (reference-failed)"), run.out());
    assertTrue(run.out().contains(READ + "token 1 is nan"), run.out());
  }

  @Test
  void checkReadsTheAnswerFile() throws IOException {
    Path nan = program("nan.txt", "nan");
    CommandRun run =
        CommandRun.of("check", "--checker", "std:rcmp6", program("in.txt", "1"), nan, nan);
    assertEquals(ExitCode.USAGE, run.code(), run.out() + run.err());
    assertTrue(run.err().contains(READ + "token 1 is nan"), run.out() + run.err());
  }

  @Test
  void withoutAReferenceAnUnreadableOutputIsWrong() throws IOException {
    CommandRun run =
        CommandRun.of(
            "stress",
            "--generator",
            program("gen.sh", "echo $1"),
            "--solution",
            program("one.sh", "echo nan"),
            "--solution",
            program("two.sh", "echo nan"),
            "--checker",
            "std:rcmp6",
            "--seed",
            "1",
            "--n",
            "2",
            "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("one, two: wrong-answer (malformed-output)"), run.out());
    assertFalse(run.out().contains("disagreement"), run.out());
  }
}
