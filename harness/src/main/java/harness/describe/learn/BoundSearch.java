package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongBinaryOperator;
import java.util.stream.IntStream;

/**
 * Finds which earlier numbers bound the numbers of some lines.
 *
 * @param counts the numbers that occur once in each sample and come before the lines
 * @param owners the sample of each line
 */
record BoundSearch(List<Count> counts, List<Integer> owners) {

  BoundSearch {
    counts =
        counts.stream().filter(each -> !each.isDerived() && !each.values().contains(-1L)).toList();
    owners = List.copyOf(owners);
  }

  /**
   * The bounds of each token of lines with the same number of tokens.
   *
   * @param names variables of the tokens; null elements for none
   */
  List<Bounds> ofRows(List<Field> fields, List<String> names) {
    List<Bounds> all = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      long[] values = fields.get(i).integers();
      Bounds bounds = Bounds.NONE;
      for (int j = i - 1; j >= 0 && values != null && names.get(i) != null; j--) {
        long[] earlier = fields.get(j).integers();
        if (earlier != null && names.get(j) != null) {
          bounds = bounds.compared(names.get(j), earlier, values);
        }
      }
      all.add(values == null || names.get(i) == null ? bounds : withCounts(bounds, values, owners));
    }
    return all;
  }

  /** The bounds of all tokens of lines of different lengths. */
  Bounds ofTokens(List<List<String>> lines) {
    long[] values = new Field(lines.stream().flatMap(List::stream).toList()).integers();
    List<Integer> samples =
        IntStream.range(0, lines.size())
            .boxed()
            .flatMap(i -> lines.get(i).stream().map(each -> owners.get(i)))
            .toList();
    return values == null ? Bounds.NONE : withCounts(Bounds.NONE, values, samples);
  }

  private Bounds withCounts(Bounds start, long[] values, List<Integer> samples) {
    TreeMap<Integer, Long> least = bySample(values, samples, Math::min);
    TreeMap<Integer, Long> greatest = bySample(values, samples, Math::max);
    Bounds bounds = start;
    for (Count each : counts) {
      long[] count = least.keySet().stream().mapToLong(each::of).toArray();
      bounds =
          bounds.above(each.name(), count, array(least)).below(each.name(), count, array(greatest));
    }
    return bounds;
  }

  private static TreeMap<Integer, Long> bySample(
      long[] values, List<Integer> samples, LongBinaryOperator choice) {
    TreeMap<Integer, Long> all = new TreeMap<>();
    for (int i = 0; i < values.length; i++) {
      all.merge(samples.get(i), values[i], choice::applyAsLong);
    }
    return all;
  }

  private static long[] array(TreeMap<Integer, Long> bySample) {
    return bySample.values().stream().mapToLong(Long::longValue).toArray();
  }
}
