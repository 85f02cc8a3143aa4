package harness.terminal;

import harness.machine.Printable;
import harness.report.text.Style;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What stands at the other end of the standard streams, and what is said to a person there. */
public final class Terminal {

  private static final String CLEAR_LINE = "\r\u001b[K";

  private Terminal() {}

  /** Prints a line on standard error; hidden characters are written as codes. */
  public static void note(String line) {
    System.err.println(Printable.inLine(line));
  }

  /** Shows what is being done, in place of what was shown before, where a terminal can. */
  public static void showStatus(String doing) {
    if (onError()) {
      System.err.print(CLEAR_LINE + Printable.inLine(doing));
      System.err.flush();
    }
  }

  /** Takes away what was shown last. */
  public static void clearStatus() {
    if (onError()) {
      System.err.print(CLEAR_LINE);
      System.err.flush();
    }
  }

  /** Whether standard error is a terminal, as the start script saw it. */
  public static boolean onError() {
    return Boolean.getBoolean("harness.terminal.err");
  }

  /** Whether standard output is a terminal, as the start script saw it. */
  public static boolean onOutput() {
    return Boolean.getBoolean("harness.terminal.out");
  }

  /** Whether the user's locale says that text is UTF-8. */
  public static boolean showsUnicode() {
    return isUtf8(System.getenv());
  }

  /** The first of the locale's variables that is set decides, as POSIX has it. */
  public static boolean isUtf8(Map<String, String> environment) {
    for (String name : List.of("LC_ALL", "LC_CTYPE", "LANG")) {
      String locale = environment.get(name);
      if (locale != null && !locale.isEmpty()) {
        String lower = locale.toLowerCase(Locale.ROOT);
        return lower.contains("utf-8") || lower.contains("utf8");
      }
    }
    return false;
  }

  /** Colours where standard output is a terminal and the user has not refused them. */
  public static Style style() {
    String refused = System.getenv("NO_COLOR");
    boolean wanted = refused == null || refused.isEmpty();
    return wanted && onOutput() ? Style.COLOURED : Style.PLAIN;
  }
}
