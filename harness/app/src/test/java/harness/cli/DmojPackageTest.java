package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A problem of DMOJ, which asks to print the number that it gives. */
final class DmojPackageTest {

  @TempDir private Path temporary;

  private String written(String name, String text) throws IOException {
    return Files.writeString(temporary.resolve(name), text).toString();
  }

  private static CommandRun run(String command, Path problem, String... more) {
    return CommandRun.of(
        Stream.concat(Stream.of(command, "--problem", problem), Arrays.stream(more))
            .toArray(Object[]::new));
  }

  @Test
  void aFailureInABatchCostsThoseThatDependOnIt() throws IOException {
    CommandRun run =
        run(
            "verify",
            PackageCopy.of("dmoj", temporary),
            "--solution",
            written("right.sh", "read -r n; echo $n.0001\n"),
            "--solution",
            written("wrong.sh", "read -r n; [ $n = 16 ] && n=3; echo $n\n"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    String all = run.out();
    assertTrue(all.contains("batch1 (30)") && all.contains("total (100)"), all);
    assertTrue(all.matches("(?s).*right .*100 AC.*"), all);
    assertTrue(all.matches("(?s).*wrong +AC \\S+ +10 AC \\S+ +0 WA \\S+ +0 - +10 WA.*"), all);
  }

  @Test
  void anInteractorIsCalledWithInputAndAnswerOnly() throws IOException {
    Path problem = Files.createDirectories(temporary.resolve("talk"));
    Files.writeString(
        problem.resolve("init.yml"),
        "interactive: {files: talk.sh}\ntest_cases: [{in: 1.in, out: 1.out}]\n");
    Files.writeString(problem.resolve("1.in"), "7\n");
    Files.writeString(problem.resolve("1.out"), "8\n");
    Files.writeString(
        problem.resolve("talk.sh"),
        """
        [ $# = 2 ] || exit 9
        read -r wanted < "$1"
        read -r answer < "$2"
        echo "$wanted"
        read -r said
        [ "$said" = "$answer" ]
        """);
    CommandRun run =
        run(
            "verify",
            problem,
            "--solution",
            written("right.sh", "read -r n; echo $((n + 1))\n"),
            "--solution",
            written("wrong.sh", "read -r n; echo $n\n"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().matches("(?s).*right +\\S.* AC.*wrong +0 WA.*"), run.out());
  }

  @Test
  void aPartOfThePointsNeedsNoAnswer() throws IOException {
    Path problem = Files.createDirectories(temporary.resolve("part"));
    Files.writeString(
        problem.resolve("init.yml"),
        "checker: {name: bridged, args: {files: chk.sh, type: coci}}\ntest_cases: [{points: 10}]\n");
    Files.writeString(
        problem.resolve("chk.sh"), "read -r n < \"$2\" && echo partial $n/5 >&2 && exit 7\n");
    CommandRun run = run("verify", problem, "--solution", written("half.sh", "echo 2\n"));
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().matches("(?s).*half +4 AC.*"), run.out());
  }

  @Test
  void stressDrawsFromTheGeneratorsOfTests() throws IOException {
    CommandRun run =
        run(
            "stress",
            PackageCopy.of("dmoj", temporary),
            "--reference",
            written("right.sh", "cat\n"),
            "--solution",
            written("wrong.sh", "read -r n; [ $n = 5 ] && n=3; echo $n\n"),
            "--n",
            "3");
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("wrong-answer"), run.out() + run.err());
  }
}
