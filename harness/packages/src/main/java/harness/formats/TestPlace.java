package harness.formats;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where a new test goes in a package. Paths are relative to the package.
 *
 * @param inputs the files that hold the input
 * @param answers the files that hold the answer; empty if the format keeps no answers
 * @param listing the line to add to an existing file; null if none
 * @param byHand what the author must add to an existing file, in one line; null if nothing
 */
public record TestPlace(List<String> inputs, List<String> answers, Listing listing, String byHand) {

  /**
   * A line that ends a file of the package.
   *
   * @param file relative to the package
   * @param line without its end
   */
  public record Listing(String file, String line) {
    /** What an author must do to add it. */
    public String byHand() {
      return file + ": add the line: " + line;
    }
  }

  /** A place that no file lists, or that the author must list. */
  public TestPlace(List<String> inputs, List<String> answers, String byHand) {
    this(inputs, answers, null, byHand);
  }

  public TestPlace {
    inputs = List.copyOf(inputs);
    answers = List.copyOf(answers);
  }

  /** All files of the test. */
  public List<String> files() {
    return Stream.concat(inputs.stream(), answers.stream()).toList();
  }
}
