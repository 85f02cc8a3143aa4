package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A command whose output is incomplete never exits with 0. */
@Thorough
@Timeout(300)
final class OutputCutOffTest {

  private static final Path FULL = Path.of("/dev/full");
  private static final String SOLVED = "1\n11111\n01111\n00*11\n00001\n00000\n";

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();

  @BeforeEach
  void write() throws IOException {
    assumeTrue(Files.exists(FULL), "no " + FULL);
    Files.writeString(folder.resolve("solved.in"), SOLVED);
    Path cases = Files.createDirectories(folder.resolve("cases/knights"));
    Files.writeString(cases.resolve("solved.in"), SOLVED);
    Files.writeString(cases.resolve("solved.ans"), "0\n");
  }

  private int printingTo(OutputStream out, String line, String fresh) {
    String[] words =
        line.replace("DIR", folder.toString())
            .replace("NEW", folder.resolve(fresh).toString())
            .split(" +", -1);
    return Main.run(out, words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "--version",
        "list",
        "list --json -",
        "stress --help",
        "stress --puzzle knights --n 20 --seed 1 --solver ida-star",
        "stress --puzzle knights --n 20 --seed 1 --solver ida-star --json -",
        "stress --puzzle knights --n 40 --seed 1 --solver ida-star --campaign NEW",
        "exhaust --puzzle knights --max-distance 2 --solver ida-star",
        "bench --puzzle knights --n 10 --rounds 1 --max-distance 1 --solver ida-star --json -",
        "hack --puzzle rotation --time 100ms --seed 1 --solver ida-star",
        "verify DIR/cases --puzzle knights --solver ida-star",
        "generate --puzzle knights --n 5 --seed 1",
        "generate --case knights/easy@1#0",
        "solve --puzzle knights --solver ida-star DIR/solved.in",
        "minimize --puzzle knights --solver ida-star DIR/solved.in",
        "validate --puzzle knights DIR/solved.in",
        "replay --puzzle knights DIR/solved.in",
        "census --puzzle gears --case gears/boundary@42#137 --list 0",
        "export --puzzle knights --cases DIR/cases --n 0 --time-limit 1s --out NEW",
      })
  void aFullDiskIsReportedInOneLineAtTheEnd(String line) throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    assertEquals(ExitCode.OK, printingTo(whole, line, "one"), console.complained());
    assertTrue(whole.size() > 0);
    console.clear();
    try (OutputStream full = new FileOutputStream(FULL.toFile())) {
      assertEquals(ExitCode.DEFECT, printingTo(full, line, "other"), console.complained());
    }
    List<String> said = console.complained().lines().toList();
    assertEquals(
        "harness: cannot write to standard output: No space left on device",
        said.get(said.size() - 1));
    assertEquals(
        1, said.stream().filter(each -> each.contains("cannot")).count(), console.complained());
  }

  @ParameterizedTest
  @CsvSource({"testlib, 3", "icpc, 3", "harness, 3"})
  void itIsAFailureInEveryConventionOfExitCodes(String codes, int code) throws IOException {
    try (OutputStream full = new FileOutputStream(FULL.toFile())) {
      String line = "validate --puzzle knights --codes " + codes + " DIR/solved.in";
      assertEquals(code, printingTo(full, line, ""));
    }
  }

  @Test
  void outputBeforeTheFailureIsAPrefix() throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    assertEquals(ExitCode.OK, printingTo(whole, "list", ""));
    ByteArrayOutputStream cut = new ByteArrayOutputStream();
    assertEquals(ExitCode.DEFECT, printingTo(failingOnce(cut), "list", ""));
    String written = cut.toString(StandardCharsets.UTF_8);
    assertTrue(!written.isEmpty() && written.length() < whole.size(), written);
    assertTrue(whole.toString(StandardCharsets.UTF_8).startsWith(written), written);
  }

  /** A stream that fails once and then works again. */
  private static OutputStream failingOnce(OutputStream out) {
    return new OutputStream() {
      private int writes;

      @Override
      public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        if (++writes == 3) {
          throw new IOException("No space left on device");
        }
        out.write(bytes, from, length);
      }
    };
  }

  @ParameterizedTest
  @CsvSource({
    "--json, stress --puzzle knights --n 10 --seed 1 --solver ida-star",
    "--junit, stress --puzzle knights --n 10 --seed 1 --solver ida-star",
    "--html, stress --puzzle knights --n 10 --seed 1 --solver ida-star",
    "--html, hack --puzzle rotation --time 100ms --seed 1 --solver ida-star",
    "--out, hack --puzzle rotation --time 100ms --seed 1 --solver ida-star",
    "--out, census --puzzle gears --case gears/boundary@42#137 --list 0",
    "--json, census --puzzle gears --case gears/boundary@42#137 --list 0",
    "--json, list",
    "--json, verify DIR/cases --puzzle knights --solver ida-star",
  })
  void aFileOnAFullDiskIsNamed(String option, String line) {
    String command = line.split(" ", 2)[0];
    int code = printingTo(new ByteArrayOutputStream(), line + " " + option + " " + FULL, "");
    assertEquals(ExitCode.DEFECT, code, console.complained());
    assertTrue(
        console
            .complained()
            .endsWith(
                "harness " + command + ": cannot write to " + FULL + ": No space left on device\n"),
        console.complained());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generate --puzzle knights --n 5 --seed 1 --out DIR/many",
        "stress --puzzle knights --n 40 --seed 1 --solver ida-star --campaign DIR/campaign",
      })
  void aFileThatMayNotGrowIsNamed(String line) throws Exception {
    assertNamed(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generate --puzzle knights --n 5 --seed 1 --out DIR",
        "export --puzzle knights --cases DIR/cases --n 0 --time-limit 1s --out DIR/package",
        "census --puzzle gears --case gears/boundary@42#137 --list 0 --out DIR/table",
        "check --puzzle knights DIR/solved.in DIR/solved.out --feedback DIR/feedback",
      })
  void aFileOfAnotherCommandThatMayNotGrowIsNamed(String line) throws Exception {
    assertNamed(line);
  }

  private void assertNamed(String line) throws Exception {
    Path limiter = Path.of("/usr/bin/prlimit");
    assumeTrue(Files.isExecutable(limiter), "no prlimit");
    Files.writeString(folder.resolve("solved.out"), "0\n");
    List<String> words = new ArrayList<>(List.of(limiter.toString(), "--fsize=8"));
    words.addAll(Child.words((Object[]) line.replace("DIR", folder.toString()).split(" ", -1)));
    // its messages must go where there is room
    Process process =
        new ProcessBuilder(words)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectInput(Path.of("/dev/null").toFile())
            .start();
    String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(ExitCode.DEFECT, process.waitFor(), said);
    String last = said.lines().reduce((one, next) -> next).orElse("");
    assertTrue(last.startsWith("harness " + line.split(" ", 2)[0] + ": cannot write to "), said);
    assertTrue(last.contains(folder.toString()), said);
  }

  @ParameterizedTest
  @CsvSource({"list, >/dev/full, 3, No space left on device", "list, >&-, 3, Bad file descriptor"})
  void aProcessEndsAccordingly(String command, String redirection, int code, String why)
      throws Exception {
    List<String> words = Child.inShell("\"$@\" " + redirection, Child.words(command));
    CommandRun run = Child.run(folder, words);
    String line = "harness: cannot write to standard output: " + why + "\n";
    assertEquals(new CommandRun(code, "", line), run);
  }

  @Test
  void aReaderThatStopsReadingIsNotAFailure() throws Exception {
    String script = "{ \"$@\"; echo $? >&2; } | true";
    assertEquals("0\n", Child.run(folder, Child.inShell(script, Child.words("list"))).err());
  }

  @Test
  void anEndlessInputEndsOnceNobodyReadsTheAnswers() throws Exception {
    String board = SOLVED.substring(SOLVED.indexOf('\n') + 1).stripTrailing();
    String script = "{ echo 2236962; yes '" + board + "'; } | { \"$@\"; echo $? >&2; } | head -n 3";
    List<String> words = Child.words("solve", "--puzzle=knights", "--solver=ida-star");
    CommandRun run = Child.run(folder, Child.inShell(script, words));
    assertEquals(new CommandRun(0, "0\n0\n0\n", "0\n"), run);
  }
}
