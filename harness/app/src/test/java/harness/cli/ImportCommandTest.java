package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.formats.Scratch;
import harness.formats.samples.ImportedProblem;
import harness.formats.samples.SampleFiles;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code import}: folders made from what a browser or an editor saved. */
final class ImportCommandTest {

  private static final String SUMS =
      """
      {"name": "A. Sums \\u00e9t\\u00e9", "group": "x", "url": "https://x.org/a",
       "interactive": false, "memoryLimit": 64, "timeLimit": 1500,
       "tests": [{"input": "1 2\\r\\n", "output": "3"}, {"input": "4 5\\n", "output": ""}],
       "input": {"type": "stdin"}, "output": {"type": "stdout"},
       "languages": {}, "batch": {"id": "1", "size": 1}}
      """;

  @TempDir private Path folder;

  private CommandRun imported(String json, Path out) throws IOException {
    Path file = Files.writeString(folder.resolve("problem.json"), json);
    return CommandRun.of("import", file, "--out", out);
  }

  @Test
  void samplesAndLimitsAreThoseOfTheFolder() throws IOException {
    Path out = folder.resolve("sums");
    CommandRun run = imported(SUMS, out);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(out + "\n", run.out());
    assertEquals("1 2\n", Files.readString(out.resolve("sample-1.in")));
    assertEquals("3\n", Files.readString(out.resolve("sample-1.ans")));
    assertFalse(Files.exists(out.resolve("sample-2.ans")));
    try (Scratch scratch = new Scratch()) {
      SampleFiles read = SampleFiles.in(out, List.of("sol.cpp"), each -> false, scratch);
      assertEquals(2, read.tests().size());
      assertEquals(1500, read.timeLimitMillis());
      assertEquals(64, read.memoryLimitMib());
      assertEquals(List.of(), read.notes());
    }
  }

  @Test
  void stressUsesThem() throws IOException {
    Path out = folder.resolve("sums");
    imported(SUMS, out);
    Files.writeString(out.resolve("sol.sh"), "read a b; echo 7\n");
    Files.writeString(out.resolve("brute.sh"), "read a b; echo $((a + b))\n");
    CommandRun run =
        CommandRun.of("stress", "--problem", out, "--n", "2", "--seed", "1", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.err().contains("2 samples, 1 of them with an answer"), run.err());
  }

  @Test
  void anExistingFolderIsLeftAsItIs() throws IOException {
    Path out = Files.createDirectory(folder.resolve("sums"));
    CommandRun run = imported(SUMS, out);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(out + " exists and is left as it is"), run.err());
    try (Stream<Path> all = Files.list(out)) {
      assertEquals(0, all.count());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "A. Sums, a-sums",
    "../../etc/passwd, etc-passwd",
    "C:\\\\aux, c-aux",
    "\\u0007\\u001b[31m, 31m",
    "\\u65e5\\u672c, problem",
    "..., problem",
  })
  void namesOfFoldersAreSafe(String name, String expected) {
    String json = "{\"name\": \"" + name + "\", \"tests\": []}";
    assertEquals(expected, ImportedProblem.read(json, "x").get(0).folderName());
  }

  @Test
  void aNameInAnotherScriptGivesWayToTheAddress() {
    String json = "{\"name\": \"\u65e5\u672c\", \"url\": \"https://x.org/problem/P1001?a=%2e\"}";
    assertEquals("problem-p1001-a-2e", ImportedProblem.read(json, "x").get(0).folderName());
  }

  @Test
  void namedFilesAreQuoted() throws IOException {
    String json =
        SUMS.replace("{\"type\": \"stdin\"}", "{\"type\": \"file\", \"fileName\": \"a b.in\"}");
    CommandRun run = imported(json, folder.resolve("sums"));
    assertTrue(run.err().contains("programs use files: add --files 'a b.in,'"), run.err());
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertEquals("a", ImportedProblem.read("\ufeff{\"name\": \"A\"}", "x").get(0).folderName());
  }

  @Test
  void longNamesAreCut() throws IOException {
    String json = "{\"name\": \"" + "x/".repeat(1 << 19) + "\", \"timeLimit\": -5}";
    ImportedProblem longNamed = ImportedProblem.read(json, "x").get(0);
    assertTrue(longNamed.folderName().length() <= 60);
    List<String> notes = longNamed.writeTo(folder.resolve("long"));
    assertTrue(notes.get(0).contains("-5 is no limit"), notes.toString());
  }

  @Test
  void severalProblemsGetFoldersOfTheirOwn() throws IOException {
    String both =
        "[" + SUMS + ", {\"name\": \"B\", \"interactive\": true, \"tests\": [{\"input\": \"1\"}]}]";
    CommandRun run = imported(both, folder.resolve("contest"));
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(Files.exists(folder.resolve("contest/a-sums-ete/sample-1.in")), run.out());
    assertFalse(Files.exists(folder.resolve("contest/b/sample-1.in")));
    assertTrue(run.err().contains("interactive"), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ | expected the JSON",
        "'' | problem.json: empty; expected the JSON",
        "[] | expected a problem",
        "{} | expected a problem of",
        "null | expected a problem",
        "[null] | expected a problem",
        "7 | there is no object",
        "{\"name\": \"a\", \"timeLimit\": \"fast\"} | the field timeLimit has another type",
        "{\"name\": \"a\", \"tests\": [{\"input\": [1]}]} | the field tests.input has another type"
      })
  void whatIsNoProblemIsRefused(String json, String why) throws IOException {
    CommandRun run = imported(json, folder.resolve("new"));
    assertEquals(ExitCode.USAGE, run.code(), run.out());
    assertTrue(run.err().contains(why), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse(Files.exists(folder.resolve("new")));
  }

  @Test
  void aSourceMustBeNamed() {
    assertEquals(ExitCode.USAGE, CommandRun.of("import").code());
    assertEquals(ExitCode.USAGE, CommandRun.of("import", "x.json", "--listen").code());
  }

  @Test
  void onlyJsonForThisMachineIsAccepted() throws Exception {
    try (ProblemListener listener = new ProblemListener(0)) {
      HttpRequest.Builder to =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + listener.port() + "/"));
      assertEquals(405, status(to.copy().GET()));
      assertEquals(415, status(to.copy().POST(BodyPublishers.ofString("{}"))));
      HttpRequest.Builder json = to.header("Content-Type", "application/json");
      assertEquals(413, status(json.copy().POST(BodyPublishers.ofByteArray(new byte[17 << 20]))));
      assertEquals(200, status(json.copy().POST(BodyPublishers.ofString(SUMS))));
      assertEquals(SUMS, listener.next(Duration.ofSeconds(10)));
      assertThrows(UsageException.class, () -> listener.next(Duration.ofMillis(1)));
    }
  }

  private static int status(HttpRequest.Builder request) throws Exception {
    return HttpClient.newHttpClient().send(request.build(), BodyHandlers.discarding()).statusCode();
  }
}
