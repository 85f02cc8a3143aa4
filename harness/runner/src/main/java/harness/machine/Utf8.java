package harness.machine;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Recognizes UTF-8 in texts that have one character for each byte. */
public final class Utf8 {

  private Utf8() {}

  /** Whether the bytes are UTF-8, such as plain ASCII. */
  public static boolean is(String bytes) {
    return decoded(bytes) != null;
  }

  /** The text that the bytes encode, if they are UTF-8. */
  public static @Nullable String decoded(String bytes) {
    try {
      ByteBuffer encoded = StandardCharsets.ISO_8859_1.newEncoder().encode(CharBuffer.wrap(bytes));
      return StandardCharsets.UTF_8.newDecoder().decode(encoded).toString();
    } catch (CharacterCodingException notUtf8) {
      return null;
    }
  }
}
