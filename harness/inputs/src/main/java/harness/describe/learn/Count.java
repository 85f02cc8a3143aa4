package harness.describe.learn;

import java.util.List;

/**
 * A number that occurs once in each sample and may count what follows.
 *
 * @param values the number in each sample
 */
record Count(String name, List<Long> values) {

  /** The value of a token; -1 if it is not a number or is large. */
  static long number(String token) {
    return token.matches("[0-9]{1,9}") ? Long.parseLong(token) : -1;
  }

  /** The number minus one, also as a possible count. */
  Count minusOne() {
    return new Count(name + "-1", values.stream().map(each -> each - 1).toList());
  }

  /** Whether it is a number minus one. */
  boolean isDerived() {
    return name.endsWith("-1");
  }

  /** The name of the variable that is read. */
  String variable() {
    return isDerived() ? name.substring(0, name.length() - 2) : name;
  }

  long of(int sample) {
    return values.get(sample);
  }

  /**
   * Statements about arrays with this many elements. Without elements there is no such array.
   *
   * @param arrays names, separated by commas
   * @param areDistinct whether no two elements are equal
   */
  String ending(String arrays, boolean areDistinct) {
    String statements =
        (areDistinct ? "ASSERT(UNIQUE(" + arrays + ")) " : "") + "UNSET(" + arrays + ")";
    boolean mayBeNone = isDerived() || values.contains(0L);
    return mayBeNone ? "IF(" + name + " > 0) " + statements + " END" : statements;
  }

  /** Whether it can be a number of lines or tokens. */
  boolean isPlausible() {
    return values.stream().allMatch(each -> each >= 0 && each < 1_000_000);
  }
}
