package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Declarations of ICPC packages about single tests and submissions. */
@Thorough
final class IcpcPackageTest {

  @TempDir private Path temporary;

  @Test
  void programsThatMustNotCompileAreNotRun() throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    Path folder = Files.createDirectories(problem.resolve("submissions/compiler_error"));
    Files.writeString(folder.resolve("broken.cpp"), "int main() {\n");
    Files.writeString(folder.resolve("other.c"), "int main() {\n");
    String list = CommandRun.of("list", "--problem", problem).out();
    assertTrue(list.contains("submissions/compiler_error: expected not to compile"), list);
    assertEquals(1, list.lines().filter(each -> each.contains("compiler_error")).count(), list);
  }

  @ParameterizedTest
  @CsvSource({
    "exit 0, rejects the input (exit code 0; 42 accepts)",
    "echo too long; exit 1, too long (exit code 1; 42 accepts)",
    "exit 43, rejects the input"
  })
  void aRejectionShowsAnUnusualExitCode(String script, String why) throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    Files.delete(problem.resolve("input_validators/format.ctd"));
    Files.writeString(problem.resolve("input_validators/odd.sh"), script + "\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem, "--solution=right.sh");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().lines().anyMatch(each -> each.endsWith("  " + why)), run.out());
  }

  @Test
  void anAcceptedSubmissionThatIsWrongOnATestIsCountedAsWrong() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.writeString(problem.resolve("submissions/accepted/aa.sh"), "echo -7\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertFalse(run.out().contains("nothing wrong found"), run.out());
  }

  @Test
  void slowAcceptedSubmissionsMayBeSlow() throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    Path slow = Files.createDirectories(problem.resolve("submissions/slow_accepted"));
    Files.writeString(slow.resolve("slow.sh"), "echo 1\n");
    JsonNode list = Listing.of(problem, temporary);
    assertEquals(List.of("accepted", "time-limit-exceeded"), Listing.expected(list, "slow"));
  }

  @ParameterizedTest
  @CsvSource({"1000000, 1", "2000000, 0"})
  void aTestIsValidatedWithTheFlagsOfItsGroup(String largest, int code) throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    Files.delete(problem.resolve("input_validators/format.ctd"));
    Files.writeString(problem.resolve("data/secret/group/02.in"), "1500000 3\n");
    Files.writeString(problem.resolve("data/secret/group/02.ans"), "1500000\n");
    Files.writeString(
        problem.resolve("data/secret/group/testdata.yaml"), "input_validator_flags: " + largest);
    CommandRun run = CommandRun.of("verify", "--problem", problem, "--solution=right.sh");
    assertEquals(code, run.code(), run.err() + run.out());
    assertEquals(code == 1, run.out().contains("invalid-input"), run.out());
  }

  /** A validator that takes nothing without flags, which only groups of secret tests have. */
  @ParameterizedTest
  @CsvSource({"10, 1000", "1000, 10"})
  void drawnInputsAreValidatedAsTheLastGroupAsks(String first, String last) throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    Files.delete(problem.resolve("data/testdata.yaml"));
    Files.delete(problem.resolve("input_validators/format.ctd"));
    Files.delete(problem.resolve("input_validators/validate.cpp"));
    Files.writeString(
        problem.resolve("input_validators/validate.sh"),
        "read a b; [ -n \"$b\" ] && [ $a -gt 0 ] && [ $b -gt 0 ] &&"
            + " [ $a -le ${1:-99} ] && [ $b -le ${1:-99} ] && exit 42 || exit 43\n");
    for (String group : List.of("group2", "group10")) {
      Path folder = Files.createDirectories(problem.resolve("data/secret/" + group));
      String largest = group.equals("group2") ? first : last;
      Files.writeString(folder.resolve("testdata.yaml"), "input_validator_flags: " + largest);
      Files.writeString(folder.resolve("1.in"), largest + " 1\n");
      Files.writeString(folder.resolve("1.ans"), largest + "\n");
    }
    CommandRun list = CommandRun.of("list", "--problem", problem);
    assertTrue(list.out().contains("validate.sh " + last), list.out());
    CommandRun run =
        CommandRun.of("stress", "--problem", problem, "--n=30", "--seed=1", "--solution=right.sh");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
  }

  /** The last group has no bound of its own; a test of an earlier group has its own tolerance. */
  @Test
  void drawnInputsHaveTheFlagsOfTheLastGroupAndTestsTheirOwn() throws IOException {
    Path problem = temporary.resolve("groups");
    Map<String, String> files =
        Map.of(
            "problem.yaml",
            "name: Same\nvalidation: default\n",
            "input_validators/validate.sh",
            "read a; [ $a -gt 0 ] && [ $a -le ${1:-99999} ] && exit 42 || exit 43\n",
            "submissions/accepted/right.sh",
            "cat\n",
            "submissions/accepted/near.py",
            "a = int(input())\nprint(a + 0.01 if a == 7 else a)\n");
    for (Map.Entry<String, String> each : files.entrySet()) {
      Path file = problem.resolve(each.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, each.getValue());
    }
    writeGroup(problem, "group1", "input_validator_flags: 9\n" + TOLERANCE + "0.1", "7");
    writeGroup(problem, "group2", TOLERANCE + "1e-9", "77777");
    CommandRun run = CommandRun.of("stress", "--problem", problem, "--n=2", "--seed=1");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("nothing wrong found: 2 cases"), run.out());
    String list = CommandRun.of("list", "--problem", problem).out();
    assertTrue(list.contains("1e-9") && !list.contains("validate.sh 9"), list);
  }

  private static final String TOLERANCE = "output_validator_flags: float_tolerance ";

  private static void writeGroup(Path problem, String name, String flags, String line)
      throws IOException {
    Path folder = Files.createDirectories(problem.resolve("data/secret/" + name));
    Files.writeString(folder.resolve("testdata.yaml"), flags + "\n");
    Files.writeString(folder.resolve("1.in"), line + "\n");
    Files.writeString(folder.resolve("1.ans"), line + "\n");
  }

  @Test
  void drawnInputsAreValidatedAsTheSamplesWhereOnlyTheyHaveFlags() throws IOException {
    Path problem = PackageCopy.of("icpc-legacy", temporary);
    Path flags = problem.resolve("data/testdata.yaml");
    Files.move(flags, problem.resolve("data/sample/testdata.yaml"));
    CommandRun list = CommandRun.of("list", "--problem", problem);
    assertTrue(list.out().contains("validate.cpp 1000000"), list.out());
  }

  @Test
  void anOutputIsJudgedWithTheFlagsOfItsTest() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.writeString(
        problem.resolve("data/secret/equal.yaml"), "output_validator_args: [float_tolerance, 1]\n");
    Path near = problem.resolve("submissions/other/near.sh");
    Files.writeString(near, "read a b; echo $((a > b ? a : b)).5\n");
    Path file = temporary.resolve("verify.json");
    CommandRun.of("verify", "--problem", problem, "--solution=near", "--json", file);
    for (JsonNode each : new JsonMapper().readTree(file.toFile()).get("files")) {
      boolean fails = each.get("failed").has("near");
      assertEquals(!each.get("name").asText().equals("secret/equal"), fails, each.toString());
    }
  }

  /** Runs a command on a package whose answers its own validators refuse. */
  private static void assertAnswerRefused(String whose, String said, Object... words) {
    CommandRun run = CommandRun.of(words);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains(whose + ": judge-error (reference-failed)"), run.out());
    assertTrue(run.out().contains("refused by the answer validator " + said), run.out());
  }

  @ParameterizedTest
  @CsvSource({"5,known: neither 1 nor 2", "+2,digits.ctd: line 1"})
  void answersOfThePackageAreValidated(String answer, String said) throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.writeString(problem.resolve("data/sample/1.ans"), answer + "\n");
    assertAnswerRefused(
        "the saved answer", said, "verify", "--problem", problem, "--solution=late");
  }

  @Test
  void answersOfTheReferenceAreValidatedWhereCasesAreDrawn() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.writeString(problem.resolve("submissions/accepted/right.cpp"), "int main() {}\n");
    for (String saved : List.of("sample/1", "secret/equal", "secret/turned")) {
      Files.delete(problem.resolve("data/" + saved + ".ans"));
    }
    assertAnswerRefused(
        "right",
        "digits.ctd: line 1",
        "stress",
        "--problem",
        problem,
        "--n=2",
        "--seed=1",
        "--solution=late");
  }

  @ParameterizedTest
  @CsvSource({"[2], 1", "{known.sh: [2]}, 1", "{known: [2]}, 1", "{other: [2]}, 0"})
  void answersAreValidatedWithTheFlagsOfTheirTest(String flags, int code) throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.delete(problem.resolve("answer_validators/digits.ctd"));
    Files.writeString(
        problem.resolve("data/secret/turned.yaml"), "answer_validator_args: " + flags + "\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem, "--solution=late");
    assertEquals(code, run.code(), run.err() + run.out());
    assertEquals(code == 1, run.out().contains("larger than 2"), run.out());
  }

  @Test
  void anAnswerValidatorThatCrashesIsTheJudgesFault() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.writeString(problem.resolve("answer_validators/known.sh"), "kill -SEGV $$\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem, "--solution=late");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("judge-error (validator-failed)"), run.out());
  }

  @Test
  void flagsThatGeneratorsYamlDeclaresForAGroupApplyToItsTests() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path generators = problem.resolve("generators/generators.yaml");
    String group = "      group:\n";
    Files.writeString(
        generators,
        Files.readString(generators)
            .replace(
                group,
                group
                    + "        test_group.yaml: {output_validator_args: [float_tolerance, 1]}\n"));
    Path near = problem.resolve("submissions/other/near.sh");
    Files.writeString(near, "read a b; echo $((a > b ? a : b)).5\n");
    Path file = temporary.resolve("verify.json");
    CommandRun.of("verify", "--problem", problem, "--solution=near", "--json", file);
    for (JsonNode each : new JsonMapper().readTree(file.toFile()).get("files")) {
      boolean isInGroup = each.get("name").asText().startsWith("secret/group/");
      assertEquals(!isInGroup, each.get("failed").has("near"), each.toString());
    }
  }

  @Test
  void aValidatorOfAnIcpcPackageReportsBoundsAsWell() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.delete(problem.resolve("input_validators/validate/main.cpp"));
    Files.writeString(
        problem.resolve("input_validators/validate/main.sh"),
        """
        for last; do [ "$before" = --testOverviewLogFileName ] && log=$last; before=$last; done
        [ -n "$log" ] && echo '"first": min-value-hit' > "$log"
        exit 42
        """);
    Path file = temporary.resolve("run.json");
    CommandRun run =
        CommandRun.of("stress", "--problem", problem, "--n=3", "--seed=1", "--json", file);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    JsonNode bounds = new JsonMapper().readTree(file.toFile()).at("/inputs/bounds");
    assertEquals("[{\"name\":\"first\",\"min\":true,\"max\":false}]", bounds.toString());
  }

  @Test
  void aSubmissionStartsWithItsEntryPoint() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path folder = Files.createDirectories(problem.resolve("submissions/other/entered"));
    Files.writeString(folder.resolve("main.sh"), "read a b; echo $a\n");
    Files.writeString(folder.resolve("start.sh"), "read a b; echo $((a > b ? a : b))\n");
    Path table = problem.resolve("submissions/submissions.yaml");
    String text = Files.readString(table);
    Files.writeString(
        table, text + "other/entered: {permitted: [AC], entrypoint: start.sh, language: bash}\n");
    Object[] words = {"verify", "--problem", problem, "--solution=entered"};
    CommandRun run = CommandRun.of(words);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    Files.writeString(table, text + "other/entered: {permitted: [AC], entrypoint: missing.sh}\n");
    CommandRun other = CommandRun.of(words);
    assertEquals(ExitCode.FINDINGS, other.code(), other.err() + other.out());
    assertTrue(other.err().contains("entered: found no entrypoint missing.sh"), other.err());
  }
}
