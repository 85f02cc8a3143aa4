package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.campaign.Campaign;
import harness.cases.Limits;
import harness.compiled.Programs;
import harness.formats.CheckerCodes;
import harness.jury.JuryParts;
import harness.jury.TestJury;
import harness.problem.Problem;
import harness.sandbox.Isolation;
import harness.stress.CampaignRun;
import harness.submission.Compiler;
import harness.submission.RunnerSettings;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The report makes no false claim about a smallest input. */
@Timeout(120)
final class WhatIsSaidTest {

  private static final Limits LIMITS = new Limits(2_000_000_000, 256 << 20, 1);
  private static final long NANOS = Duration.ofSeconds(30).toNanos(); // each ends by itself
  private static final String PRINTED = "printed by the generator";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    write("gen.sh", "echo $(($1 % 50 + 50))");
    write("brute.sh", "cat");
    write("sol.sh", "echo -1");
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text + "\n");
  }

  @FunctionalInterface
  private interface Trial {
    void of(TestJury jury, Programs programs) throws IOException;
  }

  private void with(List<String> references, List<String> solutions, Trial trial)
      throws IOException {
    JuryParts parts =
        new JuryParts(
            "numbers", List.of("gen.sh"), references, List.of(), null, null, CheckerCodes.TESTLIB);
    Languages languages = Languages.load(List.of());
    RunnerSettings settings = new RunnerSettings(Isolation.AUTO, Compiler.USUAL_TIME);
    try (TestJury jury = new TestJury(parts, LIMITS, folder);
        Programs programs =
            Programs.open(solutions, settings, languages, folder, jury.problem(), Set.of())) {
      trial.of(jury, programs);
    }
  }

  /** The smallest input for a user's file. */
  private Smallest ofGiven(String input) throws IOException {
    List<Smallest> smallest = new ArrayList<>();
    with(
        List.of("brute.sh"),
        List.of("sol.sh"),
        (jury, programs) -> {
          Problem problem = jury.problem();
          List<Finding> found =
              FailingFile.find(
                      problem,
                      LIMITS,
                      problem.checker(false),
                      programs.ready().get(0),
                      List.of(input))
                  .findings();
          smallest.addAll(
              new Shrinking(problem, LIMITS, problem.checker(false), 1, NANOS, doing -> {})
                  .run(found));
        });
    return smallest.get(0);
  }

  /** The smallest inputs for the findings of a run. */
  private List<Smallest> ofDrawn(List<String> references, String... solutions) throws IOException {
    List<Smallest> smallest = new ArrayList<>();
    with(
        references,
        List.of(solutions),
        (jury, programs) -> {
          Campaign campaign = jury.campaign(3, true, 1, programs);
          List<Finding> found = CampaignRun.of(campaign, programs).tally().toShrink();
          assertFalse(found.isEmpty(), "nothing found");
          smallest.addAll(Shrinking.of(campaign, NANOS, doing -> {}).run(found));
        });
    return smallest;
  }

  @Test
  void noGeneratorPrintedAUsersFile() throws IOException {
    for (String input : List.of("", "x\n")) {
      Smallest smallest = ofGiven(input);
      assertFalse(smallest.note().contains(PRINTED), smallest.note());
      assertTrue(
          smallest.note().endsWith("; the generator prints nothing of this shape"),
          smallest.note());
    }
  }

  @Test
  void aUsersFileMayBeLikeThoseOfTheGenerator() throws IOException {
    Smallest smallest = ofGiven("70\n");
    assertEquals("50\n", smallest.input());
    assertFalse(smallest.note().contains("nothing of this shape"), smallest.note());
  }

  @Test
  void anInputWithOtherEndsOfLinesWasNotPrinted() throws IOException {
    write("gen.sh", "printf '1\\r\\n'");
    Smallest smallest = ofDrawn(List.of("brute.sh"), "sol.sh").get(0);
    assertEquals("1\n", smallest.input());
    assertFalse(smallest.note().contains(PRINTED), smallest.note());
  }

  @Thorough
  @Test
  void aCarriageReturnThatMattersStaysWhereItIs() throws IOException {
    write("gen.sh", "printf '%d\\r\\n%d\\t%d\\r\\n' $(($1 % 9 + 1)) $(($1 % 7)) $(($1 % 5))");
    write("brute.sh", "echo 1");
    write("sol.sh", "tr -cd '\\r' | head -c1 | wc -c | tr -d '1' | grep -q . && echo 1 || echo 2");
    Smallest smallest = ofDrawn(List.of("brute.sh"), "sol.sh").get(0);
    assertEquals("1\r\n0\t0\r\n", smallest.input());
  }

  /** The programs differ on each input, but none alone is wrong. */
  @Test
  void aDifferenceBetweenSubmissionsIsDescribedByBoth() throws IOException {
    write("other.sh", "echo -2");
    Smallest smallest = ofDrawn(List.of(), "sol.sh", "other.sh").get(0);
    assertEquals("1 of 2 prints -2: other; 1 prints -1: sol", smallest.detail());
    assertEquals("50\n", smallest.input());
  }

  @Test
  void aSmallerInputThatFailsInAnotherWayIsNotForgotten() throws IOException {
    write("gen.sh", "echo $(($1 % 9 + 1))");
    write("sol.sh", "read n; [ $n -lt 3 ] && exit 1; [ $n -lt 5 ] && echo $n || echo 0");
    Smallest smallest =
        ofDrawn(List.of("brute.sh"), "sol.sh").stream()
            .filter(each -> each.input().equals("5\n"))
            .findFirst()
            .orElseThrow();
    assertTrue(
        smallest.note().startsWith("no smaller input shaped like the generated ones fails in this"),
        smallest.note());
  }

  @Test
  void aSmallerInputThatNobodyCanJudgeIsNotForgotten() throws IOException {
    write("gen.sh", "echo $(($1 % 9 + 1))");
    write("brute.sh", "read n; [ $n -eq 2 ] && exit 1; echo $n");
    write("sol.sh", "read n; [ $n -lt 4 ] && echo $n || echo 0");
    Smallest smallest = ofGiven("7\n");
    assertEquals("4\n", smallest.input());
    assertTrue(
        smallest
            .note()
            .contains("no smaller input shaped like the generated ones fails, but brute"),
        smallest.note());
  }
}
