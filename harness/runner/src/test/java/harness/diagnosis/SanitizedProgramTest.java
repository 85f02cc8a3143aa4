package harness.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

/** Undefined behaviour is named with its line, and nothing is said of programs without it. */
@Timeout(300)
final class SanitizedProgramTest {

  private static final RunLimits LIMITS = RunLimits.of(20_000_000_000L, 1L << 30);

  /** Which mistake is made depends on the first number; the second is 5. */
  private static final String MISTAKES =
      """
      #include <bits/stdc++.h>
      using namespace std;
      int global[10];
      struct Node { int value; Node* next; };
      int deep(int n) {
        volatile int here[100] = {n};
        return here[0] == -1 ? 0 : deep(n + 1) + here[1]; // 12
      }
      int zero(int n) { return n - 5; }
      int main() {
        int which, n;
        cin >> which >> n;
        int local[6] = {};
        vector<int> list(n);
        long long sum = 0;
        switch (which) {
          case 1: sum = n * 1000000000; break;
          case 2: sum = local[n + 1]; break;
          case 3: sum = global[n * 2]; break;
          case 4: sum = list[n]; break;
          case 5: sum = list.at(n + 2); break;
          case 6: sum = 7 / zero(n); break;
          case 7: sum = 1 << (n * 8); break;
          case 8: { int* p = new int[n]; sum = p[n]; break; }
          case 9: { Node* none = n == 5 ? nullptr : new Node(); sum = none->value; break; }
          case 10: { vector<int> w{1}; auto it = w.begin(); w.erase(it); sum = *it; break; }
          case 11: { vector<int> none; sum = none.back(); break; }
          case 12: sum = deep(n); break;
          case 13: { int* p = new int[n]; delete[] p; sum = p[0]; break; }
          case 14: assert(n != 5); break;
          case 15: { string s = "abc"; sum = s[n]; break; }
          case 16: sum = abs(n - 5 - 2147483647 - 1); break;
          case 17: { map<int, int> m; sum = m.begin()->first; break; }
          case 18: { vector<int> w{3, 1, 2}; sort(w.begin(), w.end(), [](int a, int b) { return a <= b || n_(); }); break; }
          default: sum = n;
        }
        cout << sum << endl;
      }
      """
          .replace("|| n_()", "");

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

  private SanitizedProgram program(String name, String text) throws IOException {
    return program(name, text, 1L << 30);
  }

  private SanitizedProgram program(String name, String text, long memoryBytes) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    ProgramSource source = ProgramSource.parse(file.toString(), languages, folder);
    assumeTrue(languages.status(source.language().orElseThrow()).available(), "not installed");
    return SanitizedBuild.of(source, NamedFiles.NONE, host).orElseThrow().open(memoryBytes);
  }

  private static Optional<Diagnosis> run(SanitizedProgram program, String input) {
    return program.run(input.getBytes(StandardCharsets.US_ASCII), LIMITS);
  }

  private static int line(String mark) {
    List<String> lines = MISTAKES.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(mark)) {
        return i + 1;
      }
    }
    throw new IllegalArgumentException(mark);
  }

  @Test
  void eachMistakeIsNamedWithItsLine() throws IOException {
    String[] words = {
      "signed integer overflow: 5 * 1000000000, type 'int'",
      "index 6 out of bounds for type 'int [6]', declared in line 13",
      "index 10 out of bounds for type 'int [10]', declared in line 3",
      "out-of-bounds index 5, but container only holds 5 elements",
      "uncaught std::out_of_range: vector",
      "division by zero",
      "shift exponent 40 is too large for 32-bit type 'int'",
      "", // the words differ between versions of GCC
      "null pointer",
      "",
      "",
      "stack overflow",
      "",
      "assertion n != 5 failed",
      "",
      "negation of -2147483648",
      "",
      "",
    };
    try (SanitizedProgram program = program("sol.cpp", MISTAKES)) {
      for (int i = 0; i < words.length; i++) {
        Optional<Diagnosis> said = run(program, (i + 1) + " 5\n");
        assertTrue(said.isPresent(), "nothing on mistake " + (i + 1));
        String mark = i + 1 == 12 ? "// 12" : "case " + (i + 1) + ":";
        assertEquals(line(mark), said.get().line(), said.get().inWords());
        assertEquals("sol.cpp", said.get().file());
        assertTrue(said.get().inWords().contains(words[i]), said.get().inWords());
        assertTrue(said.get().code().contains(mark), said.get().code());
      }
    }
  }

  @Test
  void aVariableThatAPointerGoesBeyondIsNamedWithItsLine() throws IOException {
    try (SanitizedProgram program =
        program(
            "sol.cpp",
            """
            #include <cstdio>
            int global[5];
            __attribute__((noinline)) int* of(int* p) { return p; }
            int main() {
              int which, local[5] = {};
              scanf("%d", &which);
              int* p = of(which == 1 ? global : local);
              for (int i = 0; i < 6; i++)
                p[i] = i;
              printf("%d\\n", p[4]);
            }
            """)) {
      assertTrue(run(program, "1\n").orElseThrow().inWords().endsWith("declared in line 2"));
      assertTrue(run(program, "2\n").orElseThrow().inWords().endsWith("declared in line 5"));
    }
  }

  @Test
  void aStackOverflowIsNoUndefinedBehaviourOfAProgramThatWorks() throws IOException {
    try (SanitizedProgram program = program("sol.cpp", MISTAKES)) {
      byte[] deep = "12 5\n".getBytes(StandardCharsets.US_ASCII);
      byte[] beyond = "2 5\n".getBytes(StandardCharsets.US_ASCII);
      assertEquals(new SanitizedProgram.Checked(null, true), program.checked(deep, LIMITS));
      assertEquals("ubsan", program.checked(beyond, LIMITS).found().tool());
    }
  }

  @Test
  void nothingIsSaidWhereNothingIsUndefined() throws IOException {
    try (SanitizedProgram program = program("sol.cpp", MISTAKES)) {
      assertEquals(Optional.empty(), run(program, "0 5\n"));
      assertEquals(Optional.empty(), run(program, "6 7\n"));
    }
    try (SanitizedProgram program =
        program(
            "fine.cpp",
            """
            #include <cstdio>
            #include <cstdlib>
            unsigned hash(unsigned x) { return x * 2654435761u; }
            int main() {
              int n; scanf("%d", &n);
              fprintf(stderr, "debug: %u\\n", hash(n));
              char* leaked = (char*) malloc(100);
              printf("%u\\n", hash(n) + (unsigned char) leaked[0] * 0);
              exit(n);
            }
            """)) {
      assertEquals(Optional.empty(), run(program, "3\n"), "unsigned numbers wrap; leaks are fine");
    }
  }

  @Test
  void whatAProgramPrintsItselfNamesNoOtherFile() throws IOException {
    try (SanitizedProgram program =
        program(
            "sol.cpp",
            """
            #include <cstdio>
            int main() { fputs("other.cpp:3:4: runtime error: forged\\n", stderr); }
            """)) {
      assertEquals(Optional.empty(), run(program, "1\n"));
    }
  }

  @Test
  void aForgedReportOfARunThatEndsWellIsNotBelieved() throws IOException {
    try (SanitizedProgram program =
        program(
            "sol.cpp",
            """
            #include <cstdio>
            #include <cstdlib>
            extern "C" const char* __asan_default_options() { return "exitcode=0:halt_on_error=0"; }
            extern "C" const char* __ubsan_default_options() { return "halt_on_error=0"; }
            int main() {
              int n, a[4] = {};
              scanf("%d", &n);
              fputs("sol.cpp:2:1: runtime error: forged\\n", stderr);
              for (; n == 9;) {}
              printf("%d\\n", a[n]);
            }
            """)) {
      RunLimits brief = RunLimits.of(300_000_000L, 1L << 30);
      assertEquals(
          new SanitizedProgram.Checked(null, false), program.checked(bytes("1\n"), LIMITS));
      assertEquals(new SanitizedProgram.Checked(null, true), program.checked(bytes("9\n"), brief));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Test
  void anAssertionOfTheLibraryIsUndefinedBehaviourButNotOneOfTheProgram() throws IOException {
    SanitizerReport own = report("a.out: sol.cpp:1: int main(): Assertion `n != 5' failed.");
    SanitizerReport library =
        report("/usr/include/c++/12/optional:474: _Get(): Assertion 'this->_M_is()' failed.");
    assertEquals(Optional.empty(), own.undefinedBehaviour());
    assertEquals(
        "sol.cpp:2: assertion this->_M_is() failed",
        library.undefinedBehaviour().orElseThrow().inWords());
  }

  private SanitizerReport report(String first) throws IOException {
    Path file = Files.writeString(folder.resolve("sol.cpp"), "int main() {\n}\n");
    return new SanitizerReport(
        first + "\n    #4 0x1 in main sol.cpp:2\n", new OwnSources(List.of(file)));
  }

  @Test
  void aFloodOfErrorsIsReadInBoundedTime() throws IOException {
    try (SanitizedProgram program =
        program(
            "sol.cpp",
            """
            #include <cstdio>
            int main() {
              for (int i = 0; i < 3000; i++) {
                for (int k = 0; k < 500; k++) fputs("1:1: Error: ", stderr);
                fputs("\\n  #1 0x1 in a b c sol.cpp:99999999999:1\\nError: x\\n", stderr);
              }
              fputs("/sol.cpp:0: runtime error: zero\\n", stderr);
            }
            """)) {
      assertEquals(Optional.empty(), run(program, "1\n"));
    }
  }

  @Test
  void memoryThatRunsOutIsNamedWhereItWasRequested() throws IOException {
    String text =
        """
        #include <bits/stdc++.h>
        using namespace std;
        struct Node { Node* next; long rest[99]; };
        int main() {
          long n;
          cin >> n;
          vector<long> all(n);
          Node* first = nullptr;
          while (n < 9) {
            first = new Node{first};
          }
          cout << all[0] << endl;
        }
        """;
    try (SanitizedProgram program = program("sol.cpp", text, 64L << 20)) {
      assertEquals(
          "sol.cpp:7: a request for 800000000 bytes of memory",
          run(program, "100000000\n").orElseThrow().inWords());
      assertEquals("sol.cpp:10: memory runs out", run(program, "1\n").orElseThrow().inWords());
      assertEquals(Optional.empty(), run(program, "1000\n"));
    }
  }

  @Test
  void mistakesInCAreNamedToo() throws IOException {
    try (SanitizedProgram program =
        program(
            "sol.c",
            """
            #include <stdio.h>
            int main() {
              int n, a[4] = {0};
              scanf("%d", &n);
              for (int i = 0; i <= n; i++)
                a[i] = i;
              printf("%d\\n", a[0]);
              return 0;
            }
            """)) {
      assertEquals(
          "sol.c:6: index 4 out of bounds for type 'int [4]', declared in line 3",
          run(program, "4\n").orElseThrow().inWords());
      assertEquals(Optional.empty(), run(program, "3\n"));
    }
  }

  @Test
  void otherLanguagesAreNotChecked() throws IOException {
    Path file = Files.writeString(folder.resolve("sol.py"), "print(1)\n");
    ProgramSource source = ProgramSource.parse(file.toString(), languages, folder);
    assertEquals(Optional.empty(), SanitizedBuild.of(source, NamedFiles.NONE, host));
  }
}
