package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The sum of two numbers, in 50 ms for group 1 and in 20 s for group 2 and for Python. The slow
 * programs compute for 0.2 s.
 */
final class OwnLimitsTest {

  private static final String SLOW =
      """
      #include <cstdio>
      #include <ctime>
      int main() {
        int a, b;
        if (scanf("%d%d", &a, &b) != 2) return 1;
        while (clock() < CLOCKS_PER_SEC / 5) {}
        printf("%d\\n", a + b);
      }
      """;

  private static final String IN_PYTHON =
      """
      import time
      while time.process_time() < 0.2: pass
      print(sum(map(int, input().split())))
      """;

  @TempDir private Path folder;
  @TempDir private Path results;

  @BeforeEach
  void aPackage() throws IOException {
    Map<String, String> files =
        Map.of(
            "config.yml",
                """
                sinol_task_id: abc
                time_limit: 50
                memory_limit: 262144
                scores: {1: 40, 2: 60}
                time_limits: {2: 20000}
                override_limits: {py: {time_limit: 20000}}
                """,
            "prog/abc.c",
                """
                #include <stdio.h>
                int main() { int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
                printf("%d\\n", a + b); }
                """,
            "prog/abcs1.cpp", SLOW,
            "prog/abc2.py", IN_PYTHON,
            "in/abc1a.in", "1 2\n",
            "in/abc2a.in", "3 4\n",
            "out/abc1a.out", "3\n",
            "out/abc2a.out", "7\n");
    for (Map.Entry<String, String> each : files.entrySet()) {
      Path file = folder.resolve(each.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, each.getValue());
    }
  }

  @Test
  void aSubmissionIsJudgedUnderTheLimitOfItsLanguageAndOfEachGroup() throws IOException {
    Path json = results.resolve("result.json");
    CommandRun run = CommandRun.of("verify", "--problem", folder, "--json", json);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    JsonNode report = ReportSchema.of("verify").read(json);
    assertEquals("40 60", points(report, "abc2"), run.out());
    assertEquals("0 60", points(report, "abcs1"), run.out());
    JsonNode slow = submission(report, "abcs1");
    assertEquals(20000, slow.get("limit_ms").asDouble());
    assertTrue(slow.get("groups").get(0).get("limit_share").asDouble() > 1, slow.toString());
    assertTrue(slow.get("groups").get(1).get("limit_share").asDouble() < 0.5, slow.toString());
    assertTrue(slow.get("limit_share").asDouble() > 1, slow.toString());
    assertTrue(submission(report, "abc2").get("limit_share").asDouble() < 0.5);
  }

  @Test
  void aTimeLimitOfTheUserReplacesThemAll() {
    CommandRun run = CommandRun.of("verify", "--problem", folder, "--time-limit", "10s");
    assertTrue(run.out().contains("abcs1, expected to fail: survived"), run.out() + run.err());
    assertTrue(run.out().contains("60 AC"), run.out());
  }

  @Test
  void listShowsThem() throws IOException {
    CommandRun run = CommandRun.of("list", "--problem", folder);
    assertTrue(run.out().contains("  limits       50 ms, 256 MiB (config.yml)"), run.out());
    assertTrue(run.out().contains("20000 ms for python"), run.out());
    assertTrue(run.out().contains("20000 ms for abc2a"), run.out());
    Path json = results.resolve("list.json");
    CommandRun.of("list", "--problem", folder, "--json", json);
    JsonNode own = ReportSchema.of("list").read(json).at("/problem/limits/own");
    assertEquals("python", own.at("/0/language").asText());
    assertEquals("abc2a", own.at("/1/tests/0").asText());
  }

  private static JsonNode submission(JsonNode report, String name) {
    for (JsonNode each : report.get("submissions")) {
      if (each.get("name").asText().equals(name)) {
        return each;
      }
    }
    throw new AssertionError(name + " in " + report);
  }

  private static String points(JsonNode report, String name) {
    JsonNode groups = submission(report, name).get("groups");
    return groups.get(0).get("score").asInt() + " " + groups.get(1).get("score").asInt();
  }
}
