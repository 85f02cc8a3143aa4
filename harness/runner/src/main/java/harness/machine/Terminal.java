package harness.machine;

import harness.cases.Printable;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Properties of the standard streams, and messages to the user. */
public final class Terminal {

  private static final String CLEAR_LINE = "\r\u001b[K";

  private Terminal() {}

  /** Prints a line on standard error; hidden characters are escaped. */
  public static void note(String line) {
    System.err.println(Printable.inLine(line));
  }

  /** Shows the current activity in place of the previous one, if standard error is a terminal. */
  public static void showStatus(String doing) {
    replaceStatus(Printable.inLine(doing));
  }

  /** Removes the status shown last. */
  public static void clearStatus() {
    replaceStatus("");
  }

  private static void replaceStatus(String status) {
    if (onError() && !isDumb(System.getenv())) {
      System.err.print(CLEAR_LINE + status);
      System.err.flush();
    }
  }

  /** Whether standard error is a terminal, according to the launcher. */
  public static boolean onError() {
    return Boolean.getBoolean("harness.terminal.err");
  }

  /** Whether standard output is a terminal, according to the launcher. */
  public static boolean onOutput() {
    return Boolean.getBoolean("harness.terminal.out");
  }

  /** Whether the user's locale says that text is UTF-8. */
  public static boolean showsUnicode() {
    return isUtf8(System.getenv());
  }

  /** As POSIX demands, the first locale variable that is set decides. */
  public static boolean isUtf8(Map<String, String> environment) {
    return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
        .map(name -> environment.getOrDefault(name, "").toLowerCase(Locale.ROOT))
        .filter(locale -> !locale.isEmpty())
        .findFirst()
        .filter(locale -> locale.contains("utf-8") || locale.contains("utf8"))
        .isPresent();
  }

  /** Whether the user has not disabled colours, and the terminal may know them. */
  public static boolean wantsColour(Map<String, String> environment) {
    return environment.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb(environment);
  }

  private static boolean isDumb(Map<String, String> environment) {
    return "dumb".equals(environment.get("TERM"));
  }
}
