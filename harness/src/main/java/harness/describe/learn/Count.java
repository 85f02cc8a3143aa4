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

  /** The number that a token is; -1 for any other token, and for a large number. */
  static long number(String token) {
    return token.matches("[0-9]{1,9}") ? Long.parseLong(token) : -1;
  }

  /** One less than a number that was read. */
  Count minusOne() {
    return new Count(name + "-1", values.stream().map(each -> each - 1).toList());
  }

  /** Whether it is one less than a number. */
  boolean isDerived() {
    return name.endsWith("-1");
  }

  /** The number that is read. */
  String variable() {
    return isDerived() ? name.substring(0, name.length() - 2) : name;
  }

  long of(int sample) {
    return values.get(sample);
  }

  /** Whether it can say how many lines or tokens there are. */
  boolean isPlausible() {
    return values.stream().allMatch(each -> each >= 0 && each < 1_000_000);
  }
}
