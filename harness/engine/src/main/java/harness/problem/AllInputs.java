package harness.problem;

import java.util.List;
import java.util.Optional;

/** A capability: all valid inputs up to a given size can be listed. */
public interface AllInputs {

  /**
   * A list of inputs.
   *
   * @param inputs without duplicates
   * @param whole whether the list is complete; false if an input was left out because a number or
   *     length exceeds the limit, or because it is written in an unusual way
   */
  record Listed(List<String> inputs, boolean whole) {
    public Listed {
      inputs = List.copyOf(inputs);
    }
  }

  /**
   * What the samples have in common, if nobody said that these inputs are valid, and others are
   * not; empty if somebody did.
   */
  Optional<CommonRules> assumed();

  /**
   * Lists all inputs up to a size.
   *
   * @param tokens maximum number of tokens
   * @param bytes maximum number of bytes
   * @param limit maximum absolute value of numbers, and maximum length of texts
   * @param most maximum number of inputs
   * @return null if there are more
   */
  Listed upTo(int tokens, int bytes, long limit, int most);
}
