package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code verify} says what validators and checkers let pass that is just off. */
final class LeniencyTest {

  private static final String STRICT =
      """
      import re, sys
      text = sys.stdin.read()
      match = re.fullmatch(r"([1-9]\\d?)\\n([1-9]\\d*( [1-9]\\d*)*)\\n", text, re.ASCII)
      sys.exit(42 if match and int(match[1]) == len(match[2].split()) else 43)
      """;

  private static final String LAX =
      """
      import sys
      tokens = sys.stdin.read().split()
      sys.exit(42 if 0 < int(tokens[0]) < 100 and all(1 <= int(t) for t in tokens) else 43)
      """;

  @TempDir private Path folder;

  @BeforeEach
  void writeAPackage() throws IOException {
    write("problem.yaml", "name: sum\nproblem_format_version: legacy\nvalidation: custom\n");
    write("data/secret/1.in", "3\n1 2 3\n");
    write("data/secret/1.ans", "6\n");
    write("data/secret/2.in", "2\n5 15\n");
    write("data/secret/2.ans", "20\n");
    write("submissions/accepted/a.py", "input()\nprint(sum(map(int, input().split())))\n");
    checker("b == a");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void checker(String condition) throws IOException {
    write(
        "output_validators/o.py",
        """
        import sys
        a = open(sys.argv[2]).read().split()
        b = sys.stdin.read().split()
        sys.exit(42 if %s else 43)
        """
            .formatted(condition));
  }

  private String verified() {
    CommandRun run = CommandRun.of("verify", "--problem", folder.toString());
    assertEquals(ExitCode.OK, run.code(), run.err());
    return run.out().replaceAll("\\s+", " ");
  }

  @Test
  void aStrictValidatorAndCheckerLetNothingPass() throws IOException {
    write("input_format_validators/v.py", STRICT);
    String said = verified();
    assertFalse(said.contains("accepts"), said);
    assertFalse(said.contains("disagree"), said);
  }

  @Test
  void aLaxValidatorIsNamedWithWhatItAccepts() throws IOException {
    write("input_format_validators/v.py", LAX);
    String said = verified();
    assertTrue(
        said.contains(
            "note: validator v accepts inputs with no line feed at the end; a blank at the end of"
                + " a line; a blank at the start; two blanks between tokens; a tab between tokens;"
                + " a line feed between tokens of a line; line ends of Windows; an empty line at"
                + " the end; a leading zero; a plus sign; a count that is one too large"),
        said);
  }

  @Test
  void validatorsThatDisagreeAreNamedWithAnInput() throws IOException {
    write(
        "input_format_validators/strict.ctd",
        "INT(1,99,n) NEWLINE REP(n,SPACE) INT(1,1000) END NEWLINE EOF\n");
    write("input_format_validators/lax.py", LAX);
    String said = verified();
    assertTrue(
        said.contains("the validators disagree: lax accepts and strict.ctd rejects the input \""),
        said);
    assertFalse(said.contains("accepts inputs with"), said);
  }

  @Test
  void aCheckerThatReadsOnlyTheFirstTokenIsNamed() throws IOException {
    write("input_format_validators/v.py", STRICT);
    checker("b[:1] == a[:1]");
    String said = verified();
    assertTrue(said.contains("checker o accepts outputs with text after the end"), said);
  }
}
