package harness.terminal;

import harness.report.text.Style;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What stands at the other end of the standard streams. */
public final class Terminal {

  private Terminal() {}

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
