package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code validate}: the codes of each convention, and the line that says where. */
final class ValidateCommandTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"harness, 0, 2, 2", "testlib, 0, 3, 3", "icpc, 42, 43, 3"})
  void speaksEachConvention(String codes, int valid, int invalid, int unreadable) {
    CommandRun good =
        CommandRun.typing(
            CheckCommandTest.SAMPLE, "validate", "--puzzle", "knights", "--codes", codes);
    assertEquals(new CommandRun(valid, "ok, 2 cases\n", ""), good);
    CommandRun bad =
        CommandRun.typing(
            CheckCommandTest.SAMPLE.replace("00100", "00 00"),
            "validate",
            "--puzzle",
            "knights",
            "--codes",
            codes);
    String line =
        "harness validate: standard input: line 11, column 3: found a space,"
            + " expected 0, 1 or * for square 5,3 of board 2 of 2\n";
    assertEquals(new CommandRun(invalid, "", line), bad);
    Path missing = folder.resolve("missing");
    CommandRun none = CommandRun.of("validate", "--puzzle", "knights", "--codes", codes, missing);
    String complaint = "harness validate: cannot read " + missing + ": no such file\n";
    assertEquals(new CommandRun(unreadable, "", complaint), none);
  }

  @Test
  void reportsWhereAnInputDiffersFromItsDescription() throws IOException {
    Path description = Files.writeString(folder.resolve("in.ctd"), "INT(1,9,n) NEWLINE");
    assertEquals(
        new CommandRun(0, "ok\n", ""),
        CommandRun.typing("7\n", "validate", "--input-format", description));
    assertEquals(
        new CommandRun(0, "ok\n", ""),
        CommandRun.typing("7\n", "validate", "--input-format", description, "-"));
    String line =
        "harness validate: standard input: in.ctd: line 1, column 1: expected an integer from 1 to"
            + " 9, found '10' (line 1, column 1 of the description: INT(1,9,n))\n";
    assertEquals(
        new CommandRun(2, "", line),
        CommandRun.typing("10\n", "validate", "--input-format", description));
  }

  @Test
  void stopsADescriptionThatNeverEnds() throws IOException {
    Path description =
        Files.writeString(folder.resolve("in.ctd"), "SET(a=1) WHILE(a > 0) SET(a=a+1) END");
    CommandRun run =
        CommandRun.typing(
            "", "validate", "--jury-time-limit", "200ms", "--input-format", description);
    assertEquals("harness validate: in.ctd: not finished after 200 ms\n", run.err());
  }

  @Test
  void refusesADescriptionWithThePlaceOfTheMistake() throws IOException {
    Path description = Files.writeString(folder.resolve("in.ctd"), "INT(1,9\nNEWLINE");
    CommandRun run = CommandRun.typing("", "validate", "--input-format", description);
    assertEquals(2, run.code());
    assertTrue(run.err().contains("in.ctd: line 2, column 1: "), run.err());
  }

  @Test
  void refusesAFolder() {
    CommandRun run = CommandRun.of("validate", "--puzzle", "knights", folder);
    assertEquals(2, run.code());
    assertEquals("harness validate: cannot read " + folder + ": it is a folder\n", run.err());
  }
}
