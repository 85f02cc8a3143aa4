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

  /** A function is called with bytes, gives a part of the points, and may print what it likes. */
  @Test
  void aCheckerMayBeAFunctionInPython() throws IOException {
    Path problem = Files.createDirectories(temporary.resolve("sum"));
    Files.writeString(
        problem.resolve("init.yml"),
        """
        checker: {name: check.py, args: {least: 2, word: total}}
        test_cases: [{in: 1.in, out: 1.out, points: 100}]
        """);
    Files.writeString(problem.resolve("1.in"), "7\n");
    Files.writeString(problem.resolve("1.out"), "3 4\n");
    Files.writeString(
        problem.resolve("check.py"),
        """
        from dmoj.result import CheckerResult
        from dmoj.utils.unicode import utf8text
        from dmoj.checkers._checker import standard

        def check(process_output, judge_output, judge_input, point_value, least, word, **kwargs):
            print("checking")
            if standard(process_output, judge_output):
                return True
            numbers = [int(each) for each in utf8text(process_output).split()]
            if len(numbers) < least:
                return False
            if numbers[0] == 99:
                raise ValueError("é")
            if sum(numbers) != int(judge_input):
                return CheckerResult(False, 0, "wrong " + word)
            return CheckerResult(True, point_value / 4, "another pair")
        """);
    CommandRun run =
        run(
            "verify",
            problem,
            "--solution",
            written("same.sh", "echo 3 4\n"),
            "--solution",
            written("other.sh", "echo 2 5\n"),
            "--solution",
            written("wrong.sh", "echo 2 4\n"),
            "--solution",
            written("short.sh", "echo 7\n"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    String all = run.out();
    assertTrue(all.matches("(?s).*\\bsame +\\S*100\\b.*"), all);
    assertTrue(all.matches("(?s).*\\bother +\\S*25\\b.*"), all);
    assertTrue(all.matches("(?s).*\\bwrong +0 WA.*"), all);
    assertTrue(all.matches("(?s).*\\bshort +0 WA.*"), all);
    assertTrue(all.contains("0.25 of the score: another pair"), all);
    CommandRun broken = run("verify", problem, "--solution", written("breaks.sh", "echo 99 1\n"));
    assertEquals(ExitCode.FINDINGS, broken.code(), broken.out() + broken.err());
    assertTrue(
        (broken.out() + broken.err()).contains("ValueError: é"), broken.out() + broken.err());
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
