package harness.judge;

import harness.cases.Printable;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Formats bytes printed by a program for one-line messages. */
final class Wording {

  /** Maximum number of bytes shown. */
  static final int SHOWN = 40;

  private static final int CONTINUATION_MASK = 0xC0;
  private static final int CONTINUATION = 0x80;

  private Wording() {}

  /** A part of a text, escaped, and cut if it is long. */
  static String shown(byte[] text, int from, int to) {
    if (to - from <= SHOWN) {
      return escaped(text, from, to);
    }
    int cut = from + SHOWN;
    while (cut > from + SHOWN - 3 && (text[cut] & CONTINUATION_MASK) == CONTINUATION) {
      cut--;
    }
    return escaped(text, from, cut) + "… (" + (to - from) + " bytes)";
  }

  /** A part of a line in quotes, so that blanks at its ends are visible. */
  static String quoted(byte[] text, int from, int to) {
    return to - from <= SHOWN ? '"' + shown(text, from, to) + '"' : shown(text, from, to);
  }

  private static String escaped(byte[] text, int from, int to) {
    try {
      ByteBuffer piece = ByteBuffer.wrap(text, from, to - from);
      return Printable.inLine(StandardCharsets.UTF_8.newDecoder().decode(piece).toString());
    } catch (CharacterCodingException notUtf8) {
      StringBuilder codes = new StringBuilder();
      for (int i = from; i < to; i++) {
        codes.append(
            text[i] < 0
                ? String.format(Locale.ROOT, "\\x%02x", text[i] & 0xff)
                : Printable.inLine(String.valueOf((char) text[i])));
      }
      return codes.toString();
    }
  }
}
