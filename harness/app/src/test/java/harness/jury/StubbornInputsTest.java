package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.cases.Limits;
import harness.formats.CheckerCodes;
import harness.shrink.Smallest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** If an input can hardly be shrunk, shrinking ends and reports what is known. */
@Timeout(120)
final class StubbornInputsTest {

  private static final Limits LIMITS = new Limits(10_000_000_000L, 256 << 20, 1);
  private static final Duration PLENTY = Duration.ofMinutes(1); // for runs that end by themselves
  private static final Duration LITTLE = Duration.ofSeconds(10);

  @TempDir Path folder;

  private Smallest smallest(String generator, String validator, String right, String wrong)
      throws IOException {
    return smallest(PLENTY, generator, validator, right, wrong);
  }

  private Smallest smallest(
      Duration time, String generator, String validator, String right, String wrong)
      throws IOException {
    Files.writeString(folder.resolve("gen.sh"), generator);
    Files.writeString(folder.resolve("brute.sh"), right);
    Files.writeString(folder.resolve("sol.sh"), wrong);
    if (validator != null) {
      Files.writeString(folder.resolve("val.sh"), validator);
    }
    JuryParts parts =
        new JuryParts(
            "stubborn",
            List.of("gen.sh"),
            List.of("brute.sh"),
            validator == null ? List.of() : List.of("val.sh"),
            "std:wcmp",
            null,
            CheckerCodes.TESTLIB);
    try (TestJury jury = new TestJury(parts, LIMITS, folder)) {
      return jury.shrunk(20, time, "sol.sh").smallest();
    }
  }

  @Test
  void aValidatorMayAcceptNothingElse() throws IOException {
    Smallest smallest =
        smallest(
            "echo 7 5 9",
            "[ \"$(cat)\" = '7 5 9' ] || exit 3",
            "read a b c; echo $((a + b))",
            "echo -1");
    assertEquals("7 5 9\n", smallest.input());
    assertEquals("no smaller input shaped like the generated ones fails", smallest.note());
    assertFalse(smallest.proven());
  }

  @Test
  void nothingIsProvenForAnInputThatNoGeneratorPrints() throws IOException {
    Smallest smallest =
        smallest(
            "echo $(($1 % 4 + 5))",
            "read n; [ $n -ge 0 ] || exit 3",
            "read n; echo $n",
            "read n; [ $n -gt 1 ] && n=0; echo $n");
    assertEquals("2\n", smallest.input());
    assertEquals("no single token can be removed", smallest.note());
    assertFalse(smallest.proven());
  }

  @Test
  void aGeneratorMayAlwaysPrintTheSame() throws IOException {
    Smallest smallest = smallest("echo 7 5 9", null, "read a b c; echo $((a + b))", "echo -1");
    assertEquals("7 5 9\n", smallest.input());
    assertEquals(
        "no smaller input shaped like the generated ones fails; printed by the generator",
        smallest.note());
    assertFalse(smallest.proven());
  }

  @Test
  void nothingIsProvenForASubmissionThatFailsHalfTheTime() throws IOException {
    Smallest smallest =
        smallest(
            "echo $(($1 % 9 + 1)) $(($1 % 7))",
            null,
            "read a b; echo $((a + b))",
            "read a b; [ $(($(od -An -N1 -tu1 /dev/urandom) % 2)) = 0 ] && b=50; echo $((a + b))");
    String note = smallest.note();
    assertTrue(
        note.matches(".*; failed in ([0-9]+) of (?!\\1 )[0-9]+ runs")
            || note.endsWith("; failed in 3 of 3 runs")
            || note.startsWith("not seen again"),
        note);
    assertFalse(smallest.proven());
  }

  /** The found input is the smallest that there is: its own runs are counted, and some pass. */
  @Test
  void howOftenTheFoundInputFailsIsCounted() throws IOException {
    Smallest smallest =
        smallest(
            "echo 1",
            null,
            "cat",
            "read a; [ $(($(od -An -N1 -tu1 /dev/urandom) % 2)) = 0 ] && a=50; echo $a");
    Matcher counted =
        Pattern.compile("; failed in ([0-9]+) of ([0-9]+) runs$").matcher(smallest.note());
    assumeTrue(counted.find(), "all runs of ten failed, or none: once in five hundred times");
    int failed = Integer.parseInt(counted.group(1));
    int runs = Integer.parseInt(counted.group(2));
    assertTrue(failed > 0 && failed < runs && runs >= 10, smallest.note());
  }

  @Thorough
  @Test
  void largeNumbersAreLoweredToTheUsualBeginOfTheirRange() throws IOException {
    Smallest smallest =
        smallest(
            "echo $(($1 % 90000 * 10007 + 3)) $(($1 % 700 * 1000003 + 17))",
            null, "read a b; echo $((a + b))", "echo -1");
    assertEquals("1 1\n", smallest.input());
    assertFalse(smallest.proven());
  }

  @Test
  void decimalsStayDecimals() throws IOException {
    Smallest smallest =
        smallest("echo $(($1 % 9 + 1)).$(($1 % 90 + 10))", null, "read a; echo $a", "echo wrong");
    assertTrue(smallest.input().matches("[0-9]+\\.[0-9]+\n"), smallest.input());
  }

  @Thorough
  @Test
  void anInputOfFiveMegabytesMayBeTheOnlyOne() throws IOException {
    Smallest smallest =
        smallest(
            LITTLE,
            "yes 1234567 | head -c 5000000",
            "[ $(wc -c) -ge 4999000 ] || exit 3",
            "wc -l",
            "echo -1");
    assertTrue(smallest.bytes() >= 4_999_000, smallest.bytes() + " bytes");
    assertEquals("the smallest found in time", smallest.note());
  }
}
