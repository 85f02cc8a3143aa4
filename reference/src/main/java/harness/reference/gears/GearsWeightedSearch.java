package harness.reference.gears;

import harness.reference.WeightedSearch;
import java.util.List;
import java.util.stream.IntStream;

/** The weights that people submit to Luogu P5507, and some near them. */
final class GearsWeightedSearch {

  static final WeightedSearch ALL =
      new WeightedSearch(
          "a-star-weighted",
          IntStream.rangeClosed(10, 25).boxed().toList(),
          List.of(
              new WeightedSearch.Policy(
                  "expansion", "closed on expansion, reopened when reached with fewer moves", ""),
              new WeightedSearch.Policy(
                  "generation", "closed on generation, as people often write it", ",generation")),
          List.of(4, 6, 8, 9, 10, 11, 12, 13, 15, 17));

  private GearsWeightedSearch() {}
}
