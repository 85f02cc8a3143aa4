package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code harness verify --strength} of packages. */
final class PackageStrengthTest {

  @TempDir private Path temporary;

  /**
   * A package whose only test has the larger number first, so that it does not kill {@code first}.
   */
  private Path weak() throws IOException {
    Path weak = PackageCopy.of("polygon", temporary);
    Files.writeString(weak.resolve("tests/01"), "5 1\n");
    Files.writeString(weak.resolve("tests/01.a"), "5\n");
    Path description = weak.resolve("problem.xml");
    String text = Files.readString(description);
    Files.writeString(description, text.replaceAll("<test cmd=[^>]*>", ""));
    return weak;
  }

  private JsonNode strength(int code, Object... words) throws IOException {
    Path file = temporary.resolve("strength.json");
    Object[] all = new Object[words.length + 4];
    all[0] = "verify";
    all[1] = "--strength";
    all[2] = "--json";
    all[3] = file;
    System.arraycopy(words, 0, all, 4, words.length);
    CommandRun run = CommandRun.of(all);
    assertEquals(code, run.code(), run.err() + run.out());
    return ReportSchema.of("strength").read(file);
  }

  @Test
  void aSurvivorOfAllTestsIsKilledByADrawnCase() throws IOException {
    JsonNode report = strength(ExitCode.FINDINGS, "--problem", weak(), "--n", 12);
    assertEquals("[\"crash\"]", report.at("/files/0/kills").toString());
    assertEquals("[\"tests/01\"]", report.get("smallest").toString());
    assertTrue(report.get("proven").asBoolean());
    assertEquals("[\"first\"]", report.get("survivors").toString());
    assertEquals("first", report.at("/drawn/kills/0/program").asText());
    String command = report.at("/drawn/kills/0/reproduce").asText();
    assertTrue(command.startsWith("bin/harness stress "), command);
    CommandRun again = CommandRun.of((Object[]) command.split(" ", 2)[1].split(" "));
    assertEquals(ExitCode.FINDINGS, again.code(), again.err() + again.out());
  }

  @Test
  void linesOfARightSubmissionThatNoTestReachesAreNamed() throws IOException {
    assumeTrue(SearchPath.find("gcov").isPresent(), "gcov is not installed");
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.writeString(
        problem.resolve("submissions/accepted/apart.c"),
        """
        #include <stdio.h>
        int main() {
          int a, b;
          scanf("%d %d", &a, &b);
          if (a == 12345)
            return 7;
          printf("%d\\n", a > b ? a : b);
          return 0;
        }
        """);
    String untested =
        strength(ExitCode.OK, "--problem", problem, "--n", 4).path("untested").toString();
    assertTrue(untested.contains("apart.c:6 never ran"), untested);
  }

  @Test
  void nothingIsDrawnIfNoProgramSurvives() throws IOException {
    JsonNode report =
        strength(ExitCode.OK, "--problem", PackageCopy.of("polygon", temporary), "--n", 12);
    assertEquals("[\"first\",\"crash\"]", report.at("/files/0/kills").toString());
    assertTrue(report.get("drawn").isNull(), report.toString());
  }

  @Test
  void aTestThatCannotBeJudgedIsNamedAndIsAFinding() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.writeString(problem.resolve("data/secret/equal.in"), "no number\n");
    Files.delete(problem.resolve("submissions/rejected/crash.cpp"));
    JsonNode report = strength(ExitCode.FINDINGS, "--problem", problem, "--n", 4);
    assertEquals("[]", report.get("survivors").toString());
    for (JsonNode file : report.get("files")) {
      assertEquals(file.get("name").asText().endsWith("equal"), file.has("judge_error"), "" + file);
    }
  }

  @Test
  void wrongProgramsInAnotherFolderCountToo() throws IOException {
    Path wrong = Files.createDirectories(temporary.resolve("wrong"));
    Files.writeString(wrong.resolve("second.py"), "print(int(input().split()[1]))\n");
    JsonNode report = strength(ExitCode.OK, "--problem", weak(), "--programs", wrong, "--n", 4);
    assertEquals("[\"second.py\"]", report.at("/files/0/kills").toString());
  }

  @Test
  void aPackageWithoutWrongSubmissionsSaysSoInOneLine() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Files.delete(problem.resolve("submissions/rejected/crash.cpp"));
    Files.delete(problem.resolve("submissions/wrong_answer/first.cpp"));
    CommandRun run = CommandRun.of("verify", "--strength", "--problem", problem);
    assertEquals(ExitCode.USAGE, run.code());
    List<String> lines = run.err().lines().filter(each -> !each.endsWith("; left out")).toList();
    assertEquals(1, lines.size(), run.err());
    assertTrue(lines.get(0).contains("no submission is expected to fail"), run.err());
  }
}
