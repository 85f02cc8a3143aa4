package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.Tool;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A machine without a C compiler and without a sandbox, and a program that leaves a lot behind. */
@Timeout(180)
final class WithoutCompilerTest {

  /** Creates folders nested deeper than the longest path, and starts three daemons. */
  private static final String LEAVES_MUCH =
      """
      import os, subprocess
      for daemon in range(3):
          subprocess.Popen(["setsid", "sleep", "%s"], stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
      for depth in range(5000):
          os.mkdir("d")
          os.chdir("d")
      """;

  @TempDir private Path folder;

  @Thorough
  @Test
  void deepFolderAndDaemonsAreClearedAway() throws Exception {
    assertTrue(
        folder.toFile().setExecutable(true, false)); // the programs' user needs the tools too
    String seconds = Long.toString(1_000_000 + ProcessHandle.current().pid());
    Path program =
        Files.writeString(folder.resolve("leaves-much.py"), LEAVES_MUCH.formatted(seconds));
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    List<String> words = new ArrayList<>(List.of("env", "PATH=" + toolsWithoutCompilers()));
    words.add("XDG_CACHE_HOME=" + folder.resolve("cache"));
    List<String> java =
        Child.words(
            "stress",
            "--puzzle=knights",
            "--n=1",
            "--no-shrink",
            "--sandbox=none",
            "--time-limit=10s",
            "--solution=" + program);
    words.add(java.get(0));
    words.add("-Djava.io.tmpdir=" + temporary);
    words.addAll(java.subList(1, java.size()));
    CommandRun run = Child.run(folder, words);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("wrong-answer (missing-output)"), run.out());
    assertFalse(run.err().contains("by the harness's own runner"), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
    try (Stream<Path> left = Files.list(temporary)) {
      assertEquals(List.of(), left.toList());
    }
    assertFalse(Tool.run(List.of("ps", "-eo", "args")).output().contains("sleep " + seconds));
  }

  /** Root finds these tools and the program's user does not; that is not the program's fault. */
  @Thorough
  @Test
  void toolInAFolderThatIsClosedToOthersIsNotBlamedOnTheProgram() throws Exception {
    assertNotBlamed("prlimit");
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"setpriv", "python3"})
  void otherToolsInSuchAFolderAreNotBlamedOnTheProgram(String tool) throws Exception {
    assertNotBlamed(tool);
  }

  private void assertNotBlamed(String tool) throws Exception {
    assertTrue(folder.toFile().setExecutable(true, false));
    Path program = Files.writeString(folder.resolve("prints-nothing.py"), "pass\n");
    Path open = toolsWithoutCompilers();
    assumeTrue(Files.exists(open.resolve(tool)), "no " + tool + " here");
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.move(open.resolve(tool), closed.resolve(tool));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
    List<String> words = new ArrayList<>(List.of("env", "PATH=" + closed + ":" + open));
    words.add("XDG_CACHE_HOME=" + folder.resolve("cache"));
    words.addAll(
        Child.words(
            "stress",
            "--puzzle=knights",
            "--n=1",
            "--no-shrink",
            "--sandbox=none",
            "--time-limit=10s",
            "--solution=" + program));
    CommandRun run = Child.run(folder, words);
    assertTrue(run.out().contains("wrong-answer (missing-output)"), run.out() + run.err());
  }

  /** The tools that the program and the harness need, without compilers. */
  private Path toolsWithoutCompilers() throws IOException {
    List<String> names = List.of("python3", "setsid", "sleep", "prlimit", "setpriv", "sh", "bash");
    Path tools = Child.tools(folder.resolve("tools"), names);
    assumeTrue(Files.exists(tools.resolve("setsid")), "no setsid here");
    return tools;
  }
}
