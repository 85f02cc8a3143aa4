package harness.describe.learn;

import harness.describe.constraints.Constraint.Range;
import harness.describe.constraints.Constraints;
import harness.describe.constraints.Name;
import harness.describe.learn.Slot.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which places of a form the names of a statement mean: statements name numbers in the order in
 * which inputs have them. Numbers, lists and texts are matched separately, then what is left.
 */
final class NamedSlots {

  /** The score of a fit; ties go to names and places that come early. */
  private static final int FIT = 100_000;

  private final Constraints constraints;
  private final List<Name> names;
  private final List<Slot> slots;

  /** The indexes of matched names and places. */
  private final Map<Integer, Integer> found = new HashMap<>();

  NamedSlots(Constraints constraints, List<Slot> slots) {
    this.constraints = constraints;
    this.names = constraints.names();
    this.slots = slots;
    match(Name.Shape.NUMBER, Kind.NUMBER);
    match(Name.Shape.ELEMENT, Kind.LIST);
    match(Name.Shape.LENGTH, Kind.TEXT);
    match(Name.Shape.NUMBER, Kind.LIST);
    match(Name.Shape.ELEMENT, Kind.NUMBER);
  }

  /** The place that a name means. */
  Optional<Slot> of(Name name) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).isOf(name)) {
        return Optional.ofNullable(found.get(i)).map(slots::get);
      }
    }
    return Optional.empty();
  }

  /** Finds the best matching that keeps the order. */
  private void match(Name.Shape shape, Kind kind) {
    List<Integer> some = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).shape() == shape && !found.containsKey(i)) {
        some.add(i);
      }
    }
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).kind() == kind && !found.containsValue(i)) {
        places.add(i);
      }
    }
    long[][] best = new long[some.size() + 1][places.size() + 1];
    for (int i = some.size() - 1; i >= 0; i--) {
      for (int j = places.size() - 1; j >= 0; j--) {
        long both = score(some.get(i), places.get(j));
        long skipped = Math.max(best[i + 1][j], best[i][j + 1]);
        best[i][j] = both == 0 ? skipped : Math.max(skipped, both + best[i + 1][j + 1]);
      }
    }
    int i = 0;
    int j = 0;
    while (i < some.size() && j < places.size()) {
      long both = score(some.get(i), places.get(j));
      if (both > 0 && best[i][j] == both + best[i + 1][j + 1]) {
        found.put(some.get(i++), places.get(j++));
      } else if (best[i][j] == best[i + 1][j]) {
        i++;
      } else {
        j++;
      }
    }
  }

  private long score(int name, int place) {
    int fit = slots.get(place).fit(names.get(name));
    return fit == 0 || !isPossible(names.get(name), slots.get(place))
        ? 0
        : (long) fit * FIT - name - place;
  }

  /** Whether the values seen in a place are within all constant bounds of a name. */
  private boolean isPossible(Name name, Slot slot) {
    return constraints.all().stream()
        .filter(Range.class::isInstance)
        .map(Range.class::cast)
        .filter(each -> each.name().isOf(name))
        .allMatch(each -> isWithin(each, slot.read().field()));
  }

  private static boolean isWithin(Range range, Field field) {
    return field.tokens().stream()
        .map(each -> field.isText() ? BigDecimal.valueOf(each.length()) : new BigDecimal(each))
        .allMatch(
            value ->
                range.least().stream().allMatch(each -> isOrdered(each.amount().constant(), value))
                    && range.greatest().stream()
                        .allMatch(each -> isOrdered(value, each.amount().constant())));
  }

  private static boolean isOrdered(BigDecimal low, BigDecimal high) {
    return low == null || high == null || low.compareTo(high) <= 0;
  }
}
