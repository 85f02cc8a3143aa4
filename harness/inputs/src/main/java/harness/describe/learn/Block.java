package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongBinaryOperator;
import java.util.stream.IntStream;

/**
 * Lines that may have the same form.
 *
 * @param lines the tokens of each line
 * @param owners the sample of each line
 */
record Block(List<List<String>> lines, List<Integer> owners) {

  /** Whether all lines have the same number of tokens. */
  boolean isEven() {
    return lines.stream().map(List::size).distinct().count() == 1;
  }

  /** The fields of lines with the same number of tokens. */
  List<Field> fields() {
    return IntStream.range(0, lines.get(0).size())
        .mapToObj(place -> new Field(lines.stream().map(each -> each.get(place)).toList()))
        .toList();
  }

  /** All tokens of all lines. */
  Field tokens() {
    return new Field(lines.stream().flatMap(List::stream).toList());
  }

  /** Whether a count gives the number of tokens of each line, or of letters of its first token. */
  boolean fits(Count count, boolean letters) {
    return IntStream.range(0, lines.size())
        .allMatch(
            i ->
                count.of(owners.get(i))
                    == (letters ? lines.get(i).get(0).length() : lines.get(i).size()));
  }

  /** The lines of each sample. */
  List<List<List<String>>> bySample(int samples) {
    List<List<List<String>>> all = new ArrayList<>();
    IntStream.range(0, samples).forEach(i -> all.add(new ArrayList<>()));
    IntStream.range(0, lines.size()).forEach(i -> all.get(owners.get(i)).add(lines.get(i)));
    return all;
  }

  /**
   * Finds which earlier numbers bound each token of lines with the same number of tokens.
   *
   * @param counts the numbers that occur once in each sample and come before the lines
   * @param names variables of the tokens; null elements for none
   */
  List<Bounds> bounds(List<Count> counts, List<String> names) {
    List<Field> fields = fields();
    List<Bounds> all = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      long[] values = names.get(i) == null ? null : fields.get(i).integers();
      Bounds bounds = Bounds.NONE;
      for (int j = i - 1; j >= 0 && values != null; j--) {
        long[] earlier = names.get(j) == null ? null : fields.get(j).integers();
        if (earlier != null) {
          bounds = bounds.compared(names.get(j), earlier, values);
        }
      }
      all.add(values == null ? bounds : withCounts(counts, bounds, values, owners));
    }
    return all;
  }

  /** The bounds of all tokens of lines of different lengths. */
  Bounds tokenBounds(List<Count> counts) {
    long[] values = tokens().integers();
    List<Integer> samples =
        IntStream.range(0, lines.size())
            .boxed()
            .flatMap(i -> lines.get(i).stream().map(each -> owners.get(i)))
            .toList();
    return values == null ? Bounds.NONE : withCounts(counts, Bounds.NONE, values, samples);
  }

  private static Bounds withCounts(
      List<Count> counts, Bounds start, long[] values, List<Integer> samples) {
    TreeMap<Integer, Long> least = bySample(values, samples, Math::min);
    TreeMap<Integer, Long> greatest = bySample(values, samples, Math::max);
    Bounds bounds = start;
    for (Count each : counts) {
      if (!each.isDerived() && !each.values().contains(-1L)) {
        long[] count = least.keySet().stream().mapToLong(each::of).toArray();
        bounds = bounds.above(each.name(), count, array(least));
        bounds = bounds.below(each.name(), count, array(greatest));
      }
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
