package harness.machine;

import harness.cases.Printable;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Quotes words for a command line that people paste into a shell. */
public final class Shell {

  /** System property that the launcher sets to the command by which the user called it. */
  private static final String CALLED = "harness.command";

  private static final String PLAIN = "[A-Za-z0-9_./,:=@#+-]+";

  private Shell() {}

  /** A harness command, called the way the user called this one. */
  public static String harness(String command) {
    return quoted(System.getProperty(CALLED, "bin/harness")) + " " + command;
  }

  /**
   * A word, quoted if a shell would split or expand it. Hidden characters are written as byte
   * escapes in the {@code $'...'} of Bash and Zsh.
   */
  public static String quoted(Object word) {
    String text = word.toString();
    if (text.matches(PLAIN) && !text.startsWith("#")) {
      return text;
    }
    return Printable.isPlain(text) ? "'" + text.replace("'", "'\\''") + "'" : coded(text);
  }

  /**
   * An argument that makes {@code printf} print these bytes.
   *
   * @param bytes one character per byte
   */
  public static String printed(String bytes) {
    StringBuilder format = new StringBuilder("'");
    bytes.chars().forEach(each -> format.append(printed((char) each)));
    return format.append('\'').toString();
  }

  private static String printed(char each) {
    return switch (each) {
      case '\n' -> "\\n";
      case '\t' -> "\\t";
      case '\r' -> "\\r";
      case '\\' -> "\\\\";
      case '%' -> "%%";
      case '\'' -> "'\\''";
      default ->
          each >= ' ' && each <= '~'
              ? Character.toString(each)
              : String.format(Locale.ROOT, "\\%03o", each & 0xff);
    };
  }

  private static String coded(String text) {
    StringBuilder coded = new StringBuilder("$'");
    text.codePoints()
        .mapToObj(Character::toString)
        .forEach(
            each -> {
              if (each.charAt(0) < 0x80 && Printable.isPlain(each)) {
                coded.append(each.equals("'") || each.equals("\\") ? "\\" : "").append(each);
              } else {
                for (byte one : each.getBytes(StandardCharsets.UTF_8)) {
                  coded.append(String.format(Locale.ROOT, "\\x%02x", one & 0xff));
                }
              }
            });
    return coded.append('\'').toString();
  }
}
