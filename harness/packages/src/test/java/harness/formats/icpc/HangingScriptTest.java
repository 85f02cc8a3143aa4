package harness.formats.icpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.formats.PackageFolder;
import harness.formats.Scratch;
import harness.machine.SearchPath;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scripts that do not end. */
final class HangingScriptTest {

  @TempDir private Path root;

  @ParameterizedTest
  @CsvSource({"while :; do :; done,CPU time", "sleep 100,wall time"})
  void endAtTheLimit(String last, String limit) throws IOException {
    assumeTrue(SearchPath.find("bwrap").isPresent(), "bwrap is not installed");
    Files.createDirectories(root.resolve("data"));
    Files.writeString(root.resolve(GeneratorScript.FILE), ". x/gen.sh\n" + last + "\n");
    try (Scratch scratch = new Scratch()) {
      PackageFolder folder =
          new PackageFolder(root, "p", Languages.load(List.of()), scratch, List.of());
      assertEquals(
          List.of(), GeneratorScript.calls(folder, GeneratorScript.limits(Duration.ofMillis(300))));
      String note = folder.notes().all().get(0);
      assertTrue(note.startsWith("data/generator.sh: ") && note.contains(limit), note);
    }
  }
}
