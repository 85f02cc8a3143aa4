package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.cases.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a package's folder refuses to read. */
final class PackageFolderTest {

  @TempDir private Path root;

  @Test
  void theReasonIsThatOfTheFileEvenIfItWasNotedBeforeOthers() throws IOException {
    Files.createSymbolicLink(root.resolve("link"), Path.of("/"));
    Files.writeString(root.resolve("program.unknown"), "");
    try (Scratch scratch = new Scratch()) {
      PackageFolder folder =
          new PackageFolder(root, "p", Languages.load(List.of()), scratch, List.of());
      assertEquals(List.of(root.resolve("program.unknown")), folder.list(""));
      folder.program(root.resolve("program.unknown"));
      folder.note("something else; left out");
      UsageException link = assertThrows(UsageException.class, () -> folder.confined("link"));
      assertEquals(root + "/link: link leaves the package", link.getMessage());
      UsageException program =
          assertThrows(
              UsageException.class, () -> folder.neededProgram(root.resolve("program.unknown")));
      assertEquals(root + ": program.unknown: unknown language", program.getMessage());
      assertEquals(
          List.of(
              "link: link leaves the package; left out",
              "program.unknown: unknown language; left out",
              "something else; left out"),
          folder.notes().all());
    }
  }
}
