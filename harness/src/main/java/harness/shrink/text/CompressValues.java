package harness.shrink.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Replaces the integers of some lines by their ranks, which preserves order and equality. */
final class CompressValues implements Pass {

  private static final int FIRST = 3;

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int from = 0; from < Math.min(FIRST, now.size()); from++) {
      now = trials.smaller(now, ways(now, from, now.size()));
    }
    for (int line = 0; line < now.size() && !trials.isOver(); line++) {
      now = trials.smaller(now, ways(now, line, line + 1));
    }
    return now;
  }

  private static Stream<Layout> ways(Layout layout, int begin, int end) {
    TreeSet<BigInteger> values = new TreeSet<>();
    IntStream.range(begin, end)
        .mapToObj(layout::line)
        .flatMap(List::stream)
        .filter(Numbers::isInteger)
        .forEach(each -> values.add(new BigInteger(each)));
    if (values.isEmpty()) {
      return Stream.of();
    }
    List<BigInteger> ranks = List.copyOf(values);
    BigInteger least = ranks.get(0);
    return Stream.of(
        written(layout, begin, end, each -> rank(ranks, each, 0)),
        written(layout, begin, end, each -> rank(ranks, each, 1)),
        written(layout, begin, end, each -> each.subtract(least)),
        written(layout, begin, end, each -> each.subtract(least).add(BigInteger.ONE)));
  }

  private static BigInteger rank(List<BigInteger> ranks, BigInteger value, int first) {
    return BigInteger.valueOf((long) Collections.binarySearch(ranks, value) + first);
  }

  private static Layout written(
      Layout layout, int begin, int end, UnaryOperator<BigInteger> change) {
    List<List<String>> lines = new ArrayList<>(layout.lines());
    for (int line = begin; line < end; line++) {
      lines.set(
          line,
          lines.get(line).stream()
              .map(
                  each ->
                      Numbers.isInteger(each)
                          ? change.apply(new BigInteger(each)).toString()
                          : each)
              .toList());
    }
    return layout.with(lines);
  }
}
