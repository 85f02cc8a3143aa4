package harness.distributed;

import harness.campaign.IndexRange;
import harness.tally.Counts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ServiceLoader;

/**
 * Runs ranges of one campaign on one machine, as many at once as there are threads that ask. To
 * interrupt the thread ends the range.
 */
public interface RangeWorker extends AutoCloseable {

  /** Opens workers; found through {@link ServiceLoader}. */
  interface Factory {
    /**
     * Looks up and compiles what the campaign runs.
     *
     * @param bundle the folder that the files were unpacked into
     * @throws RemoteFailure when something that the campaign needs is missing here
     */
    RangeWorker open(RemoteJob job, Path bundle) throws IOException;
  }

  /**
   * Opens a worker.
   *
   * @param bundle the folder that the files were unpacked into
   */
  static RangeWorker open(RemoteJob job, Path bundle) throws IOException {
    return ServiceLoader.load(Factory.class).findFirst().orElseThrow().open(job, bundle);
  }

  /**
   * Runs a range to its end.
   *
   * @throws RemoteFailure when it was not run to its end
   */
  Counts run(IndexRange span);

  @Override
  void close();
}
