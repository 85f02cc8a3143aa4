package harness.process;

import static harness.process.CompiledPrograms.plain;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The runner leaves short runs to the zygote, unless the machine is busy. */
@Quiet
@Timeout(120)
final class LeftToZygoteTest {

  private static final int RUNS = 60;

  /** The zygote opens the input after the outputs, the runner before them. */
  private static final String ORDER =
      """
      #include <cstdio>
      #include <sys/stat.h>
      int main() {
        struct stat in, out;
        fstat(0, &in);
        fstat(1, &out);
        printf("%d", in.st_ino > out.st_ino);
      }
      """;

  @TempDir private Path folder;

  @Test
  void runsThatAreSentTogetherAreLeftToTheZygote() throws IOException {
    List<RunRequest> requests =
        IntStream.range(0, RUNS).mapToObj(i -> plain(i + "\n").quickly()).toList();
    try (CompiledPrograms programs = new CompiledPrograms(Isolation.AUTO, folder)) {
      assumeTrue(programs.host().sandbox().contains("bubblewrap"), "no bubblewrap here");
      boolean areLeft = false;
      for (int i = 0; i < 20 && !areLeft; i++) { // other jobs may run on this machine
        try (ProgramSession session = programs.session("order.cpp", ORDER)) {
          session.expect(requests);
          long left = requests.stream().filter(each -> isLeft(session.run(each))).count();
          areLeft = left > RUNS / 2;
        }
      }
      assertTrue(areLeft);
    }
  }

  private static boolean isLeft(RunResult result) {
    return result.outputText().equals("1");
  }
}
