package harness.process;

import java.nio.charset.StandardCharsets;

/**
 * Files that a program may use in place of its standard streams. Their names are plain, so they lie
 * in the folder of its run.
 *
 * @param input the file with the input; empty if there is none
 * @param output the file that the program writes its output to; empty if there is none
 */
public record NamedFiles(String input, String output) {

  /** No files: the program uses its standard streams. */
  public static final NamedFiles NONE = new NamedFiles("", "");

  private static final int MOST_NAME_BYTES = 255;
  private static final int SHOWN = 60;

  /**
   * Checks the names.
   *
   * @throws IllegalArgumentException with a one-line message about the first that is wrong
   */
  public NamedFiles {
    check(input);
    check(output);
    if (!input.isEmpty() && input.equals(output)) {
      throw new IllegalArgumentException("the input and the output are the same file: " + input);
    }
  }

  /**
   * Reads two names with a comma between them, of which one may be empty.
   *
   * @throws IllegalArgumentException with a one-line message
   */
  public static NamedFiles parse(String text) {
    String[] names = text.split(",", -1);
    if (names.length != 2) {
      throw new IllegalArgumentException("expected two names, such as input.txt,output.txt");
    }
    NamedFiles files = new NamedFiles(names[0], names[1]);
    if (files.isNone()) {
      throw new IllegalArgumentException("names no file");
    }
    return files;
  }

  /** Whether a file name is one that programs may use. */
  public static boolean isPlain(String name) {
    try {
      check(name);
      return !name.isEmpty();
    } catch (IllegalArgumentException refused) {
      return false;
    }
  }

  private static void check(String name) {
    if (name.getBytes(StandardCharsets.UTF_8).length > MOST_NAME_BYTES) {
      throw new IllegalArgumentException(
          "the name " + name.substring(0, SHOWN) + "... is longer than 255 bytes");
    }
    if (name.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException("a name with a control character");
    }
    if (name.indexOf('/') >= 0 || name.equals(".") || name.equals("..")) {
      throw new IllegalArgumentException("expected plain file names, found '" + name + "'");
    }
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(name)) {
      throw new IllegalArgumentException("a name that is not Unicode");
    }
  }

  /** Whether the program only uses its standard streams. */
  public boolean isNone() {
    return input.isEmpty() && output.isEmpty();
  }

  /** Both names, as {@link #parse} takes them. */
  public String text() {
    return input + "," + output;
  }

  /** What programs do with the files, in a few words. */
  public String inWords() {
    String read = input.isEmpty() ? "" : "read " + input;
    String written = output.isEmpty() ? "" : "write " + output;
    return read.isEmpty() || written.isEmpty() ? read + written : read + " and " + written;
  }
}
