package harness.diagnosis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Where the array is declared that a line of C or C++ reads or writes out of bounds: the mistake
 * may be its size. Nothing is said where several lines may declare it.
 *
 * @param source the lines of the source
 */
record ArrayDeclaration(List<String> source) {

  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*$");

  private static final Pattern SIZE = Pattern.compile("\\[([^\\]]*)\\]");

  /** Before a declared name: a type, and perhaps other names. */
  private static final String BEFORE =
      "(?:^|[;{}])\\s*(?!(?:return|else|case|throw|delete|goto|do|typedef|using)\\b)"
          + "[A-Za-z_][\\w:]*(?:<[^;]*>)?(?:\\s+[\\w:]+)*[\\s*&]+(?:[^;=()]*,\\s*)?";

  private static final String AFTER = "\\s*((?:\\[[^\\]]*\\]\\s*)+)";

  /**
   * The line that declares the array of a subscript.
   *
   * @param line the line of the subscript, from 1
   * @param column that of its closing bracket, from 1, which is where C++ sees it; C sees it at the
   *     opening one
   * @param type what the compiler calls the array: {@code int [8]}
   */
  OptionalInt ofSubscript(int line, int column, String type) {
    if (line < 1 || line > source.size() || column > source.get(line - 1).length()) {
      return OptionalInt.empty();
    }
    String text = source.get(line - 1).substring(0, Math.max(0, column));
    int depth = -1;
    if (text.endsWith("[")) {
      text = text.substring(0, column - 1).stripTrailing();
      depth = 0;
    }
    for (int open = opening(text); open >= 0; open = opening(text)) {
      text = text.substring(0, open).stripTrailing();
      depth++;
    }
    Matcher name = WORD.matcher(text);
    return depth >= 0 && name.find() ? of(name.group(), depth, type) : OptionalInt.empty();
  }

  /** The only line that declares an array of this name. */
  private OptionalInt of(String name, int outer, String type) {
    Pattern declaration = Pattern.compile(BEFORE + Pattern.quote(name) + AFTER);
    int[] lines =
        IntStream.rangeClosed(1, source.size())
            .filter(each -> declares(declaration, source.get(each - 1), outer, type))
            .limit(2)
            .toArray();
    return lines.length == 1 ? OptionalInt.of(lines[0]) : OptionalInt.empty();
  }

  private static boolean declares(Pattern declaration, String line, int outer, String type) {
    Matcher found = declaration.matcher(line);
    if (!found.find()) {
      return false;
    }
    List<String> declared = sizes(found.group(1));
    List<String> known = sizes(type);
    return declared.size() == outer + known.size()
        && IntStream.range(0, known.size())
            .allMatch(i -> fits(declared.get(outer + i), known.get(i)));
  }

  private static List<String> sizes(String text) {
    return SIZE.matcher(text).results().map((MatchResult each) -> each.group(1).strip()).toList();
  }

  /** Whether a size as it is written may be a number; that of a name or a sum is unknown. */
  private static boolean fits(String written, String size) {
    return !written.matches("\\d+") || written.equals(size);
  }

  /** Where the brackets open that close at the end of a text; -1 if it has none there. */
  private static int opening(String text) {
    if (!text.endsWith("]")) {
      return -1;
    }
    Deque<Integer> open = new ArrayDeque<>();
    int last = -1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '[') {
        open.push(i);
      } else if (text.charAt(i) == ']') {
        last = open.isEmpty() ? -1 : open.pop();
      }
    }
    return last;
  }
}
