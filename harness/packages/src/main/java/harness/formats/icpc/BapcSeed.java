package harness.formats.icpc;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The seeds that BAPCtools derives from the rules of tests. */
public final class BapcSeed {

  private static final BigInteger SEEDS = BigInteger.TWO.pow(31);

  private BapcSeed() {}

  /** The last 31 bits of the text's SHA-512 hash, in decimal. */
  public static String of(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-512");
      byte[] bytes = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return new BigInteger(1, bytes).mod(SEEDS).toString();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
