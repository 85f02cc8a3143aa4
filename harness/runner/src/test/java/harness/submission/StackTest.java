package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Verdict;
import harness.process.ProcessReport;
import harness.process.Program;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How far the stack may grow, and what is said if that does not suffice. */
@Timeout(120)
class StackTest {

  private static final long MEMORY = 256L << 20;
  private static final String OVERFLOW = "stack overflow; the stack may grow to 250 MiB";

  /** Recurses as often as the input says; a frame has about a kilobyte. */
  private static final String RECURSION =
      """
      #include <cstdio>
      #include <cstring>
      long dive(long n) {
        volatile char frame[1000];
        memset((char *)frame, 1, sizeof frame);
        return n == 0 ? 0 : dive(n - 1) + frame[n % 1000];
      }
      int main() { long n; if (scanf("%ld", &n) == 1) printf("%ld\\n", dive(n)); }
      """;

  @TempDir Path folder;

  /** Plain runs, then quick ones. */
  private List<ProcessReport> reports(Isolation isolation, String file, String source, String input)
      throws IOException {
    List<ProcessReport> all = new ArrayList<>();
    try (Workshop workshop = new Workshop(folder, folder.resolve("cache"), isolation)) {
      workshop.assumeHere(file);
      workshop.write(file, source);
      Program program = workshop.ready(file).program();
      RunLimits limits = RunLimits.of(10_000_000_000L, MEMORY);
      RunRequest request = RunRequest.of(input.getBytes(StandardCharsets.US_ASCII), limits);
      try (ProgramSession session = workshop.host().session(program, MEMORY)) {
        all.add(session.run(request).report());
        all.add(session.run(request.quickly()).report());
        all.add(session.run(request.quickly()).report());
      }
    }
    return all;
  }

  @ParameterizedTest
  @EnumSource(
      value = Isolation.class,
      names = {"AUTO", "NONE"})
  void aRecursionThatNeedsMostOfTheMemoryIsFine(Isolation isolation) throws IOException {
    for (String depth : List.of("150000", "230000")) {
      for (ProcessReport each : reports(isolation, "deep.cpp", RECURSION, depth)) {
        assertTrue(each.endedWell(), each.toString());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Isolation.class,
      names = {"AUTO", "NONE"})
  void endlessRecursionIsAStackOverflow(Isolation isolation) throws IOException {
    for (ProcessReport each : reports(isolation, "endless.cpp", RECURSION, "-1")) {
      assertEquals(Verdict.RUN_TIME_ERROR, each.judgement().verdict(), each.toString());
      String detail = each.judgement().detail();
      assertTrue(detail.contains("SIGSEGV"), detail);
      assertTrue(detail.endsWith(OVERFLOW), detail);
    }
  }

  @Test
  void oneThatHoldsOtherMemoryTooNamesTheStackAsWell() throws IOException {
    String source =
        RECURSION.replace(
            "int main() {",
            "int main() { char *held = new char[30 << 20]; memset(held, 1, 30 << 20);");
    for (ProcessReport each : reports(Isolation.AUTO, "both.cpp", source, "-1")) {
      assertEquals(Verdict.MEMORY_LIMIT_EXCEEDED, each.judgement().verdict(), each.toString());
      assertTrue(each.judgement().detail().endsWith(OVERFLOW), each.judgement().detail());
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "30", "100", "200"})
  void anotherInvalidAccessIsNotCalledOne(int heldMegabytes) throws IOException {
    String source =
        """
        #include <cstring>
        int main() {
          char *held = new char[MB << 20]; memset(held, 1, MB << 20);
          for (volatile long i = 0; i < 100000000; i++) {}
          volatile char *none = nullptr; *none = held[7];
        }
        """
            .replace("MB", Integer.toString(heldMegabytes));
    for (ProcessReport each : reports(Isolation.AUTO, "null.cpp", source, "")) {
      String detail = each.judgement().detail();
      assertTrue(detail.contains("SIGSEGV"), detail);
      assertFalse(detail.contains("stack"), detail);
    }
  }

  @Test
  void manyThreadsStillFit() throws IOException {
    String source =
        """
        #include <thread>
        #include <vector>
        int main() {
          std::vector<std::thread> all;
          for (int i = 0; i < 40; i++) all.emplace_back([] {});
          for (auto &each : all) each.join();
        }
        """;
    for (ProcessReport each : reports(Isolation.AUTO, "threads.cpp", source, "")) {
      assertTrue(each.endedWell(), each.toString());
    }
  }

  @Test
  void javaNamesItsOwnLimit() throws IOException {
    String source =
        """
        class Deep {
          static long dive(long n) { return n == 0 ? 0 : 1 + dive(n - 1); }
          public static void main(String[] words) {
            System.out.println(dive(new java.util.Scanner(System.in).nextLong()));
          }
        }
        """;
    ProcessReport deep = reports(Isolation.AUTO, "deep.java", source, "300000").get(0);
    assertTrue(deep.endedWell(), deep.toString());
    ProcessReport endless = reports(Isolation.AUTO, "deep.java", source, "-1").get(0);
    String detail = endless.judgement().detail();
    assertTrue(
        detail.contains("stack overflow; the stack may grow to 64 MiB")
            && detail.contains("StackOverflowError"),
        detail);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type X = int                                | 3.12",
        "type X[T] = list[T]                         | 3.12",
        "def f[T](x: T) -> T: return x               | 3.12",
        "async def f[T: int](x): pass                | 3.12",
        "class A[T]: pass                            | 3.12",
        "d = {'a': 1}; print(f'{d['a']}')            | 3.12",
        "print(f'{'a' if 1 else 'b'}')               | 3.12",
        "print(f\"{'\\n'.join(['a'])}\")         | 3.12",
        "print(f'{x')                                | ",
        "print(f'{1 +}')                             | ",
        "type = 3; type type                         | ",
        "def f(: pass                                | ",
        "print 'a'                                   | ",
      })
  void aPythonProgramForANewerVersionSaysSo(String line, String version) throws IOException {
    ProcessReport report = reports(Isolation.AUTO, "new.py", "\n" + line + "\n", "").get(0);
    if (report.endedWell()) {
      return; // this Python is new enough
    }
    String detail = report.judgement().detail();
    assertTrue(detail.contains("SyntaxError"), detail);
    assertEquals(
        version == null ? "exit code 1: SyntaxError" : "exit code 1: needs Python " + version,
        detail.substring(0, version == null ? 24 : 26 + version.length()),
        detail);
  }
}
