package harness.formats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bounds that a validator states in its calls of testlib, such as {@code inf.readInt(1, MAXN,
 * "n")}, as constraints like those of a statement: {@code 1 <= n <= 200000}.
 */
public final class TestlibBounds {

  private static final Pattern CALL =
      Pattern.compile("\\bread(Int|Integer|Long|Ints|Integers|Longs)\\s*\\(");
  private static final Pattern COMMENT = Pattern.compile("//[^\\n]*|/\\*(?s:.*?)\\*/");
  private static final Pattern CONSTANT =
      Pattern.compile("\\bconst(?:expr)?\\b[^=;(){}]*?\\b(\\w+)\\s*=\\s*([^;,]+)[;,]");
  private static final Pattern MACRO =
      Pattern.compile("^\\s*#\\s*define\\s+(\\w+)\\s+(.+)$", Pattern.MULTILINE);
  private static final Pattern WORD = Pattern.compile("(?<![\\w.])[A-Za-z_]\\w*");
  private static final Pattern NUMBER = Pattern.compile("[-+*0-9e. ]+");
  private static final Pattern VARIABLE = Pattern.compile("[a-z][a-z0-9]*");
  private static final Pattern TARGET = Pattern.compile("(\\w+)(\\[[^=]*\\])?\\s*=\\s*[\\w.]*$");
  private static final Pattern LITERAL = Pattern.compile("\"([A-Za-z]\\w*)([^\"]*)\"");
  private static final int MOST_STEPS = 5;

  private final Map<String, String> constants = new HashMap<>();
  private final String source;

  private TestlibBounds(String text) {
    source = COMMENT.matcher(text).replaceAll(" ");
    for (Pattern each : List.of(CONSTANT, MACRO)) {
      each.matcher(source)
          .results()
          .forEach(found -> constants.put(found.group(1), found.group(2)));
    }
  }

  /**
   * The constraints, each once, in the order of the calls.
   *
   * @param text a source file; without calls of testlib there are none
   */
  public static List<String> of(String text) {
    TestlibBounds bounds = new TestlibBounds(text);
    Set<String> all = new LinkedHashSet<>();
    CALL.matcher(bounds.source).results().forEach(call -> bounds.add(call, all));
    return List.copyOf(all);
  }

  private void add(MatchResult call, Set<String> all) {
    List<String> arguments = arguments(call.end());
    boolean isList = call.group(1).endsWith("s");
    int first = isList ? 1 : 0;
    if (arguments.size() < first + 2) {
      return;
    }
    String least = value(arguments.get(first));
    String greatest = value(arguments.get(first + 1));
    String name = name(arguments, first + 2, call.start(), isList);
    if (least != null && greatest != null && name != null) {
      all.add(least + " <= " + name + " <= " + greatest);
    }
  }

  /** The arguments of a call; none if it does not end. */
  private List<String> arguments(int begin) {
    List<String> arguments = new ArrayList<>();
    int depth = 0;
    int from = begin;
    boolean isQuoted = false;
    for (int i = begin; i < source.length(); i++) {
      char each = source.charAt(i);
      isQuoted ^= each == '"' && source.charAt(i - 1) != '\\';
      if (isQuoted) {
        continue;
      }
      boolean isEnd = each == ')' && depth == 0;
      if (isEnd || (each == ',' && depth == 0)) {
        arguments.add(source.substring(from, i).strip());
        from = i + 1;
      }
      if (isEnd) {
        return arguments;
      }
      depth += each == '(' || each == '[' ? 1 : each == ')' || each == ']' ? -1 : 0;
    }
    return List.of();
  }

  /** A bound as a number or a variable; null if it is something else. */
  private String value(String argument) {
    String value = argument;
    for (int step = 0; step < MOST_STEPS; step++) {
      value =
          value
              .replaceAll("\\(\\s*(?:int|long|long long|ll|double|size_t|int64_t)\\s*\\)", "")
              .replaceAll("(?<=\\d)'(?=\\d)", "")
              .replaceAll("(?i)(?<=\\d)(?:ull|ll|lu|ul|l|u)\\b", "")
              .replaceAll("\\bint\\s*\\(|\\b(?:ll|long long)\\s*\\(", "(")
              .strip();
      String next =
          WORD.matcher(value)
              .replaceAll(
                  found ->
                      Matcher.quoteReplacement(
                          constants.getOrDefault(found.group(), found.group())));
      if (next.equals(value)) {
        break;
      }
      value = next;
    }
    value = value.replaceAll("[()]", "").strip();
    boolean isKnown = VARIABLE.matcher(value).matches() || NUMBER.matcher(value).matches();
    return isKnown && !value.isEmpty() ? value : null;
  }

  /** What a call names the number that it reads, or the variable that receives it. */
  private String name(List<String> arguments, int index, int call, boolean isList) {
    Matcher literal = LITERAL.matcher(arguments.size() > index ? arguments.get(index) : "");
    if (literal.find()) {
      boolean isElement = isList || literal.group(2).matches("(?s)[\\[_(]?.*%.*|\\[.*");
      return element(literal.group(1), isElement);
    }
    Matcher target = TARGET.matcher(source.substring(Math.max(0, call - 80), call));
    return target.find() ? element(target.group(1), isList || target.group(2) != null) : null;
  }

  private static String element(String name, boolean isElement) {
    boolean isNamed = name.matches(".+_i?");
    return isElement ? (isNamed ? name.replaceAll("_i?$", "") : name) + "_i" : name;
  }
}
