package harness.campaign;

import java.io.Serializable;

/** Consecutive cases of a campaign, from one index up to, not including, another. */
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
