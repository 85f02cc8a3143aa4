package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class InputTextTest {

  /** An input as the harness holds it: a character for each byte. */
  private static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  @Test
  void utf8IsDecodedAndOtherBytesAreKept() {
    for (String text : new String[] {"3\n1 2\n", "éü ñ\n", "→ 漢 😀"}) {
      assertEquals(text, InputText.shown(bytes(text)));
    }
    for (String other : new String[] {"\u00e9\n", "ab\u00ff", "\u00c3", "│ drawn │", "\u00b7 1"}) {
      assertEquals(other, InputText.shown(other));
    }
    assertEquals(null, InputText.shown(null));
  }

  @Test
  void aCharacterThatTheCutDividesIsLeftOut() {
    String cut = LongText.cut(bytes("a" + "é".repeat(LongText.MOST)));
    assertEquals(
        "a" + "é".repeat(LongText.MOST / 2 - 1) + "\n... (131073 characters in total)\n",
        InputText.shown(cut));
  }
}
