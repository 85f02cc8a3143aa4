package harness.formats.syntax;

import harness.cases.UsageException;

/**
 * Bounds on what is read from a package, far above what people write. Whatever exceeds one is
 * refused in one line.
 */
public final class PackageBounds {

  /** Entries of a folder or an archive, and links of a folder that lead to the same files. */
  public static final int MOST_FILES = 20_000;

  /** Bytes that an archive unpacks to. */
  public static final long MOST_UNPACKED_BYTES = 1L << 30;

  /** Bytes of a file that describes a part of the package. */
  public static final int MOST_TEXT_BYTES = 4 << 20;

  /** Characters of one command, or of one value that becomes an argument. */
  public static final int LONGEST_COMMAND = 1 << 16;

  /** Characters of all texts of a file with their variables filled in. */
  public static final int MOST_FILLED_IN = 16 << 20;

  /** Levels of lists and maps. */
  static final int DEEPEST = 100;

  /** Levels of elements: below the own limit of newer JDKs, whose message is harder to read. */
  static final int DEEPEST_ELEMENT = 64;

  /** Values of a file after expanding its aliases. */
  static final int MOST_VALUES = 1_000_000;

  /** Aliases of one file that stand for a list or a map. */
  static final int MOST_ALIASES = 1000;

  private static final int SHOWN = 40;

  private PackageBounds() {}

  /**
   * A command or argument.
   *
   * @throws UsageException if it is too long for a command
   */
  public static String checked(String command, Placed declaration) {
    if (command.length() > LONGEST_COMMAND) {
      throw declaration.refused(
          "'%s': longer than %d characters".formatted(shown(command), LONGEST_COMMAND));
    }
    return command;
  }

  /** The first line of a text for a message, cut if it is long. */
  public static String shown(String text) {
    String line = text.lines().findFirst().orElse("");
    return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
  }
}
