package harness.campaign;

import java.io.Serializable;

/**
 * Consecutive cases of a campaign.
 *
 * @param from index of the first case
 * @param to index after the last case
 */
public record IndexRange(long from, long to) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The number of cases. */
  public long size() {
    return to - from;
  }

  @Override
  public String toString() {
    return "range " + from + " to " + to;
  }
}
