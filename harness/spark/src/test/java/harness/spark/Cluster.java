package harness.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/**
 * A standalone cluster on loopback: a master and workers, each in its own process with one core.
 */
final class Cluster implements AutoCloseable {

  private static final Pattern URL = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Duration PATIENCE = Duration.ofSeconds(150);
  private static final String LOOPBACK = "127.0.0.1";

  private final Path spark;
  private final Path folder;
  private final List<Process> workers = new ArrayList<>();
  private final Process master;
  private final String url;

  /**
   * Starts a cluster.
   *
   * @param spark the folder that contains Spark's jars
   * @param folder where logs and the workers' files go
   */
  Cluster(Path spark, Path folder, int workers) throws IOException {
    this.spark = spark;
    this.folder = folder;
    this.master = start("master", "master.Master", "--port", "0");
    try {
      this.url = await("the master's address", this::announcedUrl);
      for (int i = 0; i < workers; i++) {
        String name = "worker" + i;
        String work = folder.resolve(name).toString();
        this.workers.add(
            start(name, "worker.Worker", "--cores=1", "--memory=1g", "--work-dir=" + work, url));
      }
    } catch (RuntimeException | IOException e) {
      close();
      throw e;
    }
  }

  private Process start(String name, String type, String... more) throws IOException {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                spark.resolve("jars") + "/*",
                "org.apache.spark.deploy." + type,
                "--host",
                LOOPBACK,
                "--webui-port",
                "0"));
    for (String word : more) {
      words.addAll(List.of(word.split("=", 2)));
    }
    ProcessBuilder builder = new ProcessBuilder(words);
    environment(builder.environment());
    File log = folder.resolve(name + ".log").toFile();
    return builder.redirectErrorStream(true).redirectOutput(log).start();
  }

  /** Sets the environment of a Spark process. */
  void environment(Map<String, String> environment) {
    environment.put("SPARK_HOME", spark.toString());
    environment.put("SPARK_SCALA_VERSION", "2.13");
    environment.put("SPARK_LOCAL_IP", LOOPBACK);
  }

  private String announcedUrl() {
    try {
      Matcher announced = URL.matcher(Files.readString(folder.resolve("master.log")));
      return announced.find() ? announced.group(1) : null;
    } catch (IOException notThereYet) {
      return null;
    }
  }

  /** The master's URL. */
  String url() {
    return url;
  }

  /** The running executor processes. */
  List<ProcessHandle> executors() {
    return workers.stream().flatMap(worker -> worker.toHandle().children()).toList();
  }

  /** Waits until {@code looked} returns something other than null. */
  static <T> T await(String what, Supplier<T> looked) {
    return Awaitility.await(what).atMost(PATIENCE).until(looked::get, Objects::nonNull);
  }

  @Override
  public void close() {
    Stream.concat(workers.stream(), Stream.of(master))
        .forEach(
            process -> {
              process.descendants().forEach(ProcessHandle::destroyForcibly);
              process.destroyForcibly();
            });
  }
}
