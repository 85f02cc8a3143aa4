package harness.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One setting of weighted A*.
 *
 * @param tenths ten times the weight
 */
record WeightedSearch(int tenths, Closing closing) {

  /** The built-in solver that is studied. */
  static final String SOLVER = "a-star-weighted";

  /** What happens to a state that is reached again. */
  enum Closing {
    EXPANSION("expansion", "", "closed on expansion, and reopened when reached with fewer moves"),
    GENERATION("generation", ",generation", "closed on generation, as people often write it");

    private final String label;
    private final String argument;
    private final String description;

    Closing(String label, String argument, String description) {
      this.label = label;
      this.argument = argument;
      this.description = description;
    }

    String label() {
      return label;
    }

    String description() {
      return description;
    }
  }

  /** The weights 1.0, 1.1 … 2.5, under each policy. */
  static List<WeightedSearch> all() {
    List<WeightedSearch> all = new ArrayList<>();
    for (Closing closing : Closing.values()) {
      for (int tenths = 10; tenths <= 25; tenths++) {
        all.add(new WeightedSearch(tenths, closing));
      }
    }
    return all;
  }

  double weight() {
    return tenths / 10.0;
  }

  /** The solver's name with its argument. */
  String solver() {
    return String.format(Locale.ROOT, "%s:%.1f%s", SOLVER, weight(), closing.argument);
  }
}
