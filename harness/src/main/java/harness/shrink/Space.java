package harness.shrink;

import harness.shrink.text.Layout;
import java.util.Optional;
import java.util.SortedSet;

/** The inputs among which smaller ones are looked for. */
interface Space {

  /** Whether an input is one of them. */
  boolean holds(Layout layout);

  /**
   * All that are smaller than one of them.
   *
   * @param limit of their numbers and lengths
   * @return empty if there are too many
   */
  Optional<SortedSet<Layout>> smaller(Layout than, long limit);

  /** Whether some that are smaller have numbers or lengths beyond the limit that was asked last. */
  boolean goesBeyond(long limit);
}
