package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tasks of several formats whose submissions are the outputs for the tests: the numbers doubled.
 */
final class OutputOnlyTest {

  @TempDir private Path temporary;

  private void file(String name, String text) throws IOException {
    Path file = temporary.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private CommandRun run(String command, Object... more) {
    List<Object> words = List.of(command, "--problem", temporary.resolve("p"));
    return CommandRun.of(Stream.concat(words.stream(), Stream.of(more)).toArray());
  }

  private void italian(String more) throws IOException {
    file("p/task.yaml", "name: t\noutput_only: true\ntime_limit: 1\nmemory_limit: 256\n" + more);
    for (int i = 0; i < 3; i++) {
      file("p/input/input" + i + ".txt", i + "\n");
      file("p/output/output" + i + ".txt", 2 * i + "\n");
    }
  }

  /** Points by the checker, for files that are named as CMS names them. */
  @Test
  void italianOutputsGetWhatTheCheckerGives() throws IOException {
    italian("infile: ''\noutfile: ''\n");
    file(
        "p/check/checker.sh",
        """
        read -r right < "$2"
        read -r said < "$3"
        if [ "$said" = "$right" ]; then echo 1.0; else echo 0.5; fi
        echo compared >&2
        """);
    file("p/sol/solution.sh", "read -r n; echo $((2 * n))\n");
    file("p/sol/half/output_000.txt", "0\n");
    file("p/sol/half/output_001.txt", "7\n");
    file("mine/output_000.txt", "0\n");
    file("mine/output_001.txt", "2\n");
    CommandRun run = run("verify", "--solution", "half", "--solution", temporary.resolve("mine"));
    String all = run.out() + run.err();
    assertTrue(all.matches("(?s).*half +50 WA.*"), all); // 1 + 0.5 + nothing of 3
    assertTrue(all.matches("(?s).*mine +66.67 WA.*"), all);
    assertTrue(all.contains("there is no output_002.txt"), all);
    assertEquals(ExitCode.FINDINGS, run.code(), all);
  }

  @Test
  void thereIsNothingToStress() throws IOException {
    italian("");
    file("p/sol/solution.sh", "read -r n; echo $((2 * n))\n");
    CommandRun run = run("stress");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("so there is nothing to stress; see harness verify"), run.err());
    assertEquals(ExitCode.USAGE, run("hack").code());
  }

  private void tps() throws IOException {
    file(
        "p/problem.json",
        """
        {"name": "t", "type": "OutputOnly", "time_limit": 1, "memory_limit": 256,
         "has_checker": false}
        """);
    file(
        "p/subtasks.json",
        "{\"subtasks\": {\"a\": {\"index\": 0, \"score\": 40}, \"b\": {\"index\": 1, \"score\": 60}}}");
    file("p/gen/data", "@subtask a\nmanual 1\n@subtask b\nmanual 2\n");
    file("p/gen/manual/1", "1\n");
    file("p/gen/manual/2", "2\n");
    file("p/solution/model.sh", "read -r n; echo $((2 * n))\n");
    file(
        "p/solutions.json",
        """
        {"model.sh": {"verdict": "model_solution"},
         "first.zip": {"verdict": "incorrect", "except": {"a": "correct"}}}
        """);
  }

  private Path zip(String place, String... namesAndTexts) throws IOException {
    Path file = temporary.resolve(place);
    Files.createDirectories(file.getParent());
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
        zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.US_ASCII));
      }
    }
    return file;
  }

  @Test
  void anArchiveOfTpsGetsThePointsOfItsSubtasks() throws IOException {
    tps();
    zip("p/solution/first.zip", "01.out", "2\n", "02.out", "5\n");
    CommandRun run = run("verify");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().matches("(?s).*first +40 AC \\S+ +0 WA.*"), run.out());
    assertTrue(run.out().matches("(?s).*model +40 AC \\S+ +60 AC.*"), run.out());
  }

  @Test
  void anArchiveThatLeavesItsFolderIsRefused() throws IOException {
    tps();
    zip("p/solution/first.zip", "01.out", "2\n");
    CommandRun run = run("verify", "--solution", zip("bad.zip", "../01.out", "2\n"));
    assertEquals(ExitCode.USAGE, run.code(), run.out() + run.err());
    assertEquals(1, run.err().lines().filter(each -> each.startsWith("harness verify:")).count());
  }

  @Test
  void outputsOfUojAndHydroHaveTheNamesThatTheJudgeAsksFor() throws IOException {
    file(
        "p/problem.conf",
        "n_tests 2\nuse_builtin_checker ncmp\nsubmit_answer on\noutput_suf ans\n");
    for (int i = 1; i <= 2; i++) {
      file("p/input" + i + ".txt", i + "\n");
      file("p/output" + i + ".ans", 2 * i + "\n");
      file("mine/output" + i + ".ans", "2\n");
    }
    CommandRun uoj = run("verify", "--solution", temporary.resolve("mine"));
    assertTrue(uoj.out().matches("(?s).*mine +50 WA.*"), uoj.out() + uoj.err());

    file("h/config.yaml", "type: submit_answer\nsubType: multi\nfilename: out#.txt\n");
    for (int i = 1; i <= 2; i++) {
      file("h/" + i + ".in", i + "\n");
      file("h/" + i + ".out", 2 * i + "\n");
      file("theirs/out" + i + ".txt", "4\n");
    }
    CommandRun hydro =
        CommandRun.of(
            "verify",
            "--problem",
            temporary.resolve("h"),
            "--solution",
            temporary.resolve("theirs"));
    assertTrue(hydro.out().matches("(?s).*theirs +50 WA.*"), hydro.out() + hydro.err());
  }
}
