package harness.formats.icpc;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The seeds that testdata_tools derives from the names of tests. */
final class ScriptSeed {

  private static final int BYTES = 3;

  /** All seeds are below this number. */
  static final int BOUND = 1 << (Byte.SIZE * BYTES);

  private ScriptSeed() {}

  /** The first three bytes of the name's MD5 hash, as a decimal number. */
  static String of(String name) {
    try {
      byte[] hash = MessageDigest.getInstance("MD5").digest(name.getBytes(StandardCharsets.UTF_8));
      int seed = 0;
      for (int i = 0; i < BYTES; i++) {
        seed = seed << Byte.SIZE | Byte.toUnsignedInt(hash[i]);
      }
      return Integer.toString(seed);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
