package harness.formats.loose;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The variables of a script whose values are plain texts; others stay as they are written. */
final class DriverVariables {

  private final Map<String, String> values = new HashMap<>();
  private final Pattern use;
  private final boolean ignoresCase;

  /**
   * No variables.
   *
   * @param use matches one use of a variable; the first or second group is its name, and the third,
   *     if there is one, what counts if it has no value
   * @param ignoresCase whether names that differ in case alone are one
   */
  DriverVariables(Pattern use, boolean ignoresCase) {
    this.use = use;
    this.ignoresCase = ignoresCase;
  }

  void set(String name, String value) {
    values.put(key(name), unquoted(value.strip()));
  }

  /** A text with the known variables replaced by their values. */
  String replacedIn(String text) {
    return use.matcher(text).replaceAll(each -> Matcher.quoteReplacement(value(each)));
  }

  private String value(MatchResult use) {
    String name = use.group(1) == null ? use.group(2) : use.group(1);
    String other = use.groupCount() > 2 ? use.group(3) : null;
    String known = values.get(key(name));
    return known != null ? known : other != null ? other : use.group();
  }

  private String key(String name) {
    return ignoresCase ? name.toLowerCase(Locale.ROOT) : name;
  }

  private static String unquoted(String value) {
    boolean isQuoted =
        value.length() > 1
            && (value.startsWith("\"") || value.startsWith("'"))
            && value.charAt(value.length() - 1) == value.charAt(0);
    return isQuoted ? value.substring(1, value.length() - 1) : value;
  }
}
