package harness.process;

import static harness.process.CompiledPrograms.LIMITS;
import static harness.process.CompiledPrograms.plain;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Short runs that the runner leaves to the zygote, many at once, end as they do alone. */
@Timeout(120)
class SeriesTest {

  /** Enough that most of them are sent together. */
  private static final int RUNS = 60;

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

  private static String program(String main) {
    return """
        #include <csignal>
        #include <cstdio>
        #include <cstdlib>
        #include <cstring>
        #include <fcntl.h>
        #include <string>
        #include <sys/ipc.h>
        #include <sys/shm.h>
        #include <sys/stat.h>
        #include <unistd.h>
        static int counter;
        static const int flags = O_NONBLOCK | O_APPEND | O_ASYNC | O_DIRECT;
        static void change(int stream) {
          signal(SIGIO, SIG_IGN);
          signal(SIGWINCH, SIG_IGN);
          fcntl(stream, F_SETPIPE_SZ, 1 << 17);
          fcntl(stream, F_SETSIG, SIGWINCH);
          fcntl(stream, F_SETOWN, getpid());
          fchmod(stream, 0644);
          fcntl(stream, F_SETFL, flags);
        }
        static bool is_changed(int stream) {
          struct stat status;
          return (fcntl(stream, F_GETFL) & flags) || fcntl(stream, F_GETPIPE_SZ) == 1 << 17 ||
                 fcntl(stream, F_GETSIG) || fcntl(stream, F_GETOWN) ||
                 (fstat(stream, &status) == 0 && (status.st_mode & 0777) == 0644);
        }
        int main(int count, char **words) {
          int n = -1;
          if (scanf("%d", &n) != 1) n = -1;
          counter++;
        """
        + main
        + "\n}\n";
  }

  private static List<RunRequest> numbered() {
    return IntStream.range(0, RUNS).mapToObj(i -> plain(i + "\n", "word" + i).quickly()).toList();
  }

  private static List<RunResult> results(ProgramSession session, List<RunRequest> requests) {
    session.expect(requests);
    return requests.stream().map(session::run).toList();
  }

  private List<RunResult> results(String main, List<RunRequest> requests) throws IOException {
    try (ProgramSession session = programs.session("program.cpp", program(main))) {
      return results(session, requests);
    }
  }

  private List<String> outputs(String main) throws IOException {
    return results(main, numbered()).stream().map(RunResult::outputText).toList();
  }

  private static List<String> counted(String format) {
    return IntStream.range(0, RUNS).mapToObj(format::formatted).toList();
  }

  @Test
  void eachGetsItsOwnInputAndArguments() throws IOException {
    assertEquals(
        IntStream.range(0, RUNS).mapToObj(i -> i + " word" + i).toList(),
        outputs("printf(\"%d %s\", n, words[count - 1]);"));
  }

  @Test
  void eachStartsFromTheSameMemory() throws IOException {
    assertEquals(Collections.nCopies(RUNS, "1"), outputs("printf(\"%d\", counter);"));
  }

  @Test
  void eachHasItsOwnFigures() throws IOException {
    List<RunResult> results =
        results(
            """
            char *held = n == 50 ? (char *)memset(malloc(20 << 20), 1, 20 << 20) : nullptr;
            printf("%d", held == nullptr ? n : held[n]);
            return n % 50;
            """,
            numbered());
    for (int i = 0; i < RUNS; i++) {
      ProcessReport report = results.get(i).report();
      assertEquals(i % 50, report.exitCode());
      assertTrue(report.cpuNanos() > 0 && report.wallNanos() > 0, report::toString);
      assertEquals(i == 50, report.peakBytes() > 20 << 20, report::toString);
    }
  }

  /** Whatever one run does, none of the others is affected, and its own end is seen. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "FILE *left = fopen(\"left\", n % 7 == 3 ? \"w\" : \"r\"); if (n % 7 != 3 && left) n = -2;",
        "if (shmget(7, 4096, n % 7 == 3 ? IPC_CREAT | 0600 : 0600) >= 0 && n % 7 != 3) n = -2;",
        "int f = open(\"/dev/shm/left\", n % 7 == 3 ? O_CREAT | O_RDWR : O_RDWR, 0600);"
            + " if (f >= 0 && n % 7 != 3) n = -2;",
        "if (n % 7 == 3 && fork() == 0) { close(1); for (;;) pause(); }",
        "if (n % 7 == 3) fcntl(1, F_SETFL, O_NONBLOCK);",
        "for (int i = 0; i < 3; i++) if (n % 7 == 3) change(i); else if (is_changed(i)) n = -2;",
        "if (n % 7 == 3) chmod(\".\", 0);",
        "if (n % 7 == 3) usleep(60000);",
        "if (n % 7 == 3) std::setvbuf(stdin, nullptr, _IONBF, 0), close(0);",
        "if (n % 7 == 3) setpgid(0, 0), setsid();"
      })
  void whatOneDoesAffectsNoOther(String deed) throws IOException {
    assertEquals(counted("%d"), outputs(deed + " printf(\"%d\", n);"));
  }

  @Test
  void aProcessThatIsLeftIsCounted() throws IOException {
    List<RunResult> results =
        results("if (n == 40 && fork() == 0) for (;;) pause(); printf(\"%d\", n);", numbered());
    for (int i = 0; i < RUNS; i++) {
      assertEquals(i == 40 ? 1 : 0, results.get(i).report().leftOver());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "raise(SIGSEGV)",
        "kill(getpid(), SIGSTOP), raise(SIGSEGV)",
        "kill(-1, SIGKILL), raise(SIGSEGV)"
      })
  void aRunThatIsKilledIsSeen(String end) throws IOException {
    RunLimits limits = LIMITS.withTimes(1_000_000_000L, 3_000_000_000L, 300_000_000L);
    List<RunResult> results =
        results(
            "if (n == 40) " + end + "; printf(\"%d\", n);",
            numbered().stream().map(each -> limited(each, limits)).toList());
    for (int i = 0; i < RUNS; i++) {
      assertEquals(i != 40, results.get(i).report().endedWell());
      assertEquals(i == 40 ? "" : Integer.toString(i), results.get(i).outputText());
    }
  }

  private static RunRequest limited(RunRequest request, RunLimits limits) {
    return RunRequest.of(request.input(), limits).withArguments(request.arguments()).quickly();
  }

  @Test
  void largeOutputsErrorsAndArgumentsArriveWhole() throws IOException {
    List<RunRequest> requests =
        IntStream.range(0, RUNS)
            .mapToObj(i -> plain(i + "\n", "w".repeat(i % 20 == 7 ? 900 : 3)).quickly())
            .toList();
    List<RunResult> results =
        results(
            """
            std::string line(n % 10 == 3 ? 50000 : n % 10 == 4 ? 300000 : 10, 'm');
            fputs(line.c_str(), n % 10 == 5 ? stderr : stdout);
            printf("%zu", strlen(words[count - 1]));
            """,
            requests);
    for (int i = 0; i < RUNS; i++) {
      String line = "m".repeat(i % 10 == 3 ? 50_000 : i % 10 == 4 ? 300_000 : 10);
      assertEquals(
          (i % 10 == 5 ? "" : line) + (i % 20 == 7 ? 900 : 3), results.get(i).outputText());
      assertEquals(i % 10 == 5 ? line : "", results.get(i).report().errorText());
    }
  }

  @Test
  void limitsHoldForEach() throws IOException {
    RunLimits limits =
        LIMITS.withTimes(100_000_000L, 3_000_000_000L, 300_000_000L).withOutputBytes(1000);
    List<RunRequest> requests =
        Stream.of("1", "2", "3", "4", "5", "6", "7", "much", "loop", "wait", "11", "12")
            .map(each -> each.getBytes(StandardCharsets.UTF_8))
            .map(input -> RunRequest.of(input, limits).quickly())
            .toList();
    List<Reason> reasons =
        results(
                """
                char word[10] = "";
                if (n < 0 && scanf("%9s", word) != 1) return 3;
                if (strcmp(word, "much") == 0) printf("%2000d", 1);
                if (strcmp(word, "loop") == 0) for (;;) counter++;
                if (strcmp(word, "wait") == 0) for (;;) pause();
                """,
                requests)
            .stream()
            .map(each -> each.report().judgement().reason())
            .toList();
    assertEquals(List.of(Reason.OUTPUT_SIZE, Reason.CPU_TIME, Reason.IDLE), reasons.subList(7, 10));
    reasons.subList(0, 7).forEach(each -> assertNull(each));
    reasons.subList(10, 12).forEach(each -> assertNull(each));
  }
}
