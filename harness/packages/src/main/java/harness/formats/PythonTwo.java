package harness.formats;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises a source of Python 2: its first line says so, or it has a statement or a function that
 * Python 3 does not have.
 */
final class PythonTwo {

  private static final Pattern SAYS_TWO = Pattern.compile("#![^\\n]*\\bpython2");
  private static final Pattern SAYS_THREE = Pattern.compile("#![^\\n]*\\bpython3");

  /** {@code print x}; but {@code print (x)} and {@code print if a else b} are of Python 3, too. */
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(?:^|[:;])[ \\t]*(print[ \\t]*(?:>>|\"|(?<=[ \\t])(?!(?:if|else|for|in|is|and|or|not)\\b)\\w))",
          Pattern.MULTILINE);

  private static final Pattern FUNCTION =
      Pattern.compile("(?<![\\w.])(raw_input|xrange)[ \\t]*\\(");

  /** A source that defines such a function itself, or catches that it is not there. */
  private static final Pattern PREPARED =
      Pattern.compile(
          "\\b(?:raw_input|xrange)[ \\t]*=|def[ \\t]+(?:raw_input|xrange)|NameError|import[^\\n]*(?:raw_input|xrange)");

  private PythonTwo() {}

  /** Why a text is Python 2, for people; empty if it is not. */
  static Optional<String> reason(String text) {
    if (SAYS_TWO.matcher(text).lookingAt()) {
      return Optional.of("needs Python 2");
    }
    if (SAYS_THREE.matcher(text).lookingAt()) {
      return Optional.empty();
    }
    String code = withoutTexts(text);
    Matcher statement = STATEMENT.matcher(code);
    if (statement.find()) {
      return Optional.of(line(code, statement.start(1)) + ": a print statement of Python 2");
    }
    Matcher function = FUNCTION.matcher(code);
    return function.find() && !PREPARED.matcher(code).find()
        ? Optional.of(line(code, function.start(1)) + ": " + function.group(1) + " of Python 2")
        : Optional.empty();
  }

  private static String line(String code, int at) {
    return "line " + (1 + code.substring(0, at).chars().filter(each -> each == '\n').count());
  }

  /** Without comments and with empty texts, in the same lines. */
  private static String withoutTexts(String text) {
    StringBuilder code = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '#') {
        at = end(text, text.indexOf('\n', at));
      } else if (c == '"' || c == '\'') {
        int end = endOfText(text, at);
        code.append("\"\"");
        text.substring(at, end)
            .chars()
            .filter(each -> each == '\n')
            .forEach(each -> code.append('\n'));
        at = end;
      } else {
        code.append(c);
        at++;
      }
    }
    return code.toString();
  }

  /** Where the text that begins here has ended. */
  private static int endOfText(String text, int from) {
    String quote = text.substring(from, from + 1);
    String triple = quote.repeat(3);
    boolean isLong = text.startsWith(triple, from);
    String closing = isLong ? triple : quote;
    int at = from + closing.length();
    while (at < text.length() && !text.startsWith(closing, at)) {
      if (!isLong && text.charAt(at) == '\n') {
        return at;
      }
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(text.length(), at + closing.length());
  }

  private static int end(String text, int index) {
    return index < 0 ? text.length() : index;
  }
}
