package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands on a package that has no secret tests, only a script for testdata_tools. The problem
 * asks to print the number that is given; each group limits its size.
 */
@Thorough
final class GeneratorScriptPackageTest {

  private static final String SCRIPT =
      """
      . ../../testdata_tools/gen.sh
      use_solution right.sh
      compile gen.sh
      samplegroup
      limits 9
      sample 1
      group easy 40
      limits 9
      include_group sample
      tc small gen 7
      group hard 60
      limits 99
      include_group easy
      for i in 1 2; do tc large-$i gen 9$i; done
      """;

  @TempDir private Path folder;

  @BeforeEach
  void aPackage() throws IOException {
    assumeTrue(SearchPath.find("bwrap").isPresent(), "bwrap is not installed");
    file("problem.yaml", "name: x\ntype: scoring\n");
    file(".timelimit", "1\n");
    file("data/generator.sh", SCRIPT);
    file("data/gen.sh", "echo $1\n");
    file("data/sample/1.in", "1\n");
    file("data/sample/1.ans", "1\n");
    file("input_validators/v.sh", "read n; [ $n -le ${1:-0} ] && exit 42 || exit 43\n");
    file("submissions/accepted/right.sh", "cat\n");
    file(
        "submissions/partially_accepted/small.sh",
        "# @EXPECTED_GRADES@ AC WA\nread n; [ $n -gt 10 ] && n=0; echo $n\n");
  }

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve("p").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private CommandRun run(int code, String... words) {
    CommandRun run =
        CommandRun.of(
            Stream.concat(Stream.of(words), Stream.of("--problem", folder.resolve("p"))).toArray());
    assertEquals(code, run.code(), run.err() + run.out());
    return run;
  }

  @Test
  void verifyRunsTheTestsOfTheScriptAndCountsPoints() {
    String shown = run(ExitCode.OK, "verify").out().replaceAll(" [0-9.]+%", "");
    for (String line :
        List.of(
            " points +sample +secret/easy \\(40\\) +secret/hard \\(60\\) +total \\(100\\)",
            " right +AC +40 AC +60 AC +100 AC",
            " small +AC +40 AC +0 WA +40 AC")) {
      assertTrue(shown.lines().anyMatch(each -> each.matches(line)), line + "\n" + shown);
    }
  }

  @Test
  void verifyFindsATestThatBreaksTheLimitsOfItsGroup() throws IOException {
    file("data/generator.sh", SCRIPT.replace("tc small gen 7", "tc small gen 12"));
    String out = run(ExitCode.FINDINGS, "verify").out();
    assertTrue(out.contains("secret/easy/002-small"), out);
    assertTrue(out.contains("invalid"), out);
  }

  @Test
  void stressAndGenerateDrawFromTheCalls() throws IOException {
    String out = run(ExitCode.OK, "stress", "--n=40", "--seed=1").out();
    assertTrue(
        out.lines().anyMatch(each -> each.matches("cases: .*gen [0-9]+.*gen-3 [0-9]+.*")), out);
    Path made = folder.resolve("out");
    run(ExitCode.OK, "generate", "--n=3", "--seed=1", "--out=" + made);
    try (Stream<Path> files = Files.list(made)) {
      assertEquals(6, files.count());
    }
  }
}
