package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Any failure before the command runs ends with code 3 and one line; code 1 would mean findings.
 */
@Timeout(180)
final class LauncherTest {

  private static final Path SCRIPT = Path.of("..", "bin", "harness");
  private static final String TELLING_JAVA = "#!/bin/sh\nprintf '%s\\n' \"$@\"\n";

  @TempDir private Path folder;
  private Path clone;
  private Path target;

  /** The folder on $PATH. */
  private Path commands;

  @BeforeEach
  void makeAClone() throws IOException {
    clone = Files.createDirectory(folder.resolve("a clone"));
    Files.createDirectory(clone.resolve("bin"));
    Files.copy(SCRIPT, clone.resolve("bin/harness"), StandardCopyOption.COPY_ATTRIBUTES);
    Files.createFile(clone.resolve("pom.xml"));
    target = clone.resolve("harness/target");
    commands = Files.createDirectory(folder.resolve("commands"));
    provide("bash");
    script("java", TELLING_JAVA);
  }

  /** Makes commands of this machine available. */
  private void provide(String... names) throws IOException {
    for (String name : names) {
      Path found = Path.of("/usr/bin", name);
      script(
          name, "#!/bin/sh\nexec " + (Files.exists(found) ? found : "/bin/" + name) + " \"$@\"\n");
    }
  }

  private void script(String name, String text) throws IOException {
    Files.deleteIfExists(commands.resolve(name));
    Files.writeString(commands.resolve(name), text);
    assertTrue(commands.resolve(name).toFile().setExecutable(true));
  }

  /** Makes the clone look freshly built. */
  private void build() throws IOException {
    Files.createDirectories(target.resolve("classpath"));
    Files.createFile(target.resolve("classpath/harness-app-1.jar"));
    Files.createFile(target.resolve("built"));
    // Blocks the class-data archive, which would be made in the background while the folder is
    // being deleted.
    Files.createDirectories(target.resolve(".archive-lock"));
  }

  private CommandRun launch(String... environment) throws Exception {
    List<String> words = new ArrayList<>(words("list", "two words"));
    words.addAll(3, List.of(environment));
    return Child.run(folder.resolve("log"), Child.obeyingPermissions(folder, words));
  }

  private List<String> words(String... arguments) {
    List<String> words = new ArrayList<>(List.of("/usr/bin/env", "-i", "PATH=" + commands));
    words.add(clone.resolve("bin/harness").toString());
    words.addAll(List.of(arguments));
    return words;
  }

  private static void assertFails(String why, CommandRun run) {
    assertEquals(new CommandRun(ExitCode.DEFECT, "", "harness: " + why + "\n"), run);
  }

  @Test
  void aBuiltCloneNeedsOnlyBashAndJava() throws Exception {
    build();
    CommandRun run = launch();
    assertEquals(0, run.code(), run.err());
    assertEquals("", run.err());
    assertTrue(run.out().endsWith("harness.cli.Main\nlist\ntwo words\n"), run.out());
    assertTrue(run.out().contains("-Dharness.root=" + clone.toRealPath() + "\n"), run.out());
    assertTrue(run.out().contains("-XX:ErrorFile=/"), "no crash log in the current folder");
  }

  /** Makes the folder look like an unpacked zip. */
  private void distribute() throws IOException {
    Files.delete(clone.resolve("pom.xml"));
    Files.createDirectory(clone.resolve("lib"));
    Files.createFile(clone.resolve("lib/harness-app-1.jar"));
  }

  @Test
  void aFolderThatWasDeletedIsNoPlaceToRunIn() throws Exception {
    build();
    Path gone = Files.createDirectory(folder.resolve("gone"));
    String script = "cd '%s'; rmdir '%s'; '%s/bin/harness' list".formatted(gone, gone, clone);
    CommandRun run = Child.run(folder.resolve("log"), List.of("/bin/sh", "-c", script));
    assertEquals(ExitCode.DEFECT, run.code(), run.err());
    assertTrue(
        run.err()
            .endsWith("harness: the current folder does not exist any more; change to another\n"),
        run.err());
  }

  @Test
  void aDistributionRunsFromItsLibrariesAndBuildsNothing() throws Exception {
    distribute();
    CommandRun run = launch();
    assertEquals(0, run.code(), run.err());
    assertEquals("", run.err());
    String libraries = "-cp\n" + clone.toRealPath() + "/lib/*\nharness.cli.Main\n";
    assertTrue(run.out().contains(libraries), run.out());
    assertFalse(Files.exists(target));
  }

  @Test
  void aDistributionHasNoSparkEngine() throws Exception {
    distribute();
    String why = "--engine spark needs the source tree; this distribution has no Spark engine";
    CommandRun run = Child.run(folder.resolve("log"), words("stress", "--engine=spark"));
    assertEquals(new CommandRun(ExitCode.USAGE, "", "harness: " + why + "\n"), run);
  }

  @Test
  void aDistributionNeedsNoJdk() throws Exception {
    distribute();
    Files.delete(commands.resolve("java"));
    assertFails("no Java found (java); install Java 17 or later, or set JAVA_HOME", launch());
  }

  @Test
  void aCommandFoundOnThePathIsShownByItsNameAlone() throws Exception {
    build();
    String script = clone.resolve("bin/harness").toString();
    assertTrue(launch().out().contains("-Dharness.command=" + script + "\n"));
    List<String> words =
        List.of("/usr/bin/env", "-i", "PATH=" + commands + ":" + clone.resolve("bin"));
    words = Stream.concat(words.stream(), Stream.of("bash", "-c", "harness list")).toList();
    CommandRun run = Child.run(folder.resolve("log"), words);
    assertTrue(run.out().contains("-Dharness.command=harness\n"), run.out() + run.err());
  }

  @Test
  void bashNeedNotBeOnThePath() throws Exception {
    build();
    Files.delete(commands.resolve("bash"));
    assertEquals(0, launch().code());
  }

  @Test
  void aSymbolicLinkNeedsReadlink() throws Exception {
    build();
    Path link = Files.createSymbolicLink(folder.resolve("link"), clone.resolve("bin/harness"));
    List<String> words = List.of("/usr/bin/env", "-i", "PATH=" + commands, link.toString(), "list");
    assertFails(
        "no readlink found, which a symbolic link takes; install it",
        Child.run(folder.resolve("log"), words));
    provide("readlink");
    assertEquals(0, Child.run(folder.resolve("log"), words).code());
  }

  @Test
  void withoutJavaItSaysSo() throws Exception {
    Files.delete(commands.resolve("java"));
    assertFails("no Java found (java); install a JDK, 17 or later, or set JAVA_HOME", launch());
    Path home = folder.resolve("no jdk");
    assertFails(
        "no Java found (" + home + "/bin/java); install a JDK, 17 or later, or set JAVA_HOME",
        launch("JAVA_HOME=" + home));
  }

  @Test
  void anOldJavaIsRefused() throws Exception {
    build();
    provide("readlink");
    Path home = folder.resolve("jdk");
    Files.createDirectories(home.resolve("bin"));
    Files.move(commands.resolve("java"), home.resolve("bin/java"));
    for (String old : new String[] {"1.8.0_402", "11.0.2", "16"}) {
      Files.writeString(home.resolve("release"), "A=\"1\"\nJAVA_VERSION=\"" + old + "\"\n");
      assertFails(
          "the Java in "
              + home.toRealPath()
              + "/bin/java is too old; install a JDK, 17 or later, or set JAVA_HOME",
          launch("JAVA_HOME=" + home));
    }
    for (String fit : new String[] {"17.0.15", "25", "101.1"}) {
      Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + fit + "\"\n");
      assertEquals(0, launch("JAVA_HOME=" + home).code());
    }
  }

  @Test
  void aJavaThatDoesNotStartIsNotAFinding() throws Exception {
    build();
    script(
        "java", "#!/bin/sh\necho 'Picked up X: y' >&2\necho 'Unrecognized option' >&2\nexit 1\n");
    for (String options : new String[] {"HARNESS_JAVA_OPTS=-Xx", "JAVA_TOOL_OPTIONS=-Xx"}) {
      assertFails("Java does not start (exit code 1): Unrecognized option", launch(options));
    }
  }

  @Test
  void withoutMavenItCannotBuild() throws Exception {
    provide("mkdir", "rm", "touch", "cat");
    assertFails("no mvn found, which building takes; install it", launch());
  }

  @ParameterizedTest
  @ValueSource(strings = {"mkdir", "rm", "touch", "cat"})
  void withoutCoreutilsItCannotBuild(String missing) throws Exception {
    script("mvn", "#!/bin/sh\n");
    for (String each : new String[] {"mkdir", "rm", "touch", "cat"}) {
      if (!each.equals(missing)) {
        provide(each);
      }
    }
    assertFails("no " + missing + " found, which building takes; install it", launch());
  }

  private void provideForBuilding(String maven) throws IOException {
    provide("mkdir", "rm", "touch", "cat", "find");
    script("mvn", maven);
  }

  @Test
  void aCloneThatCannotBeWrittenToCannotBeBuilt() throws Exception {
    provideForBuilding("#!/bin/sh\n");
    assertTrue(clone.toFile().setWritable(false));
    assertFails("cannot write to " + target + ", which building takes", launch());
  }

  @Test
  void anOutdatedBuildThatCannotBeWrittenToIsReportedToo() throws Exception {
    provideForBuilding("#!/bin/sh\n");
    build();
    Files.setLastModifiedTime(
        clone.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
    assertTrue(target.toFile().setWritable(false));
    assertFails("cannot write to " + target + ", which building takes", launch());
    assertTrue(target.toFile().setWritable(true));
  }

  @Test
  void aFailedBuildIsReportedWithItsLog() throws Exception {
    provideForBuilding("#!/bin/sh\necho 'no such plugin'\nexit 1\n");
    CommandRun run = launch("TMPDIR=/nowhere");
    assertEquals(ExitCode.DEFECT, run.code());
    assertEquals("harness: building ...\nno such plugin\nharness: the build failed\n", run.err());
    assertEquals("", run.out());
  }

  @Test
  void aBuildThatProducesNothingIsNotAFinding() throws Exception {
    provideForBuilding("#!/bin/sh\n");
    CommandRun run = launch();
    assertEquals(ExitCode.DEFECT, run.code(), run.err());
    assertTrue(run.err().contains("harness: cannot read " + target), run.err());
  }

  @Test
  void aBuildRunsOnlyOnce() throws Exception {
    provideForBuilding(
        """
        #!/bin/sh
        mkdir -p harness/target/classpath harness/target/.archive-lock
        : >harness/target/classpath/harness-app-1.jar
        """);
    assertEquals("harness: building ...\n", launch("TMPDIR=/nowhere").err());
    assertEquals("", launch("TMPDIR=/nowhere").err());
  }
}
