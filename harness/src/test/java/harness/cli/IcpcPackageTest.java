package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Declarations of ICPC packages about single tests and submissions. */
final class IcpcPackageTest {

  @TempDir private Path temporary;

  @Test
  void aPython2ProgramIsReported() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path old = problem.resolve("submissions/accepted/old.py");
    Files.writeString(old, "#!/usr/bin/env python2.7\nprint(1)\n");
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertTrue(run.out().contains("accepted/old.py: asks for Python 2"), run.out());
    assertEquals(1, run.out().lines().filter(each -> each.contains("Python 2")).count());
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
    assertTrue(other.err().contains("entered: there is no entrypoint missing.sh"), other.err());
  }
}
