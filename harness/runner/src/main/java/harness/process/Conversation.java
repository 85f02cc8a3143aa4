package harness.process;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A conversation between a submission and an interactor, in one or several passes.
 *
 * @param submission how it ended in the last pass, with the maximum time and memory of any pass
 * @param interactor how it ended in the last pass, with the files that were requested; none if the
 *     submission failed before the interactor's turn
 * @param passes what was said in each pass
 */
public record Conversation(
    ProcessReport submission, @Nullable RunResult interactor, List<Transcript> passes) {

  private static final String BETWEEN_PASSES = "---\n";

  public Conversation {
    passes = List.copyOf(passes);
  }

  /**
   * This pass appended to earlier ones.
   *
   * @param earlier none if this is the first
   */
  public Conversation after(@Nullable Conversation earlier) {
    if (earlier == null) {
      return this;
    }
    List<Transcript> all = new ArrayList<>(earlier.passes());
    all.addAll(passes);
    return new Conversation(submission.withMostOf(earlier.submission()), interactor, all);
  }

  /** What was said in the last pass. */
  public Transcript transcript() {
    return passes.get(passes.size() - 1);
  }

  /** What was said in all passes, as lines of text for people. */
  public String text() {
    return passes.stream().map(Transcript::text).collect(Collectors.joining(BETWEEN_PASSES));
  }

  /** Whether either program was forked from a process started earlier. */
  public boolean forked() {
    return submission.forked() || (interactor != null && interactor.report().forked());
  }

  /** Whether the machine may have had no threads or memory left for either program. */
  public boolean maybeStarved() {
    return submission.maybeStarved() || (interactor != null && interactor.report().maybeStarved());
  }
}
