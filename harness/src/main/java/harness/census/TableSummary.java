package harness.census;

import java.util.List;
import java.util.Objects;

/**
 * A summary of a table file.
 *
 * @param puzzle the puzzle's name
 * @param states description of the numbered states
 * @param instance the case whose states they are, its lines separated by {@code " / "}; may be
 *     empty
 * @param histogram number of states at each distance
 * @param unreachable number of states without a distance
 */
public record TableSummary(
    String puzzle, String states, String instance, List<Long> histogram, long unreachable) {
  public TableSummary {
    Objects.requireNonNull(puzzle);
    Objects.requireNonNull(states);
    Objects.requireNonNull(instance);
    histogram = List.copyOf(histogram);
  }
}
