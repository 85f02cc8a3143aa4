package harness.formats.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns of paths, valid, invalid and endless. */
final class GlobTest {

  private static final Placed HERE = Declared.nothing("file.yml");

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "*.in; a.in; true",
        "*.in; a/b.in; false",
        "**.in; a/b.in; true",
        "tests/**/x; tests/a/b/x; true",
        "a?.in; ab.in; true",
        "a?c; a/c; false",
        "[a-c]x; bx; true",
        "[!a-c]x; bx; false",
        "[!a-c]x; dx; true",
        "[.]x; .x; true",
        "{a,b*}/x; bcd/x; true",
        "{a, b}/x; b/x; true",
        "{a,b}/x; c/x; false",
        "a.b; axb; false",
        "a(b)+$^|; a(b)+$^|; true",
        "\\*; *; true",
        "\\*; a; false",
        "a,b}; a,b}; true",
        "x[[]y; x[y; true",
        "x[a\\d]y; x1y; false"
      })
  void pathsMatch(String glob, String path, boolean expected) {
    assertEquals(expected, Glob.of(glob, HERE).matches(path));
  }

  @Test
  void aFolderCoversItsContents() {
    Glob glob = Glob.of("wrong_*", HERE);
    assertTrue(glob.covers("wrong_answer/a.py"));
    assertTrue(glob.covers("wrong_answer/a/b.py"));
    assertTrue(glob.covers("wrong_one"));
    assertEquals(false, glob.covers("accepted/wrong_one"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[[[{{", "{a", "[a", "[z-a]", "[]"})
  void anInvalidPatternIsRefusedInOneLine(String glob) {
    UsageException refused = assertThrows(UsageException.class, () -> Glob.of(glob, HERE));
    assertTrue(refused.getMessage().startsWith("file.yml:1: '"), refused.getMessage());
    assertEquals(1, refused.getMessage().lines().count());
  }

  @Test
  void aPatternThatWouldMatchForEverIsRefused() {
    Glob glob = Glob.of("*a".repeat(30) + "b", HERE);
    UsageException refused =
        assertThrows(UsageException.class, () -> glob.matches("a".repeat(200)));
    assertTrue(refused.getMessage().contains("takes too long"), refused.getMessage());
  }
}
