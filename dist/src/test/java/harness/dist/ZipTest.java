package harness.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.cli.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The zip, unpacked into a folder with a space. */
@Timeout(180)
final class ZipTest {

  @TempDir private Path folder;
  private Path root;

  @BeforeEach
  void unpack() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/unzip")), "no unzip here");
    Path tools = folder.resolve("my tools");
    run("unzip", "-q", only(Path.of("target"), "harness-*.zip").toString(), "-d", tools.toString());
    root = only(tools, "harness-*");
    // Blocks the class-data archive, which would be made in the background while the folder is
    // being deleted.
    Files.createDirectories(folder.resolve("cache/harness/.archive-lock"));
  }

  private static Path only(Path parent, String glob) throws IOException {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(parent, glob)) {
      return found.iterator().next();
    }
  }

  /** The output of a command, which must succeed. */
  private String run(String... words) throws Exception {
    ProcessBuilder command = new ProcessBuilder(words).redirectErrorStream(true);
    command.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    Process process = command.start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed;
  }

  @Test
  void runsWhereItIsUnpacked() throws Exception {
    String harness = root.resolve("bin/harness").toString();
    String name = root.getFileName().toString();
    assertEquals(name.replace('-', ' ') + "\n", run(harness, "--version"));
    String verified = run(harness, "verify", "--puzzle", "knights", "--solver", "ida-star");
    assertTrue(verified.contains("nothing wrong found"), verified);
  }

  /** A static runner of another processor needs a cross compiler where the zip is built. */
  @Test
  void hasARunnerForEachProcessor() throws Exception {
    Path lib = root.resolve("lib");
    assertRunner(lib, System.getProperty("os.arch"));
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/aarch64-linux-gnu-gcc")), "no cross compiler");
    assertRunner(lib, "aarch64");
  }

  private static void assertRunner(Path lib, String processor) {
    Path folder = lib.resolve("runner-Linux-" + processor);
    assertTrue(Files.isExecutable(folder.resolve("runner")), folder.toString());
    for (String part : List.of("zygote.o", "zygote.so", "zygote.py", "harness/process/warm")) {
      assertTrue(Files.exists(folder.resolve(part)), part);
    }
    assertFalse(Files.exists(folder.resolve("sources")), "only the build needs the sources");
  }

  @Test
  void hasAManPageForEveryCommand() {
    for (String command : Main.all().getSubcommands().keySet()) {
      Path page = root.resolve("share/man/man1/harness-" + command + ".1");
      assertTrue(Files.exists(page), page.toString());
    }
  }

  @Test
  void completesOptionsInBash() throws Exception {
    Path completion = root.resolve("share/bash-completion/completions/harness");
    String script =
        "source \"$0\"; COMP_WORDS=(harness stress --puz); COMP_CWORD=2; _complete_harness 2>/dev/null;"
            + " echo \"${COMPREPLY[@]}\"";
    assertEquals("--puzzle\n", run("bash", "-c", script, completion.toString()));
  }

  @Test
  void containsNothingThatOnlyTheBuildNeeds() throws Exception {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(root.resolve("lib"), "*.jar")) {
      List<String> needless = List.of("picocli-codegen", "junit", "auto-service", "dist-");
      for (Path jar : jars) {
        String name = jar.getFileName().toString();
        assertTrue(needless.stream().noneMatch(name::startsWith), name);
      }
    }
  }
}
