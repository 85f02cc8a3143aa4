package harness.formats;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where a new test goes in a package. Paths are relative to the package.
 *
 * @param inputs the files that hold the input
 * @param answers the files that hold the answer; empty if the format keeps no answers
 * @param byHand what the author must add to an existing file, in one line; null if nothing
 */
public record TestPlace(List<String> inputs, List<String> answers, String byHand) {
  public TestPlace {
    inputs = List.copyOf(inputs);
    answers = List.copyOf(answers);
  }

  /** All files of the test. */
  public List<String> files() {
    return Stream.concat(inputs.stream(), answers.stream()).toList();
  }
}
