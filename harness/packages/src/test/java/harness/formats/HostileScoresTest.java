package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points that make no sense, in every format with groups: one clear line each. */
final class HostileScoresTest extends WrittenPackage {

  /** Writes a package with two tests, of which the first or its group has these points. */
  private void write(String format, String points) {
    switch (format) {
      case "legacy" -> {
        file("problem.yaml", "name: x\ntype: scoring\n");
        file("data/secret/1/testdata.yaml", "accept_score: " + points + "\n");
        tests("data/secret/%s/1.in", "data/secret/%s/1.ans");
      }
      case "2025-09" -> {
        file("problem.yaml", "problem_format_version: 2025-09\nname: x\ntype: scoring\n");
        file("data/secret/1/test_group.yaml", "max_score: " + points + "\n");
        file("data/secret/2/test_group.yaml", "max_score: 60\n");
        tests("data/secret/%s/1.in", "data/secret/%s/1.ans");
      }
      case "polygon" -> {
        file(
            "problem.xml",
            """
            <problem><judging><testset name="tests"><time-limit>1000</time-limit>
            <memory-limit>268435456</memory-limit><input-path-pattern>tests/%%d</input-path-pattern>
            <answer-path-pattern>tests/%%d.a</answer-path-pattern>
            <tests><test group="1" points="%s"/><test group="2" points="60"/></tests>
            <groups><group name="1"/><group name="2"/></groups>
            </testset></judging><assets><solutions><solution tag="main"><source path="a.sh"/>
            </solution></solutions></assets></problem>
            """
                .formatted(points));
        file("a.sh", "cat\n");
        tests("tests/%s", "tests/%s.a");
      }
      case "rbx" -> {
        file("a.sh", "cat\n");
        file(
            "problem.rbx.yml",
            """
            timeLimit: 1000
            memoryLimit: 256
            scoring: points
            solutions: [{path: a.sh, outcome: ac}]
            testcases:
              - {name: a, score: %s, testcaseGlob: a/*.in}
              - {name: b, score: 60, testcaseGlob: b/*.in}
            """
                .formatted(points));
        file("a/1.in", "1\n");
        file("b/1.in", "1\n");
      }
      case "hydro" -> {
        file("config.yaml", "subtasks:\n- {id: 1, score: " + points + "}\n- {id: 2, score: 60}\n");
        tests("%s-1.in", "%s-1.out");
      }
      case "uoj" -> {
        file(
            "problem.conf",
            """
            use_builtin_checker wcmp
            n_tests 2
            n_subtasks 2
            subtask_end_1 1
            subtask_end_2 2
            subtask_score_1 %s
            subtask_score_2 60
            """
                .formatted(points));
        tests("input%s.txt", "output%s.txt");
      }
      case "sinol" -> {
        file(
            "config.yml",
            "sinol_task_id: abc\ntime_limit: 1000\nmemory_limit: 65536\nscores: {1: %s, 2: 60}\n"
                .formatted(points));
        file("prog/abc.sh", "cat\n");
        tests("in/abc%s.in", "out/abc%s.out");
      }
      case "tps" -> {
        file(
            "problem.json",
            """
            {"name": "abc", "type": "Batch", "time_limit": 0.7, "memory_limit": 256,
             "has_grader": false, "has_checker": false}
            """);
        file("solutions.json", "{\"model.sh\": {\"verdict\": \"model_solution\"}}\n");
        file("solution/model.sh", "cat\n");
        file("gen/data", "@subtask a\nmanual 1.in\n@subtask b\nmanual 2.in\n");
        tests("gen/manual/%s.in", "gen/manual/%s.none");
        file(
            "subtasks.json",
            """
            {"subtasks": {"a": {"index": 1, "score": %s}, "b": {"index": 2, "score": 60}}}
            """
                .formatted(points));
      }
      case "italian" -> {
        file("task.yaml", "name: abc\ntitle: ABC\ntime_limit: 0.5\nmemory_limit: 64\n");
        file("sol/soluzione.sh", "cat\n");
        file("gen/generatore.sh", "echo $1\n");
        file("gen/GEN", "#ST: " + points + "\n1 1\n#ST: 60\n2 2\n");
      }
      case "lemon" -> {
        String test =
            """
            {"fullScore": %s, "timeLimit": 1000, "memoryLimit": 64,
             "inputFiles": ["a/%s.in"], "outputFiles": ["a/%s.ans"]}
            """;
        file(
            "x.cdf",
            """
            {"version": "1.0", "tasks": [{"problemTitle": "a", "sourceFileName": "a",
             "testCases": [%s, %s]}]}
            """
                .formatted(test.formatted(points, 1, 1), test.formatted(60, 2, 2)));
        tests("data/a/%s.in", "data/a/%s.ans");
      }
      case "syzoj" -> {
        file("std.sh", "cat\n");
        file(
            "problem.yml",
            """
            standard: std.sh
            subtasks:
              - {score: %s, testcases: [1]}
              - {score: 60, testcases: [2]}
            """
                .formatted(points));
        tests("data/%s.in", "data/%s.out");
      }
      case "dmoj" -> {
        file(
            "init.yml",
            """
            test_cases:
              - {in: 1.in, out: 1.out, points: %s}
              - {in: 2.in, out: 2.out, points: 60}
            """
                .formatted(points));
        tests("%s.in", "%s.out");
      }
      default -> {
        file("PROBLEM", "problem(time_limit=1.5, id='A', title='A')\n");
        file(
            "tests/TESTSET",
            "subtask_testset('a', %s, ['1*'])\nsubtask_testset('b', 60, ['2*'])\n"
                .formatted(points));
        tests("tests/%s.in", "tests/%s.diff");
        file("good/SOLUTION", "script_solution(src='main.py')\n");
        file("good/main.py", "print(input())\n");
      }
    }
  }

  private void tests(String input, String answer) {
    for (int i = 1; i <= 2; i++) {
      file(input.formatted(i), i + "\n");
      file(answer.formatted(i), i + "\n");
    }
  }

  /** Why no points can be given: a note, or the line that refuses the package. */
  private String said() throws IOException {
    try {
      ProblemPackage problem = read();
      assertNull(problem.scored(), problem.notes()::toString);
      List<String> said =
          problem.notes().stream().filter(each -> each.startsWith("scores are not")).toList();
      assertEquals(1, said.size(), problem.notes()::toString);
      return said.get(0);
    } catch (UsageException refused) {
      return refused.getMessage();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "legacy", "2025-09", "polygon", "rbx", "hydro", "uoj", "sinol", "tps", "italian", "lemon",
    "syzoj", "dmoj", "rime"
  })
  void areNamedInOneLine(String format) throws IOException {
    write(format, "40");
    assertNotNull(read().scored(), read().notes()::toString);
    for (String points : List.of("-1", "many", "NaN", "1e400")) {
      write(format, points);
      assertTrue(said().endsWith("found '" + points + "'"), said());
    }
    write(format, "1000000000");
    assertTrue(said().matches(".*(at most|to) 100000000\\b.*"), said());
  }
}
