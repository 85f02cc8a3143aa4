package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.SearchPath;
import harness.process.ProgramHost;
import harness.terminal.ExitCode;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The contents of the zip, assembled from this build, on a machine without compilers. */
@Thorough
@Timeout(180)
final class DistributionTest {

  private static final List<String> COMPILERS = List.of("cc", "gcc", "clang");

  /** All the tools that the start script and the programs need. */
  private static final List<String> TOOLS =
      List.of("bash", "env", "readlink", "mkdir", "python3", "setpriv", "bwrap");

  @TempDir private Path folder;

  @Test
  void runsProgramsWithJavaAloneFromAFolderWithSpaces() throws Exception {
    assumeTrue(COMPILERS.stream().anyMatch(each -> SearchPath.find(each).isPresent()), "no C here");
    assertTrue(folder.toFile().setExecutable(true, false)); // programs run as another user
    Path root = folder.resolve("my tools/harness 1");
    Path script = lay(root);
    Path problem = Files.createDirectory(folder.resolve("two words"));
    put(problem, "gen.py", "import sys\nprint(int(sys.argv[-1]) % 9 - 4)\n");
    put(problem, "brute.py", "print(int(input()))\n");
    put(problem, "sol.py", "print(abs(int(input())))\n");
    List<String> words =
        List.of(
            "env",
            "--chdir=" + problem,
            "PATH=" + Child.tools(folder.resolve("tools"), TOOLS),
            "JAVA_HOME=" + System.getProperty("java.home"),
            "XDG_CACHE_HOME=" + folder.resolve("cache"),
            script.toString(),
            "stress",
            "--seed=1");
    CommandRun run = Child.run(folder.resolve("log"), words);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("programs: "), run.err());
    assertTrue(run.out().contains("sol: wrong-answer"), run.out());
    assertTrue(run.out().contains("reproduce '" + script + "' stress"), run.out());
  }

  private static void put(Path folder, String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  /**
   * Creates the start script, the runner and, instead of the libraries, one jar that refers to this
   * class path.
   */
  private Path lay(Path root) throws IOException {
    Path bin = Files.createDirectories(root.resolve("bin"));
    Path script = bin.resolve("harness");
    Files.copy(Path.of("../bin/harness"), script, StandardCopyOption.COPY_ATTRIBUTES);
    Path libraries = Files.createDirectories(root.resolve("lib"));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath());
    try (OutputStream file = Files.newOutputStream(libraries.resolve("harness-app-1.jar"))) {
      new JarOutputStream(file, manifest).close();
    }
    ProgramHost.ship(libraries);
    // Blocks the class-data archive, which would be made in the background while the folder is
    // being deleted.
    Files.createDirectories(folder.resolve("cache/harness/.archive-lock"));
    return script;
  }

  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(each -> Path.of(each).toUri().toString())
        .collect(Collectors.joining(" "));
  }
}
