package harness.shrink.text;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Searches for lower absolute values of one integer of an input. */
final class LowerValues {

  private static final List<BigInteger> SIMPLE =
      Stream.of(0, 1, 2, 3, 10).map(BigInteger::valueOf).toList();

  private static final BigInteger THREE = BigInteger.valueOf(3);

  private final Trials trials;
  private final int line;
  private final int place;
  private Layout now;

  private LowerValues(Layout failing, int line, int place, Trials trials) {
    this.now = failing;
    this.line = line;
    this.place = place;
    this.trials = trials;
  }

  /**
   * A pass that moves each integer towards 0 in few steps: to a simple value, or to fewer digits.
   */
  static Layout inFewSteps(Layout failing, Trials trials) {
    return ofEach(failing, trials, LowerValues::lower);
  }

  /** A pass for the rest, in many steps: moves each integer as near to 0 as a search can. */
  static Layout toTheLowest(Layout failing, Trials trials) {
    return ofEach(failing, trials, LowerValues::lowest);
  }

  private static Layout ofEach(Layout failing, Trials trials, Consumer<LowerValues> lower) {
    return Pass.eachToken(
        failing,
        trials,
        Numbers::isInteger,
        (layout, line, place) -> {
          LowerValues search = new LowerValues(layout, line, place, trials);
          lower.accept(search);
          return search.now;
        });
  }

  private void lower() {
    now = trials.smaller(now, Stream.of(now.withToken(line, place, value().toString()))); // no sign
    BigInteger from = value();
    List<BigInteger> simple = SIMPLE.stream().filter(each -> each.compareTo(from) < 0).toList();
    boolean isSimple = firstFailing(simple) < simple.size() || simple.isEmpty();
    if (!isSimple && fails(from.shiftRight(1))) {
      int bits = from.bitLength() - 1;
      search(
          BigInteger.ZERO,
          BigInteger.valueOf(bits),
          kept -> from.shiftRight(bits + 1 - kept.intValue()));
    }
  }

  private void lowest() {
    while (value().signum() > 0 && fails(value().subtract(BigInteger.ONE))) {
      BigInteger half = value().shiftRight(1);
      if (!fails(half)) {
        search(half, value(), UnaryOperator.identity());
      }
    }
  }

  /** The lowest value found. */
  private BigInteger value() {
    return new BigInteger(now.line(line).get(place)).abs();
  }

  private boolean fails(BigInteger value) {
    return firstFailing(List.of(value)) == 0;
  }

  /**
   * The index of the first value that fails, or the number of values if none does. Keeps that
   * value.
   */
  private int firstFailing(List<BigInteger> values) {
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
  private void search(BigInteger passing, BigInteger failing, UnaryOperator<BigInteger> values) {
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
