package harness.describe.learn;

import harness.describe.constraints.Name;
import harness.describe.learn.Slot.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Which places of a form the names of a statement mean: statements name numbers in the order in
 * which inputs have them. Numbers, lists and texts are matched separately, then what is left.
 */
final class NamedSlots {

  /** The score of a fit; ties go to names and places that come early. */
  private static final int FIT = 100_000;

  private final BiPredicate<Name, Slot> mayMatch;
  private final List<Name> names;
  private final List<Slot> slots;

  /** The indexes of matched names and places. */
  private final Map<Integer, Integer> found = new HashMap<>();

  /**
   * Matches.
   *
   * @param names no two for the same thing
   * @param mayMatch whether the values seen in a place are possible for a name
   */
  NamedSlots(List<Name> names, List<Slot> slots, BiPredicate<Name, Slot> mayMatch) {
    this.names = names;
    this.slots = slots;
    this.mayMatch = mayMatch;
    match(Name.Shape.NUMBER, Kind.NUMBER);
    match(Name.Shape.ELEMENT, Kind.LIST);
    match(Name.Shape.LENGTH, Kind.TEXT);
    match(Name.Shape.NUMBER, Kind.LIST);
    match(Name.Shape.ELEMENT, Kind.NUMBER);
  }

  /** The index of the place that a name means. */
  Optional<Integer> of(Name name) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).isOf(name)) {
        return Optional.ofNullable(found.get(i));
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
    return fit == 0 || !mayMatch.test(names.get(name), slots.get(place))
        ? 0
        : (long) fit * FIT - name - place;
  }
}
