package harness.shrink.text;

import java.util.Iterator;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Asks a predicate about one input after another, for as long as it takes. */
final class OneByOne implements Trials {

  private final Predicate<Layout> fails;
  private int asked;

  OneByOne(Predicate<Layout> fails) {
    this.fails = fails;
  }

  /** The number of inputs so far that the predicate was asked about. */
  int asked() {
    return asked;
  }

  @Override
  public Candidate firstFailing(Layout than, Stream<Candidate> candidates) {
    Iterator<Candidate> each = candidates.iterator();
    while (each.hasNext()) {
      Candidate candidate = each.next();
      if (candidate.layout().compareTo(than) < 0) {
        asked++;
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
