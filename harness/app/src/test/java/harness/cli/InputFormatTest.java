package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An input description replaces generator and validator. */
final class InputFormatTest {

  @TempDir private Path folder;
  private Path described;
  private Path reference;
  private Path wrong;

  @BeforeEach
  void write() throws IOException {
    described = file("in.ctd", "INT(1,50,n) NEWLINE REP(n,SPACE) INT(0,9) END NEWLINE");
    reference = file("ref.py", "input(); print(max(map(int, input().split())))");
    wrong = file("wrong.py", "input(); print(input().split()[-1])");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Object... more) {
    Object[] words = {
      "stress", "--input-format", described, "--reference", reference, "--solution", wrong
    };
    Object[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return CommandRun.of(all);
  }

  @Test
  void findsAWrongProgramAndShrinksItsInput() {
    CommandRun run = stress("--n", 60, "--seed", 1, "--prove", "2m");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("input     2\n            1 0\n"), run.out());
    String proven = "proven: no smaller input that the description allows fails";
    assertTrue(run.out().contains(proven), run.out());
  }

  @Thorough
  @Test
  void aProofThatLeavesOutLongerInputsSaysSo() throws IOException {
    described = file("in.ctd", "INT(1,50,n) NEWLINE REP(n,SPACE) INT(0,1000000000) END NEWLINE");
    wrong = file("wrong.py", "print(-1)");
    CommandRun run = stress("--n", 20, "--seed", 1, "--prove", "2m");
    String proven = "proven: no smaller input of at most 4 bytes that the description allows fails";
    assertTrue(run.out().contains(proven), run.out());
  }

  @Thorough
  @Test
  void reportsByStrategy() {
    CommandRun run = stress("--n", 60, "--seed", 1, "--no-shrink");
    assertTrue(run.out().contains("reversed, "), run.out());
    assertTrue(run.out().contains("boundary, "), run.out());
  }

  @Test
  void drawsOnlyWithTheRequestedStrategies() {
    CommandRun run =
        stress("--n", 40, "--seed", 1, "--generator", described + " sorted equal", "--no-shrink");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    CommandRun unknown = stress("--n", 9, "--generator", described + " strange");
    assertEquals(ExitCode.USAGE, unknown.code());
    assertTrue(
        unknown.err().contains("no strategy 'strange'; expected one of uniform, "), unknown.err());
  }

  @Test
  void aCaseIsReproducedByItsName() {
    CommandRun one =
        CommandRun.of("generate", "--input-format", described, "--case", "loose/few@7#31");
    CommandRun other =
        CommandRun.of("generate", "--input-format", described, "--case", "loose/few@7#31");
    assertEquals(ExitCode.OK, one.code(), one.err());
    assertEquals(one, other);
  }

  @Test
  void everySmallInputIsRunAsAProof() throws IOException {
    Path right = file("right.py", "input(); print(sorted(map(int, input().split()))[-1])");
    CommandRun run =
        CommandRun.of(
            "exhaust",
            "--input-format",
            described,
            "--size",
            3,
            "--values",
            2,
            "--reference",
            reference,
            "--solution",
            wrong,
            "--solution",
            right);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    String count = "12 inputs with at most 3 tokens, numbers and lengths up to 2\n";
    assertTrue(run.err().contains(count), run.err());
    String said = run.out().replaceAll("\\s+", " ");
    assertTrue(
        said.contains(
            "right: right on all 12 inputs with at most 3 tokens, numbers and lengths up"),
        said);
    assertTrue(said.contains("wrong: wrong on 3 of all 12 inputs"), said);
    assertTrue(run.out().contains("input     2\n            1 0\n"), run.out());
  }

  @Test
  void exhaustNeedsADescription() {
    CommandRun run = CommandRun.of("exhaust", "--reference", reference, "--solution", wrong);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("describe the inputs with --input-format"), run.err());
    CommandRun puzzle = CommandRun.of("exhaust", "--puzzle", "knights", "--size", 3);
    assertEquals(
        "harness exhaust: --size and --values need --input-format FILE.ctd\n", puzzle.err());
  }

  @Thorough
  @Test
  void skipsInputsThatAreTooLargeForTheReference() throws IOException {
    reference =
        file(
            "slow.py",
            "n = int(input())\nwhile n > 20: pass\nprint(max(map(int, input().split())))");
    wrong = file("right.py", "input(); print(sorted(map(int, input().split()))[-1])");
    CommandRun run = stress("--n", 150, "--seed", 1, "--jury-time-limit", "500ms");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("inputs of that size are skipped"), run.err());
    assertTrue(run.out().contains(" cases skipped: "), run.out());
  }
}
