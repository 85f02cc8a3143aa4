package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.sandbox.ProgramUser;
import harness.terminal.ExitCode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A container in which nobody has mounted {@code /proc}. */
@Timeout(180)
final class WithoutProcTest {

  private static final String HIDE = "mount --make-rprivate / && umount -l /proc && exec \"$@\"";

  @TempDir private Path folder;

  @BeforeEach
  void requireRoot() throws Exception {
    assumeTrue(ProgramUser.isRoot(), "only root can hide /proc");
    assumeTrue(SearchPath.find("unshare").isPresent(), "no unshare here");
    List<String> nothing = new ArrayList<>(List.of("unshare", "--mount"));
    nothing.addAll(Child.inShell(HIDE, List.of("true")));
    assumeTrue(Tool.run(nothing).exitCode() == 0, "no namespaces here");
  }

  private CommandRun run(String... words) throws Exception {
    Path java = Path.of(System.getProperty("java.home"), "lib");
    List<String> all = new ArrayList<>(List.of("env", "XDG_CACHE_HOME=" + folder));
    all.add("LD_LIBRARY_PATH=" + java + ":" + java.resolve("server")); // Java looks in /proc for it
    all.addAll(List.of("unshare", "--mount"));
    all.addAll(Child.inShell(HIDE, Child.words((Object[]) words)));
    return Child.run(folder, all);
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "none"})
  void programsCannotRunAndOneLineSaysWhy(String sandbox) throws Exception {
    String program = "--solution=../cases/knights/submissions/accepted/ida-star.cpp";
    CommandRun run = run("stress", "--puzzle=knights", "--n=1", "--sandbox=" + sandbox, program);
    assertEquals(ExitCode.USAGE, run.code(), run.out() + run.err());
    assertEquals("harness stress: programs cannot be watched: /proc is not mounted\n", run.err());
  }

  @Test
  void solversNeedNone() throws Exception {
    CommandRun run = run("stress", "--puzzle=knights", "--n=1", "--solver=ida-star");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
  }
}
