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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code export} of a problem made of programs. The problem is to print a larger number. */
final class ExportProgramsTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.py", "import sys\nprint(int(sys.argv[-1]) % 90 + 10)\n");
    program("brute.py", "print(int(input()) + 1)\n");
    program(
        "sol.cpp",
        "#include <cstdio>\nint main(){int n;scanf(\"%d\",&n);printf(\"%d\\n\",n+2);}\n");
    program("wrong.py", "n = int(input())\nprint(n + 1 if n % 4 else n)\n");
    program("wrong_crash.py", "print(1 // (int(input()) % 4))\n");
    program("header.h", "#pragma once\ninline bool larger(int a, int b) { return a > b; }\n");
    program(
        "chk.cpp",
        """
        #include <cstdio>
        #include "header.h"
        int main(int, char** argv) {
            int given, said;
            if (std::fscanf(std::fopen(argv[1], "r"), "%d", &given) != 1) return 3;
            if (std::fscanf(std::fopen(argv[2], "r"), "%d", &said) != 1) return 2;
            if (larger(said, given)) return 0;
            std::fputs("not larger\\n", stderr);
            return 1;
        }
        """);
    program(
        "val.py",
        """
        import sys
        sys.exit(0 if 10 <= int(sys.stdin.read()) < 100 else 3)
        """);
  }

  private void program(String name, String text) throws IOException {
    Path file = folder.resolve("mine").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private CommandRun export(Object... more) {
    List<Object> words = new ArrayList<>(List.of("export", "--problem", folder.resolve("mine")));
    words.addAll(List.of("--out", folder.resolve("made"), "--n", 6, "--seed", 5));
    words.addAll(Arrays.asList(more));
    return CommandRun.of(words.toArray());
  }

  /** The outcome of each submission: the reason that caught it, or that it is right. */
  private Map<String, String> outcomes(Path problem, String command, Object... more)
      throws IOException {
    Path file = folder.resolve("run.json");
    List<Object> words = new ArrayList<>(List.of(command, "--problem", problem, "--json", file));
    words.addAll(Arrays.asList(more));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    JsonNode json = new JsonMapper().readTree(file.toFile());
    Map<String, String> outcomes = new TreeMap<>();
    for (JsonNode each : (json.isArray() ? json.get(0) : json).get("submissions")) {
      outcomes.put(each.get("name").asText(), each.get("caught").isNull() ? "right" : "caught");
    }
    return outcomes;
  }

  @Thorough
  @Test
  void ourOwnReaderGivesTheSameVerdicts() throws IOException {
    assertSameVerdicts("icpc");
  }

  @Thorough
  @Test
  void ourOwnReaderGivesTheSameVerdictsInPolygonsFormat() throws IOException {
    assertSameVerdicts("polygon");
  }

  private void assertSameVerdicts(String format) throws IOException {
    CommandRun run = export("--format", format);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains(format + ", 6 tests, 1 generators, 4 submissions"), run.out());
    Path made = folder.resolve("made");
    Map<String, String> before = outcomes(folder.resolve("mine"), "stress", "--n=12", "--seed=1");
    assertEquals("{sol=right, wrong=caught, wrong_crash=caught}", before.toString());
    assertEquals(before, outcomes(made, "stress", "--n=12", "--seed=1"));
    Map<String, String> own = outcomes(made, "verify");
    assertEquals("right", own.get("brute"));
    assertEquals("right", own.get("sol"));
  }

  @Test
  void thePackageRefusesInputsThatTheValidatorRefuses() throws IOException {
    assertEquals(ExitCode.OK, export().code());
    Path bad = Files.writeString(folder.resolve("bad.in"), "100\n");
    Path good = Files.writeString(folder.resolve("good.in"), "99\n");
    Path made = folder.resolve("made");
    assertEquals(ExitCode.USAGE, CommandRun.of("validate", "--problem", made, bad).code());
    assertEquals(ExitCode.OK, CommandRun.of("validate", "--problem", made, good).code());
  }

  @Test
  void headersNextToTheSourceAreIncludedButTestlibIsNot() throws IOException {
    program("testlib.h", "");
    program("val.py", "print()\n");
    program(
        "header.h",
        """
        #include "testlib.h"
        inline bool larger(int a, int b) { return a > b; }
        """);
    export();
    Path made = folder.resolve("made/output_validator");
    assertTrue(Files.exists(made.resolve("header.h")));
    assertFalse(Files.exists(made.resolve("testlib.h")));
  }

  @Thorough
  @Test
  void generatorRulesKeepTheArgumentsTheyDraw() throws IOException {
    export("--generator", folder.resolve("mine/gen.py") + " (a|b) {seed}");
    String rules = Files.readString(folder.resolve("made/generators/generators.yaml"));
    assertTrue(
        rules.contains("\"gen.py a {seed}\"") && rules.contains("\"gen.py b {seed}\""), rules);
    export(
        "--generator",
        folder.resolve("mine/gen.py") + " (a|b) {seed}",
        "--format=polygon",
        "--force");
    assertFalse(
        Files.exists(folder.resolve("made/problem.yaml")), "left from the previous package");
    String pattern = Files.readString(folder.resolve("made/stresses/001"));
    assertEquals("{\"scriptPattern\": \"gen (a|b) [0..2147483646]\"}\n", pattern);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format=kattis | --format kattis: expected icpc, polygon or hydro",
        "--checker=std:fcmp | std:fcmp has no counterpart in the format icpc",
        "--checker-codes=boca | checker chk.cpp: the dialect boca cannot be adapted to the format icpc",
        "--checker-codes=cms | checker chk.cpp: the dialect cms cannot be adapted to the format icpc",
        "--cases=x | --cases needs a --puzzle",
        "--solution=cat | only a program with a single source file",
      })
  void refusesInOneLineWhatCannotBeExported(String option, String said) throws IOException {
    CommandRun run =
        option.startsWith("--checker-codes")
            ? export("--checker", folder.resolve("mine/chk.cpp"), option)
            : export(option);
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertTrue(run.err().contains(said), run.err());
    assertFalse(Files.exists(folder.resolve("made")), "written in part");
  }

  @Test
  void whatIsRefusedLeavesNothing() throws IOException {
    program("wrong answer.py", "print(0)\n");
    for (String format : List.of("icpc", "polygon")) {
      CommandRun run = export("--format", format);
      assertEquals(ExitCode.USAGE, run.code(), run.err());
      assertTrue(run.err().contains("does not allow the name wrong answer.py"), run.err());
      assertFalse(Files.exists(folder.resolve("made")), "written in part");
    }
  }

  @Test
  void noSubmissionIsExpectedToSatisfyAnEmptyList() throws IOException {
    program(
        "problem.rbx.yml",
        """
        timeLimit: 1000
        memoryLimit: 256
        generators: [{name: gen, path: gen.py}]
        testcases: [{name: drawn, generators: [{name: gen, args: "[10..99]"}]}]
        solutions:
        - {path: sol.cpp, outcome: ac}
        - {path: brute.py, outcome: ac+tle}
        - {path: wrong.py, outcome: mle}
        """);
    CommandRun run = export();
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(
        """
        mixed/brute.py: {permitted: [AC, TLE]}
        mixed/wrong.py: {permitted: [AC, RTE, TLE, WA], required: [RTE]}
        """,
        Files.readString(folder.resolve("made/submissions/submissions.yaml")));
  }

  @ParameterizedTest
  @CsvSource({
    "polygon, solutions/wrong.py, solutions/wrong-2.py",
    "icpc, submissions/mixed/wrong.py, submissions/mixed/wrong-2.py"
  })
  void submissionsOfTheSameNameAreBothWritten(String format, String first, String second)
      throws IOException {
    program(
        "problem.rbx.yml",
        """
        timeLimit: 1000
        memoryLimit: 256
        generators: [{name: gen, path: gen.py}]
        testcases: [{name: drawn, generators: [{name: gen, args: "[10..99]"}]}]
        solutions:
        - {path: sol.cpp, outcome: ac}
        - {path: wrong.py, outcome: wa}
        - {path: "late/wrong.py", outcome: tle}
        """);
    Path late = Files.createDirectories(folder.resolve("mine/late"));
    Files.writeString(late.resolve("wrong.py"), "while True: pass\n");
    CommandRun run = export("--format", format);
    assertEquals(ExitCode.OK, run.code(), run.err());
    Path made = folder.resolve("made");
    assertTrue(Files.readString(made.resolve(first)).contains("n % 4"));
    assertEquals("while True: pass\n", Files.readString(made.resolve(second)));
    CommandRun list = CommandRun.of("list", "--problem", made);
    assertTrue(list.out().contains("wrong  ") && list.out().contains("wrong-2  "), list.out());
  }

  @Test
  void validatorsOfTheSameNameAreAllWritten() throws IOException {
    program("few/val.py", "import sys\nsys.exit(0 if int(input()) < 90 else 3)\n");
    program("even/val.py", "import sys\nsys.exit(0 if int(input()) % 2 == 0 else 3)\n");
    program(
        "tens/val.cpp",
        "#include <cstdio>\nint main(){int n;std::scanf(\"%d\",&n);return n%10==0?0:3;}\n");
    program("ctd/val.ctd", "INT(10, 99) NEWLINE EOF\n");
    program("large/val.ctd", "INT(20, 200) NEWLINE EOF\n");
    List<Object> words =
        new ArrayList<>(
            List.of("export", "--generator", folder.resolve("mine/gen.py"), "--n=0", "--seed=1"));
    words.addAll(List.of("--reference", folder.resolve("mine/brute.py")));
    for (String each : List.of("few/val.py", "even/val.py", "tens/val.cpp", "ctd/val.ctd")) {
      words.addAll(List.of("--validator", folder.resolve("mine").resolve(each)));
    }
    words.addAll(List.of("--input-format", folder.resolve("mine/large/val.ctd")));
    Path made = folder.resolve("made");
    words.addAll(List.of("--out", made));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.OK, run.code(), run.err());
    for (String each : List.of("40 0", "90 2", "35 2", "32 2", "10 2")) {
      String[] said = each.split(" ", -1);
      Path input = Files.writeString(folder.resolve("1.in"), said[0] + "\n");
      CommandRun judged = CommandRun.of("validate", "--problem", made, input);
      assertEquals(Integer.parseInt(said[1]), judged.code(), each + judged.err());
    }
  }

  @Test
  void validatorsOfAnswersAreExported() throws IOException {
    program("package/problem.yaml", "problem_format_version: 2025-09\nname: larger\nuuid: 1\n");
    program("package/data/test_group.yaml", "output_validator_args: [case_sensitive]\n");
    program("package/data/secret/1.in", "10\n");
    program("package/data/secret/1.ans", "11\n");
    program("package/submissions/accepted/sol.py", "print(int(input()) + 1)\n");
    program("package/answer_validators/some.py", "import sys\nsys.exit(42)\n");
    program("package/answer_validators/number.ctd", "INT(11, 100) NEWLINE EOF\n");
    for (String format : List.of("icpc", "polygon")) {
      Path made = folder.resolve(format);
      CommandRun run =
          CommandRun.of(
              "export",
              "--problem",
              folder.resolve("mine/package"),
              "--generator",
              folder.resolve("mine/gen.py"),
              "--format",
              format,
              "--out",
              made);
      assertEquals(ExitCode.OK, run.code(), run.err());
      boolean kept = Files.exists(made.resolve("answer_validators/some/some.py"));
      assertEquals(format.equals("icpc"), kept);
      assertEquals(kept, Files.exists(made.resolve("answer_validators/number.ctd")));
      assertEquals(!kept, run.err().contains("validators of answers are left out"), run.err());
    }
  }

  @Test
  void theReferenceIsCountedOnceAmongTheSubmissions() {
    for (String format : List.of("icpc", "polygon")) {
      CommandRun run =
          export("--reference", folder.resolve("mine/sol.cpp"), "--format", format, "--force");
      assertEquals(ExitCode.OK, run.code(), run.err());
      assertTrue(run.out().contains("1 generators, 3 submissions"), run.out());
    }
  }

  @Test
  void withoutAReferenceThereAreNoAnswers() throws IOException {
    Files.delete(folder.resolve("mine/brute.py"));
    CommandRun run = export();
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("missing --reference"), run.err());
  }
}
