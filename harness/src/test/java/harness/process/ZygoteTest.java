package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.cases.Reason;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Programs that are forked after their start do as they do when they are started plainly. */
@Quiet
@Timeout(120)
class ZygoteTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final RunLimits LIMITS = RunLimits.of(2_000_000_000L, 128 << 20);
  private static final Languages LANGUAGES = Languages.load(List.of());

  @TempDir private Path folder;
  private ProgramHost host;

  @BeforeEach
  void open() throws IOException {
    host = ProgramHost.open(CACHE, Isolation.AUTO);
    assumeTrue(host.accounting() == Accounting.RUNNER, "no C compiler here");
  }

  @AfterEach
  void nothingIsLeft() {
    host.close();
    Traces.assertNoneOf(CACHE);
  }

  private ProgramSession session(String file, String source) throws IOException {
    Path program = Files.writeString(folder.resolve(file), source);
    ProgramSource submission = ProgramSource.parse(program.toString(), LANGUAGES, folder);
    assumeTrue(
        LANGUAGES.status(submission.language().orElseThrow()).available(), "no compiler here");
    Compilation compilation = new Compiler(host, LANGUAGES, CACHE).compile(submission);
    return host.session(((Compilation.Ready) compilation).program(), 128 << 20);
  }

  private static RunRequest plain(String input, String... arguments) {
    return RunRequest.of(input.getBytes(StandardCharsets.UTF_8), LIMITS)
        .withArguments(List.of(arguments));
  }

  private static RunResult forked(ProgramSession session, RunRequest request) {
    RunResult result = session.run(request.quickly());
    assertTrue(result.report().forked(), () -> result.report().toString());
    return result;
  }

  @ParameterizedTest
  @EnumSource(Noticing.class)
  void aProgramThatLooksForTheDifferencePrintsTheSame(Noticing program) throws IOException {
    try (ProgramSession session = session(program.file(), program.source())) {
      RunResult started = session.run(plain("3 4\n", "-n", "a b"));
      assertTrue(started.report().endedWell(), () -> started.report().toString());
      assertFalse(started.report().forked());
      for (int i = 0; i < 3; i++) {
        RunResult result = forked(session, plain("3 4\n", "-n", "a b"));
        assertEquals(started.outputText(), result.outputText());
        assertEquals(started.report().exitCode(), result.report().exitCode());
        assertEquals(started.report().errorHead(), result.report().errorHead());
      }
    }
  }

  @Test
  void eachRunStartsFromTheSameMemory() throws IOException {
    String counts =
        "#include <cstdio>\nint runs; int main() { printf(\"%d\", ++runs); fopen(\"left\", \"w\"); }";
    try (ProgramSession session = session("counts.cpp", counts)) {
      for (int i = 0; i < 3; i++) {
        assertEquals("1", forked(session, plain("")).outputText());
      }
    }
  }

  @Test
  void theFiguresAreThoseOfTheRunAlone() throws IOException {
    String uses =
        """
        #include <cstdio>
        #include <cstdlib>
        #include <cstring>
        int main(int, char **words) {
          size_t bytes = (size_t)atoi(words[1]) << 20;
          char *block = (char *)malloc(bytes + 1);
          memset(block, 1, bytes);
          volatile long sum = 0;
          for (long i = 0; i < atol(words[2]) * 1000000; i++) sum += block[i % (bytes + 1)];
        }
        """;
    try (ProgramSession session = session("uses.cpp", uses)) {
      ProcessReport much = forked(session, plain("", "60", "200")).report();
      ProcessReport little = forked(session, plain("", "1", "1")).report();
      assertTrue(much.peakBytes() > 60 << 20, much::toString);
      assertTrue(little.peakBytes() < 20 << 20, little::toString);
      assertTrue(little.cpuNanos() < much.cpuNanos() / 4, () -> little + " " + much);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "for (;;);, CPU_TIME",
    "pause();, IDLE",
    "'for (;;) memset(malloc(1 << 20), 1, 1 << 20);', OUT_OF_MEMORY",
    "for (;;) puts(words[0]);, OUTPUT_SIZE",
    "for (int i = 0; i < 300; i++) if (fork() == 0) break; pause();, PROCESS_LIMIT",
    "raise(SIGSEGV);, SIGNAL",
    "'connect(socket(AF_INET, SOCK_STREAM, 0), 0, 0);', SANDBOX_VIOLATION",
    "return 7;, EXIT_CODE",
  })
  void limitsHoldAndTheNextRunIsForkedAgain(String body, Reason reason) throws IOException {
    assumeTrue(reason != Reason.SANDBOX_VIOLATION || host.sandbox().contains("no network"));
    String source =
        """
        #include <csignal>
        #include <cstdio>
        #include <cstdlib>
        #include <cstring>
        #include <sys/socket.h>
        #include <unistd.h>
        int main(int count, char **words) {
          if (count > 1) return puts(words[1]), 0;
          %s
        }
        """
            .formatted(body);
    RunLimits limits = LIMITS.withTimes(500_000_000L, 3_000_000_000L, 500_000_000L);
    RunRequest breaking = RunRequest.of(new byte[0], limits.withOutputBytes(1 << 20));
    try (ProgramSession session = session("breaks.cpp", source)) {
      assertEquals(reason, forked(session, breaking).report().judgement().reason());
      assertEquals("fine\n", forked(session, plain("", "fine")).outputText());
    }
  }

  @ParameterizedTest
  @CsvSource({"SIGKILL", "SIGSTOP"})
  void aProgramThatAttacksItsZygoteDoesNotChangeLaterRuns(String signal) throws IOException {
    String source =
        """
        #include <csignal>
        #include <cstdio>
        #include <cstdlib>
        #include <dirent.h>
        #include <unistd.h>
        int main(int count, char **words) {
          if (count > 1) return puts(words[1]), 0;
          DIR *all = opendir("/proc");
          while (dirent *one = readdir(all)) {
            int pid = atoi(one->d_name);
            if (pid > 1 && pid != getpid() && pid != getppid()) kill(pid, %s);
          }
        }
        """
            .formatted(signal);
    assumeTrue(host.sandbox().contains("all processes end"), "no process namespace here");
    try (ProgramSession session = session("attacks.cpp", source)) {
      assertTrue(forked(session, plain("")).report().endedWell());
      assertEquals("one\n", session.run(plain("", "one").quickly()).outputText());
      assertEquals("two\n", forked(session, plain("", "two")).outputText());
    }
  }

  @Test
  void aProgramCannotWriteIntoItsZygote() throws IOException {
    String source =
        """
        #include <cstdio>
        #include <cstdlib>
        #include <dirent.h>
        #include <fcntl.h>
        #include <sys/uio.h>
        #include <unistd.h>
        int kept = 0;
        int main() {
          printf("%d\\n", kept);
          int one = 1;
          DIR *all = opendir("/proc");
          while (dirent *other = readdir(all)) {
            int pid = atoi(other->d_name);
            iovec from = {&one, sizeof one}, to = {&kept, sizeof kept};
            if (pid > 1 && pid != getpid()) process_vm_writev(pid, &from, 1, &to, 1, 0);
          }
        }
        """;
    try (ProgramSession session = session("writes.cpp", source)) {
      for (int i = 0; i < 3; i++) {
        assertEquals("0\n", forked(session, plain("")).outputText());
      }
    }
  }

  @Test
  void whatCannotForkIsStartedPlainly() throws IOException {
    try (ProgramSession session = session("shell.sh", "read line; echo \"got $line\"\n")) {
      RunResult result = session.run(plain("this\n").quickly());
      assertEquals("got this\n", result.outputText());
      assertFalse(result.report().forked());
    }
    String threads = "import syntax error";
    try (ProgramSession session = session("broken.py", threads)) {
      RunResult result = session.run(plain("").quickly());
      assertFalse(result.report().forked());
      assertNotEquals(0, result.report().exitCode());
    }
  }

  @Test
  void aPythonProgramThatFailsSaysWhere() throws IOException {
    String source = "def f():\n    return 1 // 0\n\nprint('before')\nf()\n";
    try (ProgramSession session = session("fails.py", source)) {
      RunResult started = session.run(plain(""));
      RunResult result = forked(session, plain(""));
      assertEquals(started.outputText(), result.outputText());
      assertEquals(started.report().errorHead(), result.report().errorHead());
      assertEquals(1, result.report().exitCode());
    }
  }

  /** Prints what it is given, unless it is told to fail. */
  private static final String ECHO =
      """
      #include <csignal>
      #include <cstdlib>
      #include <iostream>
      #include <string>
      int main(int count, char **words) {
        std::string line;
        std::getline(std::cin, line);
        if (line == "crash") raise(SIGSEGV);
        if (line == "loop") for (;;) {}
        if (line == "much") line.assign(1 << 20, 'm');
        std::cout << line << ' ' << (count > 1 ? words[1] : "") << std::endl;
      }
      """;

  private static RunRequest quick(String input, String argument) {
    return plain(input, argument).quickly();
  }

  @Test
  void runsThatAreExpectedGiveWhatTheyGiveAlone() throws IOException {
    List<RunRequest> requests =
        IntStream.range(0, 200).mapToObj(i -> quick("line " + i, "word" + i)).toList();
    try (ProgramSession session = session("echo.cpp", ECHO)) {
      session.expect(requests);
      for (int i = 0; i < requests.size(); i++) {
        assertEquals("line " + i + " word" + i + "\n", session.run(requests.get(i)).outputText());
      }
      assertNull(session.expectedNext());
    }
  }

  @Test
  void aPlainRunComesBetweenExpectedOnes() throws IOException {
    List<RunRequest> requests = List.of(quick("a", "1"), quick("b", "2"), quick("c", "3"));
    try (ProgramSession session = session("echo.cpp", ECHO)) {
      session.expect(requests);
      assertEquals("a 1\n", session.run(requests.get(0)).outputText());
      RunResult plain = session.run(plain("a", "1"));
      assertEquals("a 1\n", plain.outputText());
      assertFalse(plain.report().forked());
      assertTrue(session.expectedNext().isSameAs(requests.get(1)));
      assertEquals("b 2\n", session.run(requests.get(1)).outputText());
      assertEquals("c 3\n", session.run(requests.get(2)).outputText());
    }
  }

  @Test
  void anExpectedRunThatIsNotAskedForIsOfNoConsequence() throws IOException {
    List<RunRequest> requests =
        List.of(quick("a", "1"), quick("b", "2"), quick("c", "3"), quick("d", "4"));
    try (ProgramSession session = session("echo.cpp", ECHO)) {
      session.expect(requests);
      assertEquals("a 1\n", session.run(requests.get(0)).outputText());
      assertEquals("c 3\n", session.run(requests.get(2)).outputText());
      assertEquals("x 9\n", session.run(quick("x", "9")).outputText());
      assertNull(session.expectedNext());
      session.expect(requests);
      session.expect(List.of(quick("y", "8")));
      assertEquals("y 8\n", session.run(quick("y", "8")).outputText());
    }
  }

  @Test
  void amongExpectedRunsEachHasItsOwnEnd() throws IOException {
    RunLimits limits = LIMITS.withTimes(100_000_000L, 3_000_000_000L, 0);
    List<RunRequest> requests =
        Stream.of("a", "crash", "b", "loop", "c", "much", "d")
            .map(line -> RunRequest.of((line + "\n").getBytes(StandardCharsets.UTF_8), limits))
            .map(RunRequest::quickly)
            .toList();
    try (ProgramSession session = session("echo.cpp", ECHO)) {
      session.expect(requests);
      List<RunResult> results = requests.stream().map(session::run).toList();
      assertEquals(
          Arrays.asList(null, Reason.SIGNAL, null, Reason.CPU_TIME, null, null, null),
          results.stream().map(each -> each.report().judgement().reason()).toList());
      assertEquals("b \n", results.get(2).outputText());
      assertEquals((1 << 20) + 2, results.get(5).output().length);
      assertEquals("d \n", results.get(6).outputText());
    }
  }

  @Test
  void largeOutputsOfExpectedRunsDoNotBlock() throws IOException {
    List<RunRequest> requests = Collections.nCopies(30, quick("much", "1"));
    try (ProgramSession session = session("echo.cpp", ECHO)) {
      session.expect(requests);
      for (RunRequest each : requests) {
        assertEquals((1 << 20) + 3, session.run(each).output().length);
      }
    }
  }

  @Test
  void whatWasSentAheadEndsWithTheSession() throws IOException {
    host.close();
    host = ProgramHost.open(CACHE, Isolation.NONE);
    RunLimits limits = LIMITS.withTimes(60_000_000_000L, 60_000_000_000L, 60_000_000_000L);
    List<RunRequest> requests =
        Stream.of("a", "b", "c", "loop", "loop")
            .map(line -> RunRequest.of((line + "\n").getBytes(StandardCharsets.UTF_8), limits))
            .map(RunRequest::quickly)
            .toList();
    try (ProgramSession session = session("echo.cpp", ECHO)) {
      session.expect(requests);
      requests.subList(0, 3).forEach(session::run);
    }
    Traces.assertNoneOf(CACHE);
  }
}
