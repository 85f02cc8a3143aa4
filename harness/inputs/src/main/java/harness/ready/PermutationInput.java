package harness.ready;

import harness.graph.PermutationShape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A permutation. */
final class PermutationInput extends ReadyInput {

  private static final String CYCLES = "cycles";

  PermutationInput() {
    super(
        "permutation",
        "a permutation of n numbers",
        "n",
        Parameter.size("n", "[1..8]", "how many numbers"),
        Parameter.size(CYCLES, "", "number of cycles; the shape then has no effect"),
        Parameter.word(
            "shape",
            "the order",
            Stream.concat(
                    Stream.of(Parameter.ANY),
                    Stream.of(PermutationShape.values()).map(PermutationShape::label))
                .toList()));
  }

  @Override
  boolean isNumbered() {
    return true;
  }

  @Override
  void draw(Values values, InputLines to) {
    int n = values.size("n", 0, MOST_ITEMS);
    List<Integer> all =
        values.isGiven(CYCLES)
            ? ofCycles(n, values)
            : PermutationShape.valueOf(values.word("shape").toUpperCase(Locale.ROOT))
                .draw(n, values.random());
    int base = values.base();
    all.replaceAll(each -> each + base);
    to.line(all);
  }

  /** Cuts the numbers, in random order, into as many parts, each of which is a cycle. */
  private static List<Integer> ofCycles(int n, Values values) {
    int cycles = values.fitting(CYCLES, Math.min(1, n), n, " for n=" + n);
    List<Integer> order = PermutationShape.RANDOM.draw(n, values.random());
    List<Integer> starts = new ArrayList<>(IntStream.range(1, Math.max(1, n)).boxed().toList());
    Collections.shuffle(starts, values.shuffling());
    List<Integer> cuts = new ArrayList<>(starts.subList(0, Math.max(0, cycles - 1)));
    cuts.add(n);
    Collections.sort(cuts);
    List<Integer> image = new ArrayList<>(Collections.nCopies(n, 0));
    int start = 0;
    for (int end : cuts) {
      for (int i = start; i < end; i++) {
        image.set(order.get(i), order.get(i + 1 < end ? i + 1 : start));
      }
      start = end;
    }
    return image;
  }
}
