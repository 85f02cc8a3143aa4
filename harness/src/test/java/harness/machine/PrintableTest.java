package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class PrintableTest {

  @Test
  void ordinaryTextIsUnchanged() {
    String text = "a\tb\nc\\x1b é 😀 骑士 עברית µ ±";
    assertEquals(text, Printable.text(text));
    assertTrue(Printable.isPlain("é 😀 骑士 עברית"));
  }

  @Test
  void everyControlCharacterIsEscaped() {
    for (int c = 0; c < 0xa0; c++) {
      String one = Character.toString(c);
      boolean control = c < 0x20 || c >= 0x7f;
      String code = control ? String.format("\\x%02x", c) : one;
      assertEquals(code, Printable.inLine(one));
      assertEquals(c == '\n' || c == '\t' ? one : code, Printable.text(one));
      assertEquals(!control, Printable.isPlain(one));
    }
  }

  @Test
  void charactersThatChangeTheTextDirectionAreEscaped() {
    for (String range :
        new String[] {"\u202a\u202e", "\u2066\u2069", "\u200e\u200f", "\u061c\u061c"}) {
      for (int c = range.charAt(0); c <= range.charAt(1); c++) {
        String code = "\\u{" + Integer.toHexString(c) + "}";
        assertEquals("a" + code + "b", Printable.text("a" + Character.toString(c) + "b"));
        assertFalse(Printable.isPlain(Character.toString(c)));
      }
    }
  }

  @Test
  void nonCharactersAreEscaped() {
    assertEquals("\\u{d83d}.\\u{de00}", Printable.text("\ud83d.\ude00"));
    assertEquals("\\u{ffff}\\u{10ffff}", Printable.text("\uffff" + Character.toString(0x10ffff)));
    assertEquals("\\u{feff}\\u{2028}", Printable.text("\ufeff\u2028"));
  }

  @Test
  void printableTextIsUnchanged() {
    String once = Printable.inLine("\u001b[31m\u202e\n\\");
    assertEquals(once, Printable.inLine(once));
  }
}
