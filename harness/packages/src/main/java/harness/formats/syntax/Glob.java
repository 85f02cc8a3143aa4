package harness.formats.syntax;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A pattern of paths: {@code *} stands for anything but a slash, {@code **} for anything, {@code ?}
 * for one character, {@code [a-z]} for one of a set, {@code {a,b}} for one of several patterns. A
 * match takes bounded time, whatever the pattern.
 */
public final class Glob {

  private static final int LONGEST = 1 << 12;
  private static final String SPECIAL = "*?[{";
  private static final String OF_REGEX = "\\^$.|+()]}*?[{";

  private final String text;
  private final Placed declaration;
  private final Pattern regex;

  private Glob(String text, Placed declaration, Pattern regex) {
    this.text = text;
    this.declaration = declaration;
    this.regex = regex;
  }

  /**
   * Reads a pattern.
   *
   * @throws harness.cases.UsageException in one line, if it is not valid
   */
  public static Glob of(String text, Placed declaration) {
    try {
      if (text.length() <= LONGEST) {
        return new Glob(text, declaration, Pattern.compile(regex(text)));
      }
    } catch (PatternSyntaxException invalid) {
      // refused below
    }
    throw declaration.refused(
        "'" + PackageBounds.shown(text) + "' is not a valid pattern of paths");
  }

  /** Whether a text is more than a plain path. */
  public static boolean isPattern(String text) {
    return text.chars().anyMatch(each -> SPECIAL.indexOf(each) >= 0);
  }

  /**
   * Whether a path matches.
   *
   * @throws harness.cases.UsageException in one line, if that takes too long to find out
   */
  public boolean matches(String path) {
    return regex.matcher(new CountedText(path, text, declaration)).matches();
  }

  /** Whether a path matches, or a folder that it lies in; throws as {@link #matches} does. */
  public boolean covers(String path) {
    for (int end = path.length(); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (matches(path.substring(0, end))) {
        return true;
      }
    }
    return false;
  }

  private static String regex(String glob) {
    StringBuilder regex = new StringBuilder();
    int braces = 0;
    int at = 0;
    while (at < glob.length()) {
      char c = glob.charAt(at++);
      if (c == '*') {
        boolean all = at < glob.length() && glob.charAt(at) == '*';
        at += all ? 1 : 0;
        regex.append(all ? ".*" : "[^/]*");
      } else if (c == '?') {
        regex.append("[^/]");
      } else if (c == '[') {
        at = set(glob, at, regex);
      } else if (c == '{') {
        braces++;
        regex.append("(?:");
      } else if (c == '}' && braces > 0) {
        braces--;
        regex.append(')');
      } else if (c == ',' && braces > 0) {
        regex.append('|');
      } else if (c != ' ' || braces == 0) { // names in braces have no blanks around them
        boolean isEscape = c == '\\' && at < glob.length();
        regex.append(quoted(isEscape ? glob.charAt(at++) : c));
      }
    }
    return regex.toString();
  }

  /** Appends a set that begins at a position; returns the position after it. */
  private static int set(String glob, int from, StringBuilder regex) {
    int end = glob.indexOf(']', from + 1);
    if (end < 0) {
      throw new PatternSyntaxException("unclosed set", glob, from);
    }
    boolean inverted = glob.charAt(from) == '!' || glob.charAt(from) == '^';
    regex.append(inverted ? "(?!/)[^" : "(?!/)[");
    for (int i = from + (inverted ? 1 : 0); i < end; i++) {
      char c = glob.charAt(i);
      boolean isRange = c == '-' && i > from + (inverted ? 1 : 0) && i < end - 1;
      regex.append(isRange || Character.isLetterOrDigit(c) ? String.valueOf(c) : "\\" + c);
    }
    regex.append(']');
    return end + 1;
  }

  private static String quoted(char c) {
    return OF_REGEX.indexOf(c) >= 0 ? "\\" + c : String.valueOf(c);
  }
}
