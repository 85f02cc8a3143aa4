package harness.process;

import static org.awaitility.Awaitility.await;

import harness.machine.FileTree;
import harness.machine.SearchPath;
import harness.machine.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.awaitility.core.ConditionTimeoutException;

/**
 * A user without privileges and without a name; root starts JVMs as this user. It gets a folder
 * with copies of the class path and of the programs compiled so far, because it may not be able to
 * read the originals.
 */
public final class OrdinaryUser implements AutoCloseable {

  private static final int ID = 61_234;

  /** The JVM is ended after this number of seconds, whatever the programs in it do. */
  private static final String MOST_SECONDS = "600";

  private static final long PATIENCE_SECONDS = 60;

  private final Path folder;
  private final String classPath;

  private OrdinaryUser(Path folder, String classPath) {
    this.folder = folder;
    this.classPath = classPath;
  }

  /** Why there is no such user here, or empty if there is one. */
  public static Optional<String> notHere() {
    if (!ZooMode.here(ZooMode.Place.NONE).root()) {
      return Optional.of("only root can start a JVM as another user");
    }
    if (SearchPath.find("setpriv").isEmpty() || SearchPath.find("timeout").isEmpty()) {
      return Optional.of("no setpriv or no timeout here");
    }
    Tool.Output java = Tool.run(asUser(List.of(java(), "-version")));
    return java.exitCode() == 0
        ? Optional.empty()
        : Optional.of("another user cannot run this JDK: " + java.firstLine());
  }

  /** Copies the files that the user needs. */
  public static OrdinaryUser prepare(Path cache) throws IOException {
    Path folder = Files.createTempDirectory("harness-user-");
    try {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
      OrdinaryUser user = new OrdinaryUser(folder, copyOfClassPath(folder));
      Files.createDirectory(user.temporary());
      if (Files.exists(cache)) {
        copy(cache, user.cache());
      }
      tool("chown", "-R", ID + ":" + ID, folder.toString());
      return user;
    } catch (IOException e) {
      FileTree.delete(folder);
      throw e;
    }
  }

  private static String copyOfClassPath(Path folder) throws IOException {
    List<String> copies = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (!entry.isEmpty() && Files.exists(Path.of(entry))) {
        Path copy = folder.resolve(copies.size() + "-" + Path.of(entry).getFileName());
        copy(Path.of(entry), copy);
        copies.add(copy.toString());
      }
    }
    return String.join(File.pathSeparator, copies);
  }

  private static void copy(Path from, Path to) throws IOException {
    tool("cp", "-RL", from.toString(), to.toString());
    tool("chmod", "-R", "a+rX", to.toString());
  }

  private static void tool(String... words) throws IOException {
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.onExit().join().exitValue() != 0) {
      throw new IOException(String.join(" ", words) + ": " + said);
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static List<String> asUser(List<String> command) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of("setpriv", "--reuid=" + ID, "--regid=" + ID, "--clear-groups"));
    words.addAll(List.of("--inh-caps=-all", "--"));
    words.addAll(command);
    return words;
  }

  private Path temporary() {
    return folder.resolve("tmp");
  }

  private Path cache() {
    return folder.resolve("cache");
  }

  /** Starts the zoo in a JVM of the user, with the arguments of {@link ZooRun}. */
  Process startZoo(List<String> words) throws IOException {
    return startWithCache(ZooRun.class, words);
  }

  /** Starts a JVM of the user, with its cache as the first argument. */
  Process startWithCache(Class<?> main, List<String> words) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(cache().toString()));
    arguments.addAll(words);
    return start(main, arguments);
  }

  /** The user's own folder. */
  public Path folder() {
    return folder;
  }

  /** Starts a JVM of the user. */
  public Process start(Class<?> main, List<String> arguments) throws IOException {
    return start(List.of(), main, arguments);
  }

  /** Starts a JVM of the user through a command that takes another command as its arguments. */
  public Process start(List<String> through, Class<?> main, List<String> arguments)
      throws IOException {
    List<String> java = new ArrayList<>(List.of("timeout", "-k", "5", MOST_SECONDS));
    java.addAll(through);
    java.add(java());
    java.addAll(List.of("-Djava.io.tmpdir=" + temporary(), "-XX:+UseSerialGC"));
    java.add("-XX:-UsePerfData"); // would create a file in /tmp
    java.addAll(List.of("-cp", classPath, main.getName()));
    java.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(asUser(java)).directory(folder.toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().retainAll(List.of("PATH", "LANG"));
    environment.put("HOME", folder.toString());
    environment.put("TMPDIR", temporary().toString());
    return builder.redirectError(folder.resolve("errors").toFile()).start();
  }

  /** The error output of the JVMs. */
  public String errors() throws IOException {
    return Files.readString(folder.resolve("errors"));
  }

  /** Leftovers of the user's JVMs: processes, temporary files, shared memory. */
  public List<String> left() throws IOException {
    List<String> left = new ArrayList<>(SystemVObjects.all());
    for (Path process : processFolders()) {
      try {
        left.add(process + ": " + Files.readString(process.resolve("comm")).strip());
      } catch (IOException hasEndedMeanwhile) {
        // Then it is not left.
      }
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(temporary())) {
      files.forEach(file -> left.add(file.toString()));
    }
    return left;
  }

  /** The leftovers after processes have had time to end. */
  public List<String> leftAfterAWhile() throws IOException {
    try {
      await().atMost(Duration.ofSeconds(PATIENCE_SECONDS)).until(() -> left().isEmpty());
    } catch (ConditionTimeoutException stillThere) {
      // returned below
    }
    return left();
  }

  private static List<Path> processFolders() throws IOException {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
      for (Path process : all) {
        if (isOurs(process)) {
          found.add(process);
        }
      }
    }
    return found;
  }

  private static boolean isOurs(Path process) {
    try {
      return Files.readAllLines(process.resolve("status")).stream()
          .anyMatch(line -> line.startsWith("Uid:\t" + ID + "\t"));
    } catch (IOException ended) {
      return false;
    }
  }

  /** Ends the user's remaining processes and deletes the folder. */
  @Override
  public void close() throws IOException {
    for (Path process : processFolders()) {
      ProcessHandle.of(Long.parseLong(process.getFileName().toString()))
          .ifPresent(ProcessHandle::destroyForcibly);
    }
    FileTree.delete(folder);
  }
}
