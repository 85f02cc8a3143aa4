package harness.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class UntrustedTest {

  @Test
  void linesTabsAndOrdinaryCharactersAreKept() {
    assertEquals("a\tb\né 😀 骑士 <&>", Untrusted.text("a\tb\né 😀 骑士 <&>"));
  }

  @Test
  void charactersThatABrowserWouldNotShowAreEscaped() {
    assertEquals("\\x00\\x1b[31m\\x0d\\x7f\\x85", Untrusted.text("\0\33[31m\r\177\u0085"));
    assertEquals("\\u{202e}\\u{feff}\\u{2028}", Untrusted.text("\u202e\ufeff\u2028"));
    assertEquals("\\u{d83d}.\\u{de00}", Untrusted.text("\ud83d.\ude00"));
  }

  @Test
  void textThatIsTooLongIsCutWithANote() {
    String shown = Untrusted.text("x".repeat(1_000_000));
    assertTrue(shown.length() < 5000, shown);
    assertTrue(shown.endsWith("xx\n... (1000000 characters in total)"), shown);
    String lines = Untrusted.text("y\n".repeat(1000));
    assertTrue(lines.lines().count() < 70, lines);
    assertTrue(lines.endsWith("y\n... (2000 characters in total)"), lines);
  }
}
