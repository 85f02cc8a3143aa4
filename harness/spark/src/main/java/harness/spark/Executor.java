package harness.spark;

import harness.distributed.Bundle;
import harness.distributed.RangeWorker;
import harness.distributed.RemoteJob;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import org.apache.spark.SparkFiles;

/**
 * What the tasks in one executor share: the worker, opened by the first task. Travels as a
 * broadcast, of which an executor keeps one; it lasts as long as the executor's process.
 */
final class Executor implements Serializable {
  private static final long serialVersionUID = 1L;

  private final RemoteJob job;
  private final String bundle;
  private transient RangeWorker worker;

  /**
   * For all executors.
   *
   * @param bundle the name of the file that was added to the application
   */
  Executor(RemoteJob job, String bundle) {
    this.job = job;
    this.bundle = bundle;
  }

  /** The worker; what failed to open is opened again. */
  synchronized RangeWorker worker() throws IOException {
    if (worker == null) {
      Path folder = Path.of(SparkFiles.getRootDirectory()).resolve("carried").toAbsolutePath();
      Bundle.unpack(Path.of(SparkFiles.get(bundle)), folder.normalize());
      worker = RangeWorker.open(job, folder.normalize());
    }
    return worker;
  }
}
