package harness.process;

import static harness.process.CompiledPrograms.plain;
import static harness.process.CompiledPrograms.quickly;
import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Python programs that are forked after their start-up behave as if started plainly. */
@Timeout(120)
class PythonZygoteTest {

  @TempDir private Path folder;
  private CompiledPrograms programs;

  @BeforeEach
  void open() throws IOException {
    programs = new CompiledPrograms(Isolation.AUTO, folder);
  }

  @AfterEach
  void nothingIsLeft() {
    programs.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exit(10 ** 30)",
        "exit(-2)",
        "exit(256)",
        "exit('said')",
        "import atexit, os; atexit.register(os._exit, 3)"
      })
  void aPythonProgramEndsWithTheSameExitCode(String end) throws IOException {
    try (ProgramSession session = programs.session("ends.py", "print(1); " + end + "\n")) {
      RunResult started = session.run(plain(""));
      RunResult result = quickly(session, plain(""));
      assertEquals(started.report().exitCode(), result.report().exitCode());
      assertEquals(started.outputText(), result.outputText());
      assertEquals(started.report().errorText(), result.report().errorText());
    }
  }

  /**
   * Own modules that are named like the library's, also those that Python's start, the process that
   * forks, or another module of the library imports.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "statistics",
        "bisect",
        "ast",
        "atexit",
        "ctypes",
        "gc",
        "importlib",
        "types",
        "struct",
        "contextlib",
        "functools",
        "collections",
        "enum",
        "keyword",
        "operator",
        "reprlib",
        "re",
        "warnings",
        "posix",
        "os",
        "sys",
        "random",
        "heapq",
        "math",
        "copyreg",
        "token",
        "linecache",
        "sitecustomize",
        "usercustomize",
        "zygote",
        "harness"
      })
  void aPythonModuleOfTheProgramGoesBeforeTheLibrarysWhereverPythonSaysSo(String name)
      throws IOException {
    String main =
        """
        import %s as own
        import sys
        try:
            import statistics, heapq, collections, typing
        except Exception as e:
            print(e)
        print(getattr(own, "marker", None), sorted(sys.modules), sys.path)
        """
            .formatted(name);
    Program program =
        programs.compiledFolder(
            Map.of("main.py", main, name + ".py", "marker = 'own'\nprint('imported')\n"));
    try (ProgramSession session = programs.session(program)) {
      RunResult started = session.run(plain(""));
      for (int i = 0; i < 2; i++) {
        RunResult result = session.run(plain("").quickly());
        assertEquals(started.outputText(), result.outputText());
        assertEquals(started.report().exitCode(), result.report().exitCode());
      }
    }
  }

  /** The library's modules are imported before the fork, so that a run need not read them. */
  @Test
  void aPythonProgramThatHasOwnModulesIsForked() throws IOException {
    String main = "import helper, statistics\nprint(helper.answer, statistics.mean([3]))\n";
    Program program =
        programs.compiledFolder(
            Map.of("main.py", main, "helper.py", "import collections\nanswer = 7\n"));
    try (ProgramSession session = programs.session(program)) {
      assertEquals("7 3\n", quickly(session, plain("")).outputText());
      assertEquals("7 3\n", quickly(session, plain("")).outputText());
    }
  }

  @Test
  void aPythonProgramThatFailsSaysWhere() throws IOException {
    String source = "def f():\n    return 1 // 0\n\nprint('before')\nf()\n";
    try (ProgramSession session = programs.session("fails.py", source)) {
      RunResult started = session.run(plain(""));
      RunResult result = quickly(session, plain(""));
      assertEquals(started.outputText(), result.outputText());
      assertEquals(started.report().errorText(), result.report().errorText());
      assertEquals(1, result.report().exitCode());
    }
  }
}
