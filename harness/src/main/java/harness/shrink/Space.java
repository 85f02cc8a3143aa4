package harness.shrink;

import harness.shrink.text.Layout;
import java.util.Optional;
import java.util.SortedSet;

/** A set of inputs in which to look for smaller ones. */
interface Space {

  /** Whether an input is in the set. */
  boolean holds(Layout layout);

  /**
   * All inputs of the set that are smaller than a given one.
   *
   * @param limit maximum number and length in them
   * @return empty if there are too many
   */
  Optional<SortedSet<Layout>> smaller(Layout than, long limit);

  /**
   * Whether some of the smaller inputs have numbers or lengths above the limit of the last call.
   */
  boolean goesBeyond(long limit);

  /** Whether the inputs of the last call had any length; otherwise only that of the given one. */
  default boolean hasAnyLength() {
    return true;
  }
}
