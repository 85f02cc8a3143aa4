package harness.shrink.text;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Searches for lower absolute values of one integer of an input. */
final class ValueSearch {

  private static final BigInteger THREE = BigInteger.valueOf(3);

  private final Trials trials;
  private final int line;
  private final int place;
  private Layout now;

  private ValueSearch(Layout failing, int line, int place, Trials trials) {
    this.now = failing;
    this.line = line;
    this.place = place;
    this.trials = trials;
  }

  /** The input after a search on each of its integers in order. */
  static Layout ofEach(Layout failing, Trials trials, Consumer<ValueSearch> lower) {
    Layout now = failing;
    for (int line = 0; line < now.size(); line++) {
      for (int place = 0; place < now.line(line).size() && !trials.isOver(); place++) {
        if (Numbers.isInteger(now.line(line).get(place))) {
          ValueSearch search = new ValueSearch(now, line, place, trials);
          lower.accept(search);
          now = search.now;
        }
      }
    }
    return now;
  }

  /** The lowest value found. */
  BigInteger value() {
    return new BigInteger(now.line(line).get(place)).abs();
  }

  /** Tries to make a negative value positive. */
  void dropSign() {
    now = trials.smaller(now, Stream.of(now.withToken(line, place, value().toString())));
  }

  /**
   * The index of the first value that fails, or the number of values if none does. Keeps that
   * value.
   */
  int firstFailing(List<BigInteger> values) {
    Layout from = now;
    String sign = from.line(line).get(place).startsWith("-") ? "-" : "";
    Candidate failing =
        trials.firstFailing(
            from,
            IntStream.range(0, values.size())
                .mapToObj(
                    at -> new Candidate(from.withToken(line, place, sign + values.get(at)), at)));
    now = failing == null ? from : failing.layout();
    return failing == null ? values.size() : failing.place();
  }

  /**
   * Ternary search, assuming that all values from some index on fail.
   *
   * @param passing an index whose value does not fail
   * @param failing an index whose value fails
   * @param values the value at each index, ascending
   */
  void search(BigInteger passing, BigInteger failing, UnaryOperator<BigInteger> values) {
    BigInteger low = passing;
    BigInteger high = failing;
    while (high.subtract(low).compareTo(BigInteger.ONE) > 0 && !trials.isOver()) {
      BigInteger end = high;
      BigInteger third = end.subtract(low).divide(THREE).max(BigInteger.ONE);
      List<BigInteger> parts =
          Stream.of(low.add(third), low.add(third).add(third))
              .filter(each -> !each.equals(end))
              .toList();
      int first = firstFailing(parts.stream().map(values).toList());
      high = first < parts.size() ? parts.get(first) : high;
      low = first > 0 ? parts.get(first - 1) : low;
    }
  }
}
