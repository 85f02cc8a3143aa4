package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands on a problem made of the user's programs. The problem is to double a number. */
final class OwnProgramsTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $(($2 % $1 + 1))");
    program("brute.sh", "read n; echo $((n + n))");
    program("sol.sh", "read n; echo $((n * n))");
    program("right.sh", "read n; echo $((2 * n))");
    program("val.sh", "read n; [ \"$n\" -le 100 ] || { echo too large >&2; exit 3; }");
    program("chk.sh", "read n < $1; read said < $2; echo no >&2; [ $said = $((2 * n)) ]");
  }

  private String program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n").toString();
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  /** Runs a command with an option for each of these: {@code reference=brute.sh}. */
  private CommandRun run(String command, String parts, Object... rest) {
    List<Object> words = new ArrayList<>(List.of(command));
    for (String part : parts.isEmpty() ? new String[0] : parts.split(" ")) {
      String[] option = part.split("=", -1);
      words.add("--" + option[0]);
      words.add(at(option[1]) + (option[0].equals("generator") ? " 5" : ""));
    }
    words.addAll(Arrays.asList(rest));
    return CommandRun.of(words.toArray());
  }

  @Test
  void generatePrintsTheSameCaseEachTime() {
    CommandRun first = run("generate", "generator=gen.sh", "--case", "loose/gen@1#3");
    assertEquals(ExitCode.OK, first.code(), first.err());
    assertTrue(first.out().matches("[1-5]\n"), first.out());
    assertEquals(first, run("generate", "generator=gen.sh", "--case", "loose/gen@1#3"));
  }

  @Test
  void generateWritesTheReferencesAnswers() throws IOException {
    Path out = folder.resolve("tests");
    CommandRun run =
        run(
            "generate",
            "generator=gen.sh reference=brute.sh",
            "--n",
            "3",
            "--seed",
            "7",
            "--out",
            out);
    assertEquals(ExitCode.OK, run.code(), run.err());
    for (int i = 0; i < 3; i++) {
      int n = Integer.parseInt(Files.readString(out.resolve("loose-7-000" + i + ".in")).strip());
      assertEquals(2 * n + "\n", Files.readString(out.resolve("loose-7-000" + i + ".ans")));
    }
  }

  @Test
  void generateLeavesOutWhatAValidatorRejects() throws IOException {
    program("val.sh", "read n; [ \"$n\" -le 3 ] || { echo too large >&2; exit 3; }");
    Path out = folder.resolve("tests");
    CommandRun run =
        run("generate", "generator=gen.sh validator=val.sh", "--n=20", "--seed=7", "--out", out);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.err().contains("left out loose/gen@7#"), run.err());
    assertTrue(run.err().contains("val: too large"), run.err());
    int written = 0;
    try (Stream<Path> all = Files.list(out)) {
      for (Path each : all.toList()) {
        written++;
        assertTrue(Integer.parseInt(Files.readString(each).strip()) <= 3, each.toString());
      }
    }
    String summary = written + " files in " + out + "; left out " + (20 - written) + " that a";
    assertTrue(run.err().contains(summary), run.err());
  }

  @Test
  void generatePrintsNothingThatAValidatorRejects() throws IOException {
    program("val.sh", "read n; echo too large >&2; exit 3");
    CommandRun run = run("generate", "generator=gen.sh validator=val.sh", "--n=1", "--seed=1");
    assertEquals(ExitCode.USAGE, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("too large"), run.err());
  }

  @Test
  void programsOfAProblemGuaranteeNothing() throws IOException {
    Path json = folder.resolve("report.json");
    Path junit = folder.resolve("report.xml");
    CommandRun run =
        run(
            "stress",
            "generator=gen.sh reference=brute.sh solution=right.sh",
            "--n=3",
            "--seed=1",
            "--json",
            json,
            "--junit",
            junit);
    assertEquals(ExitCode.OK, run.code(), run.err());
    JsonNode report = ReportSchema.of("run").read(json);
    assertTrue(report.at("/submissions/0/guarantee").isNull(), report::toString);
    assertTrue(report.at("/submissions/0/excess").isNull(), report::toString);
    assertFalse(Files.readString(junit).contains("guarantee"));
    CommandRun merged = CommandRun.of("merge", json, "--json", "-");
    assertEquals(ExitCode.OK, merged.code(), merged.err());
    assertTrue(merged.out().contains("\"guarantee\" : null"), merged.out());
  }

  @Test
  void generateReportsThatTheGeneratorFails() throws IOException {
    program("gen.sh", "exit 7");
    CommandRun run = run("generate", "generator=gen.sh", "--n", "1", "--seed", "1");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().startsWith("harness generate: gen: exit code 7 (arguments 5 "), run.err());
  }

  @ParameterizedTest
  @CsvSource({"harness, 0, 2", "testlib, 0, 3", "icpc, 42, 43"})
  void validateSpeaksEachConvention(String codes, int valid, int invalid) throws IOException {
    Path small = file("1.in", "7\n");
    CommandRun good = run("validate", "validator=val.sh", "--codes", codes, small);
    assertEquals(new CommandRun(valid, "ok\n", ""), good);
    Path large = file("2.in", "700\n");
    CommandRun bad = run("validate", "validator=val.sh", "--codes", codes, large);
    String why = "harness validate: " + large + ": val: too large\n";
    assertEquals(new CommandRun(invalid, "", why), bad);
  }

  @Test
  void aFailingValidatorDoesNotBlameTheInput() throws IOException {
    program("val.sh", "exit 9");
    CommandRun run = run("validate", "validator=val.sh", "--codes", "icpc", file("1.in", "7\n"));
    assertEquals(new CommandRun(3, "", "harness validate: val: exit code 9\n"), run);
  }

  @ParameterizedTest
  @CsvSource({"harness, 0, 1", "testlib, 0, 1", "icpc, 42, 43"})
  void checkReportsTheCheckersVerdict(String codes, int right, int wrong) throws IOException {
    Path in = file("1.in", "7\n");
    Path out = file("1.out", "14\n");
    CommandRun good = run("check", "checker=chk.sh", "--codes", codes, in, out);
    assertEquals(new CommandRun(right, "", "harness check: accepted\n"), good);
    Path bad = file("2.out", "15\n");
    String why = "harness check: wrong-answer: no\n";
    assertEquals(
        new CommandRun(wrong, "", why), run("check", "checker=chk.sh", "--codes", codes, in, bad));
  }

  @Test
  void checkTakesTheAnswerFromTheReferenceOrFromAFile() throws IOException {
    Path in = file("1.in", "7\n");
    Path wrong = file("1.out", "15\n");
    Path answer = file("1.ans", "14\n");
    String why = "harness check: wrong-answer: token 1 is 15, expected 14 (line 1)\n";
    assertEquals(new CommandRun(1, "", why), run("check", "reference=brute.sh", in, wrong));
    assertEquals(
        new CommandRun(1, "", why),
        CommandRun.of("check", "--checker", "std:tokens", in, wrong, answer));
    CommandRun broken = run("check", "reference=brute.sh", in, wrong, wrong);
    assertEquals(2, broken.code());
    assertTrue(broken.err().contains("the answer file is invalid: token 1"), broken.err());
    CommandRun none = CommandRun.of("check", "--checker", "std:tokens", in, wrong);
    assertEquals(2, none.code());
    assertTrue(none.err().contains("missing ANSWER, or a --reference PROGRAM"), none.err());
  }

  @Test
  void theCommandsOfAFindingReproduceIt() throws IOException {
    CommandRun run =
        run("stress", "generator=gen.sh reference=brute.sh solution=sol.sh", "--seed", "1");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    List<String> again =
        run.out()
            .lines()
            .filter(line -> line.contains("reproduce "))
            .map(line -> line.replaceFirst("^ *reproduce +", ""))
            .toList();
    assertTrue(again.size() >= 2, run.out());
    assertTrue(again.get(1).startsWith("bin/harness stress --generator '"), again.get(1));
    assertEquals(ExitCode.FINDINGS, pasted(again.get(1)).code(), again.get(1));
    assertTrue(again.get(0).startsWith("printf '"), again.get(0));
    CommandRun shown = pasted(again.get(0));
    assertEquals(ExitCode.FINDINGS, shown.code(), shown.err());
    assertTrue(shown.out().startsWith("sol: wrong-answer"), shown.out());
    assertTrue(shown.out().contains("token 1 is "), shown.out());
  }

  /** Runs a line as a shell would, as far as these commands need it. */
  private static CommandRun pasted(String line) {
    String typed = "";
    String command = line;
    if (line.startsWith("printf '")) {
      int end = line.indexOf("' | ");
      typed = line.substring("printf '".length(), end).replace("\\n", "\n");
      command = line.substring(end + 4);
    }
    List<String> words = new ArrayList<>();
    String[] parts = command.split("'", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i % 2 == 1) {
        words.add(parts[i]);
      } else {
        Stream.of(parts[i].strip().split(" +")).filter(w -> !w.isEmpty()).forEach(words::add);
      }
    }
    return CommandRun.typing(typed, words.subList(1, words.size()).toArray());
  }

  @Thorough
  @Test
  void verifyRunsOverWhatStressSaved() throws IOException {
    Path saved = folder.resolve("saved");
    run(
        "stress",
        "generator=gen.sh reference=brute.sh solution=sol.sh",
        "--seed",
        "1",
        "--save",
        saved);
    CommandRun wrong = run("verify", "reference=brute.sh solution=sol.sh", saved);
    assertEquals(ExitCode.FINDINGS, wrong.code(), wrong.err());
    assertTrue(wrong.out().startsWith("loose  1 saved file"), wrong.out());
    assertEquals(ExitCode.OK, run("verify", "reference=brute.sh solution=right.sh", saved).code());
    CommandRun believed =
        CommandRun.of("verify", "--checker", "std:tokens", "--solution", at("right.sh"), saved);
    assertEquals(ExitCode.OK, believed.code(), believed.out());
    assertTrue(believed.out().contains("nothing wrong found: 1 case"), believed.out());
  }

  @Test
  void aSavedAnswerThatTheReferenceRefusesIsNotBlamedOnASubmission() throws IOException {
    Path saved = Files.createDirectories(folder.resolve("saved"));
    Files.writeString(saved.resolve("a.in"), "7\n");
    Files.writeString(saved.resolve("a.ans"), "99\n");
    CommandRun run = run("verify", "reference=brute.sh solution=right.sh", saved);
    assertTrue(run.out().contains("judge-error (references-disagree)"), run.out());
    assertTrue(run.out().contains("differs from the saved answer"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"replay", "census", "solve", "bench"})
  void commandsForPuzzlesOnlySaySo(String command) {
    CommandRun run = run(command, "generator=gen.sh reference=brute.sh");
    assertEquals(ExitCode.USAGE, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(" works for puzzles only; name a --puzzle"), run.err());
  }

  @Test
  void twinsNeedAPuzzle() {
    CommandRun run = run("stress", "generator=gen.sh reference=brute.sh", "--metamorphic");
    assertEquals(
        new CommandRun(2, "", "harness stress: --metamorphic works for puzzles only\n"), run);
  }
}
