package harness.spark;

import harness.distributed.RemoteFailure;
import harness.distributed.RemoteJob;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;

/**
 * Spark's configuration: system properties that begin with {@code spark.} take precedence over
 * {@code conf/spark-defaults.conf} in {@code SPARK_HOME}, and that over defaults that suit a
 * campaign.
 */
final class Configuration {

  private static final String CLASS_PATH = "harness.class.path";

  private Configuration() {}

  static SparkConf of(String master, RemoteJob job) {
    SparkConf conf = new SparkConf();
    defaults().forEach((name, value) -> conf.setIfMissing(name.toString(), value.toString()));
    return conf.setMaster(master)
        .setIfMissing("spark.app.name", "harness stress")
        .setIfMissing("spark.ui.showConsoleProgress", "false")
        .set("spark.task.cpus", Integer.toString(job.threads()))
        .setJars(jars().toArray(String[]::new));
  }

  private static Properties defaults() {
    Properties defaults = new Properties();
    String home = System.getenv("SPARK_HOME");
    Path file = home == null ? null : Path.of(home, "conf", "spark-defaults.conf");
    if (file != null && Files.isReadable(file)) {
      try (Reader in = Files.newBufferedReader(file)) {
        defaults.load(in);
      } catch (IOException | IllegalArgumentException e) {
        throw new RemoteFailure("cannot read " + file, e);
      }
    }
    return defaults;
  }

  /** The harness's own libraries, without Spark's, and this module. */
  private static List<String> jars() {
    String own = System.getProperty(CLASS_PATH);
    if (own == null) {
      throw new RemoteFailure(
          "start the engine through bin/harness, which lists the libraries to ship");
    }
    List<String> jars = new ArrayList<>();
    Stream.of(own.split(File.pathSeparator)).filter(jar -> jar.endsWith(".jar")).forEach(jars::add);
    try {
      Path here =
          Path.of(Configuration.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      jars.add(here.toString());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("cannot locate this class", e);
    }
    return jars;
  }
}
