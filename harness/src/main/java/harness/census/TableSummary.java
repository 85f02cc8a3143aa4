package harness.census;

import java.util.List;
import java.util.Objects;

/**
 * What a table file holds.
 *
 * @param puzzle the puzzle's name
 * @param states what is numbered
 * @param instance the case whose states they are, its lines parted by {@code " / "}; may be empty
 * @param histogram how many states there are at each distance
 * @param unreachable how many states have no distance
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
