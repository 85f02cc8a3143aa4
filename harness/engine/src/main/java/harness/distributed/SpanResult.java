package harness.distributed;

import harness.campaign.IndexRange;
import harness.tally.Counts;

/**
 * The result of a range: its counts, or why it failed.
 *
 * @param counts null if it failed
 * @param failure one line for the user, null if it did not fail
 */
public record SpanResult(IndexRange span, String host, Counts counts, String failure) {

  /** The result of a range that was run to its end. */
  public static SpanResult done(IndexRange span, String host, Counts counts) {
    return new SpanResult(span, host, counts, null);
  }

  /** The result of a range that could not be run; the contestants are not to blame. */
  public static SpanResult failed(IndexRange span, String host, Throwable thrown) {
    return new SpanResult(span, host, null, RemoteFailure.oneLine(thrown));
  }
}
