package harness.describe.pattern;

import harness.describe.pattern.Pattern.Anchor;
import harness.describe.pattern.Pattern.Characters;
import harness.describe.pattern.Pattern.Choice;
import harness.describe.pattern.Pattern.Repetition;
import harness.describe.pattern.Pattern.Sequence;
import harness.describe.value.Budget;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Matches parts of an expression against a text: maps start positions to all possible end
 * positions, both in ascending order.
 */
final class Matching {

  private final String text;
  private final int from; // where the whole match begins
  private final Budget budget;

  Matching(String text, int from, Budget budget) {
    this.text = text;
    this.from = from;
    this.budget = budget;
  }

  int[] ends(Pattern part, int[] starts) {
    budget.step(1 + starts.length);
    if (starts.length == 0) {
      return starts;
    }
    if (part instanceof Characters one) {
      return repeated(one.set(), 1, 1, starts);
    }
    if (part instanceof Sequence sequence) {
      int[] places = starts;
      for (Pattern each : sequence.parts()) {
        places = ends(each, places);
      }
      return places;
    }
    if (part instanceof Choice choice) {
      Places places = new Places(starts[0]);
      for (Pattern each : choice.parts()) {
        int[] unused = places.add(ends(each, starts));
      }
      return places.all();
    }
    if (part instanceof Repetition repetition) {
      return repetition.part() instanceof Characters one
          ? repeated(one.set(), repetition.least(), repetition.most(), starts)
          : repeated(repetition, starts);
    }
    int only = ((Anchor) part).end() ? text.length() : from;
    return Arrays.stream(starts).filter(each -> each == only).toArray();
  }

  /** Matches repeated characters of a set; each start gives a range of ends. */
  private int[] repeated(BitSet set, int least, int most, int[] starts) {
    Places ends = new Places(starts[0]);
    int run = 0; // end of the run of characters of the set
    long next = 0; // ends below this have been added
    for (int start : starts) {
      long furthest = Math.min(text.length(), (long) start + most);
      run = Math.max(run, start);
      while (run < furthest && set.get(text.charAt(run))) {
        run++;
      }
      long first = Math.max(next, (long) start + least);
      long end = Math.min(run, furthest);
      if (first <= end) {
        ends.add((int) first, (int) end);
        next = end + 1;
      }
    }
    budget.step(ends.size);
    return ends.all();
  }

  private int[] repeated(Repetition repetition, int[] starts) {
    int[] places = starts;
    boolean moves = true;
    for (int times = 0; moves && times < repetition.least(); times++) {
      int[] next = ends(repetition.part(), places);
      moves = !Arrays.equals(next, places); // otherwise further rounds change nothing
      places = next;
    }
    Places all = new Places(starts[0]);
    int[] fresh = all.add(places);
    for (int times = repetition.least(); fresh.length > 0 && times < repetition.most(); times++) {
      fresh = all.add(ends(repetition.part(), fresh));
    }
    return all.all();
  }

  /** A set of positions, none of them before the first possible one. */
  private static final class Places {
    private final int first;
    private final BitSet offsets = new BitSet();
    private int size;

    Places(int first) {
      this.first = first;
    }

    /** Adds all positions from one to another, which must be new. */
    void add(int from, int to) {
      offsets.set(from - first, to - first + 1);
      size += to - from + 1;
    }

    /** Adds positions and returns those that are new. */
    int[] add(int[] places) {
      int[] fresh = Arrays.stream(places).filter(each -> !offsets.get(each - first)).toArray();
      for (int each : fresh) {
        add(each, each);
      }
      return fresh;
    }

    int[] all() {
      int[] all = new int[size];
      for (int i = 0, next = offsets.nextSetBit(0); i < size; i++) {
        all[i] = first + next;
        next = offsets.nextSetBit(next + 1);
      }
      return all;
    }
  }
}
