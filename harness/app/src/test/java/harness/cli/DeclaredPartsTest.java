package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What packages of Polygon and rbx may declare besides what the small packages do. */
final class DeclaredPartsTest {

  @TempDir private Path temporary;

  /** A copy in which a text of its description is another. */
  private Path changed(String name, String file, String text, String other) throws IOException {
    Path problem = PackageCopy.of(name, temporary);
    String before = Files.readString(problem.resolve(file));
    assertTrue(before.contains(text), before);
    Files.writeString(problem.resolve(file), before.replace(text, other));
    return problem;
  }

  private static long noted(String what, CommandRun run) {
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    return run.out().lines().filter(each -> each.contains(what)).count();
  }

  @ParameterizedTest
  @CsvSource({"0.0, 0", "5.0, 1"})
  void pointsOfTestsOfPolygonAreShown(String points, int times) throws IOException {
    Path problem = changed("polygon", "problem.xml", "<test ", "<test points=\"" + points + "\" ");
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertEquals(times, noted("15 points in total", run), run.out());
  }

  @Test
  void aSolutionInPython2OfPolygonIsNamed() throws IOException {
    Path problem = changed("polygon", "problem.xml", "python.3", "python.2");
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertEquals(1, noted("solutions/other.py: needs Python 2", run));
  }

  @ParameterizedTest
  @CsvSource({"input-file, sum.txt, 0", "output-file, a/b, 2", "input-file, .., 2"})
  void aPackageOfPolygonMayNameFilesOfSolutions(String key, String name, int code)
      throws IOException {
    Path problem =
        changed("polygon", "problem.xml", "<judging>", "<judging %s=\"%s\">".formatted(key, name));
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertEquals(code, run.code(), run.err() + run.out());
    String said = code == 2 ? run.err() : run.out();
    assertTrue(
        said.contains(code == 2 ? "problem.xml:3: <judging>: " : "files        sum.txt, standard"),
        said);
  }

  @Test
  void aSolutionOfRbxWithoutAnOutcomeMayDoAnything() throws IOException {
    Path problem = changed("rbx", "problem.rbx.yml", "    outcome: \"ac+tle\"\n", "");
    assertEquals(7, Listing.expected(Listing.of(problem, temporary), "late").size());
  }
}
