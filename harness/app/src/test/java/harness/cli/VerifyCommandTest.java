package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code harness verify}, run in process on temporary folders. */
final class VerifyCommandTest {

  private static final String GOAL = "11111\n01111\n00*11\n00001\n00000\n";
  private static final String SEVEN = "10110\n01*11\n10111\n01001\n00000\n";

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();

  private Path write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  private void saveTwo() throws IOException {
    write("knights/goals.in", "2\n" + GOAL + GOAL);
    write("knights/goals.ans", "0\n0\n");
    write("knights/seven.in", "2\n" + SEVEN + GOAL);
    write("knights/seven.ans", "7\n0\n");
  }

  private int verify(String... options) {
    List<String> line = new ArrayList<>(List.of("verify", "--puzzle", "knights"));
    line.addAll(List.of(options));
    line.add(folder.toString());
    return Main.run(line.toArray(String[]::new));
  }

  private String complained() {
    return console.complained().replace(folder + "/", "");
  }

  @Test
  void aSolverIsRunOverAllFiles() throws IOException {
    saveTwo();
    assertEquals(0, verify("--solver", "ida-star", "--json", folder.resolve("r.json").toString()));
    JsonNode report = new JsonMapper().readTree(folder.resolve("r.json").toFile());
    assertEquals(4, report.at("/submissions/0/verdicts/accepted").asInt());
    assertEquals("seven", report.at("/files/1/name").asText());
    assertEquals(1, verify("--solver", "ida-star", "--expect-findings"));
  }

  @Test
  void programsGetEachFileUnchanged() throws IOException {
    saveTwo();
    Path program =
        write("says.sh", "read t; read b; [ $t = 2 ] && echo $((b==10110?7:0)) && echo 0");
    assertEquals(0, verify("--solution", program.toString()), complained());
  }

  @Test
  void aWrongProgramFailsWithTheFileThatShowsIt() throws IOException {
    saveTwo();
    Path program = write("zeros.sh", "echo 0; echo 0");
    assertEquals(1, verify("--solution", program.toString()));
    String report = console.printed();
    assertTrue(report.contains("knights/saved:seven@0#0"), report);
    assertTrue(report.contains("--only seven --solution "), report);
    assertEquals(0, verify("--solution", program.toString(), "--only", "goals"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seven.ans | 9;0; | line 1, column 1: found '9': case 1: says 9; 7 moves suffice",
        "seven.ans | 7;x; | line 2, column 1: found 'x', expected a number of moves or -1",
        "seven.ans | 7; | line 1, column 2: case 2: the file ends without an answer",
        "seven.ans | 7;0;;5; | line 4, column 1: found '5': the file continues after the last of 2"
            + " answers",
        "seven.in | 2;1x110; | line 2, column 2: found 'x', expected 0, 1 or * for square 1,2 of board 1"
            + " of 2",
        "seven.in | 0; | line 1, column 1: found no case, expected at least one"
      })
  void aDamagedFileIsNamedWithLineAndColumn(String file, String text, String problem)
      throws IOException {
    saveTwo();
    write("knights/" + file, text.replace(';', '\n'));
    assertEquals(2, verify());
    String expected = "harness verify: knights/" + file + ": " + problem.replaceAll("\\s+", " ");
    assertEquals(expected, complained().strip());
  }

  @Test
  void anAddedCaseIsAnsweredAndFoundAgain() throws IOException {
    Path file = write("new/found.in", "1\n" + SEVEN);
    assertEquals(0, verify("--add", file.toString(), "--why", "seven moves"), complained());
    Path filed = folder.resolve("found.ans");
    assertEquals("7\n", Files.readString(filed));
    assertEquals("found: seven moves\n", Files.readString(folder.resolve("index")));
    assertEquals(0, verify("--solver", "bfs"));
  }

  @Test
  void aCaseIsSavedOnceUnderAValidName() throws IOException {
    Path seven = write("new/seven.in", "1\n" + SEVEN);
    Path again = write("new/again.in", "1\r\n" + SEVEN);
    assertEquals(0, verify("--add", seven.toString(), "--why", "w"));
    assertEquals(2, verify("--add", again.toString(), "--why", "w"));
    assertTrue(complained().contains("the same cases are already saved as seven.in"), complained());
    assertEquals(2, verify("--add", again.toString(), "--why", "w", "--name", "No Name"));
    assertTrue(complained().contains("'No Name' is not a valid case name"), complained());
    assertEquals(2, verify("--add", again.toString()));
    assertTrue(complained().contains("missing --why TEXT"), complained());
    assertFalse(Files.exists(folder.resolve("again.in")));
  }

  @Test
  void strengthReportsWhichProgramsSurvive() throws IOException {
    saveTwo();
    Path programs = folder.resolve("wrong");
    write("wrong/zeros.sh", "echo 0; echo 0");
    write("wrong/sevens.sh", "read t; for i in `seq $t`; do echo 7; done");
    write("wrong/right.sh", "read t; read b; echo $((b==10110?7:0)); echo 0");
    String json = folder.resolve("s.json").toString();
    assertEquals(1, verify("--strength", "--programs", programs.toString(), "--json", json));
    JsonNode report = new JsonMapper().readTree(Path.of(json).toFile());
    assertEquals("[\"right.sh\"]", report.get("survivors").toString());
    assertEquals("[\"seven\"]", report.get("smallest").toString());
    assertEquals("[\"zeros.sh\"]", report.at("/files/1/earns").toString());
    Files.delete(programs.resolve("right.sh"));
    assertEquals(0, verify("--strength", "--programs", programs.toString()));
  }

  @Test
  void submissionsAreCheckedAgainstTheirFoldersAndTheTable() throws IOException {
    write("knights/goals.in", "2\n" + GOAL + GOAL);
    write("knights/goals.ans", "0\n0\n");
    write("knights/submissions/wrong_answer/minus.sh", "read t; echo -1; echo -1");
    write("knights/submissions/run_time_error/fails.sh", "exit 3");
    assertEquals(0, verify("--submissions", "--n", "10"), complained());
    write(
        "submissions.json",
        "[{\"puzzle\":\"knights\",\"file\":\"wrong_answer/minus.sh\","
            + "\"verdict\":\"wrong-answer\",\"reason\":\"illegal-move\"}]");
    assertEquals(1, verify("--submissions", "--n", "10"));
    String report = console.printed();
    assertTrue(report.contains("(illegal-move), found only other reasons"), report);
    write("submissions.json", "[{]");
    assertEquals(2, verify("--submissions", "--n", "10"));
    assertTrue(complained().contains("submissions.json: line 1, column 3: "), complained());
  }

  @Test
  void modesCannotBeCombined() {
    assertEquals(2, verify("--strength", "--submissions"));
    assertEquals(2, verify("--strength", "--solver", "bfs"));
    assertEquals(2, verify("--programs", "x"));
    assertEquals(2, verify("--why", "x"));
    assertEquals(2, verify("--n", "5"));
    assertEquals(2, verify("--submissions", "--for", "5s"));
    assertEquals(2, Main.run("verify", "--solver", "bfs", folder.toString()));
  }
}
