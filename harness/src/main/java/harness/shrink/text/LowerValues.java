package harness.shrink.text;

import java.math.BigInteger;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Brings each integer towards 0: simple values first, then by search in three parts. */
final class LowerValues implements Pass {

  private static final List<BigInteger> SIMPLE =
      Stream.of(0, 1, 2, 3, 10).map(BigInteger::valueOf).toList();

  private static final BigInteger THREE = BigInteger.valueOf(3);

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line = 0; line < now.size(); line++) {
      for (int place = 0; place < now.line(line).size() && !trials.isOver(); place++) {
        if (Numbers.isInteger(now.line(line).get(place))) {
          now = new Search(trials, line, place, now).smallest();
        }
      }
    }
    return now;
  }

  /** The search for one token; values are without their sign. */
  private static final class Search {

    private final Trials trials;
    private final int line;
    private final int place;
    private Layout now;

    Search(Trials trials, int line, int place, Layout failing) {
      this.trials = trials;
      this.line = line;
      this.place = place;
      this.now = failing;
    }

    Layout smallest() {
      if (value().signum() < 0) {
        now = trials.smaller(now, Stream.of(with(value().negate())));
      }
      boolean negative = value().signum() < 0;
      NavigableSet<BigInteger> simple = simple(value().abs());
      tryInOrder(simple.stream(), negative);
      BigInteger below = simple.lower(value().abs());
      while (below != null && !trials.isOver()) {
        BigInteger third = value().abs().subtract(below).divide(THREE).max(BigInteger.ONE);
        List<BigInteger> parts =
            Stream.of(below.add(third), below.add(third).add(third))
                .filter(each -> each.compareTo(value().abs()) < 0)
                .toList();
        if (parts.isEmpty()) {
          return now;
        }
        BigInteger before = value();
        tryInOrder(parts.stream(), negative);
        BigInteger after = value();
        below =
            parts.stream()
                .filter(each -> each.compareTo(after.abs()) < 0)
                .reduce(below, BigInteger::max);
        if (before.equals(after) && below.add(BigInteger.ONE).equals(after.abs())) {
          return now;
        }
      }
      return now;
    }

    private void tryInOrder(Stream<BigInteger> values, boolean negative) {
      Layout from = now;
      now =
          trials.smaller(
              from,
              values
                  .map(each -> negative ? each.negate() : each)
                  .map(each -> from.withToken(line, place, each.toString())));
    }

    private BigInteger value() {
      return new BigInteger(now.line(line).get(place));
    }

    private Layout with(BigInteger value) {
      return now.withToken(line, place, value.toString());
    }

    /** A few small values, the powers of two parts of this one, and the one below it. */
    private static NavigableSet<BigInteger> simple(BigInteger value) {
      TreeSet<BigInteger> simple = new TreeSet<>(SIMPLE);
      for (int bits = 1; bits < value.bitLength(); bits++) {
        simple.add(value.shiftRight(bits));
      }
      simple.add(value.subtract(BigInteger.ONE));
      return new TreeSet<>(simple.headSet(value));
    }
  }
}
