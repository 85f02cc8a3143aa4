package harness.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.process.NamedFiles;
import harness.process.RunLimits;
import harness.sandbox.Isolation;
import harness.submission.BuildHost;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Traced runs tell which lines of a program ran in any of them. */
@Timeout(120)
final class TracedProgramTest {

  private static final RunLimits LIMITS = RunLimits.of(5_000_000_000L, 256 << 20);

  private static final long MINUTE = 60_000_000_000L;

  private static final String CPP =
      """
      #include <cstdio>
      template <class T> T half(T x) {
        if (x % 2 == 1)
          return -1;
        return x / 2;
      }
      int never(int x) {
        return x + 1;
      }
      int main() {
        int n;
        scanf("%d", &n);
        if (n > 1000) {

          puts("large");
          return 0;
        }
        if (n < 0) puts("negative");
        printf("%d\\n", half(n));
        return n == 7 ? 3 : 0;
      }
      """;

  private static final String PYTHON =
      """
      import sys
      from part import half

      def large(n):
          print("large")

      n = int(input())
      if n > 1000:
          large(n)
          sys.exit(0)
      print(half(n))
      sys.exit(0)
      """;

  @TempDir private Path folder;
  private final Languages languages = Languages.load(List.of());
  private BuildHost host;

  @BeforeEach
  void open() throws IOException {
    host = BuildHost.open(new RunnerSettings(Isolation.AUTO, Duration.ofSeconds(30)), languages);
  }

  @AfterEach
  void close() {
    host.close();
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private ProgramSource source(Path program) {
    ProgramSource source = ProgramSource.parse(program.toString(), languages, folder);
    assumeTrue(languages.status(source.language().orElseThrow()).available(), "not installed");
    return source;
  }

  private TracedProgram traced(ProgramSource source) {
    return TracedProgram.open(source, NamedFiles.NONE, host, 256 << 20).orElseThrow();
  }

  private static boolean run(TracedProgram program, String input) {
    return program.run(input.getBytes(StandardCharsets.US_ASCII), LIMITS);
  }

  @Test
  void linesOfJavaAreToldByMethod() throws IOException {
    String text =
        """
        import java.util.Scanner;

        public class Main {
          static int never(int x) {
            return x + 1;
          }

          public static void main(String[] args) {
            int n = new Scanner(System.in).nextInt();
            if (n > 1000) {
              System.out.println("large");
              System.exit(0);
            }
            if (n < 0 || n > 500) System.out.println("far");
            System.out.println(n);
          }
        }
        """;
    ProgramSource source = source(write("traced.java", text));
    try (TracedProgram program = traced(source)) {
      assertTrue(run(program, "4"));
      SourceLines lines = program.lines().get(0);
      assertEquals("traced.java", lines.name(), "though javac got a copy");
      assertEquals(List.of("11-12"), lines.missedRanges());
      assertEquals(List.of("3-5"), lines.unusedRanges(), "with the default constructor");
      assertEquals(List.of("14"), lines.partlyRun());
      assertTrue(run(program, "2000"), "a program that exits");
      assertEquals(List.of("12"), program.lines().get(0).missedRanges(), "both runs together");
      List<List<SourceLines>> runs =
          program.linesOfEach(inputs("2000", "600"), LIMITS, 0, MINUTE, MINUTE);
      assertEquals(List.of("12-16"), runs.get(0).get(0).missedRanges());
      assertEquals(List.of("11-12"), runs.get(1).get(0).missedRanges());
    }
  }

  @Test
  void linesOfCppAreToldByFunctionAndBranch() throws IOException {
    ProgramSource source = source(write("sol.cpp", CPP));
    assumeTrue(Gcov.isHere(), "gcov is not installed");
    try (TracedProgram program = traced(source)) {
      assertEquals(List.of(), program.lines());
      assertTrue(run(program, "4"));
      assertTrue(run(program, "8"));
      SourceLines lines = program.lines().get(0);
      assertEquals("sol.cpp", lines.name());
      assertEquals(List.of("4", "15-16"), lines.missedRanges());
      assertEquals(List.of("7-8"), lines.unusedRanges());
      assertEquals(List.of("18", "20"), lines.partlyRun());
      assertTrue(run(program, "5"));
      assertTrue(run(program, "1001"));
      assertTrue(run(program, "-2"));
      assertEquals(List.of(), program.lines().get(0).missedRanges());
      assertEquals(List.of("20"), program.lines().get(0).partlyRun());
    }
  }

  @Test
  void aRunThatFailsCountsForNothingAndLosesNothing() throws IOException {
    ProgramSource source = source(write("sol.cpp", CPP));
    assumeTrue(Gcov.isHere(), "gcov is not installed");
    try (TracedProgram program = traced(source)) {
      assertTrue(run(program, "4"));
      assertFalse(run(program, "7"), "exit code 3");
      assertEquals(List.of("4", "15-16"), program.lines().get(0).missedRanges());
    }
  }

  private static List<byte[]> inputs(String... texts) {
    return Stream.of(texts).map(each -> each.getBytes(StandardCharsets.US_ASCII)).toList();
  }

  @Test
  void runsApartAreToldOneByOne() throws IOException {
    ProgramSource cpp = source(write("sol.cpp", CPP));
    assumeTrue(Gcov.isHere(), "gcov is not installed");
    write("sol/main.py", PYTHON);
    write("sol/part.py", "def half(x):\n    if x < 0:\n        return 0\n    return x // 2\n");
    List<byte[]> inputs = inputs("4", "5", "1001");
    try (TracedProgram program = traced(cpp)) {
      List<List<SourceLines>> runs = program.linesOfEach(inputs, LIMITS, 0, MINUTE, MINUTE);
      List<List<String>> missed = runs.stream().map(each -> each.get(0).missedRanges()).toList();
      assertEquals(List.of(List.of("4", "15-16"), List.of("5", "15-16"), List.of("18-20")), missed);
      assertEquals(List.of(), program.lines(), "of runs that are added up");
      assertEquals(
          List.of(List.of(), List.of(), List.of()),
          program.linesOfEach(inputs, LIMITS, 0, -1, MINUTE));
    }
    try (TracedProgram program = traced(source(folder.resolve("sol")))) {
      List<List<SourceLines>> runs =
          program.linesOfEach(inputs("4", "2000"), LIMITS, 2, -1, MINUTE);
      assertEquals(List.of("5", "9-10"), runs.get(0).get(0).missedRanges());
      assertEquals(List.of("11-12"), runs.get(1).get(0).missedRanges());
    }
  }

  @Test
  void linesOfPythonAreToldForEachFile() throws IOException {
    write("sol/main.py", PYTHON);
    write("sol/part.py", "def half(x):\n    if x < 0:\n        return 0\n    return x // 2\n");
    try (TracedProgram program = traced(source(folder.resolve("sol")))) {
      assertTrue(run(program, "4"));
      assertTrue(run(program, "6"));
      List<SourceLines> lines = program.lines();
      assertEquals(List.of("main.py", "part.py"), lines.stream().map(SourceLines::name).toList());
      assertEquals(List.of("5", "9-10"), lines.get(0).missedRanges());
      assertEquals(List.of("3"), lines.get(1).missedRanges());
      assertTrue(run(program, "2000"));
      assertTrue(run(program, "-1"));
      assertEquals(List.of(), program.lines().get(0).missedRanges());
      assertEquals(List.of(), program.lines().get(1).missedRanges());
    }
  }

  @Test
  void aProgramThatForgesItsRecordIsToldNothingAbout() throws IOException {
    ProgramSource source =
        source(
            write(
                "sol.cpp",
                """
                #include <cstdio>
                #include <cstdlib>
                #include <unistd.h>
                int main() {
                  FILE* out = fopen("program-sol.gcda", "w");
                  fputs("no record at all", out);
                  fclose(out);
                  _exit(0);
                }
                """));
    assumeTrue(Gcov.isHere(), "gcov is not installed");
    try (TracedProgram program = traced(source)) {
      run(program, "4");
      program.lines().forEach(each -> assertEquals(0, each.ran().cardinality()));
    }
  }

  @Test
  void aSourceThatClaimsOtherLinesAndFilesIsNotBelieved() throws IOException {
    ProgramSource source =
        source(
            write(
                "sol.cpp",
                """
                #include <cstdio>
                #line 2000000000
                int f(int n) { return n + 1; }
                #line 7 "/"
                int g(int n) { return n + 1; }
                #line 3 "sol.cpp"
                int main() { int n; scanf("%d", &n); return n == 5 ? f(n) + g(n) : 0; }
                """));
    assumeTrue(Gcov.isHere(), "gcov is not installed");
    try (TracedProgram program = traced(source)) {
      assertTrue(run(program, "4"));
      program.lines().forEach(each -> assertTrue(each.ran().length() <= 8, each.toString()));
    }
  }

  @Test
  void otherProgramsAreNotTraced() throws IOException {
    ProgramSource shell =
        ProgramSource.parse(write("sol.sh", "cat\n").toString(), languages, folder);
    assertEquals(Optional.empty(), TracedProgram.open(shell, NamedFiles.NONE, host, 256 << 20));
    ProgramSource broken = source(write("broken.cpp", "int main( {\n"));
    assertEquals(Optional.empty(), TracedProgram.open(broken, NamedFiles.NONE, host, 256 << 20));
  }
}
