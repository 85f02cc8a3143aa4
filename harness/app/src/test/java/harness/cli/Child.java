package harness.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the command line in its own process. */
public final class Child {

  /** The longest wait for what a running command does. */
  static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final long MOST_SECONDS = 120;

  /** Runs a command as root without the capabilities that bypass permissions. */
  private static final List<String> OBEYING =
      List.of(
          "setpriv",
          "--bounding-set=-dac_override,-dac_read_search",
          "--inh-caps=-dac_override,-dac_read_search");

  private Child() {}

  /** The command that starts the command line. */
  public static List<String> words(Object... arguments) {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", // the process is short-lived
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData", // otherwise the JVM writes its performance data file
                "-cp",
                System.getProperty("java.class.path"),
                "harness.cli.Main"));
    Arrays.stream(arguments).map(Object::toString).forEach(words::add);
    return words;
  }

  /** A folder for $PATH that contains only these of the system's tools, if installed. */
  static Path tools(Path folder, List<String> names) throws IOException {
    Files.createDirectory(folder);
    for (String name : names) {
      Path tool = Path.of("/usr/bin", name);
      assumeTrue(
          Files.isExecutable(tool) || SearchPath.find(name).isEmpty(), name + " lies elsewhere");
      if (Files.isExecutable(tool)) {
        Files.createSymbolicLink(folder.resolve(name), tool);
      }
    }
    assumeTrue(Files.exists(folder.resolve("python3")), "no python3 here");
    return folder;
  }

  /** Wraps a command in a shell script in which {@code "$@"} stands for it. */
  static List<String> inShell(String script, List<String> words) {
    List<String> all = new ArrayList<>(List.of("sh", "-c", script, "sh"));
    all.addAll(words);
    return all;
  }

  /**
   * Wraps a command so that it runs subject to file permissions; skips the test if that is
   * impossible.
   */
  static List<String> obeyingPermissions(Path folder, List<String> words) throws Exception {
    Path closed = Files.createDirectories(folder.resolve("closed"));
    assertTrue(closed.toFile().setWritable(false));
    if (!Files.isWritable(closed)) {
      return words;
    }
    List<String> touch = new ArrayList<>(OBEYING);
    touch.addAll(List.of("touch", closed.resolve("x").toString()));
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")), "no setpriv");
    assumeTrue(run(folder, touch).code() != 0, "no user here is subject to file permissions");
    List<String> all = new ArrayList<>(OBEYING);
    all.addAll(words);
    return all;
  }

  /** Starts a command whose output goes to the files {@code out} and {@code err} in a folder. */
  static Process start(Path folder, List<String> words) throws IOException {
    Files.createDirectories(folder);
    return new ProcessBuilder(words)
        .redirectInput(Path.of("/dev/null").toFile())
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  /** Runs a command, which must end. */
  public static CommandRun run(Path folder, List<String> words) throws Exception {
    return finish(folder, start(folder, words));
  }

  /** Waits for the end of a command started in a folder. */
  static CommandRun finish(Path folder, Process process) throws Exception {
    try {
      assertTrue(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS), "the command did not end");
    } finally {
      process.destroyForcibly();
    }
    return new CommandRun(
        process.exitValue(),
        Files.readString(folder.resolve("out")),
        Files.readString(folder.resolve("err")));
  }
}
