package harness.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Headers are found where compilers find them, and written next to the source. */
final class CopiedHeadersTest {

  @TempDir private Path folder;
  private CopiedHeaders headers;

  @BeforeEach
  void open() {
    headers = new CopiedHeaders(folder.resolve("gen"), List.of(folder.resolve("made/gen")));
  }

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private String source(String text) throws IOException {
    return headers.read(file("gen/gen.cpp", text));
  }

  private Map<String, String> written() {
    Map<String, String> written = new TreeMap<>();
    headers.files().forEach(each -> written.put(each.name(), each.text()));
    return written;
  }

  @Test
  void ofTheSourcesFolderAreCopiedUnchanged() throws IOException {
    file("gen/a.h", "#include \"b.h\"\r\n// \u00e9\n");
    file("gen/b.h", "#include \"a.h\"\n");
    assertEquals(" # include \"a.h\" // first", source(" # include \"a.h\" // first"));
    assertEquals(Set.of("a.h", "b.h"), written().keySet());
    assertEquals("#include \"b.h\"\r\n// \u00c3\u00a9\n", written().get("a.h"));
  }

  @Test
  void ofIncludeFoldersAreCopiedToo() throws IOException {
    file("made/gen/params.h", "#include <lib/more>\n");
    file("made/gen/lib/more", "#include \"even.hpp\"\n");
    file("made/gen/lib/even.hpp", "#include <vector>\n");
    assertEquals("#include \"params.h\"\nint a;\n", source("#include \"params.h\"\nint a;\n"));
    assertEquals(
        Map.of(
            "params.h", "#include \"more\"\n",
            "more", "#include \"even.hpp\"\n",
            "even.hpp", "#include <vector>\n"),
        written());
  }

  @Test
  void ofOtherFoldersOfTheProblemAreIncludedFromTheSourcesFolder() throws IOException {
    file("made/gen/lib/params.h", "#define MOST 5\n");
    assertEquals("#include \"params.h\"", source("#include \"../gen/lib/params.h\""));
    assertEquals(Map.of("params.h", "#define MOST 5\n"), written());
  }

  @Test
  void ofJudgesToolsAreLeftOut() throws IOException {
    file("gen/testlib.h", "");
    file("made/gen/validation.h", "");
    String text = "#include \"testlib.h\"\n#include <validation.h>\n";
    assertEquals(text, source(text));
    assertEquals(Map.of(), written());
    assertEquals(Set.of("testlib.h", "validation.h"), headers.leftOut());
  }

  @Test
  void elsewhereOnTheMachineAreNotTheProblems() throws IOException {
    file("secret.h", "");
    String text = "#include \"../secret.h\"\n#include \"" + folder + "/secret.h\"\n";
    assertEquals(text, source(text));
    assertEquals(Map.of(), written());
  }
}
