package harness.formats;

import java.nio.file.Path;
import java.util.List;

/**
 * A test whose input the problem does not ship; it declares the generator call that makes it.
 *
 * @param name the author's name for it: {@code secret/01}
 * @param program as for {@code --solution}
 * @param arguments all arguments, including the seed
 * @param writes the file that the program writes the input to; null if it prints the input
 * @param answer null if there is none
 * @param judging validators and checker of this test; null if it uses the problem's
 * @param reads the file that is the program's standard input; null if that is empty
 * @param tellsAnswer whether the program writes the answer to its standard error
 */
public record GeneratedTest(
    String name,
    String program,
    List<String> arguments,
    String writes,
    Path answer,
    TestJudging judging,
    Path reads,
    boolean tellsAnswer)
    implements PackageTest {

  public GeneratedTest {
    arguments = List.copyOf(arguments);
  }

  /** A test whose generator reads nothing and does not know the answer. */
  public GeneratedTest(
      String name,
      String program,
      List<String> arguments,
      String writes,
      Path answer,
      TestJudging judging) {
    this(name, program, arguments, writes, answer, judging, null, false);
  }

  /** A test without an answer, whose generator prints the input. */
  public static GeneratedTest printed(String name, String program, List<String> arguments) {
    return new GeneratedTest(name, program, arguments, null, null, null);
  }

  @Override
  public boolean hasAnswer() {
    return answer != null || tellsAnswer;
  }

  @Override
  public GeneratedTest judgedBy(TestJudging other) {
    return new GeneratedTest(name, program, arguments, writes, answer, other, reads, tellsAnswer);
  }
}
