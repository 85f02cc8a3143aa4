package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramSourceTest {

  @TempDir Path folder;
  private Languages languages;

  @BeforeEach
  void load() {
    languages = Languages.load(List.of());
  }

  @Test
  void aSourceIsRecognizedByItsExtension() throws IOException {
    write("my sol'.cpp", "int main() {}");
    ProgramSource submission = parse("my sol'.cpp");
    assertEquals("my sol'", submission.name());
    assertEquals("c++", submission.language().orElseThrow().name());
    assertEquals(List.of(folder.resolve("my sol'.cpp")), submission.sources());
  }

  /**
   * Else a write behind the last global variable would hit the zygote's instead of the library's.
   */
  @Test
  void whatIsLinkedIntoProgramsComesBeforeTheirSources() {
    languages.all().stream()
        .flatMap(language -> language.compile().stream())
        .filter(command -> command.contains("{zygote}"))
        .forEach(
            command ->
                assertTrue(
                    command.indexOf("{zygote}") < command.indexOf("{sources}"), command::toString));
  }

  @Test
  void nameMayBeGiven() throws IOException {
    write("a.py", "");
    assertEquals("mine", parse("mine=a.py").name());
    write("x=a.py", "");
    assertEquals("x=a", parse("x=a.py").name());
  }

  @Test
  void theHashCoversTheContentAndTheIncludes() throws IOException {
    write("a.cpp", "#include \"part.h\"\nint main() {}");
    write("part.h", "// one");
    String first = parse("a.cpp").contentHash();
    assertEquals(first, parse("other=a.cpp").contentHash());
    write("part.h", "// two");
    assertNotEquals(first, parse("a.cpp").contentHash());
    assertEquals(2, parse("a.cpp").files().size());
  }

  @Test
  void folderIsOneProgram() throws IOException {
    write("dir/zz.cpp", "int f() { return 1; }");
    write("dir/main.cpp", "int f(); int main() { return f(); }");
    ProgramSource submission = parse("dir");
    assertEquals(2, submission.sources().size());
    assertTrue(submission.sources().get(0).endsWith("main.cpp"));
  }

  @Test
  void aCacheInAFolderIsNotPartOfTheProgram() throws IOException {
    write("dir/main.cpp", "int main() {}");
    write("dir/cache/harness/CACHEDIR.TAG", "");
    write("dir/cache/harness/runner/zygote.py", "");
    assertEquals(1, parse("dir").files().size());
  }

  @Test
  void commandsPathsAreMadeAbsolute() throws IOException {
    write("a b.txt", "data");
    ProgramSource submission = parse("cat -n 'a b.txt' --file=\"a b.txt\" plain");
    Path data = folder.resolve("a b.txt");
    assertEquals(
        List.of("-n", data.toString(), "--file=" + data, "plain"),
        submission.command().subList(1, submission.command().size()));
    assertTrue(submission.readOnly().contains(data));
    assertEquals("a b", submission.name());
  }

  @Test
  void errorsAreOneLineThatSaysWhatIsMissing() throws IOException {
    assertError("no such file", "gone.cpp");
    assertError("no such program", "nosuchprogram a b");
    assertError("quote", "cat 'a");
    assertError("expected [NAME=]PATH-OR-COMMAND", "  ");
    write("data.xyz", "");
    assertError("known extensions", "data.xyz");
    write("mixed/a.py", "");
    write("mixed/a.cpp", "");
    assertError("several languages: c++, python", "mixed");
    write("students/a.rs", "fn main() {}");
    write("students/b.rs", "fn main() {}");
    assertError("main file is unclear", "students");
    write("two/a.py", "");
    write("two/b.py", "");
    assertError("main", "two");
    Files.createDirectory(folder.resolve("empty"));
    assertError("no source files", "empty");
  }

  @Test
  void languagesCanBeAddedAndReplaced() throws IOException {
    Path own =
        write(
            "languages.json",
            "[{\"name\":\"sed\",\"endings\":[\"sed\"],\"probe\":[\"sed\",\"--version\"],"
                + "\"run\":[\"{tool}\",\"-f\",\"{source}\"]}]");
    languages = Languages.load(List.of(own));
    write("a.sed", "p");
    assertEquals("sed", parse("a.sed").language().orElseThrow().name());
    assertEquals("c++", languages.of(Path.of("a.cpp")).orElseThrow().name());
  }

  @Test
  void malformedTableOfLanguagesSaysWhere() throws IOException {
    Path bad = write("bad.json", "[\n{\"name\": 3,,}]");
    BadSubmission error = assertThrows(BadSubmission.class, () -> Languages.load(List.of(bad)));
    assertTrue(error.getMessage().contains("bad.json:2:"), error.getMessage());
    assertEquals(1, error.getMessage().lines().count());
  }

  private void assertError(String part, String text) {
    BadSubmission error = assertThrows(BadSubmission.class, () -> parse(text));
    assertTrue(error.getMessage().contains(part), error.getMessage());
    assertEquals(1, error.getMessage().lines().count());
  }

  private ProgramSource parse(String text) {
    return ProgramSource.parse(text, languages, folder);
  }

  private Path write(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, content);
  }
}
