package harness.cases;

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
  void blanksThatAreNotTheSpaceAreEscaped() {
    assertEquals("1\\u{a0}2", Printable.text("1\u00a02"));
    for (int c : new int[] {0x2003, 0x2009, 0x202f, 0x3000, 0x200b, 0xfeff, 0xad, 0x3164, 0xfe0f}) {
      assertEquals(
          "a\\u{" + Integer.toHexString(c) + "}b",
          Printable.inLine("a" + Character.toString(c) + "b"));
    }
  }

  @Test
  void lettersThatLookLikeAsciiAreEscapedAmongSuchLetters() {
    assertEquals("Y\\u{435}s", Printable.text("Y\u0435s"));
    assertEquals("\\u{ff11}a", Printable.text("\uff11a"));
    assertEquals("\\u{2212}1 \\u{2013}2", Printable.text("\u22121 \u20132"));
    String others = "НЕТ отчёт.txt café naïve m² 1–3 a – b ﬁ Ｙ ελ";
    assertEquals(others, Printable.text(others));
  }

  @Test
  void textsThatLookTheSameAreShownApart() {
    assertEquals("\\u{41d}\\u{415}\\u{422}", Printable.apart("НЕТ", "HET"));
    assertEquals("HET", Printable.apart("HET", "НЕТ"));
    assertEquals("\\u{ff11}", Printable.apart("１", "1"));
    assertEquals("caf\\u{e9}", Printable.apart("caf\u00e9", "cafe\u0301"));
    assertEquals("cafe\\u{301}", Printable.apart("cafe\u0301", "caf\u00e9"));
    assertEquals("НЕТ", Printable.apart("НЕТ", "НЕТ"));
    assertEquals("НЕТ", Printable.apart("НЕТ", "ДА"));
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
