package harness.distributed;

import harness.campaign.IndexRange;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Runs the ranges of one campaign on other machines. */
public interface RemoteEngine extends AutoCloseable {

  /** Opens engines of one kind; found through {@link java.util.ServiceLoader}. */
  interface Factory {
    /** As in {@code --engine}. */
    String name();

    /**
     * Opens an engine.
     *
     * @param master as in {@code --master}
     * @param bundle the file of all that the job carries
     * @throws RemoteFailure when the machines cannot be reached
     */
    RemoteEngine open(String master, RemoteJob job, Path bundle);
  }

  /** What runs, for a person. */
  String description();

  /** How many ranges are run at once now, at least 1; changes as machines come and go. */
  int ranges();

  /**
   * Runs ranges and returns when there is a result of each.
   *
   * @param results is handed each result once, as it comes, by one thread at a time
   * @throws RemoteFailure when the engine gave up before; results that came count
   */
  void run(List<IndexRange> spans, Consumer<SpanResult> results);

  /** Ends what runs soon, from another thread. */
  void cancel();

  @Override
  void close();
}
