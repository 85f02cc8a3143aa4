package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.cases.Printable;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No text from a file's name, a compiler or a program can control the terminal or change the
 * direction of text.
 */
@Timeout(300)
final class HostileTextTest {

  private static final String SOLVED = "1\n11111\n01111\n00*11\n00001\n00000\n";

  /** Clears the screen, rings the bell, sets the title, and changes the direction of text. */
  private static final String HOSTILE =
      "\u001b[2J\u0007\u001b]0;x\u0007\u009b31m\u202e\u2066\u200f\u061c";

  @TempDir private Path folder;
  private Path program;
  private Path source;
  private Path input;
  private Path output;

  @BeforeEach
  void write() throws IOException {
    boolean unicode = "UTF-8".equals(System.getProperty("sun.jnu.encoding"));
    String name = unicode ? HOSTILE : "\u001b[2J\u0007";
    program = folder.resolve("p" + name);
    Files.writeString(program, "#!/bin/sh\nwhile read line; do echo '" + HOSTILE + "'; done\n");
    assertTrue(program.toFile().setExecutable(true));
    source = folder.resolve("s" + name + ".c");
    Files.writeString(source, "#error " + HOSTILE + "\n");
    input = folder.resolve("i" + name + ".in");
    Files.writeString(input, SOLVED);
    output = Files.writeString(folder.resolve("o" + name), HOSTILE);
    Files.writeString(folder.resolve("i" + name + ".ans"), "0\n");
  }

  private CommandRun run(String line, Object... more) {
    Object[] words =
        Arrays.stream(line.split(" +", -1))
            .map(
                word ->
                    switch (word) {
                      case "DIR" -> folder;
                      case "PROGRAM" -> program;
                      case "SOURCE" -> source;
                      case "INPUT" -> input;
                      case "OUTPUT" -> output;
                      case "HOSTILE" -> HOSTILE;
                      default -> word;
                    })
            .toArray();
    Object[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return CommandRun.of(all);
  }

  private static void assertPrintable(String text) {
    assertEquals(Printable.text(text), text);
  }

  private static void assertPrintable(CommandRun run) {
    assertPrintable(run.out());
    assertPrintable(run.err());
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(
      strings = {
        "stress --puzzle knights --n 20 --seed 1 --solution PROGRAM",
        "bench --puzzle knights --n 10 --rounds 1 --max-distance 1 --solution PROGRAM",
        "hack --puzzle knights --goal wrong --time 1s --seed 1 --solution PROGRAM",
        "exhaust --puzzle knights --max-distance 1 --solution PROGRAM",
        "minimize --puzzle knights --solution PROGRAM INPUT",
        "verify DIR --puzzle knights --solution PROGRAM",
        "check --puzzle knights INPUT OUTPUT",
        "replay --puzzle knights --moves HOSTILE INPUT",
      })
  void aProgramsNameAndOutputAreEscaped(String line) {
    CommandRun run = run(line);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue((run.out() + run.err()).contains("\\x1b[2J\\x07"), run.out());
    assertPrintable(run);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HOSTILE",
        "stress --puzzle HOSTILE",
        "stress --puzzle knights --n HOSTILE",
        "stress --puzzle knights --solver HOSTILE",
        "stress --puzzle knights --solution HOSTILE",
        "stress --case HOSTILE",
        "stress --puzzle knights --campaign INPUT",
        "status INPUT",
        "merge INPUT",
        "validate --puzzle gears INPUT",
        "solve --puzzle gears --solver bfs INPUT",
        "list --languages INPUT",
        "census --check INPUT",
        "generate --puzzle knights --out INPUT",
        "export --puzzle knights --out INPUT",
      })
  void refusedTextIsEscapedInOneLine(String line) {
    CommandRun run = run(line);
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("\\x1b[2J\\x07"), run.err());
    assertPrintable(run);
  }

  @Test
  void aNameOfSeveralLinesIsShownInOne() {
    CommandRun run = CommandRun.of("validate", "--puzzle", "knights", folder.resolve("a\nb\tc"));
    assertEquals(
        new CommandRun(
            ExitCode.USAGE,
            "",
            "harness validate: cannot read "
                + folder.resolve("a\\x0ab\\x09c")
                + ": no such file\n"),
        run);
  }

  @Test
  void compilerMessagesAreEscaped() {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/cc")), "no C compiler");
    for (String command : new String[] {"stress --n 1", "minimize INPUT"}) {
      CommandRun run = run(command + " --puzzle knights --solution SOURCE");
      assertEquals(ExitCode.FINDINGS, run.code(), run.err());
      assertTrue(run.out().contains("#error \\x1b[2J\\x07"), run.out());
      assertPrintable(run);
    }
  }

  @Test
  void reportFilesAreEscapedToo() throws IOException {
    Path page = folder.resolve("page.html");
    Path junit = folder.resolve("junit.xml");
    String stress = "stress --puzzle knights --n 20 --seed 1 --solution PROGRAM --solution SOURCE";
    assertEquals(
        ExitCode.FINDINGS, run(stress, "--html", page, "--junit", junit, "--no-shrink").code());
    for (Path each : new Path[] {page, junit}) {
      String text = Files.readString(each);
      assertTrue(text.contains("\\x1b[2J\\x07"), each::toString);
      HOSTILE
          .codePoints()
          .mapToObj(Character::toString)
          .filter(one -> !Printable.isPlain(one))
          .forEach(hidden -> assertFalse(text.contains(hidden), each::toString));
    }
  }

  @Test
  void aCampaignsStatusIsEscapedAndItsCommandsWork() throws Exception {
    String stress = "stress --puzzle knights --n 20 --seed 1 --no-shrink --solution PROGRAM";
    Path campaign = folder.resolve("c" + program.getFileName());
    CommandRun run = run(stress, "--campaign", campaign, "--json", folder.resolve("r.json"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertPrintable(run);
    for (CommandRun each :
        new CommandRun[] {
          CommandRun.of("status", campaign),
          CommandRun.of("merge", campaign),
          CommandRun.of("merge", folder.resolve("r.json"))
        }) {
      assertPrintable(each);
      assertTrue(each.out().contains("\\x1b[2J\\x07"), each.out());
    }
    String again =
        run.out().lines().filter(line -> line.startsWith("  reproduce ")).findFirst().orElseThrow();
    Path bash = Files.createDirectories(folder.resolve("bin")).resolve("harness");
    Files.writeString(bash, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertTrue(bash.toFile().setExecutable(true));
    Process pasted =
        new ProcessBuilder("bash", "-c", again.replace("  reproduce ", ""))
            .directory(folder.toFile())
            .start();
    String words = new String(pasted.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(words.contains("--solution\n" + program + "\n"), words);
  }
}
