package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs of a package that cannot be run here are left out, and nobody is blamed. */
@Thorough
final class UnsupportedProgramsTest {

  @TempDir private Path temporary;

  @Test
  void aPython2ProgramIsReported() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path old = problem.resolve("submissions/accepted/old.py");
    Files.writeString(old, "#!/usr/bin/env python2.7\nprint(1)\n");
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertTrue(run.out().contains("accepted/old.py: needs Python 2"), run.out());
    assertEquals(1, run.out().lines().filter(each -> each.contains("Python 2")).count());
  }

  @Test
  void aProgramThatOnlyPython2CanReadIsLeftOutWithoutBlame() throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path old = problem.resolve("submissions/accepted/old.py");
    Files.writeString(old, "a, b = map(int, raw_input().split())\nprint max(a, b)\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    String why = "submissions/accepted/old.py: line 2: a print statement of Python 2";
    assertEquals(1, run.err().lines().filter(each -> each.contains(why)).count(), run.err());
    Path folder = Files.createDirectories(problem.resolve("submissions/accepted/folder"));
    Files.move(old, folder.resolve("main.py"));
    String list = CommandRun.of("list", "--problem", problem).out();
    assertTrue(list.contains("accepted/folder: main.py: line 2: a print statement"), list);
  }

  @ParameterizedTest
  @ValueSource(strings = {"MZ\u0001", "print(max(scan()))", ""})
  void aFileThatCannotBeStartedIsLeftOutWithoutBlame(String content) throws IOException {
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path program = problem.resolve("submissions/accepted/built.exe");
    Files.writeString(program, content);
    assertTrue(program.toFile().setExecutable(true));
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertTrue(run.out().contains("accepted/built.exe: no program that can be started"), run.out());
    assertTrue(
        Listing.of(problem, temporary).get("submissions").findValuesAsText("name").stream()
            .noneMatch("built"::equals));
  }

  @Test
  void anExecutableThatLacksALibraryIsLeftOutWithoutBlame() throws IOException {
    Path ordinary = Path.of("/bin/true");
    assumeTrue(Files.isExecutable(ordinary) && SearchPath.find("readelf").isPresent());
    String program = Files.readString(ordinary, StandardCharsets.ISO_8859_1);
    assumeTrue(program.contains("\0libc.so.6\0"));
    Path problem = PackageCopy.of("icpc-2025", temporary);
    Path built = problem.resolve("submissions/accepted/a.out");
    Files.writeString(
        built, program.replace("\0libc.so.6\0", "\0libq.so.6\0"), StandardCharsets.ISO_8859_1);
    assertTrue(built.toFile().setExecutable(true));
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    String why = "accepted/a.out: needs libq.so.6, which is not installed here; left out";
    assertEquals(1, run.err().lines().filter(each -> each.contains(why)).count(), run.err());
  }
}
