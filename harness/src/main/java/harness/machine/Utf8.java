package harness.machine;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Recognizes UTF-8 in texts that have one character for each byte. */
public final class Utf8 {

  private Utf8() {}

  /** Whether the bytes are UTF-8, such as plain ASCII. */
  public static boolean is(String bytes) {
    return isAscii(bytes) || decoded(bytes) != null;
  }

  /** The text that the bytes encode; null if they are not UTF-8. */
  public static String decoded(String bytes) {
    if (isAscii(bytes)) {
      return bytes;
    }
    if (bytes.chars().anyMatch(c -> c > 0xff)) {
      return null;
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(buffer).toString();
    } catch (CharacterCodingException notUtf8) {
      return null;
    }
  }

  private static boolean isAscii(String bytes) {
    return bytes.chars().allMatch(c -> c < 0x80);
  }
}
