package harness.submission;

import java.util.regex.Pattern;

/** The messages of systems and compilers that say that a disk is full. */
final class FullDisk {

  /** A linker that maps its output gets SIGBUS instead of an error. */
  private static final Pattern WORDS =
      Pattern.compile("No space left on device|Disk quota exceeded|disk full|Bus error");

  private FullDisk() {}

  /** Whether a message says so. That proves nothing: compilers can be made to print such words. */
  static boolean isNamedIn(String message) {
    return WORDS.matcher(message).find();
  }
}
