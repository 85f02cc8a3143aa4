package harness.shrink.text;

import java.util.stream.Stream;

/** Tests whether inputs still fail. */
public interface Trials {

  /**
   * The first candidate that fails in the same way and is smaller than an input. Others are not
   * tried.
   *
   * @param candidates evaluated lazily, one by one
   * @return null if none fails in time
   */
  Candidate firstFailing(Layout than, Stream<Candidate> candidates);

  /** Whether time is up. */
  boolean isOver();

  /** The first layout that fails, or the input itself. */
  default Layout smaller(Layout than, Stream<Layout> layouts) {
    Candidate failing = firstFailing(than, layouts.map(each -> new Candidate(each, 0)));
    return failing == null ? than : failing.layout();
  }
}
