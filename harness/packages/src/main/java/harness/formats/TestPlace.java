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
   * A line to add to a file of the package.
   *
   * @param file relative to the package
   * @param line without its end
   * @param after how many lines of the file come before it; {@link #ALL} if it ends the file
   */
  public record Listing(String file, String line, int after) {

    /** The line ends the file. */
    public static final int ALL = Integer.MAX_VALUE;

    /** A line that ends a file. */
    public Listing(String file, String line) {
      this(file, line, ALL);
    }

    /** Whether it ends the file. */
    public boolean isLast() {
      return after == ALL;
    }

    /** What an author must do to add it. */
    public String byHand() {
      return "%s: add %s: %s".formatted(file, isLast() ? "the line" : "after line " + after, line);
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
