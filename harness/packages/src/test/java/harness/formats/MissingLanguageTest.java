package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs in a language that is not installed here. */
final class MissingLanguageTest extends WrittenPackage {

  @Test
  void theLanguageIsNamedOnceWithThePackageToInstall() throws IOException {
    Languages languages = Languages.load(List.of());
    assumeFalse(
        languages.status(languages.of(Path.of("x.pas")).orElseThrow()).available(),
        "Pascal is installed here");
    file("PROBLEM", "problem(time_limit=1)\n");
    for (String each : List.of("a", "b", "c")) {
      file(each + "/SOLUTION", "pascal_solution(src='main.pas')\n");
      file(each + "/main.pas", "begin end.\n");
    }
    List<String> notes = read().notes().stream().filter(each -> each.contains("pascal")).toList();
    assertEquals(1, notes.size(), notes.toString());
    assertTrue(
        notes
            .get(0)
            .endsWith(
                "a/main.pas and 2 others: pascal is not installed here (Debian's package"
                    + " fp-compiler); left out"),
        notes.toString());
  }
}
