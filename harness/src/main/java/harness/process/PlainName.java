package harness.process;

import java.nio.charset.StandardCharsets;

/** A valid name for a file in the working folder that leads nowhere else. */
final class PlainName {

  private static final int MOST_BYTES = 255;

  private PlainName() {}

  /**
   * Checks a name.
   *
   * @throws IllegalArgumentException if it is invalid
   */
  static void check(String name) {
    boolean leadsAway = name.equals(".") || name.equals("..") || name.indexOf('/') >= 0;
    int bytes = name.getBytes(StandardCharsets.UTF_8).length;
    if (leadsAway || bytes == 0 || bytes > MOST_BYTES || name.indexOf('\0') >= 0) {
      throw new IllegalArgumentException(
          "not the name of a file in the working folder: '" + name.replace('\0', '?') + "'");
    }
  }
}
