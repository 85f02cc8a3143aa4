package harness.distributed;

import harness.campaign.IndexRange;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Runs the ranges of one campaign on other machines. */
public interface RemoteEngine extends AutoCloseable {

  /** Opens engines of one kind; found through {@link java.util.ServiceLoader}. */
  interface Factory {
    /** The name for {@code --engine}. */
    String name();

    /**
     * Opens an engine for a job, with a ZIP file of its files.
     *
     * @param master the value of {@code --master}
     * @throws RemoteFailure if the machines cannot be reached
     */
    RemoteEngine open(String master, RemoteJob job, Path bundle);
  }

  /** A description for display. */
  String description();

  /** How many ranges run at the same time, at least 1; changes as machines come and go. */
  int ranges();

  /**
   * Runs ranges; returns when each has a result.
   *
   * @param results receives each result once, as it arrives, from one thread at a time
   * @throws RemoteFailure if the engine gave up; results that arrived before count
   */
  void run(List<IndexRange> spans, Consumer<SpanResult> results);

  /** Ends the running ranges soon, from another thread. */
  void cancel();

  @Override
  void close();
}
