package harness.export;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Damages files as people and programs do, with one to three small faults each. */
final class Damage {

  private static final byte[] CHARACTERS = bytes("0123456789*ABCDEFGHI-+x. \t\r\n\u00ff");
  private static final byte[][] TOKENS = {
    bytes(" 0"),
    bytes("-1"),
    bytes("\r\n"),
    bytes("\n\n"),
    bytes(" "),
    bytes("12"),
    bytes("00"),
    bytes("No moves needed"),
    bytes("4294967297"),
    bytes("99999999999999999999999"),
    bytes("AA")
  };

  private final SplittableRandom random;

  Damage(long seed) {
    random = new SplittableRandom(seed);
  }

  byte[] of(byte[] file) {
    byte[] damaged = file;
    for (int faults = 1 + random.nextInt(3); faults > 0; faults--) {
      damaged = once(damaged);
    }
    return damaged;
  }

  private byte[] once(byte[] file) {
    int at = random.nextInt(file.length + 1);
    int length = Math.min(random.nextInt(4), file.length - at);
    return switch (random.nextInt(7)) {
      case 0 -> spliced(file, at, 0, CHARACTERS[random.nextInt(CHARACTERS.length)]);
      case 1, 2 ->
          spliced(
              file,
              at,
              Math.min(1, file.length - at),
              CHARACTERS[random.nextInt(CHARACTERS.length)]);
      case 3 -> spliced(file, at, length);
      case 4 -> spliced(file, at, 0, TOKENS[random.nextInt(TOKENS.length)]);
      case 5 -> spliced(file, at, 0, Arrays.copyOfRange(file, at, at + length));
      default -> random.nextInt(4) == 0 ? Arrays.copyOf(file, at) : exchanged(file);
    };
  }

  /** Swaps two bytes: counts stay right, so that only the rules show the damage. */
  private byte[] exchanged(byte[] file) {
    byte[] exchanged = file.clone();
    if (file.length > 1) {
      int first = random.nextInt(file.length);
      int second = random.nextInt(file.length);
      exchanged[first] = file[second];
      exchanged[second] = file[first];
    }
    return exchanged;
  }

  private static byte[] spliced(byte[] file, int at, int removed, byte... added) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(file, 0, at);
    out.write(added, 0, added.length);
    out.write(file, at + removed, file.length - at - removed);
    return out.toByteArray();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
