package harness.formats;

import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/** A package that a test writes file by file. */
abstract class WrittenPackage {

  @TempDir Path folder;

  private final Scratch scratch = new Scratch();

  @AfterEach
  void nothingIsLeft() {
    scratch.close();
  }

  /** Writes a file, in place of an earlier one. */
  final void file(String name, String text) {
    try {
      Files.createDirectories(folder.resolve(name).getParent());
      Files.writeString(folder.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  final ProblemPackage read() throws IOException {
    return ProblemFormats.read(folder, null, Languages.load(List.of()), scratch, List.of());
  }
}
