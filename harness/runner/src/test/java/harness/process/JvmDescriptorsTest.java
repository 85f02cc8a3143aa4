package harness.process;

import static harness.process.CompiledPrograms.plain;
import static harness.process.CompiledPrograms.quickly;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A Java program that shares its JVM can name that JVM's descriptors. What it reaches through them
 * does not disturb the next run.
 */
final class JvmDescriptorsTest {

  /** Opens every descriptor but its streams again, to write as much as a pipe holds. */
  private static final String FILLS =
      """
      import java.io.*;

      public class Fills {
        static void fill(String file) {
          try (OutputStream out = new FileOutputStream(file)) {
            out.write(new byte[1 << 16]);
          } catch (IOException refused) {
            return;
          }
        }

        public static void main(String[] words) {
          for (int i = 3; i < 512; i++) fill("/" + words[0] + "/self/fd/" + i);
          System.out.println(words[1]);
        }
      }
      """;

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aProgramThatFillsItsJvmsDescriptorsDoesNotStopLaterRuns(@TempDir Path folder)
      throws IOException {
    try (CompiledPrograms programs = new CompiledPrograms(Isolation.AUTO, folder)) {
      // Elsewhere a program that can write files there gets JVMs of its own.
      assumeTrue(programs.host().sandbox().contains("bubblewrap"), "no bubblewrap here");
      try (ProgramSession session = programs.session("Fills.java", FILLS)) {
        for (String word : List.of("one", "two", "three")) {
          assertEquals(word + "\n", quickly(session, plain("", "proc", word)).outputText());
        }
      }
    }
  }
}
