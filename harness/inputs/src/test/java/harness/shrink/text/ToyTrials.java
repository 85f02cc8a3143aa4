package harness.shrink.text;

import java.util.Iterator;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Tries inputs on a predicate, one at a time. */
final class ToyTrials implements Trials {

  private final Predicate<Layout> fails;
  private int runs;

  ToyTrials(Predicate<Layout> fails) {
    this.fails = fails;
  }

  /** The result of a pass on an input. */
  static String shrunk(Pass pass, String input, Predicate<Layout> fails) {
    return pass.shrink(Layout.of(input), new ToyTrials(fails)).text();
  }

  int runs() {
    return runs;
  }

  @Override
  public Candidate firstFailing(Layout than, Stream<Candidate> candidates) {
    Iterator<Candidate> each = candidates.iterator();
    while (each.hasNext()) {
      Candidate candidate = each.next();
      if (candidate.layout().compareTo(than) < 0) {
        runs++;
        if (fails.test(candidate.layout())) {
          return candidate;
        }
      }
    }
    return null;
  }

  @Override
  public boolean isOver() {
    return false;
  }
}
