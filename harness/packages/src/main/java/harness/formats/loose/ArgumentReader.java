package harness.formats.loose;

import harness.formats.loose.ReadArgument.Kind;
import harness.formats.loose.SourceTokens.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads the source of a generator for the arguments that it takes. */
final class ArgumentReader {

  private static final int MOST_ARGUMENTS = 12;
  private static final int LOOK_BACK = 16;

  /** A source that says more than this was not written by a person. */
  private static final int MOST_SEARCHES = 200;

  private static final Pattern HASH_COMMENTS =
      Pattern.compile(".*\\.(py|py3|pyw|rb|pl|pm|jl|r|ex|exs)", Pattern.CASE_INSENSITIVE);
  private static final Pattern FROM_ZERO =
      Pattern.compile(".*\\.(java|kt|kts|cs|scala|rb|pl|pm|ts|js|groovy|jl|swift|dart)");

  /** A key that could not be mistaken for a part of a template. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z][\\w-]{0,31}");

  private static final Pattern VALUE = Pattern.compile("[A-Za-z0-9][\\w.-]{0,31}");

  /** Functions and types that take a seed. */
  private static final Pattern SEEDED =
      Pattern.compile(
          ".*[sS]eed.*|SEED|srand\\w*|mt19937(_64)?|Random(State)?|minstd_rand0?|default_rng"
              + "|default_random_engine");

  /** Variables that hold a source of random numbers. */
  private static final Pattern SOURCE = Pattern.compile("[psx]?rng|RNG|rnd|eng(ine)?");

  private static final Set<String> DECIMAL =
      Set.of("double", "float", "atof", "stod", "stof", "stold", "parseDouble", "Double", "strtod");

  private final String fileName;
  private final List<Token> tokens;
  private final Map<Integer, ReadArgument> positional = new TreeMap<>();
  private final Map<String, ReadArgument> keyed = new LinkedHashMap<>();

  /** Lists of arguments, with the position of their first element. */
  private final Map<String, Integer> lists = new HashMap<>();

  private boolean isStrict;
  private int searches;

  private ArgumentReader(String fileName, String text) {
    this.fileName = fileName;
    this.tokens = SourceTokens.of(text, HASH_COMMENTS.matcher(fileName).matches());
  }

  /** Reads a source. */
  static ReadArguments of(String fileName, String text) {
    return new ArgumentReader(fileName, text).read();
  }

  private ReadArguments read() {
    int first = FROM_ZERO.matcher(fileName).matches() ? 1 : 0;
    boolean isPython = fileName.endsWith(".py");
    lists.put("argv", fileName.endsWith("s") && first == 1 ? -1 : 0);
    lists.put("ARGV", 1);
    lists.put("Args", 0);
    if (!isPython) {
      lists.put("args", first);
    }
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).isName()) {
        name(i);
      }
    }
    List<ReadArgument> all = new ArrayList<>(positional.values());
    all.addAll(keyed.values());
    return new ReadArguments(all, isStrict);
  }

  private void name(int i) {
    String name = tokens.get(i).text();
    if (lists.containsKey(name) && is(i + 1, "[")) {
      indexed(i, lists.get(name));
    } else if (name.equals("opt")) {
      option(i);
    } else if (name.equals("add_argument") && is(i + 1, "(")) {
      declared(new CallArguments(tokens, i + 1).each());
    } else if (name.equalsIgnoreCase("ParamStr") && is(i + 1, "(") && is(i + 3, ")")) {
      position(i, number(i + 2));
    } else if (name.equals("nth") && is(i - 2, ")") && is(i + 1, "(")) {
      position(i, number(i + 2)); // args().nth(1)
    }
  }

  private boolean is(int at, String sign) {
    return at >= 0 && at < tokens.size() && tokens.get(at).is(sign);
  }

  private boolean isName(int at) {
    return at >= 0 && at < tokens.size() && tokens.get(at).isName();
  }

  private String text(int at) {
    return at >= 0 && at < tokens.size() ? tokens.get(at).text() : "";
  }

  /** A small number; -1 for anything else. */
  private int number(int at) {
    return isName(at) && text(at).matches("\\d{1,2}") ? Integer.parseInt(text(at)) : -1;
  }

  /** {@code argv[1]}, {@code argv[-1]}, {@code argv[1:]}. */
  private void indexed(int i, int first) {
    if (is(i + 3, "]")) {
      position(i, first + number(i + 2));
    } else if (is(i + 3, ":") && number(i + 2) >= 0) {
      unpacked(i, first + number(i + 2));
    }
  }

  private void position(int i, int position) {
    boolean hasNumber = number(i + 2) >= 0;
    if (!hasNumber || position < 1 || position > MOST_ARGUMENTS) {
      return;
    }
    List<String> around = around(i);
    String target = around.isEmpty() ? "" : around.get(around.size() - 1);
    String name = isAssigned(i) ? target : "";
    boolean isSeed =
        around.stream().anyMatch(each -> SEEDED.matcher(each).matches())
            || SOURCE.matcher(name).matches()
            || isReduced(i + 4)
            || seeds(name);
    boolean isDecimal = around.stream().anyMatch(DECIMAL::contains);
    put(null, position, name, isSeed, isDecimal, comparedWith(name));
  }

  /** Whether a value is used as in {@code int(argv[1]) % 9}, which makes any number small. */
  private boolean isReduced(int end) {
    int at = end;
    while (is(at, ")")) {
      at++;
    }
    return is(at, "%") || is(at, "^");
  }

  /** {@code n, m = map(int, argv[1:])}, or a list of all of them. */
  private void unpacked(int i, int first) {
    int at = i - 1;
    while (at > 0 && i - at < LOOK_BACK && !is(at, "=")) {
      at--;
    }
    if (!is(at, "=")) {
      return;
    }
    boolean isDecimal = tokens.subList(at, i).stream().anyMatch(each -> isDecimal(each.text()));
    List<String> targets = new ArrayList<>();
    for (int each = at - 1; isName(each); each -= 2) {
      targets.add(0, text(each));
      if (!is(each - 1, ",")) {
        break;
      }
    }
    if (targets.size() == 1) {
      lists.put(targets.get(0), first);
    } else {
      for (int k = 0; k < targets.size() && first + k <= MOST_ARGUMENTS; k++) {
        String name = targets.get(k);
        put(null, first + k, name, seeds(name), isDecimal, comparedWith(name));
      }
    }
  }

  private static boolean isDecimal(String word) {
    return DECIMAL.contains(word);
  }

  /** testlib's {@code opt<int>("n")} and {@code opt<int>(1)}, without a default value. */
  private void option(int i) {
    int at = i + 1;
    StringBuilder type = new StringBuilder();
    if (is(at, "<")) {
      for (at++; at < i + LOOK_BACK && !is(at, ">"); at++) {
        type.append(text(at));
      }
      at++;
    }
    List<List<Token>> given = is(at, "(") ? new CallArguments(tokens, at).each() : List.of();
    if (given.size() != 1 || given.get(0).size() != 1) {
      return;
    }
    Token key = given.get(0).get(0);
    boolean isDecimal = DECIMAL.contains(type.toString().replace("long", ""));
    List<String> values = type.toString().equals("bool") ? List.of("0", "1") : List.of();
    int position = number(at + 1);
    List<String> around = around(i);
    String target = isAssigned(i) ? around.get(around.size() - 1) : "";
    if (key.isText() && PLAIN.matcher(key.text()).matches()) {
      List<String> known = values.isEmpty() ? comparedWith(target) : values;
      put("-" + key.text() + "=", 0, key.text(), seeds(key.text()), isDecimal, known);
    } else if (position > 0) {
      put(null, position, target, seeds(target), isDecimal, values);
    }
  }

  /** Python's {@code add_argument("--n", type=int)}. */
  private void declared(List<List<Token>> given) {
    isStrict = true;
    String name = "";
    Map<String, List<Token>> settings = new HashMap<>();
    for (List<Token> each : given) {
      if (each.size() == 1 && each.get(0).isText()) {
        name = each.get(0).text().length() > name.length() ? each.get(0).text() : name;
      } else if (each.size() > 2 && each.get(1).is("=")) {
        settings.put(each.get(0).text(), each.subList(2, each.size()));
      }
    }
    String bare = name.replaceFirst("^-+", "");
    boolean isSeed = seeds(bare);
    boolean isOptional = settings.containsKey("default") || settings.containsKey("nargs");
    if (settings.containsKey("action")
        || !PLAIN.matcher(bare).matches()
        || (isOptional && !isSeed)) {
      return;
    }
    boolean isDecimal = settings.getOrDefault("type", List.of()).stream().anyMatch(this::isFloat);
    List<String> choices = values(settings.getOrDefault("choices", List.of()));
    boolean isPositional = bare.equals(name);
    put(
        isPositional ? null : name + (name.startsWith("--") ? "=" : " "),
        isPositional ? positional.size() + 1 : 0,
        bare,
        isSeed,
        isDecimal,
        choices);
  }

  private boolean isFloat(Token type) {
    return type.text().equals("float");
  }

  private static List<String> values(List<Token> list) {
    return list.stream()
        .filter(Token::isText)
        .map(Token::text)
        .filter(each -> VALUE.matcher(each).matches())
        .distinct()
        .toList();
  }

  private void put(
      String key,
      int position,
      String name,
      boolean isSeed,
      boolean isDecimal,
      List<String> values) {
    String shown = PLAIN.matcher(name).matches() ? name : "";
    Kind kind = isSeed ? Kind.SEED : isDecimal ? Kind.DECIMAL : Kind.NUMBER;
    ReadArgument read = new ReadArgument(key, position, isSeed ? "seed" : shown, kind, values);
    if (positional.size() + keyed.size() >= MOST_ARGUMENTS) {
      return;
    }
    if (key == null) {
      positional.merge(position, read, ArgumentReader::better);
    } else {
      keyed.putIfAbsent(key, read);
    }
  }

  /** Of two reads of one argument, that which says more. */
  private static ReadArgument better(ReadArgument one, ReadArgument other) {
    return other.isSeed() || (!one.isSeed() && one.name().isEmpty()) ? other : one;
  }

  /**
   * The functions whose first argument a value is, from the inside, then the variable that gets the
   * result: {@code atoi n} for {@code int n = atoi(argv[1])}.
   */
  private List<String> around(int value) {
    List<String> names = new ArrayList<>();
    int at = start(value);
    while (is(at - 1, "(") && isName(at - 2) && value - at < LOOK_BACK) {
      names.add(text(at - 2));
      if (isName(at - 3)) {
        names.add(text(at - 3)); // the type, as in: mt19937 random(argv[1])
      }
      at = start(at - 2);
    }
    if (is(at - 1, "=") && isName(at - 2)) {
      names.add(text(at - 2));
    }
    return names;
  }

  private boolean isAssigned(int value) {
    int at = start(value);
    while (is(at - 1, "(") && isName(at - 2)) {
      at = start(at - 2);
    }
    return is(at - 1, "=") && isName(at - 2);
  }

  /** The place where a name with the names before its dots or colons begins. */
  private int start(int name) {
    int at = name;
    while ((is(at - 1, ".") && isName(at - 2)) || (is(at - 1, ":") && is(at - 2, ":"))) {
      at -= is(at - 1, ".") ? 2 : 3;
    }
    return Math.max(0, at);
  }

  /** Whether a name means a seed, or is one because something is seeded with it. */
  private boolean seeds(String name) {
    if (ReadArgument.isSeed(name)) {
      return true;
    }
    boolean isSearched = !name.isEmpty() && searches++ < MOST_SEARCHES;
    for (int i = 2; i < tokens.size() && isSearched; i++) {
      boolean isGiven = isName(i) && text(i).equals(name) && (is(i - 1, "(") || is(i - 1, "{"));
      if (isGiven && (isSeeded(i - 2) || (isName(i - 2) && isSeeded(i - 3)))) {
        return is(i + 1, ")") || is(i + 1, "}");
      }
    }
    return false;
  }

  private boolean isSeeded(int at) {
    return isName(at) && SEEDED.matcher(text(at)).matches();
  }

  /** The texts that a variable is compared with: {@code type == "tree"}. */
  private List<String> comparedWith(String name) {
    if (name.isEmpty() || searches++ >= MOST_SEARCHES) {
      return Collections.emptyList();
    }
    List<Token> texts = new ArrayList<>();
    for (int i = 0; i + 3 < tokens.size(); i++) {
      if (isName(i) && text(i).equals(name)) {
        boolean isEqual = is(i + 1, "=") && is(i + 2, "=");
        boolean isMethod = is(i + 1, ".") && text(i + 2).equals("equals") && is(i + 3, "(");
        if (isEqual) {
          texts.add(tokens.get(i + 3));
        } else if (isMethod && i + 4 < tokens.size()) {
          texts.add(tokens.get(i + 4));
        } else if (text(i - 2).equals("strcmp") && is(i + 1, ",")) {
          texts.add(tokens.get(i + 2));
        }
      }
    }
    return values(texts);
  }
}
