package harness.formats;

import java.nio.file.Path;
import java.util.List;

/**
 * A test that the problem declares by the call of a generator, without shipping its input.
 *
 * @param name as its author knows it: {@code secret/01}
 * @param program as for {@code --solution}
 * @param arguments all of them, with the seed
 * @param writes the file that holds the input if the program writes one; null if only what it
 *     prints counts
 * @param answer null if there is none
 * @param judging what judges it; null if it is what judges every other test
 */
public record GeneratedTest(
    String name,
    String program,
    List<String> arguments,
    String writes,
    Path answer,
    TestJudging judging)
    implements PackageTest {

  public GeneratedTest {
    arguments = List.copyOf(arguments);
  }

  /** A test whose generator prints the input, and that has no answer. */
  public static GeneratedTest printed(String name, String program, List<String> arguments) {
    return new GeneratedTest(name, program, arguments, null, null, null);
  }

  @Override
  public GeneratedTest judgedBy(TestJudging other) {
    return new GeneratedTest(name, program, arguments, writes, answer, other);
  }
}
