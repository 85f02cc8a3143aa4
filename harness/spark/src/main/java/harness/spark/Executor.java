package harness.spark;

import harness.distributed.Bundle;
import harness.distributed.RangeWorker;
import harness.distributed.RemoteJob;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import org.apache.spark.SparkFiles;

/**
 * The state that the tasks in one executor share: the worker, opened by the first task. It is sent
 * as a broadcast, of which each executor keeps one copy for the life of its process.
 */
final class Executor implements Serializable {
  private static final long serialVersionUID = 1L;

  private final RemoteJob job;
  private final String bundle;
  private transient RangeWorker worker;

  /**
   * Creates the state to send to all executors.
   *
   * @param bundle the name of the file that was added to the application
   */
  Executor(RemoteJob job, String bundle) {
    this.job = job;
    this.bundle = bundle;
  }

  /** The worker; if opening it failed, the next call tries again. */
  synchronized RangeWorker worker() throws IOException {
    if (worker == null) {
      Path folder = Path.of(SparkFiles.getRootDirectory()).resolve("carried").toAbsolutePath();
      Bundle.unpack(Path.of(SparkFiles.get(bundle)), folder.normalize());
      worker = RangeWorker.open(job, folder.normalize());
    }
    return worker;
  }
}
