package harness.repair;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Small changes within an expression: the mistakes that people make. */
final class ExpressionChanges {

  private static final Map<String, List<String>> COMPARISONS =
      Map.of(
          "<", List.of("<=", ">", ">="),
          "<=", List.of("<", ">=", ">"),
          ">", List.of(">=", "<", "<="),
          ">=", List.of(">", "<=", "<"),
          "==", List.of("!=", "<=", ">="),
          "!=", List.of("==", "<", ">"));

  private static final Map<String, String> ARITHMETIC =
      Map.of("+", "-", "-", "+", "*", "+", "++", "--", "--", "++");

  private static final Map<String, String> OPPOSITES =
      Map.ofEntries(
          Map.entry("min", "max"),
          Map.entry("max", "min"),
          Map.entry("floor", "ceil"),
          Map.entry("ceil", "floor"),
          Map.entry("lower_bound", "upper_bound"),
          Map.entry("upper_bound", "lower_bound"),
          Map.entry("bisect_left", "bisect_right"),
          Map.entry("bisect_right", "bisect_left"),
          Map.entry("bisect", "bisect_left"),
          Map.entry("true", "false"),
          Map.entry("false", "true"),
          Map.entry("True", "False"),
          Map.entry("False", "True"));

  /** What separates the operands of comparisons. */
  private static final Set<String> AROUND_COMPARISON =
      Set.of(
          "&&", "||", "and", "or", "not", "!", "?", ":", ",", ";", "=", "return", "if", "elif",
          "while", "else", "<", "<=", ">", ">=", "==", "!=");

  /** What separates the operands of divisions and products on their left. */
  private static final Set<String> AROUND_PRODUCT = Set.of("+", "-", "<<", ">>", "&", "|", "^");

  /** As far from 0 as initial values of minima and maxima are. */
  private static final List<String> FAR = List.of("-1000000000", "1000000000");

  private static final String NEAR = "1e-9";

  private static final String DOWN = "rounded down";
  private static final String UP = "rounded up";
  private static final String EXACT = "not rounded";
  private static final int MOST_DIGITS = 15;
  private static final int MOST_NAMES = 3;
  private static final int NEAR_LINES = 4;

  /**
   * A change of an expression.
   *
   * @param words what it does; null if the changed line says it best
   */
  record Change(ChangeKind kind, List<Edit> edits, @Nullable String words) {}

  private final SourceText source;
  private final Names names;
  private final int from;
  private final int to;
  private final List<Change> found = new ArrayList<>();

  private ExpressionChanges(SourceText source, Names names, int from, int to) {
    this.source = source;
    this.names = names;
    this.from = from;
    this.to = to;
  }

  /**
   * Changes of an expression.
   *
   * @param from index of its first token
   * @param to index after its last one
   */
  static List<Change> of(SourceText source, Names names, int from, int to) {
    ExpressionChanges changes = new ExpressionChanges(source, names, from, to);
    for (int i = from; i < to; i++) {
      changes.addOfToken(i);
    }
    changes.exchangeNames();
    return changes.found;
  }

  private void add(ChangeKind kind, Edit... edits) {
    found.add(new Change(kind, List.of(edits), null));
  }

  private void addOfToken(int i) {
    Token each = source.get(i);
    switch (each.kind()) {
      case OPERATOR -> addOfOperator(i, each);
      case NUMBER -> addOfNumber(i, each);
      case WORD -> addOfWord(i, each);
      case STRING -> {} // what is printed is for people to see
    }
  }

  private void addOfOperator(int i, Token each) {
    boolean hasTwo = source.endsOperand(i - 1);
    if (COMPARISONS.containsKey(each.text()) && hasTwo && !source.isOfType(i)) {
      addOfComparison(i, each);
    } else if (each.is("&&")) {
      add(ChangeKind.OPPOSITE, Edit.of(each, "||"));
    } else if (each.is("||")) {
      add(ChangeKind.OPPOSITE, Edit.of(each, "&&"));
    } else if (each.is("!")) {
      add(ChangeKind.OPPOSITE, Edit.of(each, ""));
    } else if (ARITHMETIC.containsKey(each.text()) && (hasTwo || each.text().length() > 1)) {
      add(ChangeKind.OPERATOR, Edit.of(each, ARITHMETIC.get(each.text())));
    }
    if (hasTwo && (each.is("/") || each.is("//"))) {
      addOfDivision(i, each);
    } else if (hasTwo && each.is("*") && source.syntax().hasBraces()) {
      int first = leftOperand(i, AROUND_PRODUCT);
      add(
          ChangeKind.WIDTH,
          Edit.insert(source.get(first).start(), source.syntax().wideOne() + " * "));
    }
  }

  private void addOfComparison(int i, Token each) {
    List<String> others = COMPARISONS.get(each.text());
    add(ChangeKind.BOUND, Edit.of(each, others.get(0)));
    others
        .subList(1, others.size())
        .forEach(other -> add(ChangeKind.OPPOSITE, Edit.of(each, other)));
    if (names.hasFractions()) {
      addOfNearly(i, each);
    }
  }

  /** Compares floating-point numbers with some tolerance. */
  private void addOfNearly(int i, Token each) {
    int first = leftOperand(i, Set.of());
    int last = rightOperand(i, Set.of());
    if (first == i || last == i) {
      return;
    }
    String left = source.between(first, i - 1);
    String right = source.between(i + 1, last);
    int start = source.get(first).start();
    int end = source.get(last).end();
    if (each.is("==") || each.is("!=")) {
      boolean isSingle = last == i + 1;
      String distance = absolute(left + " - " + (isSingle ? right : "(" + right + ")"));
      String near = distance + (each.is("==") ? " < " : " >= ") + NEAR;
      add(ChangeKind.ROUNDING, new Edit(start, end, near));
    } else {
      for (String sign : List.of("+", "-")) {
        add(ChangeKind.ROUNDING, Edit.insert(end, " " + sign + " " + NEAR));
      }
    }
  }

  private String absolute(String value) {
    return switch (source.syntax()) {
      case C -> "fabs(" + value + ")";
      case CPP -> "std::abs(" + value + ")";
      case JAVA -> "Math.abs(" + value + ")";
      case PYTHON -> "abs(" + value + ")";
    };
  }

  private void addOfDivision(int i, Token each) {
    int first = leftOperand(i, AROUND_PRODUCT);
    int last = i + 1 < to ? primaryEnd(i + 1) : i;
    if (first == i || last == i) {
      return;
    }
    String left = source.between(first, i - 1);
    String right = source.between(i + 1, last);
    String quotient = SmallChanges.shown(source.between(first, last));
    rounded(each, left, right)
        .forEach(
            (rounding, rounded) ->
                found.add(
                    new Change(
                        ChangeKind.ROUNDING,
                        List.of(
                            new Edit(source.get(first).start(), source.get(last).end(), rounded)),
                        "with " + quotient + " " + rounding)));
    boolean isTruncated =
        !source.syntax().hasBraces()
            && source.word(first - 2).equals("int")
            && source.word(first - 1).equals("(")
            && source.word(last + 1).equals(")");
    if (isTruncated) {
      add(
          ChangeKind.ROUNDING,
          new Edit(
              source.get(first - 2).start(), source.get(last + 1).end(), left + " // " + right));
    }
  }

  /** Other ways to round a quotient: down, up, and not at all. */
  private Map<String, String> rounded(Token operator, String left, String right) {
    if (source.syntax() == Syntax.PYTHON) {
      return operator.is("/")
          ? Map.of(DOWN, left + " // " + right)
          : Map.of(UP, "-(-(" + left + ") // " + right + ")", EXACT, left + " / " + right);
    }
    String quotient = "(" + left + ") / (" + right + ")";
    String remainder = "(" + left + ") % (" + right + ")";
    String opposite = "((" + left + ") < 0) != ((" + right + ") < 0)";
    String exact = "1.0 * " + left + " / " + right;
    return source.syntax() == Syntax.JAVA
        ? Map.of(
            DOWN, "Math.floorDiv(" + left + ", " + right + ")",
            UP, "-Math.floorDiv(-(" + left + "), " + right + ")",
            EXACT, exact)
        : Map.of(
            DOWN, "(" + quotient + " - (" + remainder + " != 0 && " + opposite + "))",
            UP, "(" + quotient + " + (" + remainder + " != 0 && !(" + opposite + ")))",
            EXACT, exact);
  }

  private void addOfNumber(int i, Token each) {
    boolean isWhole = each.text().chars().allMatch(c -> c >= '0' && c <= '9');
    if (!isWhole || each.text().length() > MOST_DIGITS || source.word(i - 1).equals(".")) {
      return;
    }
    long value = Long.parseLong(each.text());
    add(ChangeKind.ONE_OFF, Edit.of(each, Long.toString(value + 1)));
    boolean isSigned = value > 0 || !source.endsOperand(i - 1);
    add(ChangeKind.ONE_OFF, Edit.of(each, isSigned ? Long.toString(value - 1) : "(-1)"));
    if (value == 1 && source.word(i + 1).equals("<<")) {
      add(ChangeKind.WIDTH, Edit.of(each, source.syntax().wideOne()));
    }
    boolean isAlone = i == from && i + 1 == to;
    if (source.syntax() == Syntax.PYTHON) {
      isAlone = source.word(i - 1).equals("=");
    }
    if (isAlone && value <= 1) {
      FAR.forEach(far -> add(ChangeKind.FAR_OFF, Edit.of(each, far)));
    }
  }

  private void addOfWord(int i, Token each) {
    String opposite = OPPOSITES.get(each.text());
    if (opposite != null) {
      add(ChangeKind.OPPOSITE, Edit.of(each, opposite));
    } else if (each.is("and") || each.is("or")) {
      add(ChangeKind.OPPOSITE, Edit.of(each, each.is("and") ? "or" : "and"));
    } else if (each.is("not")) {
      add(ChangeKind.OPPOSITE, Edit.of(each, ""));
    } else if (isNumber(i)) {
      boolean isAlone = isApart(source.word(i - 1)) && isApart(source.word(i + 1));
      for (String other : List.of(each.text() + " + 1", each.text() + " - 1")) {
        add(ChangeKind.ONE_OFF, Edit.of(each, isAlone ? other : "(" + other + ")"));
      }
    }
  }

  private static boolean isApart(String neighbour) {
    return neighbour.matches("[(\\[,;=)\\]]|return");
  }

  /** Whether a token is the value of a variable that holds a number. */
  private boolean isNumber(int i) {
    String before = source.word(i - 1);
    String after = source.word(i + 1);
    return names.numbers().contains(source.word(i))
        && !before.equals(".")
        && !before.equals("->")
        && !after.equals("(")
        && !after.equals("[")
        && !after.equals(".")
        && !after.matches("\\+\\+|--|=|[-+*/%&|^]=|//=")
        && !before.matches("\\+\\+|--|for|global");
  }

  /** Takes one variable or field for another. */
  private void exchangeNames() {
    Set<String> here = new LinkedHashSet<>();
    Set<String> fields = new LinkedHashSet<>();
    for (int i = from; i < to; i++) {
      if (isNumber(i)) {
        here.add(source.word(i));
      } else if (isField(i)) {
        fields.add(source.word(i));
      }
    }
    pairs(here, (one, other) -> add(ChangeKind.SWAPPED, swapped(one, other)));
    for (String field : fields) {
      names.fields().stream()
          .filter(other -> !other.equals(field))
          .limit(MOST_NAMES)
          .forEach(other -> add(ChangeKind.SWAPPED, renamed(field, other)));
    }
    pairs(fields, (one, other) -> add(ChangeKind.SWAPPED, swapped(one, other)));
    for (int i = from; i < to; i++) {
      if (isNumber(i)) {
        Token each = source.get(i);
        nearNames(each).forEach(other -> add(ChangeKind.NAME, Edit.of(each, other)));
      }
    }
  }

  private boolean isField(int i) {
    String before = source.word(i - 1);
    return names.fields().contains(source.word(i))
        && (before.equals(".") || before.equals("->"))
        && !source.word(i + 1).equals("(");
  }

  private static void pairs(Set<String> all, BiConsumer<String, String> each) {
    List<String> list = new ArrayList<>(all);
    for (int i = 0; i < Math.min(MOST_NAMES, list.size()); i++) {
      for (int j = i + 1; j < Math.min(MOST_NAMES, list.size()); j++) {
        each.accept(list.get(i), list.get(j));
      }
    }
  }

  private Edit[] swapped(String one, String other) {
    return Stream.of(renamed(one, other), renamed(other, one))
        .flatMap(Stream::of)
        .toArray(Edit[]::new);
  }

  private Edit[] renamed(String name, String other) {
    List<Edit> edits = new ArrayList<>();
    for (int i = from; i < to; i++) {
      if (source.word(i).equals(name) && (isNumber(i) || isField(i))) {
        edits.add(Edit.of(source.get(i), other));
      }
    }
    return edits.toArray(Edit[]::new);
  }

  /** Other variables on lines near a token, the nearest first. */
  private List<String> nearNames(Token token) {
    Set<String> near = new LinkedHashSet<>();
    for (int distance = 0; distance <= NEAR_LINES; distance++) {
      for (int i = 0; i < source.size(); i++) {
        Token each = source.get(i);
        if (Math.abs(each.line() - token.line()) == distance
            && names.numbers().contains(each.text())
            && !each.is(token.text())) {
          near.add(each.text());
        }
      }
    }
    return near.stream().limit(MOST_NAMES).toList();
  }

  /** The first token of the operand that ends before an operator. */
  private int leftOperand(int operator, Set<String> more) {
    int first = operator;
    for (int i = operator - 1; i >= from; i--) {
      if (source.isClosing(i) && source.partner(i) >= from) {
        i = source.partner(i);
      } else if (source.isOpening(i) || separates(i, more)) {
        break;
      }
      first = i;
    }
    return first;
  }

  /** The last token of the operand that begins after an operator. */
  private int rightOperand(int operator, Set<String> more) {
    int last = operator;
    for (int i = operator + 1; i < to; i++) {
      if (source.isOpening(i) && source.partner(i) >= 0 && source.partner(i) < to) {
        i = source.partner(i);
      } else if (source.isClosing(i) || separates(i, more)) {
        break;
      }
      last = i;
    }
    return last;
  }

  private boolean separates(int i, Set<String> more) {
    String word = source.word(i);
    return (AROUND_COMPARISON.contains(word) && !source.isOfType(i))
        || (more.contains(word) && source.endsOperand(i - 1));
  }

  /** The last token of a name, number or bracket, with what is called and indexed there. */
  private int primaryEnd(int first) {
    int last = first;
    if (source.isOpening(first)) {
      last = Math.max(first, source.partner(first));
    }
    while (last + 1 < to) {
      String next = source.word(last + 1);
      if ((next.equals("(") || next.equals("[")) && source.partner(last + 1) > last) {
        last = source.partner(last + 1);
      } else if ((next.equals(".") || next.equals("->") || next.equals("::")) && last + 2 < to) {
        last += 2;
      } else {
        break;
      }
    }
    return last;
  }
}
