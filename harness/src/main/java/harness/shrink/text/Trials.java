package harness.shrink.text;

import java.util.stream.Stream;

/** Asks whether inputs still fail. */
public interface Trials {

  /**
   * The first candidate that fails in the same way and is smaller than an input; those that are not
   * smaller are not tried.
   *
   * @param candidates made one by one as they are tried
   * @return null if none fails in time
   */
  Candidate firstFailing(Layout than, Stream<Candidate> candidates);

  /** Whether time is up. */
  boolean isOver();

  /** The first of some layouts that fails, or the input itself. */
  default Layout smaller(Layout than, Stream<Layout> layouts) {
    Candidate failing = firstFailing(than, layouts.map(each -> new Candidate(each, 0)));
    return failing == null ? than : failing.layout();
  }
}
