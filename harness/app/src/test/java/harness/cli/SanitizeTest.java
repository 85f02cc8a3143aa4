package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Undefined behaviour where outputs are right is a warning, which only --require-clean minds. */
final class SanitizeTest {

  /** Right for every number; what it reads beyond the array is not used. */
  private static final String BEYOND =
      """
      #include <stdio.h>
      int before[6], after[60];
      int main() {
        int n, seen = 0;
        scanf("%d", &n);
        for (int i = 0; i <= n % 7; i++) seen |= before[i];
        printf("%d\\n", seen == 123456789 ? 0 : n);
        return 0;
      }
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $1");
    program("brute.sh", "cat");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Path reference, Path solution, Object... more) {
    return CommandRun.of(
        Stream.concat(
                List.<Object>of(
                    "stress",
                    "--seed=1",
                    "--generator",
                    folder.resolve("gen.sh"),
                    "--reference",
                    reference,
                    "--solution",
                    solution)
                    .stream(),
                Stream.of(more))
            .toArray());
  }

  private JsonNode sanitized(Path json) throws IOException {
    return ReportSchema.of("run").read(json).get("sanitized");
  }

  @Test
  void aRightProgramGetsAWarningInEveryReport() throws IOException {
    Path brute = folder.resolve("brute.sh");
    Path solution = program("sol.c", BEYOND);
    Path json = folder.resolve("run.json");
    Path html = folder.resolve("run.html");
    Path junit = folder.resolve("run.xml");
    CommandRun run =
        stress(
            brute,
            solution,
            "--n=24",
            "--sanitize",
            "--json",
            json,
            "--html",
            html,
            "--junit",
            junit);
    assertEquals(ExitCode.OK, run.code(), run.err());
    String said = "sol.c:6: index 6 out of bounds for type 'int [6]'";
    assertTrue(run.out().contains("\n  line      " + said), run.out());
    assertTrue(run.out().contains("\n            for (int i = 0; i <= n % 7; i++)"), run.out());
    JsonNode warning = sanitized(json).at("/0/warnings/0");
    assertEquals(6, warning.get("line").asInt());
    assertTrue(warning.get("reproduce").asText().endsWith(" --sanitize"), warning.toString());
    assertTrue(sanitized(json).at("/0/runs").asInt() >= 16, "the share");
    assertTrue(Files.readString(html).contains(said), "in the page");
    assertTrue(Files.readString(junit).contains(said), "in JUnit");
    assertFalse(Files.readString(junit).contains("<failure"), "a warning");

    Path parts = folder.resolve("parts.json");
    stress(brute, solution, "--n=24", "--range=6", "--sanitize", "--shard=1/2", "--json", parts);
    Path other = folder.resolve("other.json");
    stress(
        brute,
        solution,
        "--n=24",
        "--range=6",
        "--sanitize",
        "--shard=2/2",
        "--json",
        other,
        "--threads=1");
    Path merged = folder.resolve("merged.json");
    CommandRun merge = CommandRun.of("merge", parts, other, "--json", merged);
    assertEquals(ExitCode.OK, merge.code(), merge.err());
    assertEquals(sanitized(json), sanitized(merged), "shards and threads agree");
    stress(brute, solution, "--n=24", "--range=6", "--shard=2/2", "--json", other);
    CommandRun refused = CommandRun.of("merge", parts, other);
    assertEquals(ExitCode.USAGE, refused.code(), "one part without checks: " + refused.out());
    assertEquals(1, refused.err().lines().count(), refused.err());

    String name = warning.get("case").asText();
    CommandRun again =
        CommandRun.of(
            "stress",
            "--generator",
            folder.resolve("gen.sh"),
            "--reference",
            brute,
            "--solution",
            solution,
            "--case",
            name,
            "--sanitize",
            "--require-clean");
    assertEquals(ExitCode.FINDINGS, again.code(), again.err());
    assertTrue(again.out().contains(said), again.out());
  }

  @Test
  void theProgramsOfTheJuryAreRunOnRequest() throws IOException {
    Path json = folder.resolve("run.json");
    CommandRun run =
        stress(
            program("brute.c", BEYOND),
            program("sol.sh", "exec cat"),
            "--n=12",
            "--sanitize=all",
            "--json",
            json);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("brute", sanitized(json).at("/0/program").asText());
    assertTrue(sanitized(json).at("/0/of_jury").asBoolean(), "of the jury");
    assertEquals(6, sanitized(json).at("/0/warnings/0/line").asInt());
    assertTrue(run.out().contains("undefined behaviour in a program of the jury"), run.out());
  }

  @Test
  void verifyRunsEachTestWithChecks() throws IOException {
    program("1.in", "3");
    program("1.ans", "3");
    program("2.in", "13");
    program("2.ans", "13");
    Path solution = program("sol.c", BEYOND);
    CommandRun run =
        CommandRun.of("verify", folder, "--solution", solution, "--sanitize", "--require-clean");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("in        1 of 2 runs, first on "), run.out());
  }

  @Test
  void whatCannotBeCheckedIsToldInOneLine() throws IOException {
    Path brute = folder.resolve("brute.sh");
    CommandRun run = stress(brute, program("sol.sh", "exec cat"), "--n=3", "--sanitize");
    assertEquals(ExitCode.OK, run.code(), run.err());
    String line = "--sanitize: no solution that should be right is in C or C++";
    assertTrue(run.err().contains(line), run.err());
    CommandRun strict =
        stress(brute, folder.resolve("sol.sh"), "--n=3", "--sanitize", "--require-clean");
    assertEquals(ExitCode.USAGE, strict.code());
    assertTrue(strict.err().contains(line), strict.err());
    CommandRun alone = stress(brute, folder.resolve("sol.sh"), "--require-clean");
    assertTrue(alone.err().contains("--require-clean needs --sanitize"), alone.err());
    CommandRun strange = stress(brute, folder.resolve("sol.sh"), "--sanitize=none");
    assertEquals(ExitCode.USAGE, strange.code());
  }
}
