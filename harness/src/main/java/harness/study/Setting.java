package harness.study;

import harness.reference.WeightedSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One setting of a weighted search.
 *
 * @param tenths ten times the weight
 */
record Setting(WeightedSearch search, int tenths, WeightedSearch.Policy policy) {

  /** All weights, under each policy. */
  static List<Setting> all(WeightedSearch search) {
    List<Setting> all = new ArrayList<>();
    for (WeightedSearch.Policy policy : search.policies()) {
      search.tenths().forEach(tenths -> all.add(new Setting(search, tenths, policy)));
    }
    return all;
  }

  double weight() {
    return tenths / 10.0;
  }

  /** The solver's name with its argument. */
  String solver() {
    return String.format(Locale.ROOT, "%s:%.1f%s", search.solver(), weight(), policy.suffix());
  }
}
