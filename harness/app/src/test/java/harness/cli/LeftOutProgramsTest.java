package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The jury's programs that do not compile. The problem is to double a number. */
final class LeftOutProgramsTest {

  private static final String BOOST = "#include <boost/no/such.hpp>\nint main() {}\n";
  private static final String INSTALL = "boost/no/such.hpp was not found; install libboost-dev";
  private static final String ARRAY = "std::array<int, 1> held;";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    program("gen.sh", "echo $(($1 % 9 + 1))");
    program("val.sh", "read n; [ $n -gt 0 ]");
    program("ref.sh", "read n; echo $((n + n))");
    program("sol.sh", "read n; echo $((2 * n))");
    program("broken.cpp", BOOST);
  }

  private void program(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
  }

  private CommandRun stress(String... parts) {
    List<Object> words = new ArrayList<>(List.of("stress", "--seed", "1", "--n", "5"));
    words.addAll(List.of("--solution", folder.resolve("sol.sh")));
    Arrays.stream(parts)
        .map(each -> each.startsWith("--") ? each : folder.resolve(each).toString())
        .forEach(words::add);
    return CommandRun.of(words.toArray());
  }

  private static void assertLeftOut(CommandRun run) {
    assertEquals(ExitCode.OK, run.code(), run.err());
    List<String> lines = run.err().lines().filter(each -> each.contains("left out: ")).toList();
    assertEquals(1, lines.size(), run.err());
    assertTrue(lines.get(0).contains("broken.cpp"), lines.get(0));
    assertTrue(lines.get(0).contains(INSTALL), lines.get(0));
  }

  @Test
  void theRunGoesOnWithTheOtherGenerator() {
    assertLeftOut(
        stress("--generator", "broken.cpp", "--generator", "gen.sh", "--reference", "ref.sh"));
  }

  @Test
  void theRunGoesOnWithTheOtherValidator() {
    assertLeftOut(
        stress(
            "--generator",
            "gen.sh",
            "--reference",
            "ref.sh",
            "--validator",
            "broken.cpp",
            "--validator",
            "val.sh"));
  }

  @Test
  void theRunGoesOnWithTheOtherReference() {
    assertLeftOut(
        stress("--generator", "gen.sh", "--reference", "broken.cpp", "--reference", "ref.sh"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--generator broken.cpp --reference ref.sh",
        "--generator gen.sh --reference broken.cpp",
        "--generator gen.sh --reference ref.sh --checker broken.cpp",
        "--generator gen.sh --reference ref.sh --validator broken.cpp",
        "--generator gen.sh --reference ref.sh --interactor broken.cpp",
      })
  void theOnlyProgramOfItsKindIsNeeded(String parts) {
    CommandRun run = stress(parts.split(" "));
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    String last = run.err().lines().reduce((before, after) -> after).orElse("");
    assertTrue(last.contains("broken.cpp") && last.contains(INSTALL), run.err());
    assertFalse(run.err().contains("left out"), run.err());
  }

  private void writePackage() throws IOException {
    program("problem.yaml", "name: twice\nlimits:\n  memory: 256");
    program("data/sample/1.in", "3");
    program("data/sample/1.ans", "6");
    program("submissions/accepted/a.cpp", BOOST);
    program("submissions/accepted/b.sh", "read n; echo $((n + n))");
    program("submissions/wrong_answer/c.sh", "read n; echo $((n + 3 + n % 2))");
  }

  @Test
  void theNextAcceptedSubmissionIsTheReference() throws IOException {
    writePackage();
    CommandRun run = CommandRun.of("stress", "--problem", folder, "--seed", "1", "--n", "5");
    assertTrue(run.err().contains("the reference is now "), run.err());
    assertTrue(run.err().contains("b.sh"), run.err());
    assertTrue(run.err().contains(INSTALL), run.err());
    assertTrue(run.code() != ExitCode.USAGE, run.err());
  }

  @Test
  void aHeaderThatTakesAnotherForGrantedIsCured() throws IOException {
    program("val/own.h", "inline void look() { " + ARRAY + " held[0] = 1; }");
    program(
        "val/val.cpp",
        "#include <cstdio>\n#include \"own.h\"\nint main() { look(); int n; return scanf(\"%d\", &n) != 1; }");
    CommandRun run = stress("--generator", "gen.sh", "--reference", "ref.sh", "--validator", "val");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.err().contains("compiles only with <bits/stdc++.h>"), run.err());
  }
}
