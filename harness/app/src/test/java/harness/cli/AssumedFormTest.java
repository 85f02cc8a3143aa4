package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Stress without a generator: inputs have the form that the samples show. The problem is to add two
 * numbers; the wrong solution fails if they are equal.
 */
final class AssumedFormTest {

  private static final String SUM = "read a b; echo $((a + b))";
  private static final String WRONG = "read a b; [ $a = $b ] && echo $a || echo $((a + b))";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("brute.sh", SUM);
    program("sol.sh", WRONG);
    sample("1", "3 4\n", "7\n");
    sample("2", "1 9\n", "10\n");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private Path sample(String name, String input, String answer) throws IOException {
    Files.writeString(folder.resolve(name + ".ans"), answer);
    return Files.writeString(folder.resolve(name + ".in"), input);
  }

  /** The samples come first. */
  private CommandRun onTheSamples() {
    return CommandRun.of("stress", "--problem", folder, "--n", "12", "--seed", "1", "--no-shrink");
  }

  private static CommandRun stress(Object... more) {
    List<Object> words = new ArrayList<>(List.of("stress", "--n", "200", "--seed", "1"));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray());
  }

  @Test
  void findsWhatTheSamplesMissAndSaysWhatItAssumed() {
    CommandRun run = stress("--problem", folder, "--fail-fast");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.err().contains("\n  INT(1,10) SPACE INT(1,10) NEWLINE"), run.err());
    assertTrue(run.out().contains("note: nothing says which inputs are valid"), run.out());
    Matcher smallest = Pattern.compile("input +(\\d+) (\\d+)\\n").matcher(run.out());
    assertTrue(smallest.find(), run.out());
    assertEquals(smallest.group(1), smallest.group(2));
  }

  /** Nobody said that there are no other inputs. */
  @Test
  void noInputOfAnAssumedFormIsProvenToBeSmallest() {
    String said = stress("--problem", folder, "--fail-fast").out().replaceAll("\\s+", " ");
    assertTrue(said.contains("(4 bytes); no smaller input of the assumed form fails"), said);
    assertFalse(said.contains("proven"), said);
  }

  /** Only the samples have answers; the solution may be wrong on all other inputs, too. */
  @Test
  void withoutAReferenceSmallerInputsMayFail() throws IOException {
    Files.delete(folder.resolve("brute.sh"));
    program("sol.sh", "read a b; [ $a$b = 34 ] && echo 0 || echo $((a + b))");
    String said = stress("--problem", folder, "--fail-fast").out().replaceAll("\\s+", " ");
    String open = "; no smaller input of the assumed form fails, as far as answers are known";
    assertTrue(said.contains(open), said);
    Path form = folder.resolve("input.ctd");
    Files.writeString(form, "INT(1,10) SPACE INT(1,10) NEWLINE\n");
    said =
        stress("--problem", folder, "--input-format", form, "--fail-fast")
            .out()
            .replaceAll("\\s+", " ");
    assertFalse(said.contains("proven"), said);
  }

  /** The smallest input is one that has all that the samples have in common, if one fails. */
  @Test
  void anInputLikeTheSamplesIsPreferred() throws IOException {
    lists("sort -n | uniq | wc -l", "sort -n | sed 1d | wc -l");
    String said = stress("--problem", folder, "--fail-fast").out().replaceAll("\\s+", " ");
    assertTrue(said.contains("like the samples fails input 1 1 said 0 (right: 1)"), said);
    assertFalse(said.contains("in common"), said);
  }

  @Test
  void whatOnlyTheSamplesHaveInCommonIsSaidOfAnInputWithoutIt() throws IOException {
    lists("sort -n | uniq | wc -l", "wc -l");
    String said = stress("--problem", folder, "--fail-fast").out().replaceAll("\\s+", " ");
    assertTrue(
        said.contains("; may be invalid, because the samples have more in common: all different"),
        said);
    assertTrue(said.contains("input 2 1 1 said 2 (right: 1)"), said);
  }

  /** A problem about the number of different numbers. */
  private void lists(String right, String wrong) throws IOException {
    String each = "read n; tr ' ' '\\n' | ";
    program("brute.sh", each + right);
    program("sol.sh", each + wrong);
    sample("1", "5\n10 3 17 8 30\n", "5\n");
    sample("2", "4\n7 2 9 4\n", "4\n");
  }

  @Test
  void aFindingIsRepeatedByName() {
    CommandRun run = stress("--problem", folder, "--fail-fast");
    Matcher name = Pattern.compile("--case (\\S+)").matcher(run.out());
    assertTrue(name.find(), run.out());
    CommandRun again = CommandRun.of("stress", "--problem", folder, "--case", name.group(1));
    assertEquals(ExitCode.FINDINGS, again.code(), again.err());
  }

  @Test
  void theTestsComeFirstUnchanged() throws IOException {
    program("sol.sh", "read a b; [ $a$b = 34 ] && echo 0 || echo $((a + b))");
    CommandRun run =
        CommandRun.of("stress", "--problem", folder, "--n", "2", "--seed", "1", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("mutations 2"), run.out());
  }

  @Test
  void aReferenceThatContradictsASampleIsAJudgeError() throws IOException {
    sample("3", "2 6\n", "9\n");
    CommandRun run = onTheSamples();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("brute: judge-error (references-disagree)"), run.out());
    assertTrue(run.out().contains("differs from the saved answer"), run.out());
  }

  /** Nobody said that such an input is valid. */
  @Test
  void anInputOnWhichTheReferenceFailsIsSkipped() throws IOException {
    program("brute.sh", "read a b; [ $a = $b ] && exit 1; echo $((a + b))");
    CommandRun run = stress("--problem", folder);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("cases skipped"), run.out());
    assertTrue(run.out().contains("note: brute fails on some of the drawn inputs"), run.out());
  }

  /** The reference wants at least two numbers; the sample leaves open whether one is enough. */
  @Test
  void aFormIsNarrowedWhereTheReferenceCrashes() throws IOException {
    String gap = "read n; read -a a; [ $n = 1 ] && exit 3; echo $((a[1] - a[0]))";
    program("brute.sh", gap);
    program("sol.sh", gap.replace("exit 3", "echo 0 && exit"));
    sample("1", "4\n3 9 4 1\n", "6\n");
    sample("2", "3\n5 2 2\n", "-3\n");
    CommandRun run = stress("--problem", folder);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("\n  INT(2,10,n) NEWLINE"), run.err());
    String said = run.out().replaceAll("\\s+", " ");
    assertTrue(said.contains("brute crashes on inputs of the form that was assumed first"), said);
    assertTrue(said.contains("assumed instead: n is at least 2"), said);
    assertFalse(said.contains("cases skipped"), said);
  }

  @Test
  void generateLeavesOutAnInputOnWhichTheReferenceFails() throws IOException {
    program("brute.sh", "read a b; [ $a = $b ] && exit 1; echo $((a + b))");
    Path out = folder.resolve("drawn");
    CommandRun run =
        CommandRun.of(
            "generate", "--problem", folder, "--n", "80", "--seed", "1", "--out", out.toString());
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.err().contains("; left out "), run.err());
    try (Stream<Path> files = Files.list(out)) {
      long inputs = files.filter(each -> each.toString().endsWith(".in")).count();
      assertTrue(40 < inputs && inputs < 80, "" + inputs);
    }
  }

  @Test
  void aReferenceThatFailsOnASampleIsAJudgeError() throws IOException {
    program("brute.sh", "read a b; [ $a = 3 ] && exit 1; echo $((a + b))");
    CommandRun run = onTheSamples();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("brute: judge-error (reference-failed)"), run.out());
  }

  @Test
  void samplesAreNamedOrThoseOfAFolder() throws IOException {
    Path other = Files.createDirectories(folder.resolve("other"));
    Path sample = Files.writeString(other.resolve("first.txt"), "5 6\n");
    CommandRun run =
        stress(
            "--reference",
            folder.resolve("brute.sh"),
            "--solution",
            folder.resolve("sol.sh"),
            "--sample",
            sample,
            "--fail-fast");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains(" --sample " + sample), run.out());
  }

  @Test
  void constraintsBoundTheAssumedForm() {
    CommandRun run =
        CommandRun.of(
            "stress", "--problem", folder, "--n", "10", "--constraints", "1 <= a, b <= 700; a < b");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("\n  INT(1,700,n) SPACE INT(n+1,700) NEWLINE"), run.err());
  }

  @Test
  void aTestNeedNotHaveTheFormOfOthers() throws IOException {
    sample("3", "123456789 1\n", "123456790\n");
    sample("4", "  7   8  \n\n", "15\n");
    program("sol.sh", "read a b; echo $((b + a))");
    CommandRun run = stress("--problem", folder);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
  }

  @Test
  void withoutACommonFormTheTestsStayAsTheyAre() throws IOException {
    sample("3", "x\n\ny z\n", "0\n");
    program("sol.sh", SUM);
    CommandRun run = stress("--problem", folder, "--no-shrink");
    assertTrue(run.err().contains("using the problem's tests unchanged"), run.err());
    assertFalse(run.out().contains("nothing says"), run.out());
  }

  /** The last of 40 tests is the only one on which the solution fails. */
  @Thorough
  @Test
  void laterTestsTakeTurnsWithDrawnInputs() throws IOException {
    for (int i = 3; i < 40; i++) {
      sample(i + "", (10 + i) + " 1\n", (11 + i) + "\n");
    }
    sample("40", "123456 1\n", "123457\n");
    program("sol.sh", "read a b; [ $a = 123456 ] && echo 0 || echo $((a + b))");
    CommandRun run = stress("--problem", folder, "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains(" " + folder.getFileName() + "/mutations@1#46"), run.out());
    assertTrue(run.out().contains("uniform "), run.out());
  }

  @Thorough
  @Test
  void aCampaignIsResumedWithTheSameForm() throws IOException {
    program("sol.sh", "read a b; echo $((b + a))");
    Path campaign = folder.resolve("campaign");
    CommandRun part =
        stress("--problem", folder, "--campaign", campaign, "--range", "20", "--for", "1s");
    assertEquals(ExitCode.OK, part.code(), part.err());
    CommandRun rest =
        stress("--problem", folder, "--campaign", campaign, "--range", "20", "--resume");
    assertEquals(ExitCode.OK, rest.code(), rest.err());
    assertTrue(rest.out().contains("200 of 200 cases"), rest.out());
  }

  @Thorough
  @Test
  void reportsDoNotNameTemporaryFiles() throws IOException {
    Path report = folder.resolve("report.json");
    assertEquals(ExitCode.FINDINGS, stress("--problem", folder, "--json", report).code());
    String text = Files.readString(report);
    assertFalse(text.contains("/assumed.ctd"), text);
  }

  @Test
  void samplesThatWouldDoNothingAreRefused() throws IOException {
    Path sample = folder.resolve("1.in");
    Path generator = program("gen.sh", "echo 1 2");
    CommandRun known =
        stress(
            "--reference",
            folder.resolve("brute.sh"),
            "--generator",
            generator,
            "--sample",
            sample);
    assertEquals(ExitCode.USAGE, known.code(), known.out());
    assertTrue(known.err().contains("--sample has no effect here"), known.err());
    Path mixed = Files.writeString(folder.resolve("mixed.txt"), "x\n\ny z\n");
    CommandRun none =
        stress(
            "--problem", folder, "--sample", sample, "--sample", mixed, "--generator", generator);
    assertEquals(ExitCode.USAGE, none.code(), none.out());
    CommandRun missing = stress("--problem", folder, "--sample", folder.resolve("9.in"));
    assertEquals(ExitCode.USAGE, missing.code(), missing.out());
    assertTrue(missing.err().contains("no such file"), missing.err());
  }
}
