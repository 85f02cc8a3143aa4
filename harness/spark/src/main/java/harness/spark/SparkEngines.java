package harness.spark;

import com.google.auto.service.AutoService;
import harness.distributed.RemoteEngine;
import harness.distributed.RemoteFailure;
import harness.distributed.RemoteJob;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.apache.spark.SparkContext;

/** {@code --engine spark}. */
@AutoService(RemoteEngine.Factory.class)
public final class SparkEngines implements RemoteEngine.Factory {

  private static final Pattern MASTER =
      Pattern.compile("local(-cluster)?(\\[.*])?|spark://.+|k8s://.+|yarn");

  @Override
  public String name() {
    return "spark";
  }

  @Override
  public RemoteEngine open(String master, RemoteJob job, Path bundle) {
    if (!MASTER.matcher(master).matches()) {
      throw new IllegalArgumentException(
          "expected a Spark master, for example spark://host:7077, yarn or local[4]");
    }
    SparkContext context;
    try {
      context = new SparkContext(Configuration.of(master, job));
    } catch (Exception | LinkageError e) { // Scala declares none; another Spark may lack classes
      throw new RemoteFailure("cannot start Spark at " + master, e);
    }
    try {
      return new SparkEngine(context, job, bundle);
    } catch (Exception e) { // Scala declares none
      context.stop();
      throw e instanceof RemoteFailure failure
          ? failure
          : new RemoteFailure("cannot run Spark at " + master, e);
    }
  }
}
