package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tasks of several formats in which a manager knows a number from 1 to n. A submission that finds
 * it in 10 questions gets all points, and in 100 questions half of them.
 */
final class ManagersTest {

  private static final String MANAGER =
      """
      import sys
      n, hidden = map(int, input().split())
      reads = open(sys.argv[1])
      writes = open(sys.argv[2], "w")
      print(n, file=writes, flush=True)
      asked = 0
      found = False
      while not found:
          line = reads.readline()
          if not line:
              break
          asked += 1
          found = int(line) == hidden
          answer = "=" if found else "<" if int(line) < hidden else ">"
          print(answer, file=writes, flush=True)
      print(0.0 if not found or asked > 100 else 1.0 if asked <= 10 else 0.5)
      print("asked %d questions" % asked, file=sys.stderr)
      """;

  private static final String STUB =
      """
      import sys
      import guess
      reads = open(sys.argv[1])
      writes = open(sys.argv[2], "w")
      def ask(number):
          print(number, file=writes, flush=True)
          return reads.readline().strip()
      guess.find(int(reads.readline()), ask)
      """;

  private static final String BISECT =
      """
      def find(n, ask):
          low, high = 1, n
          while low <= high:
              middle = (low + high) // 2
              answer = ask(middle)
              if answer == "=":
                  return
              low, high = (middle + 1, high) if answer == "<" else (low, middle - 1)
      """;

  private static final String LINEAR =
      """
      # @check-partial-score: *
      def find(n, ask):
          number = 1
          while ask(number) != "=":
              number += 1
      """;

  @TempDir private Path folder;
  @TempDir private Path results;

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void italian() throws IOException {
    file("task.yaml", "name: guess\ntime_limit: 10\nmemory_limit: 256\n");
    file("input/input0.txt", "10 3\n");
    file("input/input1.txt", "60 60\n");
    file("check/manager.py", MANAGER);
    file("sol/stub.py", STUB);
    file("sol/solution.py", BISECT);
  }

  /** The points of each submission on all tests. */
  private Map<String, String> points() throws IOException {
    Path json = results.resolve("result.json");
    CommandRun run = CommandRun.of("verify", "--problem", folder, "--json", json);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    Map<String, String> points = new TreeMap<>();
    for (JsonNode each : ReportSchema.of("verify").read(json).get("submissions")) {
      String verdict = each.get("total").get("verdict").asText();
      points.put(each.get("name").asText(), each.get("score").asInt() + " " + verdict);
    }
    return points;
  }

  @Test
  void aManagerOfAnItalianTask() throws IOException {
    italian();
    file("sol/linear.py", LINEAR);
    file("sol/noisy.py", BISECT + "        print('debug')\n");
    file("sol/silent.py", "# @check-zero: *\ndef find(n, ask): return\n");
    file("sol/crash.py", "# @check-runtime-error: *\ndef find(n, ask): raise ValueError(n)\n");
    assertEquals(
        Map.of(
            "crash", "0 run-time-error",
            "linear", "75 accepted",
            "noisy", "100 accepted",
            "silent", "0 wrong-answer",
            "solution", "100 accepted"),
        points());
  }

  @Test
  void aSubmissionThatUsesTheStandardStreams() throws IOException {
    italian();
    file("task.yaml", "name: guess\ntime_limit: 10\nmemory_limit: 256\nuser_io: std_io\n");
    Files.delete(folder.resolve("sol/stub.py"));
    file(
        "sol/solution.py",
        BISECT
            + "def ask(x):\n    print(x, flush=True)\n    return input()\n"
            + "find(int(input()), ask)\n");
    assertEquals(Map.of("solution", "100 accepted"), points());
  }

  @Test
  void whatAManagerSaysIsShownAndStressFindsIt() throws IOException {
    italian();
    Path wrong = Files.writeString(results.resolve("wrong.py"), "def find(n, ask):\n    ask(1)\n");
    CommandRun run =
        CommandRun.of("stress", "--problem", folder, "--solution", wrong, "--n", 2, "--seed", 1);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("asked 1 questions"), run.out());
  }

  /** It is at fault if it dies or prints no fraction, and nobody else. */
  @Test
  void aBrokenManagerIsAJudgeError() throws IOException {
    italian();
    file("check/manager.py", MANAGER.replace("print(0.0 if", "print('?' if 1 else 0.0 if"));
    CommandRun silent = CommandRun.of("verify", "--problem", folder);
    assertEquals(ExitCode.FINDINGS, silent.code(), silent.out() + silent.err());
    assertTrue(silent.out().contains("interactor-failed"), silent.out());
    assertTrue(!silent.out().contains("wrong-answer"), silent.out());
    file("check/manager.py", MANAGER.replace("print(0.0 if", "raise ValueError(0.0 if"));
    CommandRun dies = CommandRun.of("verify", "--problem", folder);
    assertTrue(dies.out().contains("interactor-failed"), dies.out());
    assertTrue(dies.out().contains("ValueError"), dies.out());
  }

  @Test
  void aManagerOfHydroWhoseSubmissionsAreToldTheirNumber() throws IOException {
    file("config.yaml", "type: communication\nmanager: manager.py\nnum_processes: 1\ntime: 10s\n");
    file("manager.py", MANAGER);
    file("1.in", "10 3\n");
    file("1.out", "\n");
    file("2.in", "60 60\n");
    file("2.out", "\n");
    String told = "import sys\nassert sys.argv[1:] == ['0']\n";
    String streams = "def ask(x):\n    print(x, flush=True)\n    return input()\n";
    file("std.py", told + BISECT + streams + "find(int(input()), ask)\n");
    assertEquals(Map.of("std", "100 accepted"), points());
  }

  /** In TPS a checker may read what the manager prints. */
  @Test
  void aManagerOfTpsWithAChecker() throws IOException {
    file(
        "problem.json",
        """
        {"name": "guess", "type": "Communication", "has_checker": true, "time_limit": 10,
         "memory_limit": 256}
        """);
    file("gen/data", "@subtask all\nmanual 1.in\nmanual 2.in\n");
    file("gen/manual/1.in", "10 3\n");
    file("gen/manual/2.in", "60 60\n");
    file("subtasks.json", "{\"subtasks\": {\"all\": {\"index\": 1, \"score\": 100}}}");
    file(
        "solutions.json",
        """
        {"right.py": {"verdict": "model_solution"}, "linear.py": {"verdict": "partially_correct"}}
        """);
    file("grader/manager.py", MANAGER.replace("print(0.0 if", "print('score', 0.0 if"));
    file("grader/py/grader.py", STUB);
    file("checker/checker.py", "import sys\nprint(open(sys.argv[3]).read().split()[1])\n");
    file("solution/right.py", BISECT);
    file("solution/linear.py", LINEAR);
    assertEquals(Map.of("linear", "50 accepted", "right", "100 accepted"), points());
  }

  @Test
  void aManagerIsNotExported() throws IOException {
    italian();
    CommandRun run =
        CommandRun.of("export", "--problem", folder, "--out", results.resolve("new"), "--n", 0);
    assertEquals(ExitCode.USAGE, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("has a manager; the format icpc has none"), run.err());
  }
}
