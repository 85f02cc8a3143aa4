package harness.problem;

import java.util.List;

/** A power: valid inputs that are small enough can be listed, all of them. */
public interface AllInputs {

  /**
   * Inputs.
   *
   * @param inputs each once
   * @param whole whether none was left out: for a number or length above the limit, or because it
   *     is written in an unusual way
   */
  record Listed(List<String> inputs, boolean whole) {
    public Listed {
      inputs = List.copyOf(inputs);
    }
  }

  /**
   * All inputs of a size.
   *
   * @param tokens at most
   * @param bytes at most
   * @param limit of the absolute values of numbers, and of the lengths of texts
   * @param most inputs
   * @return null if there are more
   */
  Listed upTo(int tokens, int bytes, long limit, int most);
}
