package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code verify} says what validators and checkers let pass that is just off. */
final class LeniencyTest {

  private static final String LAX =
      """
      import sys
      tokens = sys.stdin.read().split()
      sys.exit(42 if 0 < int(tokens[0]) < 100 and all(1 <= int(t) for t in tokens) else 43)
      """;

  @TempDir private Path temporary;
  private SumPackage problem;

  @BeforeEach
  void writeAPackage() throws IOException {
    problem = SumPackage.in(temporary);
  }

  private void checker(String condition) throws IOException {
    problem.write(
        "problem.yaml", "name: sum\nproblem_format_version: legacy\nvalidation: custom\n");
    problem.write(
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
    CommandRun run = CommandRun.of("verify", "--problem", problem.folder());
    assertEquals(ExitCode.OK, run.code(), run.err());
    return run.out().replaceAll("\\s+", " ");
  }

  @Test
  void aStrictValidatorAndCheckerLetNothingPass() throws IOException {
    problem.describe();
    checker("b == a");
    String said = verified();
    assertFalse(said.contains("note:"), said);
  }

  @Test
  void aLaxValidatorIsNamedWithWhatItAccepts() throws IOException {
    problem.write("input_format_validators/lax.py", LAX);
    String said = verified();
    assertTrue(
        said.contains(
            "note: validator lax accepts inputs with no line feed at the end; a blank at the end of"
                + " a line; a blank at the start; two blanks between tokens; a tab between tokens;"
                + " a line feed between tokens of a line; line ends of Windows; an empty line at"
                + " the end; a leading zero; a plus sign; a count that is one too large"),
        said);
  }

  @Test
  void validatorsThatDisagreeAreNamedWithAnInput() throws IOException {
    problem.describe();
    problem.write("input_format_validators/lax.py", LAX);
    String said = verified();
    assertTrue(
        said.contains("the validators disagree: lax accepts and v.ctd rejects the input \""), said);
    assertFalse(said.contains("inputs with"), said);
  }

  @Test
  void aCheckerThatReadsOnlyTheFirstTokenIsNamed() throws IOException {
    problem.describe();
    checker("b[:1] == a[:1]");
    String said = verified();
    assertTrue(said.contains("note: checker o accepts outputs with text after the end"), said);
  }
}
