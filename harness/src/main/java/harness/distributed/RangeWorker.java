package harness.distributed;

import harness.campaign.IndexRange;
import harness.tally.Counts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ServiceLoader;

/**
 * Runs ranges of one campaign on one machine. Several threads may run ranges at the same time;
 * interrupting a thread ends its range.
 */
public interface RangeWorker extends AutoCloseable {

  /** Opens workers; found through {@link ServiceLoader}. */
  interface Factory {
    /**
     * Finds and compiles the programs of the campaign.
     *
     * @param bundle the folder with the unpacked files
     * @throws RemoteFailure if something that the campaign needs is missing on this machine
     */
    RangeWorker open(RemoteJob job, Path bundle) throws IOException;
  }

  /**
   * Opens a worker.
   *
   * @param bundle the folder with the unpacked files
   */
  static RangeWorker open(RemoteJob job, Path bundle) throws IOException {
    return ServiceLoader.load(Factory.class).findFirst().orElseThrow().open(job, bundle);
  }

  /**
   * Runs a range to its end.
   *
   * @throws RemoteFailure if it was not run to its end
   */
  Counts run(IndexRange span);

  @Override
  void close();
}
