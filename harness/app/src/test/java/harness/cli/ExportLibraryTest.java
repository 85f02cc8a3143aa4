package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.machine.FileTree;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A package of Library Checker builds after its export: its headers come with it. */
final class ExportLibraryTest {

  @TempDir private Path folder;

  private CommandRun run(int code, Object... words) {
    CommandRun run = CommandRun.of(words);
    assertEquals(code, run.code(), run.err() + run.out());
    return run;
  }

  @Test
  void anExportedPackageWorksWithoutTheOriginal() throws IOException {
    Path problem = PackageCopy.of("library-checker", folder.resolve("judge/math"));
    Path common = Files.createDirectories(folder.resolve("judge/common"));
    Files.writeString(common.resolve("less.h"), "#define LESS(x) ((x) - 1)\n");
    Path verifier = problem.resolve("verifier.cpp");
    Files.writeString(verifier, "#include \"less.h\"\n" + Files.readString(verifier));
    Path made = folder.resolve("made");
    run(ExitCode.OK, "export", "--problem", problem, "--out", made, "--n=2", "--seed=1");
    FileTree.delete(folder.resolve("judge"));
    String macro = "#define LARGEST (long long)1000000\n";
    assertEquals(macro, Files.readString(made.resolve("generators/params.h")));
    assertEquals(macro, Files.readString(made.resolve("input_validators/verifier/params.h")));
    assertTrue(Files.exists(made.resolve("input_validators/verifier/less.h")));
    assertTrue(Files.exists(made.resolve("submissions/accepted/function/solve.hpp")));
    String out = run(ExitCode.OK, "verify", "--problem", made).out();
    assertTrue(out.contains("first, expected to fail: caught"), out);
    out = run(ExitCode.OK, "stress", "--problem", made, "--n=4", "--seed=1").out();
    assertTrue(out.contains("4 of 4 cases"), out);
    assertFalse(out.contains("not judged"), out);
  }

  /** What a checker needs of testlib: a code for each result. */
  private static final String TESTLIB =
      """
      #include <cstdio>
      #include <cstdlib>
      enum TResult { _ok = 0, _wa = 1, _fail = 3 };
      [[noreturn]] inline void quit(TResult result) { std::exit(result); }
      """;

  /** Fails on negative outputs. */
  private static final String CHECKER =
      """
      #include "testlib.h"
      int main(int, char** argv) {
          int said = 0;
          if (std::fscanf(std::fopen(argv[2], "r"), "%d", &said) != 1) quit(_wa);
          quit(said < 0 ? _fail : said > 1 ? _ok : _wa);
      }
      """;

  @Test
  void aCheckerThatUsesTestlibSaysTheSameInPolygonsFormat() throws IOException {
    Path problem = PackageCopy.of("library-checker", folder.resolve("judge"));
    Files.writeString(problem.resolve("checker.cpp"), CHECKER);
    Files.writeString(problem.resolve("testlib.h"), TESTLIB);
    withoutFunction(problem);
    Path made = folder.resolve("made");
    run(
        ExitCode.OK,
        "export",
        "--problem=" + problem,
        "--format=polygon",
        "--out=" + made,
        "--n=2",
        "--seed=1");
    Files.writeString(made.resolve("files/testlib.h"), TESTLIB);
    Path input =
        Files.writeString(
            folder.resolve("1.in"), Files.readString(problem.resolve("gen/example_00.in")));
    for (String each : List.of("2 0", "1 1", "-5 2", "x 1")) {
      String[] said = each.split(" ", -1);
      Path output = Files.writeString(folder.resolve("said"), said[0] + "\n");
      for (Path judge : List.of(problem, made)) {
        run(Integer.parseInt(said[1]), "check", "--problem=" + judge, input, output);
      }
    }
  }

  @Test
  void aCheckerWithoutTestlibIsRefusedByPolygon() throws IOException {
    Path problem = PackageCopy.of("library-checker", folder);
    withoutFunction(problem);
    String made = "--out=" + folder.resolve("made");
    CommandRun run =
        run(ExitCode.USAGE, "export", "--problem=" + problem, "--format=polygon", made);
    assertTrue(
        run.err().contains("checker checker.cpp: the format polygon requires testlib"), run.err());
  }

  private static void withoutFunction(Path problem) throws IOException {
    Path info = problem.resolve("info.toml");
    String function = "[[solutions]]\n    name = \"function.cpp\"\n    function = true\n";
    Files.writeString(info, Files.readString(info).replace(function, ""));
  }

  @Test
  void polygonHasNoSubmissionsOfSeveralFiles() throws IOException {
    Path problem = PackageCopy.of("library-checker", folder);
    Files.delete(problem.resolve("checker.cpp"));
    String said =
        run(
                ExitCode.USAGE,
                "export",
                "--problem",
                problem,
                "--format=polygon",
                "--out",
                folder.resolve("made"))
            .err();
    assertTrue(said.contains("sol/function.cpp: only a program with a single source file"), said);
  }
}
