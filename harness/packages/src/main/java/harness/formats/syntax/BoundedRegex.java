package harness.formats.syntax;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A regular expression of a package, for names of files. A match takes bounded time, whatever the
 * expression.
 */
public final class BoundedRegex {

  private static final int LONGEST = 1 << 12;
  private static final int LONGEST_NAME = 1 << 10;

  /** The names of the groups that are told. */
  private static final List<String> GROUPS = List.of("batch", "case");

  private final String text;
  private final Placed declaration;
  private final Pattern regex;

  private BoundedRegex(String text, Placed declaration, Pattern regex) {
    this.text = text;
    this.declaration = declaration;
    this.regex = regex;
  }

  /**
   * Reads an expression in Python's form, which ignores the case of letters.
   *
   * @throws harness.cases.UsageException in one line, if it is not valid
   */
  public static BoundedRegex ofPython(String text, Placed declaration) {
    try {
      if (text.length() <= LONGEST) {
        String plain = text.replace("(?P<", "(?<").replaceAll("\\(\\?P=(\\w+)\\)", "\\\\k<$1>");
        return new BoundedRegex(
            text, declaration, Pattern.compile(plain, Pattern.CASE_INSENSITIVE));
      }
    } catch (PatternSyntaxException | StackOverflowError invalid) {
      // refused below
    }
    throw declaration.refused(
        "'" + PackageBounds.shown(text) + "' is not a valid regular expression");
  }

  /** The expression as written. */
  public String text() {
    return text;
  }

  /**
   * Matches the beginning of a name.
   *
   * @return what the groups {@code batch} and {@code case} match; empty if nothing matches
   * @throws harness.cases.UsageException in one line, if that takes too long to find out
   */
  public Optional<Map<String, String>> start(String name) {
    if (name.length() > LONGEST_NAME) {
      return Optional.empty();
    }
    try {
      Matcher matcher = regex.matcher(new CountedText(name, text, declaration));
      return matcher.lookingAt() ? Optional.of(groups(matcher)) : Optional.empty();
    } catch (StackOverflowError tooDeep) {
      throw declaration.refused(
          "'" + PackageBounds.shown(text) + "' takes too long to match paths");
    }
  }

  private static Map<String, String> groups(Matcher matcher) {
    Map<String, String> found = new HashMap<>();
    for (String each : GROUPS) {
      try {
        found.put(each, matcher.group(each));
      } catch (IllegalArgumentException noSuchGroup) {
        found.put(each, null);
      }
    }
    return found;
  }
}
