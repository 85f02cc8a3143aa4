package harness.distributed;

import harness.campaign.IndexRange;
import harness.tally.Counts;

/**
 * What became of a range: its counts, or why it could not be run.
 *
 * @param host the machine that it was given to
 * @param counts null where it failed
 * @param failure one line for a person, null where it did not fail
 */
public record SpanResult(IndexRange span, String host, Counts counts, String failure) {

  /** A range that was run to its end. */
  public static SpanResult done(IndexRange span, String host, Counts counts) {
    return new SpanResult(span, host, counts, null);
  }

  /** A range that could not be run; the contestants are not to blame. */
  public static SpanResult failed(IndexRange span, String host, Throwable thrown) {
    return new SpanResult(span, host, null, RemoteFailure.oneLine(thrown));
  }
}
