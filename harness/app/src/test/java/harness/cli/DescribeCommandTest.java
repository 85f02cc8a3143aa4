package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.learn.DraftSwitches;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code describe}: the draft made from samples. */
final class DescribeCommandTest {

  @TempDir private Path folder;

  /** Samples, then options if there are any. */
  private CommandRun describe(String... samples) throws IOException {
    Object[] words = new Object[samples.length + 1];
    words[0] = "describe";
    boolean areOptions = false;
    for (int i = 0; i < samples.length; i++) {
      areOptions |= samples[i].startsWith("--");
      words[i + 1] =
          areOptions ? samples[i] : Files.writeString(folder.resolve(i + 1 + ".in"), samples[i]);
    }
    return CommandRun.of(words);
  }

  /** The draft without its remarks and other forms. */
  private String drafted(String... samples) throws IOException {
    CommandRun run = describe(samples);
    assertEquals(ExitCode.OK, run.code(), run.err());
    return run.out()
        .lines()
        .filter(each -> !each.strip().startsWith("# or"))
        .map(each -> each.replaceFirst(" *# seen: .*", ""))
        .collect(Collectors.joining("|"));
  }

  @Test
  void anIntegerCountsTheNumbersOfALine() throws IOException {
    assertEquals(
        "INT(1,10,n) NEWLINE|REP(n,SPACE) INT(-10,1000) END NEWLINE",
        drafted("3\n1 2 -3\n", "2\n5 999\n", "1\n7\n"));
  }

  @Test
  void boundsOfDecimalsHoldThem() throws IOException {
    assertEquals("FLOAT(-10,1) NEWLINE", drafted("-0.5\n"));
    assertEquals("FLOAT(0,10) NEWLINE", drafted("0.5\n", "1.25\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "EF BB BF 33 0A | begins with a byte order mark (the bytes EF BB BF)",
        "FF FE 33 00 0A 00 | is encoded as UTF-16",
        "'' | is empty",
        "20 0A 0A | is empty except for blanks"
      })
  void aSampleWithoutATextIsNamed(String bytes, String why) throws IOException {
    Path sample = folder.resolve("a.in");
    Files.write(sample, HexFormat.of().parseHex(bytes.replace(" ", "")));
    CommandRun run = CommandRun.of("describe", sample);
    assertEquals(ExitCode.USAGE, run.code(), run.out());
    String line = "harness describe: " + sample + ": the sample " + why;
    assertTrue(run.err().startsWith(line), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  /** The draft has the bytes of the sample, whatever their encoding. */
  @Test
  void aSampleThatIsNotAsciiIsQuotedAsItIs() throws IOException {
    CommandRun run = describe("\u0436\n");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("# seen: \u0436"), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "'1\r\n', 2.in: lines end with a carriage return",
    "1, 2.in: the last line does not end with a line feed",
    "'1\n2 \n', 2.in: line 2: tokens must be separated by one space",
    "'1  2\n', 2.in: line 1: tokens must be separated by one space",
  })
  void spacingThatNoDescriptionAllowsIsRefused(String sample, String why) throws IOException {
    CommandRun run = describe("1\n", sample);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(why), run.err());
  }

  @Test
  void integersCountLinesOfAGraph() throws IOException {
    assertEquals(
        "INT(2,10,n) SPACE INT(1,10,m) NEWLINE|# harness: graph n m simple connected"
            + "|REP(m)|  INT(1,n) SPACE INT(1,n) NEWLINE|END",
        drafted("3 2\n1 2\n2 3\n", "4 3\n1 2\n2 3\n3 4\n"));
  }

  @Test
  void treesAndPermutationsAreRecognised() throws IOException {
    assertEquals(
        "INT(2,10,n) NEWLINE|# harness: tree n|REP(n-1)|  INT(1,n) SPACE INT(1,n) NEWLINE|END",
        drafted("5\n1 2\n1 3\n3 4\n3 5\n", "3\n2 1\n3 2\n"));
    assertEquals(
        "INT(1,10,n) NEWLINE|# harness: permutation n|REP(n,SPACE) INT(0,n-1) END NEWLINE",
        drafted("4\n2 0 3 1\n", "2\n0 1\n"));
  }

  @Test
  void testCasesAreRecognised() throws IOException {
    assertEquals(
        "INT(1,10,t) NEWLINE|REP(t)|  INT(1,10,n) NEWLINE|  REP(n,SPACE) INT(0,10) END NEWLINE|END",
        drafted("2\n3\n1 3 2\n4\n0 2 1 0\n", "1\n2\n0 7\n"));
  }

  @Test
  void lettersOfAGridAreCounted() throws IOException {
    assertEquals(
        "INT(1,10,n) SPACE INT(1,10,m) NEWLINE"
            + "|# harness: grid cell 1 1 \".\" cell n m \".\""
            + "|REP(n)|  REGEX(\"[#.]+\",s) NEWLINE ASSERT(STRLEN(s) == m)|END",
        drafted("2 3\n..#\n#..\n", "3 1\n.\n#\n.\n"));
  }

  @Test
  void samplesWithNothingInCommonAreRefused() throws IOException {
    CommandRun run = describe("1 2\n", "1\n2\n3 4\n");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("no structure in common"), run.err());
    assertEquals(ExitCode.USAGE, describe("1 2").code());
  }

  /** The validator is not run: its calls of testlib tell the bounds. */
  @Test
  void aProblemIsDescribedByWhatItsGeneratorsDraw() throws IOException {
    Files.writeString(
        folder.resolve("gen.sh"), "echo $(( $1 % 5 + 2 ))\nseq 3 $(( $1 % 5 + 4 )) | xargs\n");
    Files.writeString(folder.resolve("brute.sh"), "cat\n");
    Files.writeString(
        folder.resolve("testlib.h"),
        """
        struct Inf { int readInt(int, int, const char*) { return 1; }
          void readInts(int, int, int, const char*) {} } inf;
        """);
    Files.writeString(
        folder.resolve("val.cpp"),
        """
        #include "testlib.h"
        const int N = 7000;
        int main() { int n = inf.readInt(2, N, "n"); inf.readInts(n, 1, 900, "a"); }
        """);
    CommandRun run = CommandRun.of("describe", "--problem", folder);
    assertEquals(ExitCode.OK, run.code(), run.err());
    String draft = DraftSwitches.without(run.out());
    assertTrue(draft.startsWith("INT(2,7000,n) NEWLINE"), draft);
    assertTrue(draft.contains("INT(1,900"), draft);
    assertTrue(run.err().contains("learned from 5 drawn inputs"), run.err());
  }

  @Test
  void aCommandWithoutInputsSaysWhatToName() {
    CommandRun run = CommandRun.of("describe");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("missing SAMPLE, --generator"), run.err());
  }

  /** Constraints give the bounds, in whatever way the statement writes them. */
  @Test
  void constraintsOfTheStatementGiveTheBounds() throws IOException {
    CommandRun run =
        describe(
            "3 2\n5 1 3\n1 2\n2 2\n",
            "--constraints",
            "$1 \\le n, q \\le 2 \\cdot 10^5$; 1 ≤ a_i ≤ 10^9; 1 <= l_i <= r_i <= n; n is odd");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("INT(1,200000,n) SPACE INT(1,200000,m)"), run.out());
    assertTrue(run.out().contains("REP(n,SPACE) INT(1,1000000000)"), run.out());
    assertTrue(run.out().contains("INT(1,n,a) SPACE INT(a,n)"), run.out());
    assertTrue(run.out().startsWith("# not used: 'n is odd': not understood\n"), run.out());
    assertTrue(run.err().contains("--constraints: not used: 'n is odd'"), run.err());
  }

  @Test
  void sumsAndDistinctNumbersOfTestCases() throws IOException {
    CommandRun run =
        describe(
            "2\n3\n5 1 3\n4\n9 7 1 2\n", "--constraints", "sum n <= 2e5; a_i != a_j; n <= 1e5");
    assertTrue(
        run.out().contains("# harness: sum of n over all cases <= 200000\nREP(t)"), run.out());
    assertTrue(run.out().contains("ASSERT(UNIQUE(a)) UNSET(a)"), run.out());
    assertTrue(run.out().contains("INT(1,100000,n)"), run.out());
  }

  @Test
  void constraintsThatTheSamplesContradictAreLeftOut() throws IOException {
    CommandRun run = describe("3\n7 7 2\n", "--constraints", "1 <= n <= 9; a_i != a_j; q <= 3");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.err().contains("'a_i != a_j': the samples contradict it"), run.err());
    assertTrue(
        run.err().contains("'q <= 3': no variable of the samples' form matches q"), run.err());
    assertTrue(run.out().contains("INT(1,9,n)"), run.out());
  }

  @Test
  void constraintsAreReadFromAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("c.txt"), "1 ≤ |s| ≤ 50\n");
    for (String each : new String[] {"@" + file, file.toString()}) {
      CommandRun run = describe("abc\n", "--constraints", each);
      assertTrue(run.out().contains("REGEX(\"[a-z]{1,50}\")"), run.out() + run.err());
    }
    CommandRun none = describe("abc\n", "--constraints", "@" + folder.resolve("no.txt"));
    assertEquals(ExitCode.USAGE, none.code());
    assertTrue(none.err().contains("no such file"), none.err());
  }

  @Test
  void fiveInputsAreDrawn() throws IOException {
    CommandRun run = describe("3\n7 7 2\n", "--try");
    assertTrue(run.out().contains("# drawn 5 of 5:\n#> "), run.out());
    Path draft = Files.writeString(folder.resolve("i.ctd"), run.out());
    CommandRun again = CommandRun.of("describe", "--try", draft);
    assertEquals(ExitCode.OK, again.code(), again.err());
    assertTrue(again.out().startsWith(run.out() + "#\n# drawn 1 of 5:\n"), again.out());
    Files.writeString(draft, "INT(5,2)");
    CommandRun impossible = CommandRun.of("describe", "--try", draft);
    assertEquals(ExitCode.USAGE, impossible.code(), impossible.out());
  }
}
