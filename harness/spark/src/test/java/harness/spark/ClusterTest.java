package harness.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.cli.Untimed;
import harness.journal.CampaignStatus;
import harness.toolchain.Languages;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A campaign on a real cluster ends like one on this machine, even if processes are killed. */
@Timeout(280)
final class ClusterTest {

  private static final Path MODULE = Path.of("").toAbsolutePath();
  private static final Path SPARK = MODULE.resolve("home/target");
  private static final int FINDINGS = 1;
  private static final int CASES = 240;
  private static final Path RIGHT = Path.of("../../cases/knights/submissions/accepted/ida-star.py");

  private static final List<Process> RUNS = new ArrayList<>();

  @TempDir private static Path folder;
  private static String missing;
  private static Cluster cluster;
  private static Path program;

  @BeforeAll
  static void start() throws Exception {
    missing = missing();
    if (missing != null) {
      return;
    }
    program = folder.resolve("programs/wrong-now-and-then.py");
    Files.createDirectories(program.getParent());
    String right = Files.readString(MODULE.resolve(RIGHT));
    String wrong =
        right.replace("return bound\n", "return -1 if bound == 4 and empty < 6 else bound\n");
    assertNotEquals(right, wrong);
    Files.writeString(program, wrong);
    cluster = new Cluster(SPARK, folder, 2);
    finish(stress("local", "--campaign", folder.resolve("local-campaign")), "local", FINDINGS);
  }

  /** A missing prerequisite, or null. */
  private static String missing() {
    if (!Files.isDirectory(SPARK.resolve("jars"))) {
      return "no Spark in home/target/jars: mvn verify -Pspark puts it there";
    }
    Languages languages = Languages.load(List.of());
    return languages.status(languages.of(RIGHT).orElseThrow()).available()
        ? null
        : "no python3 here";
  }

  /** Skips each test separately, so that skipped tests are counted. */
  @BeforeEach
  void skipIfPrerequisitesAreMissing() {
    assumeTrue(missing == null, missing);
  }

  @AfterAll
  static void stop() {
    RUNS.forEach(Process::destroyForcibly);
    if (cluster != null) {
      cluster.close();
    }
  }

  private static Process stress(String name, Object... more) throws IOException {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "--puzzle=knights",
                "--solver=ida-star,bfs",
                "--solution=" + program,
                "--generator=easy"));
    words.addAll(List.of(more));
    return run(name, words);
  }

  private static Process run(String name, List<Object> more) throws IOException {
    String own = jars(MODULE.resolve("../target/classpath").normalize());
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-Dharness.class.path=" + own,
                "-Dspark.driver.host=127.0.0.1",
                "-Dspark.ui.enabled=false",
                "-Dspark.executor.memory=512m",
                "-cp",
                SPARK.resolve("jars") + "/*" + File.pathSeparator + module() + own,
                "harness.cli.Main",
                "stress",
                "--n=" + CASES,
                "--range=10",
                "--seed=1",
                "--no-shrink",
                "--json=" + folder.resolve(name + ".json")));
    more.forEach(each -> words.add(each.toString()));
    ProcessBuilder builder = new ProcessBuilder(words);
    cluster.environment(builder.environment());
    File log = folder.resolve(name + ".log").toFile();
    Process run = builder.redirectErrorStream(true).redirectOutput(log).start();
    RUNS.add(run);
    return run;
  }

  private static String module() throws IOException {
    try (Stream<Path> built = Files.list(MODULE.resolve("target"))) {
      return built
          .filter(file -> file.getFileName().toString().matches("harness-spark-[0-9.]+\\.jar"))
          .map(jar -> jar + File.pathSeparator)
          .collect(Collectors.joining());
    }
  }

  private static String jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::toString).sorted().collect(Collectors.joining(File.pathSeparator));
    }
  }

  private static Process onCluster(String name, Object... more) throws IOException {
    List<Object> words = new ArrayList<>(List.of("--engine=spark", "--master", cluster.url()));
    words.addAll(List.of("--campaign", folder.resolve(name + "-campaign")));
    words.addAll(List.of(more));
    return stress(name, words.toArray());
  }

  private static Path ownProblem() throws IOException {
    Path problem = Files.createDirectory(folder.resolve("twice"));
    Files.writeString(problem.resolve("gen.sh"), "echo $(($1 % 1000 + 1))\n");
    Files.writeString(problem.resolve("brute.sh"), "read n; echo $((n + n))\n");
    Files.writeString(problem.resolve("val.sh"), "read n; [ $n -le 900 ] || exit 3\n");
    Files.writeString(
        problem.resolve("sol.sh"), "read n; [ $((n % 7)) = 3 ] && n=0; echo $((2 * n))\n");
    Files.writeString(
        problem.resolve("wrong.sh"), "read n; [ $((n % 5)) = 2 ] && exit 1; echo $((2 * n))\n");
    return problem;
  }

  private static String log(String name) {
    try {
      return Files.readString(folder.resolve(name + ".log"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static void finish(Process process, String name, int code) throws InterruptedException {
    int exited = process.waitFor();
    assertEquals(code, exited, () -> log(name));
  }

  private static long done(String name) {
    Path journal = folder.resolve(name + "-campaign");
    try {
      return Files.exists(journal.resolve("journal")) ? CampaignStatus.read(journal).done() : 0;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Waits until some, but not all, ranges are done. */
  private static void awaitTheMiddle(String name) {
    Cluster.await("the first ranges of " + name, () -> done(name) > 0 ? true : null);
    assertTrue(done(name) < CASES, "finished before it could be killed in the middle");
  }

  private static JsonNode results(String name) throws IOException {
    return Untimed.read(folder.resolve(name + ".json"));
  }

  @Test
  void anExecutorKilledInTheMiddleChangesNothing() throws Exception {
    String name = "executor-killed";
    Process run = onCluster(name);
    awaitTheMiddle(name);
    List<ProcessHandle> executors = cluster.executors();
    assertEquals(2, executors.size(), "executors");
    Set<Long> before = executors.stream().map(ProcessHandle::pid).collect(Collectors.toSet());
    executors.get(0).destroyForcibly();
    Cluster.await(
        "a replacement for the killed executor",
        () ->
            cluster.executors().stream().allMatch(each -> before.contains(each.pid()))
                ? null
                : true);
    finish(run, name, FINDINGS);
    assertEquals(results("local"), results(name));
  }

  @Test
  void aCampaignWhoseDriverWasKilledIsResumedLocally() throws Exception {
    String name = "driver-killed";
    Process run = onCluster(name);
    awaitTheMiddle(name);
    run.destroyForcibly().waitFor();
    Process resumed = stress(name, "--campaign", folder.resolve(name + "-campaign"), "--resume");
    finish(resumed, name, FINDINGS);
    assertEquals(results("local"), results(name));
  }

  @Test
  void aProblemOfProgramsEndsAsItDoesLocally() throws Exception {
    Object problem = "--problem=" + ownProblem();
    finish(run("own-here", List.of(problem)), "own-here", FINDINGS);
    List<Object> there = List.of(problem, "--engine=spark", "--master", cluster.url());
    finish(run("own-there", there), "own-there", FINDINGS);
    assertTrue(results("own-here").get("findings").size() > 2, log("own-here"));
    assertEquals(results("own-here"), results("own-there"));
  }
}
