package harness.submission;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Quiet;
import harness.Thorough;
import harness.machine.CacheFolder;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a source makes its compiler do, the compiler ends within limits and leaves nothing
 * behind.
 */
@Quiet
@Timeout(120)
class CompilerLimitsTest {

  private static final long SECOND = 1_000_000_000L;
  private static final long MIB = 1 << 20;
  private static final CompilerLimits USUAL = CompilerLimits.ofTime(10 * SECOND);

  /** Succeeds if it is run at all. */
  private static final String NEXT = "echo >$1; chmod +x $1";

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, folder.resolve("cache"));
  }

  @AfterEach
  void nothingIsLeftOrKept() throws IOException {
    workshop.close();
    try (Stream<Path> kept = Files.list(workshop.cache())) {
      List<String> names = kept.map(path -> path.getFileName().toString()).toList();
      assertTrue(
          names.stream().noneMatch(name -> name.matches("(program|once)-.*")), () -> "" + names);
      assertTrue(
          names.stream().noneMatch(name -> name.startsWith(CacheFolder.DRAFT)), () -> "" + names);
    }
  }

  @Test
  void memoryIsLimitedAndTheNextCommandNotTried() throws IOException {
    workshop.compileBy("x=$(head -c 500000000 /dev/zero | tr '\\\\0' x)", NEXT);
    assertLimit("more than 100 MB of memory", new CompilerLimits(10 * SECOND, 100 * MIB, MIB, 50));
  }

  @Test
  void memoryIsLimitedWithoutASandboxToo() throws IOException {
    try (Workshop open = new Workshop(folder, workshop.cache(), Isolation.NONE)) {
      open.compileBy("x=$(head -c 500000000 /dev/zero | tr '\\\\0' x)", NEXT);
      open.write("a.made", "");
      CompilerLimits limits = new CompilerLimits(10 * SECOND, 100 * MIB, MIB, 50);
      assertTrue(open.failure("a.made", limits).contains("100 MB of memory"));
    }
  }

  @Test
  void cpuTimeIsLimitedAndTheNextCommandNotTried() throws IOException {
    workshop.compileBy("while :; do :; done", NEXT);
    assertLimit("more than 0.3 s of CPU time", CompilerLimits.ofTime(300_000_000));
  }

  @Thorough
  @Test
  void commandsShareTheirTime() throws IOException {
    String second = "(ulimit -t 1; while :; do :; done); exit 1";
    workshop.compileBy(second, second, second, NEXT);
    assertLimit("more than 1.5 s of CPU time", CompilerLimits.ofTime(3 * SECOND / 2));
  }

  @Test
  void sizeOfFileIsLimitedAndTheNextCommandNotTried() throws IOException {
    workshop.compileBy("exec head -c 20000000 /dev/zero >f", NEXT);
    assertLimit("wrote more than 1 MB", new CompilerLimits(10 * SECOND, 500 * MIB, MIB, 50));
  }

  @Test
  void sizeOfAllThatIsBuiltIsLimited() throws IOException {
    workshop.compileBy(
        "for i in 1 2 3 4 5; do head -c 500000 /dev/zero >$1.$i; done; echo >$1; chmod +x $1",
        NEXT);
    assertLimit("wrote more than 1 MB", new CompilerLimits(10 * SECOND, 500 * MIB, MIB, 50));
  }

  @Test
  void sizeOfAllThatIsWrittenIsLimited() throws IOException {
    workshop.compileBy(
        "i=0; while [ $i -lt 200 ]; do i=$((i+1)); head -c 900000 /dev/zero >f$i; done; sleep 20",
        NEXT);
    assertLimit("wrote more than 1 MB", new CompilerLimits(10 * SECOND, 500 * MIB, MIB, 50));
  }

  @Test
  void printedTextIsLimited() throws IOException {
    workshop.compileBy("yes", NEXT);
    assertLimit("printed more than 1 MB", USUAL);
  }

  @Test
  void processesAreLimited() throws IOException {
    workshop.compileBy("for i in $(seq 200); do sleep 20 & done; wait", NEXT);
    assertLimit("more than 30 processes", new CompilerLimits(10 * SECOND, 500 * MIB, MIB, 30));
  }

  @Test
  void onlyRegularFilesAreKept() throws IOException {
    workshop.compileBy("ln -s /etc/passwd $1", NEXT);
    assertLimit("not a regular file: program", USUAL);
  }

  @Test
  void compilerHasNoDescriptorsButItsStreams() throws IOException {
    workshop.compileBy(
        "for i in $(seq 3 300); do [ ! -e /proc/$$/fd/$i ] || { echo has $i >&2; exit 1; }; done");
    assertLimit("produced no program", USUAL);
  }

  @Test
  void compilerWithoutAProgramHasFailed() throws IOException {
    workshop.compileBy("true");
    assertLimit("produced no program", USUAL);
  }

  @Thorough
  @Test
  void templateBombIsACompileError() throws IOException {
    workshop.assumeHere("a.cpp");
    workshop.write(
        "a.cpp",
        """
        template <int D, long N> struct Tree { Tree<D - 1, 2 * N> a; Tree<D - 1, 2 * N + 1> b; };
        template <long N> struct Tree<0, N> {};
        Tree<40, 1> tree;
        int main() {}
        """);
    assertFails("the compiler ", "a.cpp", new CompilerLimits(3 * SECOND, 300 * MIB, 64 * MIB, 50));
  }

  @Test
  void macroBombIsACompileError() throws IOException {
    workshop.assumeHere("a.c");
    StringBuilder bomb = new StringBuilder("#define M0 1,1,1,1,1,1,1,1,1,1,\n");
    for (int i = 1; i < 12; i++) {
      bomb.append("#define M").append(i).append((" M" + (i - 1)).repeat(10)).append('\n');
    }
    workshop.write("a.c", bomb + "int a[] = { M11 };\nint main(void) { return 0; }\n");
    assertFails("the compiler ", "a.c", new CompilerLimits(3 * SECOND, 300 * MIB, 64 * MIB, 50));
  }

  @Test
  void largeBinaryIsACompileError() throws IOException {
    workshop.assumeHere("a.c");
    workshop.write("a.c", "char a[300000000] = {1};\nint main(void) { return a[5]; }\n");
    assertFails(
        "wrote more than 16 MB", "a.c", new CompilerLimits(10 * SECOND, 2048 * MIB, 16 * MIB, 50));
  }

  @Test
  void javaBombIsACompileError() throws IOException {
    workshop.assumeHere("Main.java");
    String nested = "f(".repeat(30_000) + ")".repeat(30_000);
    workshop.write("Main.java", "class Main { static int f(int... a) { return " + nested + "; } }");
    assertTrue(!workshop.failure("Main.java", USUAL).isBlank());
  }

  private void assertLimit(String expected, CompilerLimits limits) throws IOException {
    workshop.write("a.made", "");
    assertFails(expected, "a.made", limits);
  }

  private void assertFails(String expected, String file, CompilerLimits limits) {
    String failure = workshop.failure(file, limits);
    assertTrue(failure.contains(expected), failure);
  }
}
