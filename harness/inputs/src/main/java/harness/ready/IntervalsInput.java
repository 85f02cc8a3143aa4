package harness.ready;

import harness.draw.OpenArgument.Ends;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Intervals. */
final class IntervalsInput extends ReadyInput {

  private static final String PROPER = "proper";

  IntervalsInput() {
    super(
        "intervals",
        "n intervals l r with l <= r, each in its line",
        "n",
        Parameter.size("n", "[1..6]", "how many"),
        Parameter.range("x", "[1..12]", "the ends"),
        Parameter.word(
            "shape",
            "how they lie; touching ones have one end in common",
            List.of(
                Parameter.ANY, "random", "nested", "disjoint", "touching", "equal", "crossing")),
        Parameter.flag(PROPER, "l < r"),
        Parameter.range("w", "", "weights; else none"));
  }

  @Override
  void draw(Values values, InputLines to) {
    Ends x = values.range("x");
    String shape = values.word("shape");
    long places = Distinct.count(x);
    if (values.has(PROPER) && places < 2) {
      throw values.impossible("proper intervals have different ends, but x has one value");
    }
    String why = " " + shape + " intervals between " + x.least() + " and " + x.greatest();
    List<long[]> all =
        switch (shape) {
          case "nested", "disjoint", "crossing" ->
              paired(values.fitting("n", 0, places / 2, why), shape, x, values);
          case "touching" -> touching(values.fitting("n", 0, places - 1, why), x, values);
          default -> free(values.size("n", 0, MOST_ITEMS), shape.equals("equal"), x, values);
        };
    Collections.shuffle(all, values.shuffling());
    Ends weights = values.isGiven("w") ? values.range("w") : null;
    for (long[] each : all) {
      if (weights == null) {
        to.line(each);
      } else {
        to.line(each[0], each[1], values.number(weights));
      }
    }
  }

  /** Intervals with different ends. */
  private static List<long[]> paired(int n, String shape, Ends x, Values values) {
    long[] ends = Distinct.sorted(x, 2 * n, values.random());
    List<long[]> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(
          switch (shape) {
            case "nested" -> new long[] {ends[i], ends[2 * n - 1 - i]};
            case "crossing" -> new long[] {ends[i], ends[n + i]};
            default -> new long[] {ends[2 * i], ends[2 * i + 1]};
          });
    }
    return all;
  }

  private static List<long[]> touching(int n, Ends x, Values values) {
    long[] ends = Distinct.sorted(x, n + 1, values.random());
    List<long[]> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(new long[] {ends[i], ends[i + 1]});
    }
    return all;
  }

  private static List<long[]> free(int n, boolean areEqual, Ends x, Values values) {
    List<long[]> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(areEqual && i > 0 ? all.get(0) : one(x, values));
    }
    return all;
  }

  private static long[] one(Ends x, Values values) {
    if (values.has(PROPER)) {
      return Distinct.sorted(x, 2, values.random());
    }
    long one = values.number(x);
    long other = values.number(x);
    return new long[] {Math.min(one, other), Math.max(one, other)};
  }
}
