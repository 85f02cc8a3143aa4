package harness.process;

import static harness.process.CompiledPrograms.plain;
import static harness.process.CompiledPrograms.quickly;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A program neither runs in the process that later runs are forked from, nor changes it. */
@Timeout(120)
class ZygoteAttacksTest {

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
  @CsvSource({"SIGKILL, 0", "SIGKILL, 20000", "SIGSTOP, 0", "SIGSTOP, 20000"})
  void aProgramThatAttacksItsZygoteDoesNotChangeLaterRuns(String signal, int micros)
      throws IOException {
    String source =
        """
        #include <csignal>
        #include <cstdio>
        #include <cstdlib>
        #include <dirent.h>
        #include <unistd.h>
        int main(int count, char **words) {
          if (count > 1) return puts(words[1]), 0;
          usleep(%d);
          DIR *all = opendir("/proc");
          while (dirent *one = readdir(all)) {
            int pid = atoi(one->d_name);
            if (pid > 1 && pid != getpid() && pid != getppid()) kill(pid, %s);
          }
        }
        """
            .formatted(micros, signal);
    assumeTrue(
        programs.host().sandbox().contains("all processes end"), "no process namespace here");
    try (ProgramSession session = programs.session("attacks.cpp", source)) {
      ProcessReport attack = session.run(plain("").quickly()).report();
      assertTrue(attack.endedWell(), attack::toString);
      // run again plainly if it kills the zygote before the runner knows which process it is
      assertTrue(attack.forked() || micros == 0, attack::toString);
      assertEquals("one\n", session.run(plain("", "one").quickly()).outputText());
      assertEquals("two\n", quickly(session, plain("", "two")).outputText());
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
    try (ProgramSession session = programs.session("writes.cpp", source)) {
      for (int i = 0; i < 3; i++) {
        assertEquals("0\n", quickly(session, plain("")).outputText());
      }
    }
  }

  /** Any of these would otherwise run in the process that waits, and what it leaves in all runs. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        static int f() { return 1; }
        extern "C" { static void *choose() { map(); return (void *)f; } }
        int g() __attribute__((ifunc("choose")));
        int used = g();
        """,
        "__attribute__((section(\".preinit_array\"), used)) void (*const early)() = map;",
        """
        #include <iostream>
        std::ios_base::Init::Init() { map(); }
        std::ios_base::Init::~Init() {}
        static std::ios_base::Init first;
        """,
        """
        #include <iostream>
        void init(void *, void *) __asm__("_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E");
        void init(void *, void *) { map(); }
        """,
        "extern \"C\" char *getenv(const char *) noexcept { map(); return nullptr; } char *e = getenv(\"\");",
        "extern \"C\" size_t strlen(const char *t) noexcept { map(); size_t n = 0; while (t[n]) n++; return n; }"
            + " size_t n = strlen((const char *)&counter);",
        "extern \"C\" void __libc_init_first(int, char **, char **) { map(); } int i = (map(), 1);"
      })
  void aProgramWhoseOwnCodeRunsBeforeItsConstructorsIsNotForked(String early) throws IOException {
    String source =
        """
        #include <cstdio>
        #include <sys/mman.h>
        static int *shared, counter;
        static void map() {
          if (shared == nullptr) shared = (int *)mmap(0, 4096, 3, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        }
        %s
        int main() { printf("%%d %%d", ++*shared, ++counter); }
        """
            .formatted(early);
    try (ProgramSession session = programs.session("early.cpp", source)) {
      for (int i = 0; i < 3; i++) {
        RunResult result = session.run(plain("").quickly());
        assertEquals("1 1", result.outputText());
        assertFalse(result.report().forked());
      }
    }
  }

  @Test
  void ownFunctionsThatAreNamedLikeSystemCallsAreNotCalledBeforeTheRun() throws IOException {
    String source =
        """
        #define OWN(name) long name() { return own++; }
        extern int printf(const char *, ...);
        int own = 0, read = 5;
        OWN(close) OWN(send) OWN(getsockopt) OWN(recv) OWN(recvmsg) OWN(dup2) OWN(dup3) OWN(pipe2)
        OWN(prctl) OWN(setpgid) OWN(chdir) OWN(fcntl) OWN(ioctl) OWN(ppoll) OWN(clock_gettime)
        int main() {
          int before = own;
          printf("%d %ld", before, close() + read);
        }
        """;
    try (ProgramSession session = programs.session("own.c", source)) {
      assertEquals("0 5", session.run(plain("")).outputText());
      for (int i = 0; i < 3; i++) {
        assertEquals("0 5", quickly(session, plain("")).outputText());
      }
    }
  }

  @Test
  void programsWithManyTemplatesAndConstructorsAreForked() throws IOException {
    String source =
        """
        #include <bits/stdc++.h>
        using namespace std;
        struct Commas : numpunct<char> {
          char do_thousands_sep() const override { return ','; }
          string do_grouping() const override { return "\\3"; }
        };
        struct Nowhere : streambuf { int overflow(int c) override { return c; } };
        vector<int> zeros(1 << 20);
        map<string, int> known{{"a", 1}};
        int main() {
          cout.imbue(locale(cout.getloc(), new Commas));
          Nowhere nowhere;
          ostream(&nowhere) << "x";
          stringstream text("1 2");
          int a, b;
          text >> a >> b;
          cout << zeros.size() << ' ' << fixed << setprecision(2) << a + b + 0.5 << sin(0.0) << endl;
          cout << regex_match("abc", regex("a.*")) << *make_shared<int>(7) << known["a"];
          try { throw runtime_error("thrown"); } catch (exception &e) { cout << e.what(); }
        }
        """;
    try (ProgramSession session = programs.session("templates.cpp", source)) {
      String plain = session.run(plain("")).outputText();
      assertEquals(plain, quickly(session, plain("")).outputText());
    }
  }

  @Test
  void programsThatCannotForkAreStartedPlainly() throws IOException {
    try (ProgramSession session = programs.session("shell.sh", "read line; echo \"got $line\"\n")) {
      RunResult result = session.run(plain("this\n").quickly());
      assertEquals("got this\n", result.outputText());
      assertFalse(result.report().forked());
    }
    String threads = "import syntax error";
    try (ProgramSession session = programs.session("broken.py", threads)) {
      RunResult result = session.run(plain("").quickly());
      assertFalse(result.report().forked());
      assertNotEquals(0, result.report().exitCode());
    }
  }
}
