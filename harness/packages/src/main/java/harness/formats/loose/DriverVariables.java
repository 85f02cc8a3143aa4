package harness.formats.loose;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The variables of a script whose values are plain texts. Others stay as they are written: those
 * that the script computes somewhere, such as counters and seeds, even if they begin with a plain
 * text.
 */
final class DriverVariables {

  private final Map<String, String> values = new HashMap<>();
  private final Set<String> computed = new HashSet<>();
  private final Pattern use;
  private final boolean ignoresCase;

  /**
   * No variables yet.
   *
   * @param script the whole text in which they are used
   * @param computing matches where a script computes a variable; one of its groups is the name
   * @param use matches one use of a variable; the first or second group is its name, and the third,
   *     if there is one, what counts if it has no value
   * @param ignoresCase whether names that differ in case alone are one
   */
  DriverVariables(String script, Pattern computing, Pattern use, boolean ignoresCase) {
    this.use = use;
    this.ignoresCase = ignoresCase;
    computing.matcher(script).results().forEach(each -> computed.add(key(name(each))));
  }

  /** Keeps a value, unless the variable has others that are not known. */
  void set(String name, String value) {
    if (!computed.contains(key(name))) {
      values.put(key(name), unquoted(value.strip()));
    }
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

  /** The first group that matched. */
  private static String name(MatchResult computing) {
    return IntStream.rangeClosed(1, computing.groupCount())
        .mapToObj(computing::group)
        .filter(Objects::nonNull)
        .findFirst()
        .orElseThrow();
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
