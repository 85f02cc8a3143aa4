package harness.distributed;

import java.io.Serializable;

/**
 * A range of a campaign's cases.
 *
 * @param from index of the first case
 * @param to index behind the last case
 */
public record Span(long from, long to) implements Serializable {
  private static final long serialVersionUID = 1L;

  @Override
  public String toString() {
    return "range " + from + " to " + to;
  }
}
