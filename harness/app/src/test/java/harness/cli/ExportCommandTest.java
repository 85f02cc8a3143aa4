package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code export}: the contents of a package, and what is refused. */
final class ExportCommandTest {

  @TempDir private Path folder;

  private Path saved() throws IOException {
    Path saved = Files.createDirectories(folder.resolve("saved"));
    Files.writeString(saved.resolve("twice.in"), "2\n" + sampleBoard() + sampleBoard());
    Files.writeString(saved.resolve("twice.ans"), "7\n7\n");
    Files.writeString(saved.resolve("many.in"), "11\n" + sampleBoard().repeat(11));
    Files.writeString(saved.resolve("many.ans"), "7\n".repeat(11));
    Files.writeString(saved.resolve("index"), "twice: a \"trap\"\nmany: too many\n");
    Path accepted = Files.createDirectories(saved.resolve("submissions/accepted"));
    Files.writeString(accepted.resolve("right.py"), "print(7)\n");
    return saved;
  }

  private static String sampleBoard() {
    return "10110\n01*11\n10111\n01001\n00000\n";
  }

  @Test
  void writesStatementDataValidatorsAndSubmissions() throws IOException {
    Path out = folder.resolve("knights");
    CommandRun run =
        CommandRun.of(
            "export",
            "--puzzle",
            "knights",
            "--out",
            out,
            "--n",
            15,
            "--seed",
            3,
            "--time-limit",
            "1500ms",
            "--cases",
            saved());
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("4 data files, 1 submissions, time limit 1.5 s"), run.out());
    assertTrue(run.err().contains("left out the saved file many: "), run.err());
    String yaml = Files.readString(out.resolve("problem.yaml"));
    assertTrue(yaml.startsWith("problem_format_version: 2023-07-draft\n"), yaml);
    assertTrue(yaml.contains("\n  time_limit: 1.5\n"), yaml);
    assertTrue(Files.readString(out.resolve("statement/problem.en.md")).contains("## Input\n"));
    assertEquals(CheckCommandTest.SAMPLE, Files.readString(out.resolve("data/sample/1.in")));
    assertEquals("7\n-1\n", Files.readString(out.resolve("data/sample/1.ans")));
    assertEquals("7\n7\n", Files.readString(out.resolve("data/secret/twice.ans")));
    assertEquals(
        "description: \"a \\\"trap\\\"\"\n",
        Files.readString(out.resolve("data/secret/twice.yaml")));
    assertTrue(Files.readString(out.resolve("data/secret/mix-3-001.in")).startsWith("10\n"));
    assertTrue(Files.readString(out.resolve("data/secret/mix-3-002.in")).startsWith("5\n"));
    assertFalse(Files.exists(out.resolve("data/secret/many.in")));
    assertTrue(Files.exists(out.resolve("submissions/accepted/right.py")));
    assertFalse(Files.exists(out.resolve("submissions/submissions.yaml")), "no wrong programs");
    assertTrue(Files.isExecutable(out.resolve("input_validators/validate.py")));
    assertTrue(Files.isExecutable(out.resolve("output_validator/validate.py")));
    assertTrue(Files.isExecutable(out.resolve("judge_tools/check.sh")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rotation", "gears"})
  void everyPuzzleCanBeExportedWithoutSavedCases(String puzzle) {
    Path out = folder.resolve(puzzle);
    CommandRun run = CommandRun.of("export", "--puzzle", puzzle, "--out", out, "--n", 0);
    assertEquals(0, run.code(), run.err());
    assertTrue(Files.exists(out.resolve("data/sample/1.ans")));
    assertTrue(run.err().contains("requires an accepted submission"), run.err());
  }

  @Test
  void anAcceptedSubmissionThatFailsIsAFinding() throws IOException {
    Path saved = saved();
    Path wrong = saved.resolve("submissions/accepted/right.py");
    Files.writeString(wrong, "print(8)\n");
    Path out = folder.resolve("knights");
    CommandRun run =
        CommandRun.of(
            "export",
            "--puzzle",
            "knights",
            "--out",
            out,
            "--n",
            0,
            "--cases",
            saved,
            "--sandbox",
            "none");
    assertEquals(1, run.code(), run.err());
    assertTrue(
        run.err().contains("accepted/right.py: expected accepted, found wrong-answer on sample/1"),
        run.err());
    assertFalse(Files.exists(out));
  }

  @Test
  void refusesInOneLine() throws IOException {
    Path full = Files.createDirectories(folder.resolve("full/inner")).getParent();
    Object[][] lines = {
      {"export", "--puzzle", "knights"},
      {"export", "--puzzle", "knights", "--out", full},
      {"export", "--puzzle", "knights", "--out", folder.resolve("a"), "--n", -1},
      {"export", "--puzzle", "knights", "--out", folder.resolve("a"), "--solution", "x.py"},
      {"export", "--puzzle", "knights", "--out", folder.resolve("a"), "--cases", "nowhere"},
      {"export", "--puzzle", "chess", "--out", folder.resolve("a")},
    };
    for (Object[] line : lines) {
      CommandRun run = CommandRun.of(line);
      assertEquals(2, run.code(), run.err());
      assertEquals(1, run.err().lines().count(), run.err());
    }
  }
}
