package harness.ready;

import harness.describe.draw.Strategy;
import harness.draw.OpenArgument.Ends;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A list of numbers. */
final class ArrayInput extends ReadyInput {

  private static final String RANDOM = "random";
  private static final String ANTI_QUICKSORT = "anti-quicksort";
  private static final String SUM = "sum";

  ArrayInput() {
    super(
        "array",
        "n numbers in one line",
        "n",
        Parameter.size("n", "[1..8]", "how many"),
        Parameter.range("a", "[1..10]", "the numbers"),
        Parameter.word(
            "shape",
            "which numbers; anti-quicksort makes the middle element a bad pivot",
            Stream.concat(
                    Stream.of(Parameter.ANY, RANDOM, ANTI_QUICKSORT),
                    Strategy.ofNumbers().stream()
                        .filter(each -> each != Strategy.UNIFORM)
                        .map(Strategy::label))
                .toList()),
        Parameter.flag("distinct", "all numbers differ"),
        Parameter.size(SUM, "", "the largest sum of all numbers"));
  }

  @Override
  boolean isNumbered() {
    return false;
  }

  @Override
  void draw(Values values, InputLines to) {
    Ends range = values.range("a");
    int n =
        values.has("distinct")
            ? values.fitting("n", 0, Distinct.count(range), " different numbers")
            : values.size("n", 0, MOST_ITEMS);
    String shape = values.word("shape");
    List<BigInteger> all =
        values.has("distinct")
            ? distinct(values, range, n, shape)
            : numbers(values, range, n, shape);
    if (values.isGiven(SUM)) {
      limit(all, BigInteger.valueOf(range.least()), sum(values, range, n));
    }
    to.line(all);
  }

  private static List<BigInteger> numbers(Values values, Ends range, int n, String shape) {
    if (shape.equals(ANTI_QUICKSORT)) {
      return antiQuicksort(range, n);
    }
    Strategy strategy =
        Strategy.ofNumbers().stream()
            .filter(each -> each.label().equals(shape))
            .findFirst()
            .orElse(Strategy.UNIFORM);
    List<BigInteger> all =
        new ArrayList<>(strategy.numbers(range.least(), range.greatest(), n, values.random()));
    if (strategy == Strategy.UNIFORM) {
      values.bringNear(all, range);
    }
    return all;
  }

  private static List<BigInteger> distinct(Values values, Ends range, int n, String shape) {
    long[] sorted = Distinct.sorted(range, n, values.random());
    if (shape.equals(ANTI_QUICKSORT)) {
      againstMiddlePivot(sorted);
    }
    List<BigInteger> all =
        LongStream.of(sorted)
            .mapToObj(BigInteger::valueOf)
            .collect(Collectors.toCollection(ArrayList::new));
    switch (shape) {
      case "sorted", ANTI_QUICKSORT -> {}
      case "reversed" -> Collections.reverse(all);
      default -> Collections.shuffle(all, values.shuffling());
    }
    return all;
  }

  /** Evenly spread numbers in an order that makes a quicksort with a middle pivot quadratic. */
  private static List<BigInteger> antiQuicksort(Ends range, int n) {
    BigInteger least = BigInteger.valueOf(range.least());
    BigInteger width = BigInteger.valueOf(range.greatest()).subtract(least);
    BigInteger steps = BigInteger.valueOf(Math.max(1, n - 1));
    long[] ranks = LongStream.range(0, n).toArray();
    againstMiddlePivot(ranks);
    return Arrays.stream(ranks)
        .mapToObj(rank -> least.add(width.multiply(BigInteger.valueOf(rank)).divide(steps)))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Puts the largest number of each beginning into its middle. */
  private static void againstMiddlePivot(long[] sorted) {
    for (int i = 2; i < sorted.length; i++) {
      long middle = sorted[i / 2];
      sorted[i / 2] = sorted[i];
      sorted[i] = middle;
    }
  }

  private static BigInteger sum(Values values, Ends range, int n) {
    long most = values.value(SUM, -Values.LARGEST, Values.LARGEST);
    BigInteger least = BigInteger.valueOf(range.least()).multiply(BigInteger.valueOf(n));
    if (least.compareTo(BigInteger.valueOf(most)) > 0) {
      throw values.impossible(
          "sum=%d: the sum of %d numbers is at least %s".formatted(most, n, least));
    }
    return BigInteger.valueOf(most);
  }

  /**
   * Brings the numbers nearer to their least value until their sum is allowed; keeps their order.
   */
  private static void limit(List<BigInteger> all, BigInteger least, BigInteger most) {
    BigInteger sum = all.stream().reduce(BigInteger.ZERO, BigInteger::add);
    if (sum.compareTo(most) > 0) {
      BigInteger base = least.multiply(BigInteger.valueOf(all.size()));
      BigInteger allowed = most.subtract(base);
      BigInteger present = sum.subtract(base);
      all.replaceAll(each -> least.add(each.subtract(least).multiply(allowed).divide(present)));
    }
  }
}
