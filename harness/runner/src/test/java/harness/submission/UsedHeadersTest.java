package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.machine.CacheFolder;
import harness.process.Program;
import harness.toolchain.Language;
import harness.toolchain.LanguageVariants;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other builds of a program read only the headers that it uses, and are as good as with all. */
final class UsedHeadersTest {

  private static final String ALL = "#include <bits/stdc++.h>\nusing namespace std;\n";

  @TempDir private Path folder;

  @Test
  void onlyWhatANameIsDeclaredInIsIncluded() {
    assertEquals(
        "#include <iostream>\n#include <queue>\n#include <string>\n",
        UsedHeaders.including(
            "int main() { std::priority_queue<int> q; cin >> q; to_string(1); }"));
    assertEquals("", UsedHeaders.including("int main() {}"));
  }

  @Test
  void otherHeadersAreLeftAlone() throws IOException {
    CacheFolder cache = new CacheFolder(folder);
    assertEquals(Optional.empty(), UsedHeaders.folder("bits/stdc++.h", "#include <map>", cache));
    assertEquals(Optional.empty(), UsedHeaders.folder("a.h", "#include \"a.h\"", cache));
  }

  /** Builds a program without other ways to compile it, or with them. */
  private Compilation compiled(Workshop workshop, String text, boolean once) throws IOException {
    workshop.assumeHere("a.cpp");
    workshop.write("a.cpp", text);
    ProgramSource source = workshop.parse("a.cpp");
    Language its = source.language().orElseThrow();
    return workshop.compile(
        source.as(
            once
                ? LanguageVariants.forChangedCopies(its)
                : LanguageVariants.filling(its, "zero").orElseThrow()));
  }

  private static Program ready(Compilation compilation) {
    return assertInstanceOf(Compilation.Ready.class, compilation, compilation::toString).program();
  }

  @Test
  void aHeaderThatIsNotKnownIsAmongAllOthers() throws IOException {
    String text = ALL + "int main() { cout << filesystem::path(\"a/b\").filename(); }\n";
    try (Workshop workshop = new Workshop(folder, folder.resolve("programs"))) {
      Compilation once = compiled(workshop, text, true);
      String error = assertInstanceOf(Compilation.Failed.class, once).firstLines();
      assertTrue(error.contains("filesystem"), error);
      Compilation again = compiled(workshop, text, false);
      assertEquals("\"b\"", workshop.outputOf(ready(again)));
    }
  }

  @Test
  void aKnownHeaderIsEnough() throws IOException {
    String text =
        ALL
            + "int main() { vector<int> a{3, 1}; sort(a.begin(), a.end()); printf(\"%d\", a[0]); }\n";
    try (Workshop workshop = new Workshop(folder, folder.resolve("programs"))) {
      assertEquals("1", workshop.outputOf(ready(compiled(workshop, text, true))));
      assertEquals("1", workshop.outputOf(ready(compiled(workshop, text, false))));
      Compilation kept = compiled(workshop, text, true);
      assertTrue(assertInstanceOf(Compilation.Ready.class, kept).fromCache());
    }
  }
}
