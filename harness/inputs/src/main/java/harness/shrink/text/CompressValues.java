package harness.shrink.text;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
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
    TreeSet<BigInteger> values =
        layout.lines().subList(begin, end).stream()
            .flatMap(List::stream)
            .filter(Numbers::isInteger)
            .map(BigInteger::new)
            .collect(Collectors.toCollection(TreeSet::new));
    if (values.isEmpty()) {
      return Stream.of();
    }
    List<BigInteger> ranks = List.copyOf(values);
    BigInteger least = values.first();
    return Stream.<UnaryOperator<BigInteger>>of(
            each -> rank(ranks, each, 0),
            each -> rank(ranks, each, 1),
            each -> each.subtract(least),
            each -> each.subtract(least).add(BigInteger.ONE))
        .map(change -> layout.mapped(begin, end, each -> written(each, change)));
  }

  private static BigInteger rank(List<BigInteger> ranks, BigInteger value, int first) {
    return BigInteger.valueOf((long) Collections.binarySearch(ranks, value) + first);
  }

  private static String written(String token, UnaryOperator<BigInteger> change) {
    return Numbers.isInteger(token) ? change.apply(new BigInteger(token)).toString() : token;
  }
}
