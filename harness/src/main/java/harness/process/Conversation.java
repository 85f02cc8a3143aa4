package harness.process;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A submission's talk with an interactor, in one pass or several.
 *
 * @param submission how it ended in the last pass, with the most time and memory of any pass
 * @param interactor how it ended in the last pass, with the files that were wanted; null if the
 *     submission failed before the interactor's turn
 * @param passes what was said in each
 */
public record Conversation(
    ProcessReport submission, RunResult interactor, List<Transcript> passes) {

  private static final String BETWEEN_PASSES = "---\n";

  public Conversation {
    passes = List.copyOf(passes);
  }

  /** A single pass. */
  static Conversation of(ProcessReport submission, RunResult interactor, Transcript said) {
    return new Conversation(submission, interactor, List.of(said));
  }

  /**
   * This pass behind earlier ones.
   *
   * @param earlier null if this is the first
   */
  public Conversation after(Conversation earlier) {
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

  /** What was said in all passes, as lines for people. */
  public String text() {
    return passes.stream().map(Transcript::text).collect(Collectors.joining(BETWEEN_PASSES));
  }

  /** Whether one of the two was forked from a process that had started before. */
  public boolean forked() {
    return submission.forked() || (interactor != null && interactor.report().forked());
  }
}
