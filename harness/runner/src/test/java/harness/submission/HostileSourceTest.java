package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.Tool;
import harness.sandbox.Isolation;
import harness.toolchain.BadSubmission;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Sources made to hang, to exhaust resources or to spy are refused in one line or do not compile.
 */
@Timeout(120)
class HostileSourceTest {

  private static final long SECOND = 1_000_000_000L;
  private static final long MIB = 1 << 20;
  private static final long HUGE = 100L << 30;
  private static final CompilerLimits LIMITS =
      new CompilerLimits(2 * SECOND, 300 * MIB, 64 * MIB, 50);

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, folder.resolve("cache"));
  }

  @AfterEach
  void nothingIsLeft() {
    workshop.close();
  }

  @Test
  void irregularFileIsRefused() throws IOException {
    fifo("a.cpp");
    assertRefused("a.cpp: not a regular file", "a.cpp");
    fifo("plain");
    assertRefused("plain: not a regular file", "plain");
    assertRefused("/dev/zero: not a regular file", "/dev/zero");
    Files.createSymbolicLink(folder.resolve("zero.cpp"), Path.of("/dev/zero"));
    assertRefused("zero.cpp: not a regular file", "zero.cpp");
  }

  @Test
  void hugeSourceIsRefused() throws IOException {
    sparse("a.cpp");
    assertRefused("a.cpp: too large", "a.cpp");
    sparse("p/main.py");
    assertRefused("main.py: too large", "p");
  }

  @Test
  void folderThatCannotBeReadIsRefused() throws IOException {
    workshop.write("p/a.cpp", "int main() {}");
    Path closed = Files.createDirectory(folder.resolve("p/closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(closed), "root may read everything");
    assertRefused("cannot read ", "p");
  }

  @Test
  void folderWithLinksInCirclesIsRead() throws IOException {
    workshop.write("p/a.cpp", "int main() {}");
    Files.createSymbolicLink(folder.resolve("p/again"), folder.resolve("p"));
    assertEquals(List.of(folder.resolve("p/a.cpp")), workshop.parse("p").sources());
  }

  @Test
  void onlyRegularFilesAreRead() throws IOException {
    fifo("pipe.h");
    Files.createSymbolicLink(folder.resolve("zero.h"), Path.of("/dev/zero"));
    workshop.write(
        "a.cpp",
        """
        #include "pipe.h"
        #include "zero.h"
        #include "/proc/kmsg"
        #include "/dev/zero"
        #include "../../../../../../../../dev/zero"
        #include "nothing.h"
        #include "part.h"
        #include "."
        """);
    workshop.write("part.h", "");
    assertEquals(
        List.of(folder.resolve("a.cpp"), folder.resolve("part.h")),
        workshop.parse("a.cpp").files());
  }

  @Thorough
  @Test
  void endlessHeaderDoesNotCompile() throws IOException {
    workshop.assumeHere("a.cpp");
    fifo("pipe.h");
    for (String header : List.of("/dev/zero", "pipe.h")) {
      workshop.write("a.cpp", "#include \"" + header + "\"\nint main() {}");
      assertFalse(workshop.failure("a.cpp", LIMITS).isBlank());
    }
  }

  @Test
  void anEndlessFileThatLooksEmptyIsNotWaitedFor() throws IOException {
    workshop.assumeHere("a.cpp");
    workshop.write("a.cpp", "#include \"/proc/kmsg\"\nint main() {}");
    workshop.compile("a.cpp", LIMITS); // whatever a compiler without a sandbox does with it
    assumeTrue(Files.isReadable(Path.of("/proc/kmsg")), "only root may read it");
    assertEquals(2, workshop.parse("k=cat /proc/kmsg").files().size());
  }

  @Test
  void hugeHeaderDoesNotCompile() throws IOException {
    workshop.assumeHere("a.cpp");
    sparse("huge.h");
    workshop.write("a.cpp", "#include \"huge.h\"\nint main() {}");
    assertEquals(1, workshop.parse("a.cpp").files().size());
    assertFalse(workshop.failure("a.cpp", LIMITS).isBlank());
  }

  @Test
  void longChainOfHeadersDoesNotCompile() throws IOException {
    workshop.assumeHere("a.cpp");
    for (int i = 0; i < 3_000; i++) {
      workshop.write("own/h" + i + ".h", "#include \"h" + (i + 1) + ".h\"\n");
    }
    workshop.write("own/a.cpp", "#include \"h0.h\"\nint main() {}");
    assertEquals(1001, workshop.parse("own/a.cpp").files().size());
    String failure = workshop.failure("own/a.cpp");
    assertTrue(failure.contains("include"), failure);
  }

  @Test
  void headerThatCannotBeReadDoesNotCompile() throws IOException {
    workshop.assumeHere("a.cpp");
    Path header = workshop.write("closed.h", "");
    Files.setPosixFilePermissions(header, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(header), "root may read everything");
    workshop.write("a.cpp", "#include \"closed.h\"\nint main() {}");
    assertTrue(workshop.failure("a.cpp").contains("closed.h"), workshop.failure("a.cpp"));
  }

  @Test
  void sourceOfManyBlankLinesIsReadInLinearTime() throws IOException {
    String blank = "\n".repeat(1_000_000) + " ".repeat(1_000_000);
    workshop.write("a.cpp", blank + "int a;" + blank + "\n#include \"b.h\"");
    workshop.write("b.h", "");
    assertEquals(2, workshop.parse("a.cpp").files().size());
  }

  @Thorough
  @Test
  void javaSourceIsReadInLinearTimeAndWithoutRecursion() {
    String main = "class Sol { public static void main(String[] a) {} }";
    for (String hostile :
        List.of(
            "// " + "x".repeat(4_000_000) + "\n",
            "\"" + "\\n".repeat(2_000_000) + "\";",
            "\"\n".repeat(2_000_000),
            "/*" + "/*".repeat(2_000_000) + "*/",
            "'" + "\\\\".repeat(2_000_000) + "';",
            "\"\"\"" + "\"\" ".repeat(1_000_000) + "\"\"\";",
            "public a ".repeat(500_000) + ";",
            "package".repeat(500_000) + ";",
            "\n".repeat(4_000_000))) {
      assertEquals("Sol", JavaSource.read(hostile + main).mainClass(), hostile.substring(0, 9));
    }
    for (String unclosed :
        List.of("/*", "\"\"\"", "\"", "'\\", "{", "public class ", "package a.")) {
      assertFalse(JavaSource.read(unclosed.repeat(1_000_000)).fileName().isEmpty());
    }
  }

  /**
   * Under root without a sandbox, all files that a compiler creates are handed to its user and
   * back.
   */
  @Test
  void folderDeeperThanAnyPathDoesNotCompile() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "no python3 here");
    assertTrue(folder.toFile().setExecutable(true, false));
    workshop.close();
    workshop = new Workshop(folder, folder.resolve("cache"), Isolation.NONE);
    workshop.write("own/a.made", "");
    for (String where : List.of("os.path.dirname(sys.argv[1])", "os.curdir")) {
      workshop.compileBy(
          "/usr/bin/python3 -c 'import os, sys; name = str(10 ** 200); os.chdir("
              + where
              + "); [(os.mkdir(name), os.chdir(name)) for depth in range(100)]' $1");
      String failure = workshop.failure("own/a.made", LIMITS);
      assertTrue(failure.startsWith("the compiler "), failure);
    }
  }

  private void assertRefused(String expected, String text) {
    BadSubmission refused = assertThrows(BadSubmission.class, () -> workshop.parse(text));
    assertTrue(refused.getMessage().contains(expected), refused.getMessage());
    assertEquals(1, refused.getMessage().lines().count());
  }

  private void fifo(String name) {
    Path path = folder.resolve(name);
    assertEquals(0, Tool.run(List.of("mkfifo", path.toString())).exitCode());
    assertTrue(path.toFile().setExecutable(true));
  }

  private void sparse(String name) throws IOException {
    Path path = workshop.write(name, "");
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.setLength(HUGE);
    }
  }
}
