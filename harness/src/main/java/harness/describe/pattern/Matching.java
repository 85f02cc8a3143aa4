package harness.describe.pattern;

import harness.describe.pattern.Node.Anchor;
import harness.describe.pattern.Node.Characters;
import harness.describe.pattern.Node.Choice;
import harness.describe.pattern.Node.Repetition;
import harness.describe.pattern.Node.Sequence;
import harness.describe.value.Budget;
import java.util.BitSet;

/**
 * Matches parts of an expression against a text: maps start positions to all possible end
 * positions.
 */
final class Matching {

  private final String text;
  private final int from;
  private final Budget budget;

  /**
   * Starts a match.
   *
   * @param from position where the whole match begins
   */
  Matching(String text, int from, Budget budget) {
    this.text = text;
    this.from = from;
    this.budget = budget;
  }

  Places ends(Node node, Places starts) {
    budget.step(1 + starts.size());
    if (node instanceof Characters one) {
      return repeated(one.set(), 1, 1, starts);
    }
    if (node instanceof Sequence sequence) {
      Places places = starts;
      for (Node each : sequence.parts()) {
        places = ends(each, places);
      }
      return places;
    }
    if (node instanceof Choice choice) {
      Places places = new Places();
      for (Node each : choice.parts()) {
        places = places.or(ends(each, starts));
      }
      return places;
    }
    if (node instanceof Repetition repetition) {
      return repetition.part() instanceof Characters one
          ? repeated(one.set(), repetition.least(), repetition.most(), starts)
          : repeated(repetition, starts);
    }
    return anchored((Anchor) node, starts);
  }

  private Places anchored(Anchor anchor, Places starts) {
    int only = anchor.end() ? text.length() : from;
    for (int i = 0; i < starts.size(); i++) {
      if (starts.get(i) == only) {
        return Places.of(only);
      }
    }
    return new Places();
  }

  /** Matches repeated characters of a set; each start gives a range of ends. */
  private Places repeated(BitSet set, int least, int most, Places starts) {
    Places ends = new Places();
    int run = 0; // end of the run of characters of the set
    long next = 0; // ends below this have been added
    for (int i = 0; i < starts.size(); i++) {
      int start = starts.get(i);
      long furthest = Math.min(text.length(), (long) start + most);
      run = Math.max(run, start);
      while (run < furthest && set.get(text.charAt(run))) {
        run++;
      }
      long end = Math.min(run, furthest);
      for (long each = Math.max(next, (long) start + least); each <= end; each++) {
        ends.add((int) each);
        next = each + 1;
      }
    }
    budget.step(ends.size());
    return ends;
  }

  private Places repeated(Repetition repetition, Places starts) {
    Places places = starts;
    int times = 0;
    for (boolean moves = true; moves && times < repetition.least(); times++) {
      Places next = ends(repetition.part(), places);
      moves = !next.equals(places); // otherwise further rounds change nothing
      places = next;
    }
    times = repetition.least();
    Places all = places.copy();
    for (Places fresh = places; !fresh.isEmpty() && times < repetition.most(); times++) {
      fresh = ends(repetition.part(), fresh).without(all);
      all = all.with(fresh);
    }
    return all;
  }
}
