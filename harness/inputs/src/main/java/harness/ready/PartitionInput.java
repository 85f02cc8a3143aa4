package harness.ready;

import harness.draw.OpenArgument.Ends;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;

/** Positive numbers with a given sum. */
final class PartitionInput extends ReadyInput {

  PartitionInput() {
    super(
        "partition",
        "k positive numbers with the sum n in one line",
        "k",
        Parameter.size("n", "[1..10]", "the sum"),
        Parameter.size("k", "[1..10]", "how many numbers"),
        Parameter.word("order", "their order", List.of("any", "random", "sorted", "reversed")));
  }

  @Override
  void draw(Values values, InputLines to) {
    long n = values.value("n", 1, Values.LARGEST);
    int k = values.fitting("k", 1, Math.min(n, MOST_ITEMS), " for n=" + n);
    long[] cuts =
        LongStream.generate(() -> values.number(new Ends(0, n - k, false)))
            .limit(k - 1L)
            .sorted()
            .toArray();
    List<Long> parts = new ArrayList<>();
    long before = 0;
    for (long cut : cuts) {
      parts.add(cut - before + 1);
      before = cut;
    }
    parts.add(n - k - before + 1);
    switch (values.word("order")) {
      case "sorted" -> Collections.sort(parts);
      case "reversed" -> parts.sort(Collections.reverseOrder());
      default -> {}
    }
    to.line(parts);
  }
}
