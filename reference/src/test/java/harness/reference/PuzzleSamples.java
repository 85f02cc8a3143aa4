package harness.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** A case of each puzzle, at least two moves from its goal, shared by the tests. */
public final class PuzzleSamples {

  /** Needs seven moves. */
  public static final String KNIGHTS = "10110\n01*11\n10111\n01001\n00000\n";

  /** Needs two moves. */
  public static final String ROTATION = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n";

  /** Needs six turns. */
  public static final String GEARS =
      """
      3 3 7 2 6
      3 1 4 5 3
      3 1 2 6 4
      3 1 10 3 5
      3 2 8 3 6
      3 7 9 2 1
      1 1 2 3 4
      1 3 11 10 12
      1 8 6 7 4
      1 9 9 8 8
      1 12 10 12 12
      1 7 8 9 10
      """;

  private PuzzleSamples() {}

  /** Each puzzle with the first case of its statement's first sample. */
  static Stream<Arguments> ofEachPuzzle() {
    return Puzzles.all().stream().map(puzzle -> Arguments.of(puzzle, sample(puzzle)));
  }

  private static String sample(Puzzle puzzle) {
    try (InputStream file = puzzle.resource("sample/1.in")) {
      return cases(puzzle, file).get(0);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The cases of an input file, which must be valid. */
  static List<String> cases(Puzzle puzzle, InputStream file) throws IOException {
    List<String> cases = new ArrayList<>();
    try {
      puzzle.format().read(file, cases::add);
    } catch (InvalidInput invalid) {
      throw new AssertionError(puzzle.name() + ": " + invalid.getMessage(), invalid);
    }
    return cases;
  }
}
