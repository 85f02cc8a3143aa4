package harness.terminal;

import harness.machine.Printable;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Words for a command line that a person pastes into a shell. */
public final class Shell {

  /** How the user called the harness, as the start script tells it. */
  private static final String CALLED = "harness.command";

  private static final String PLAIN = "[A-Za-z0-9_./,:=@#+-]+";

  private Shell() {}

  /** One of the harness's own commands, called as the user called this one. */
  public static String harness(String command) {
    return quoted(System.getProperty(CALLED, "bin/harness")) + " " + command;
  }

  /**
   * A word, quoted where a shell would take it apart. Hidden characters stand as the codes of their
   * bytes, in the {@code $'...'} of Bash and Zsh.
   */
  public static String quoted(Object word) {
    String text = word.toString();
    if (text.matches(PLAIN) && !text.startsWith("#")) {
      return text;
    }
    return Printable.isPlain(text) ? "'" + text.replace("'", "'\\''") + "'" : coded(text);
  }

  /**
   * A word for {@code printf} that makes it print these bytes.
   *
   * @param bytes each a character
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
              if (!Printable.isPlain(each)) {
                for (byte one : each.getBytes(StandardCharsets.UTF_8)) {
                  coded.append(String.format(Locale.ROOT, "\\x%02x", one & 0xff));
                }
              } else {
                coded.append(each.equals("'") || each.equals("\\") ? "\\" : "").append(each);
              }
            });
    return coded.append('\'').toString();
  }
}
