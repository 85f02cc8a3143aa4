package harness.diagnosis;

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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A local variable that was never set is named only where it decides. */
@Timeout(120)
final class InitialBytesTest {

  private static final RunLimits LIMITS = RunLimits.of(5_000_000_000L, 256 << 20);

  private static final String TEXT =
      """
      #include <stdio.h>
      int main(void) {
        int n, seen[9];
        scanf("%d", &n);
        for (int i = 5; i < n; i++) seen[i] = 7;
        if (n > 3 && seen[n - 1] == 0)
          puts("none");
        puts("end");
        return 0;
      }
      """;

  @TempDir private Path folder;
  private final Languages languages = Languages.load(List.of());
  private BuildHost host;

  @BeforeEach
  void open() throws IOException {
    host = BuildHost.open(new RunnerSettings(Isolation.AUTO, Duration.ofSeconds(60)), languages);
  }

  @AfterEach
  void close() {
    host.close();
  }

  private InitialBytes program(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("sol.c"), text);
    ProgramSource source = ProgramSource.parse(file.toString(), languages, folder);
    assumeTrue(languages.status(source.language().orElseThrow()).available(), "no C compiler");
    return new InitialBytes(source, NamedFiles.NONE, host);
  }

  private static byte[] input(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Test
  void aVariableIsNamedWhereItIsDeclared() throws IOException {
    InitialBytes program = program(TEXT);
    assertFalse(program.decide(input("3"), LIMITS), "it is not read");
    assertFalse(program.decide(input("6"), LIMITS), "it is set");
    assumeTrue(program.decide(input("4"), LIMITS), "GCC before 12 cannot fill variables");
    Diagnosis said = program.line(input("4"), LIMITS).orElseThrow();
    assertEquals(3, said.line(), said.inWords());
    assertTrue(said.text().startsWith("seen is used before it is set; "), said.text());
    assertEquals("uninitialised", said.kind().inJson());
  }

  @Test
  void aTruthValueDecides() throws IOException {
    assumeTrue(program(TEXT).decide(input("4"), LIMITS), "GCC before 12 cannot fill variables");
    InitialBytes program =
        program(
            """
            #include <stdbool.h>
            #include <stdio.h>
            int main(void) {
              bool seen[9];
              int x;
              scanf("%d", &x);
              if (!seen[x])
                puts("new");
              return 0;
            }
            """);
    assertTrue(program.decide(input("4"), LIMITS));
    int line = program.line(input("4"), LIMITS).orElseThrow().line();
    assertTrue(line == 4 || line == 7, "line " + line);
  }

  @Test
  void theFunctionThatUsesTheVariablesIsNotNamedIfTheyAreAnothers() throws IOException {
    String pair =
        """
        #include <stdio.h>
        int sum(int n) {
          int odd[9], even[9];
          for (int i = 5; i < n; i++) odd[i] = even[i] = 0;
          return odd[n] + 3 * even[n];
        }
        int main(void) {
          int n;
          scanf("%d", &n);
          printf("%d\\n", sum(n));
        }
        """;
    InitialBytes program = program(pair);
    assumeTrue(program.decide(input("4"), LIMITS), "GCC before 12 cannot fill variables");
    assertEquals(Optional.empty(), program.line(input("4"), LIMITS));
  }

  @Test
  void theCompilersWarningNamesALineIfSeveralVariablesDecide() throws IOException {
    InitialBytes program =
        program(
            "#include <stdio.h>\nint main() {\n  int x, y;\n  printf(\"%d %d\\n\", x, y);\n}\n");
    Diagnosis said = program.line(input(""), LIMITS).orElseThrow();
    assertEquals(4, said.line(), said.inWords());
    assertTrue(said.text().contains("x"), said.text());
  }

  @Test
  void nothingDecidesInAProgramWhoseOutputChangesByItself() throws IOException {
    String clock = "#include <time.h>\nstruct timespec t;\n" + TEXT;
    InitialBytes program =
        program(
            clock.replace(
                "puts(\"end\");",
                "clock_gettime(CLOCK_MONOTONIC, &t); printf(\"%ld\\n\", t.tv_nsec);"));
    assertFalse(program.decide(input("4"), LIMITS));
  }
}
