package harness.shrink;

import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * Searches a list of ever smaller inputs for the last that exceeds the time limit. Those that
 * exceed it should come first, so this is a ternary search that tries two inputs at a time.
 *
 * @param limitNanos minimum duration of a trial; none is started with less time left
 */
record LastExceeding(InputTrials.FirstFailing trial, long limitNanos) {

  /**
   * Returns that input, as far as time allows.
   *
   * @param inputs the first is known to exceed the limit
   */
  Layout of(List<Layout> inputs, Deadline until) {
    int exceeds = 0;
    int passes = inputs.size();
    NavigableSet<Integer> places =
        places(exceeds, passes, passes / 2, passes - 1); // often all inputs exceed the limit
    while (!places.isEmpty() && until.leftNanos() > limitNanos) {
      Candidate found =
          trial.of(
              places.descendingSet().stream().map(at -> new Candidate(inputs.get(at), at)), until);
      exceeds = found == null ? exceeds : found.place();
      Integer next = places.higher(exceeds);
      passes = next == null ? passes : next;
      int third = Math.max(1, (passes - exceeds) / 3);
      places = places(exceeds, passes, exceeds + third, passes - third);
    }
    return inputs.get(exceeds);
  }

  private static NavigableSet<Integer> places(int exceeds, int passes, int one, int other) {
    NavigableSet<Integer> between = new TreeSet<>(List.of(one, other));
    between.removeIf(each -> each <= exceeds || each >= passes);
    return between;
  }
}
