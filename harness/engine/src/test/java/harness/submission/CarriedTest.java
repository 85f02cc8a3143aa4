package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.distributed.Bundle;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A submission carried to another machine is the same there. */
final class CarriedTest {

  @TempDir private Path here;
  @TempDir private Path there;
  private final Languages languages = Languages.load(List.of());
  private Path folder;

  @BeforeEach
  void makeAFolderToStartFrom() throws IOException {
    folder = Files.createDirectories(here.resolve("work"));
  }

  private void write(String name, String text) throws IOException {
    Path file = here.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void script(String name) throws IOException {
    write(name, "#!/bin/sh\necho 0\n");
    assertTrue(here.resolve(name).toFile().setExecutable(true));
  }

  /** The submission on the other machine, which has only the carried files. */
  private ProgramSource carry(String text) throws IOException {
    ProgramSource submission = ProgramSource.parse(text, languages, folder);
    Carried carried = Carried.of(submission, text, languages, folder);
    Path zip = there.resolve("bundle.zip");
    Bundle.pack(zip, List.of(folder), carried.files(), Map.of());
    Path root = there.resolve("unpacked");
    Bundle.unpack(zip, root);
    ProgramSource arrived =
        ProgramSource.parse(carried.text(), languages, root.resolve(Bundle.inside(folder)));
    assertEquals(submission.name(), arrived.name());
    assertEquals(submission.contentHash(), arrived.contentHash());
    arrived.sources().forEach(source -> assertTrue(source.startsWith(root), source::toString));
    return arrived;
  }

  @Test
  void aSourceIsCarriedWithItsIncludes() throws IOException {
    write("work/a.cpp", "#include \"parts/part.h\"\nint main() {}");
    write("work/parts/part.h", "// part");
    assertEquals(2, carry("a.cpp").files().size());
  }

  @Test
  void filesOutsideItsFolderAreNotCarriedBecauseNoCompilerSeesThem() throws IOException {
    write("work/a.cpp", "#include \"../shared/part.h\"\nint main() {}");
    write("shared/part.h", "// part");
    assertEquals(1, carry("a.cpp").files().size());
  }

  @Test
  void aSourceGivenByItsAbsolutePathIsCarriedToo() throws IOException {
    write("elsewhere/a.py", "print(0)");
    carry(here.resolve("elsewhere/a.py").toString());
  }

  @Test
  void aNameIsKept() throws IOException {
    write("elsewhere/a.py", "print(0)");
    assertEquals("mine", carry("mine=" + here.resolve("elsewhere/a.py")).name());
  }

  @Test
  void aFolderIsCarriedAsAWhole() throws IOException {
    write("work/solution/main.py", "import part");
    write("work/solution/part.py", "");
    write("work/solution/table.bin", "7");
    ProgramSource arrived = carry("solution");
    assertTrue(Files.exists(arrived.sources().get(0).resolveSibling("table.bin")));
  }

  @Test
  void anExecutableStaysExecutable() throws IOException {
    script("work/run");
    assertTrue(Files.isExecutable(carry("./run").files().get(0)));
  }

  @Test
  void aCommandIsCarriedWithTheFilesThatItNames() throws IOException {
    script("work/run");
    write("work/table.bin", "7");
    write("work/words", "a");
    ProgramSource arrived = carry("./run --table=table.bin words 'and more'");
    assertEquals(3, arrived.files().size());
    arrived.files().forEach(file -> assertTrue(file.startsWith(there), file::toString));
  }

  @Test
  void filesThatEveryMachineHasAreNotCarried() throws IOException {
    write("data/table.bin", "7");
    String text = "sh -c true " + here.resolve("data/table.bin");
    ProgramSource submission = ProgramSource.parse(text, languages, folder);
    Carried carried = Carried.of(submission, text, languages, folder);
    assertEquals(text, carried.text());
    assertEquals(List.of(), carried.files());
    assertFalse(submission.files().isEmpty());
  }
}
