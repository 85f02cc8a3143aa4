package harness.describe.learn;

import java.util.List;

/**
 * A number that was read once of each sample, which may count what follows.
 *
 * @param values by sample
 */
record Count(String name, List<Long> values) {

  Count {
    values = List.copyOf(values);
  }

  long of(int sample) {
    return values.get(sample);
  }

  /** Whether it can say how many lines or tokens there are. */
  boolean isPlausible() {
    return values.stream().allMatch(each -> each >= 0 && each < 1_000_000);
  }
}
