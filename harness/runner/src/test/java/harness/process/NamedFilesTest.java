package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Verdict;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that read and write named files in place of the standard streams. */
@Timeout(120)
final class NamedFilesTest {

  private static final NamedFiles FILES = new NamedFiles("the input.txt", "output.txt");
  private static final RunLimits LIMITS =
      RunLimits.of(5_000_000_000L, 256 << 20).withOutputBytes(1 << 20);

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  private static Program program(NamedFiles files, String script) {
    return new Program("sh", List.of("/bin/sh", "-c", script), List.of(), true, 0, List.of())
        .withFiles(files);
  }

  private static List<RunResult> run(Isolation isolation, NamedFiles files, String... scripts)
      throws IOException {
    String choose = "read -r which; shift \"$which\"; eval \"$1\"";
    List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", choose, "sh"));
    command.addAll(List.of(scripts));
    Program chosen = new Program("sh", command, List.of(), true, 0, List.of()).withFiles(files);
    List<RunResult> results = new ArrayList<>();
    try (ProgramHost host = ProgramHost.open(CACHE, isolation);
        ProgramSession session = host.session(chosen, 256 << 20)) {
      for (int i = 0; i < scripts.length; i++) {
        byte[] input = (i + "\nsecond line\n").getBytes(StandardCharsets.UTF_8);
        results.add(session.run(RunRequest.of(input, LIMITS).quickly()));
      }
    }
    return results;
  }

  @ParameterizedTest
  @EnumSource(
      value = Isolation.class,
      names = {"AUTO", "NONE"})
  void theInputIsInItsFileAndTheOutputIsTakenFromItsFile(Isolation isolation) throws IOException {
    List<RunResult> results =
        run(
            isolation,
            FILES,
            "cat 'the input.txt' > output.txt",
            "cat > output.txt",
            "echo printed",
            "echo printed; echo written > output.txt",
            "echo printed; : > output.txt",
            "echo printed; echo written > output.txt; rm output.txt 'the input.txt'",
            "echo printed; echo written > output.txt; chmod 0 output.txt; exit 3",
            "ls; cat output.txt 2>/dev/null");
    assertEquals(
        List.of(
            "0\nsecond line\n",
            "second line\n",
            "printed\n",
            "written\n",
            "",
            "printed\n",
            "written\n",
            "the input.txt\n"),
        results.stream().map(RunResult::outputText).toList());
    assertEquals(3, results.get(6).report().exitCode());
    assertTrue(results.stream().allMatch(each -> each.files().isEmpty()));
    assertFalse(results.stream().anyMatch(each -> each.report().forked()));
  }

  @ParameterizedTest
  @EnumSource(
      value = Isolation.class,
      names = {"AUTO", "NONE"})
  void whatIsNoRegularFileIsNotFollowed(Isolation isolation) throws IOException {
    List<RunResult> results =
        run(
            isolation,
            FILES,
            "ln -s /etc/passwd output.txt",
            "ln -s 'the input.txt' output.txt",
            "mkdir output.txt; echo in > output.txt/output.txt",
            "mkfifo output.txt",
            "ln -s /dev/zero output.txt",
            "rm 'the input.txt'; mkdir 'the input.txt'; echo printed",
            "cat 'the input.txt'");
    assertEquals(
        List.of("", "", "", "", "", "printed\n", "6\nsecond line\n"),
        results.stream().map(RunResult::outputText).toList());
    assertTrue(results.stream().allMatch(each -> each.report().endedWell()));
  }

  @ParameterizedTest
  @EnumSource(
      value = Isolation.class,
      names = {"AUTO", "NONE"})
  void theLimitOnOutputCountsForTheFile(Isolation isolation) throws IOException {
    List<RunResult> results =
        run(
            isolation,
            FILES,
            "head -c 10000000000 /dev/zero > output.txt",
            "exec head -c 10000000000 /dev/zero > output.txt",
            "head -c 1048577 /dev/zero > output.txt",
            "head -c 1048577 /dev/zero",
            "head -c 1048576 /dev/zero > output.txt");
    for (RunResult each : results.subList(0, 4)) {
      assertEquals(Verdict.OUTPUT_LIMIT_EXCEEDED, each.report().judgement().verdict());
    }
    assertEquals(1 << 20, results.get(4).output().length);
    assertEquals(1 << 20, results.get(4).report().outputBytes());
    assertTrue(results.get(4).report().endedWell());
  }

  @Test
  void oneOfTheStreamsMayBeTheStandardOne() throws IOException {
    List<RunResult> written =
        run(Isolation.AUTO, new NamedFiles("", "a b"), "ls; tac > 'a b'", "ls; echo printed");
    assertEquals("second line\n", written.get(0).outputText());
    assertEquals("printed\n", written.get(1).outputText());
    List<RunResult> read = run(Isolation.AUTO, new NamedFiles("-n", ""), "cat -- -n; ls");
    assertEquals("0\nsecond line\n-n\n", read.get(0).outputText());
  }

  @Test
  void otherFilesOfARequestAreGivenAndReturned() throws IOException {
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.AUTO);
        ProgramSession session =
            host.session(program(FILES, "cat more > log; echo written > output.txt"), 256 << 20)) {
      RunRequest request =
          RunRequest.of(new byte[0], LIMITS)
              .withFile("more", Content.of("123456"))
              .withWanted(List.of("log"), 4);
      RunResult named = session.run(request);
      assertEquals("written\n", named.outputText());
      assertEquals(List.of("log"), List.copyOf(named.files().keySet()));
      assertEquals("1234", named.files().get("log").text());
      assertTrue(named.files().get("log").cut());
      Map<String, KeptFile> all = session.run(request.withEverythingWanted(10)).files();
      assertEquals("written\n", all.get("output.txt").text());
      assertTrue(all.containsKey("log"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", ",", "a,b,c", "a/b,c", "../a,b", "..,b", "a,.", "a,a", "a\n,b"})
  void otherNamesAreRefused(String text) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> NamedFiles.parse(text));
    assertEquals(1, refused.getMessage().lines().count());
    assertThrows(
        IllegalArgumentException.class, () -> NamedFiles.parse("a".repeat(256) + "," + text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.in,a.out | read a.in and write a.out",
        ",a.out | write a.out",
        "my input.txt, | read my input.txt"
      })
  void oneNameMayBeMissing(String text, String does) {
    NamedFiles files = NamedFiles.parse(text);
    assertEquals(text, files.text());
    assertEquals(does, files.inWords());
  }
}
