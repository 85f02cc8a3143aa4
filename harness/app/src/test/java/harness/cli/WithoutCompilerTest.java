package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A machine without a C compiler, and a harness from source. */
@Timeout(180)
final class WithoutCompilerTest {

  @TempDir private Path folder;

  private CommandRun run(String... words) throws Exception {
    List<String> all = new ArrayList<>(List.of("env", "PATH=" + toolsWithoutCompilers()));
    all.add("XDG_CACHE_HOME=" + folder.resolve("cache"));
    all.addAll(Child.words((Object[]) words));
    return Child.run(folder, all);
  }

  @Test
  void programsCannotRunAndOneLineSaysWhatToInstall() throws Exception {
    Path program = Files.writeString(folder.resolve("prints-nothing.py"), "pass\n");
    CommandRun run =
        run("stress", "--puzzle=knights", "--n=1", "--sandbox=none", "--solution=" + program);
    assertEquals(ExitCode.USAGE, run.code(), run.out() + run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().endsWith("no working one was found; install gcc\n"), run.err());
  }

  @Test
  void solversNeedNone() throws Exception {
    CommandRun run = run("stress", "--puzzle=knights", "--n=1", "--solver=ida-star");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
  }

  private Path toolsWithoutCompilers() throws IOException {
    return Child.tools(folder.resolve("tools"), List.of("python3", "sh", "bash"));
  }
}
