package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The constants of an ICPC package are filled into its programs. */
@Thorough
final class FilledConstantsTest {

  @TempDir private Path temporary;

  @Test
  void theValueOfAConstantMayBeNamed() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path file = problem.resolve("problem.yaml");
    Files.writeString(
        file,
        Files.readString(file)
            .replace("constants:", "constants:\n  three: {value: 3, word: \"drei\"}"));
    Path program = problem.resolve("submissions/accepted/filled.py");
    Files.writeString(
        program,
        "assert ['{{three}}', '{{three.value}}', '{{three.word}}'] == ['3', '3', 'drei']\n"
            + Files.readString(problem.resolve("submissions/accepted/constant.py")));
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("filled"), run.out());
  }

  @Test
  void theGeneratorsHaveTheirConstantsFilledIn() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path generators = problem.resolve("generators");
    Files.writeString(generators.resolve("single.py"), "print({{LARGEST}}, int('{{LARGEST}}'))\n");
    Files.writeString(generators.resolve("main.py"), "import rest\nprint(3, rest.LARGEST)\n");
    Files.writeString(generators.resolve("rest.py"), "LARGEST = int('{{LARGEST}}')\n");
    Path file = generators.resolve("generators.yaml");
    Files.writeString(
        file,
        Files.readString(file)
            .replace("generators:\n", "generators:\n  both: [main.py, rest.py]\n")
            .replace(
                "- fixed:",
                "- single: single.py {{LARGEST}}\n          - both: both\n          - fixed:"));
    CommandRun run =
        CommandRun.of(
            "stress",
            "--problem",
            problem,
            "--n",
            "60",
            "--seed",
            "1",
            "--solution",
            problem.resolve("submissions/accepted/constant.py"));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(
        run.out().matches("(?s).*, main 1, mutations \\d+, near \\d+, single 1\\n.*"), run.out());
  }

  @Test
  void aSubmissionOfSeveralFilesIsFilledInAndStartsFromItsEntryPoint() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path folder = Files.createDirectories(problem.resolve("submissions/accepted/parts"));
    Files.writeString(folder.resolve("aside.py"), "LARGEST = {{LARGEST}}\n");
    Files.writeString(
        folder.resolve("begin.py"),
        "import aside\nassert aside.LARGEST == 1000\nprint(max(map(int, input().split())))\n");
    Path table = problem.resolve("submissions/submissions.yaml");
    Files.writeString(
        table,
        Files.readString(table) + "\naccepted/parts: {permitted: [AC], entrypoint: begin.py}\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertFalse(run.err().contains("leaves the package"), run.err());
    assertTrue(run.out().contains("parts"), run.out());
    CommandRun named =
        CommandRun.of("stress", "--problem", problem, "--n", "20", "--solution", folder);
    assertEquals(ExitCode.OK, named.code(), named.err() + named.out());
    assertTrue(named.out().contains("\n parts "), named.out());
  }

  @Test
  void aFilledSubmissionMayGetAnotherName() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path wrong = problem.resolve("submissions/wrong_answer/filled.py");
    Files.writeString(wrong, "print(min(int('{{LARGEST}}'), *map(int, input().split())))\n");
    for (String program : List.of(wrong.toString(), "filled")) {
      CommandRun run =
          CommandRun.of(
              "stress",
              "--problem",
              problem,
              "--n",
              "20",
              "--no-shrink",
              "--solution",
              "mine=" + program);
      assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
      assertTrue(run.out().contains("wrong-answer"), run.out());
      assertTrue(run.out().contains("--solution mine=filled"), run.out());
    }
  }
}
