package harness.process;

import static harness.process.CompiledPrograms.LIMITS;
import static harness.process.CompiledPrograms.plain;
import static harness.process.CompiledPrograms.quickly;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.cases.Reason;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Programs that are forked after their start-up behave as if started plainly. */
@Timeout(120)
class ZygoteTest {

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
  @EnumSource(Noticing.class)
  void aProgramThatLooksForTheDifferencePrintsTheSame(Noticing program) throws IOException {
    try (ProgramSession session = programs.session(program.file(), program.source())) {
      RunResult started = session.run(plain("3 4\n", "-n", "a b"));
      assertTrue(started.report().endedWell(), () -> started.report().toString());
      assertFalse(started.report().forked());
      RunRequest quick = plain("3 4\n", "-n", "a b").quickly();
      session.expect(Collections.nCopies(8, quick)); // most of them in a series
      for (int i = 0; i < 8; i++) {
        RunResult result = quickly(session, quick);
        assertEquals(started.outputText(), result.outputText());
        assertEquals(started.report().exitCode(), result.report().exitCode());
        assertEquals(started.report().errorText(), result.report().errorText());
      }
    }
  }

  @Test
  void eachRunStartsFromTheSameMemory() throws IOException {
    String counts =
        "#include <cstdio>\nint runs; int main() { printf(\"%d\", ++runs); fopen(\"left\", \"w\"); }";
    try (ProgramSession session = programs.session("counts.cpp", counts)) {
      for (int i = 0; i < 3; i++) {
        assertEquals("1", quickly(session, plain("")).outputText());
      }
    }
  }

  /** Else what a program reads or writes outside its variables would differ from a plain start. */
  @Test
  void whatForksAProgramHasNoVariablesNextToItsOwn() throws IOException {
    String source =
        """
        #include <cerrno>
        #include <cstdio>
        #include <link.h>
        extern char __bss_start;
        int first[10];
        static int print(dl_phdr_info *program, size_t, void *) {
          size_t own = 0;
          for (int i = 0; i < program->dlpi_phnum; i++) {
            if (program->dlpi_phdr[i].p_type == PT_TLS) own = program->dlpi_phdr[i].p_memsz;
          }
          puts(own < 512 ? "few" : "many");
          return 1;
        }
        int main() {
          printf("%d %s ", errno, (char *)first - &__bss_start < 512 ? "few" : "many");
          dl_iterate_phdr(print, nullptr);
        }
        """;
    try (ProgramSession session = programs.session("variables.cpp", source)) {
      assertEquals("0 few few\n", session.run(plain("")).outputText());
      assertEquals("0 few few\n", quickly(session, plain("")).outputText());
    }
  }

  /** The zygote is killed with such a run, and may take a moment to die. */
  @Test
  void runsThatAreKilledDoNotEndTheQuickWay() throws IOException {
    String source =
        """
        #include <cstdlib>
        int main(int count, char **) {
          volatile char *data = (volatile char *)malloc(64 << 20);
          for (int i = 0; count > 1; i = (i + 4096) % (64 << 20)) data[i]++;
        }
        """;
    RunRequest endless =
        RunRequest.of(new byte[0], LIMITS.withCpuNanos(10_000_000)).withArguments(List.of("on"));
    try (ProgramSession session = programs.session("endless.cpp", source)) {
      for (int i = 0; i < 50; i++) {
        assertEquals(Cause.CPU_TIME, session.run(endless.quickly()).report().cause());
      }
      assertTrue(session.run(plain("").quickly()).report().forked());
    }
  }

  /** A program that reads its arguments beyond their end finds the environment. */
  @Test
  void theEnvironmentFollowsTheArguments() throws IOException {
    String source =
        "#include <cstdio>\nint main(int count, char **words) { putchar(words[count + 1] ? '1' : '0'); }";
    try (ProgramSession session = programs.session("beyond.cpp", source)) {
      assertEquals("1", session.run(plain("")).outputText());
      assertEquals("1", quickly(session, plain("")).outputText());
    }
  }

  /**
   * A program that depends on the order of a set of texts must not be right for a whole session.
   */
  @Test
  void whatEachStartDrawsIsDrawnAgainAfterSomeRuns() throws IOException {
    Set<String> hashes = new HashSet<>();
    try (ProgramSession session = programs.session("hashes.py", "print(hash('text'))")) {
      for (int i = 0; i < 20; i++) {
        hashes.add(quickly(session, plain("")).outputText());
      }
    }
    assertTrue(hashes.size() > 1, hashes::toString);
  }

  @Test
  void theFiguresAreOnlyThoseOfTheRun() throws IOException {
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
    try (ProgramSession session = programs.session("uses.cpp", uses)) {
      ProcessReport much = quickly(session, plain("", "60", "60")).report();
      ProcessReport little = quickly(session, plain("", "1", "1")).report();
      assertTrue(much.peakBytes() > 60 << 20, much::toString);
      assertTrue(little.peakBytes() < 20 << 20, little::toString);
      assertTrue(little.cpuNanos() < much.cpuNanos() / 4, () -> little + " " + much);
    }
  }

  @Thorough
  @Test
  void aRunThatComputesMayUseEveryProcessor() throws IOException {
    String counts =
        """
        #include <cstdio>
        #include <ctime>
        #include <sched.h>
        int main() {
          cpu_set_t allowed;
          while (clock() < CLOCKS_PER_SEC / 5) {}
          sched_getaffinity(0, sizeof allowed, &allowed);
          printf("%d", CPU_COUNT(&allowed));
        }
        """;
    try (ProgramSession session = programs.session("computes.cpp", counts)) {
      String all = session.run(plain("")).outputText();
      for (int i = 0; i < 4; i++) {
        assertEquals(all, quickly(session, plain("")).outputText());
      }
    }
  }

  /** Arguments that fit where the zygote expects them, just fit, and do not fit. */
  @ParameterizedTest
  @CsvSource({"32,1", "33,1", "500,20", "1,510"})
  void aRunGetsAllItsArguments(int count, int length) throws IOException {
    assertGetsAllArguments(count, length);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({"1,1", "30,1", "31,1", "1,500", "1,509", "1,511"})
  void aRunGetsAllItsArgumentsNearTheBounds(int count, int length) throws IOException {
    assertGetsAllArguments(count, length);
  }

  private void assertGetsAllArguments(int count, int length) throws IOException {
    String source =
        """
        #include <cstdio>
        int main(int count, char **words) { for (int i = 1; i < count; i++) puts(words[i]); }
        """;
    List<String> words = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      words.add(Character.toString('a' + i % 26).repeat(length - 1) + i % 10);
    }
    try (ProgramSession session = programs.session("words.cpp", source)) {
      for (List<String> given : List.of(words, List.of("few"), words)) {
        RunResult result = quickly(session, plain("", given.toArray(String[]::new)));
        assertEquals(String.join("\n", given) + "\n", result.outputText());
      }
    }
  }

  /** Without a sandbox, a program may remove its working folder; the next run gets a new one. */
  @Test
  void aRunStartsInTheWorkingFolderEvenIfTheLastOneRemovedIt() throws IOException {
    String source =
        """
        #include <climits>
        #include <cstdio>
        #include <unistd.h>
        int main() {
          char here[PATH_MAX];
          if (!getcwd(here, sizeof here)) return 1;
          puts(here);
          return rmdir(here);
        }
        """;
    try (CompiledPrograms unprotected = new CompiledPrograms(Isolation.NONE, folder);
        ProgramSession session = unprotected.session("removes.cpp", source)) {
      String first = quickly(session, plain("")).outputText();
      assertEquals(first, quickly(session, plain("")).outputText());
      assertEquals(first, quickly(session, plain("")).outputText());
    }
  }

  @Test
  void whatARunDoesToItsStreamsEndsWithIt() throws IOException {
    String source =
        """
        #include <cstdio>
        #include <fcntl.h>
        int main() {
          int before = 0;
          for (int i = 0; i < 3; i++) {
            before |= fcntl(i, F_GETFL) & O_NONBLOCK;
            fcntl(i, F_SETFL, O_NONBLOCK);
          }
          printf("%d\\n", before);
        }
        """;
    try (ProgramSession session = programs.session("streams.cpp", source)) {
      for (int i = 0; i < 3; i++) {
        assertEquals("0\n", quickly(session, plain("")).outputText());
      }
    }
  }

  /**
   * Counts of processes, of shared memory and of entries of a folder, and times that anyone may
   * set.
   */
  @Test
  void aPlainRunFindsNothingThatQuickRunsHaveCounted() throws IOException {
    assumeTrue(programs.host().sandbox().contains("bubblewrap"), "no bubblewrap here");
    String source =
        """
        #include <cstdio>
        #include <fcntl.h>
        #include <sys/ipc.h>
        #include <sys/shm.h>
        #include <sys/stat.h>
        #include <sys/wait.h>
        #include <unistd.h>
        static int later(const char *one, const char *other) {
          struct stat a, b;
          stat(one, &a);
          stat(other, &b);
          return a.st_mtim.tv_sec * 1000 + a.st_mtim.tv_nsec / 1000000 >
                 b.st_mtim.tv_sec * 1000 + b.st_mtim.tv_nsec / 1000000 + 50;
        }
        int main(int count, char **) {
          printf("%d %d %d\\n", getpid(), shmget(IPC_PRIVATE, 4096, 0600), later("/dev/zero", "/dev/null"));
          for (int i = 0; count > 1 && i < 20; i++) {
            if (fork() == 0) _exit(0);
            wait(nullptr);
            int id = shmget(IPC_PRIVATE, 4096, 0600);
            shmctl(id, IPC_RMID, nullptr);
          }
          usleep(count > 1 ? 100000 : 0);
          if (count > 1) utimensat(AT_FDCWD, "/dev/zero", nullptr, 0);
        }
        """;
    Program program = programs.compiled("counts.cpp", source);
    String alone;
    try (ProgramSession session = programs.session(program)) {
      alone = session.run(plain("")).outputText();
    }
    try (ProgramSession session = programs.session(program)) {
      for (int i = 0; i < 3; i++) {
        quickly(session, plain("", "many"));
      }
      assertEquals(alone, session.run(plain("")).outputText());
    }
  }

  @Test
  void outputBeyondTheLimitDoesNotReachTheNextRun() throws IOException {
    String source =
        """
        #include <cstdio>
        int main(int count, char **) {
          for (int i = 0; count > 1 && i < 1 << 20; i++) putchar('m');
          puts("end");
        }
        """;
    RunLimits limits = LIMITS.withOutputBytes(1000);
    try (ProgramSession session = programs.session("prints.cpp", source)) {
      for (int i = 0; i < 3; i++) {
        RunRequest much = RunRequest.of(new byte[0], limits).withArguments(List.of("much"));
        assertEquals(Cause.OUTPUT_SIZE, quickly(session, much).report().cause());
        assertEquals("end\n", quickly(session, plain("")).outputText());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "for (;;);, CPU_TIME",
    "pause();, IDLE",
    "'for (;;) memset(malloc(1 << 20), 1, 1 << 20);', OUT_OF_MEMORY",
    "for (;;) puts(words[0]);, OUTPUT_SIZE",
    "for (int i = 0; i < 300; i++) if (fork() == 0) break; pause();, PROCESS_LIMIT",
    "for (int i = 0; i < 70; i++) if (fork() == 0) pause();, PROCESS_LIMIT",
    "raise(SIGSEGV);, SIGNAL",
    "'connect(socket(AF_INET, SOCK_STREAM, 0), 0, 0);', SANDBOX_VIOLATION",
    "return 7;, EXIT_CODE",
  })
  void limitsHoldAndTheNextRunIsForkedAgain(String body, Reason reason) throws IOException {
    assumeTrue(
        reason != Reason.SANDBOX_VIOLATION || programs.host().sandbox().contains("no network"));
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
    long memory = reason == Reason.OUT_OF_MEMORY ? 16 << 20 : LIMITS.memoryBytes(); // soon used up
    RunLimits limits =
        RunLimits.of(0, memory).withTimes(500_000_000L, 3_000_000_000L, 500_000_000L);
    RunRequest breaking = RunRequest.of(new byte[0], limits.withOutputBytes(1 << 20));
    try (ProgramSession session = programs.session("breaks.cpp", source)) {
      assertEquals(reason, quickly(session, breaking).report().judgement().reason());
      assertEquals("fine\n", quickly(session, plain("", "fine")).outputText());
    }
  }
}
