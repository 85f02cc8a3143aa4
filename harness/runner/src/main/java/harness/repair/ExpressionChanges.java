package harness.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
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

  /** What separates the operands of divisions and products on their left. */
  private static final Set<String> AROUND_PRODUCT = Set.of("+", "-", "<<", ">>", "&", "|", "^");

  /** As far from 0 as initial values of minima and maxima are. */
  private static final List<String> FAR = List.of("-1000000000", "1000000000");

  private static final String NEAR = "1e-9";

  /** Functions whose results have no sign. */
  private static final Set<String> SIZES = Set.of("size", "length");

  private static final String DOWN = "rounded down";
  private static final String UP = "rounded up";
  private static final String EXACT = "not rounded";
  private static final int MOST_DIGITS = 15;

  /**
   * A change of an expression.
   *
   * @param words what it does; null if the changed line says it best
   */
  record Change(ChangeKind kind, List<Edit> edits, @Nullable String words) {}

  private final SourceText source;
  private final Names names;
  private final int to;
  private final Operands operands;
  private final List<Change> found = new ArrayList<>();

  private ExpressionChanges(SourceText source, Names names, int from, int to) {
    this.source = source;
    this.names = names;
    this.to = to;
    this.operands = new Operands(source, from, to);
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
    changes.found.addAll(ExchangedNames.of(source, names, from, to));
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
    } else if (each.is("-") && !hasTwo) {
      add(ChangeKind.OPERATOR, Edit.of(each, ""));
    } else if (ARITHMETIC.containsKey(each.text()) && (hasTwo || each.text().length() > 1)) {
      add(ChangeKind.OPERATOR, Edit.of(each, ARITHMETIC.get(each.text())));
    }
    if (hasTwo && (each.is("/") || each.is("//"))) {
      addOfDivision(i, each);
    } else if (hasTwo && each.is("%") && source.syntax().hasBraces()) {
      addOfRemainder(i);
    } else if (hasTwo && each.is("*") && source.syntax().hasBraces()) {
      int first = operands.leftOperand(i, AROUND_PRODUCT);
      add(
          ChangeKind.WIDTH,
          Edit.insert(source.get(first).start(), source.syntax().wideOne() + " * "));
    }
  }

  private void addOfComparison(int i, Token each) {
    List<String> others = COMPARISONS.getOrDefault(each.text(), List.of());
    add(ChangeKind.BOUND, Edit.of(each, others.get(0)));
    others
        .subList(1, others.size())
        .forEach(other -> add(ChangeKind.OPPOSITE, Edit.of(each, other)));
    if (names.hasFractions()) {
      addOfNearly(i, each);
    }
    if (source.syntax() == Syntax.CPP) {
      addOfSigns(i);
    }
  }

  /** Compares sizes as numbers with a sign. */
  private void addOfSigns(int i) {
    int first = operands.leftOperand(i, Set.of());
    int last = operands.rightOperand(i, Set.of());
    boolean hasSize =
        IntStream.range(first, last)
            .anyMatch(at -> SIZES.contains(source.word(at)) && source.word(at + 1).equals("("));
    if (first == i || last == i || !hasSize) {
      return;
    }
    add(
        ChangeKind.SIGN,
        new Edit(
            source.get(first).start(),
            source.get(i - 1).end(),
            signed(source.between(first, i - 1))),
        new Edit(
            source.get(i + 1).start(),
            source.get(last).end(),
            signed(source.between(i + 1, last))));
  }

  private static String signed(String value) {
    return "(long long)(" + value + ")";
  }

  /** Compares floating-point numbers with some tolerance. */
  private void addOfNearly(int i, Token each) {
    int first = operands.leftOperand(i, Set.of());
    int last = operands.rightOperand(i, Set.of());
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
    int first = operands.leftOperand(i, AROUND_PRODUCT);
    int last = i + 1 < to ? operands.primaryEnd(i + 1) : i;
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

  /** A remainder that is not negative. */
  private void addOfRemainder(int i) {
    int first = operands.leftOperand(i, AROUND_PRODUCT);
    int last = i + 1 < to ? operands.primaryEnd(i + 1) : i;
    if (first == i || last == i) {
      return;
    }
    String left = source.between(first, i - 1);
    String right = source.between(i + 1, last);
    String remainder =
        source.syntax() == Syntax.JAVA
            ? "Math.floorMod(" + left + ", " + right + ")"
            : "((" + left + ") % (" + right + ") + (" + right + ")) % (" + right + ")";
    Edit edit = new Edit(source.get(first).start(), source.get(last).end(), "(" + remainder + ")");
    String words = "with " + SmallChanges.shown(source.between(first, last)) + " not negative";
    found.add(new Change(ChangeKind.ROUNDING, List.of(edit), words));
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
    if (value > 0 && beginsApart(i)) {
      add(ChangeKind.OPERATOR, Edit.of(each, "-" + value));
    }
    if (value == 1 && source.word(i + 1).equals("<<")) {
      add(ChangeKind.WIDTH, Edit.of(each, source.syntax().wideOne()));
    }
    boolean isInitial = source.word(i - 1).equals("=") && isApart(i + 1);
    if (isInitial && value <= 1 && isCompared(source.word(i - 2))) {
      FAR.forEach(far -> add(ChangeKind.FAR_OFF, Edit.of(each, far)));
    }
  }

  private void addOfWord(int i, Token each) {
    String opposite = Opposites.of(source, i);
    if (opposite != null) {
      add(ChangeKind.OPPOSITE, Edit.of(each, opposite));
    } else if (each.is("and") || each.is("or")) {
      add(ChangeKind.OPPOSITE, Edit.of(each, each.is("and") ? "or" : "and"));
    } else if (each.is("not")) {
      add(ChangeKind.OPPOSITE, Edit.of(each, ""));
    } else if (names.isNumber(source, i)) {
      boolean isAlone = beginsApart(i) && isApart(i + 1);
      for (String other : List.of(each.text() + " + 1", each.text() + " - 1")) {
        add(ChangeKind.SHIFTED, Edit.of(each, isAlone ? other : "(" + other + ")"));
      }
    }
  }

  /** Whether a token only separates expressions, or begins another line. */
  private boolean isApart(int next) {
    return next >= source.size() || separates(next) || beginsLine(next);
  }

  /** Whether nothing stands before a token that belongs to its expression. */
  private boolean beginsApart(int first) {
    return separates(first - 1) || beginsLine(first);
  }

  private boolean separates(int token) {
    return source.word(token).matches("[({\\[,;=)}\\]]|return");
  }

  private boolean beginsLine(int token) {
    return token == 0 || source.get(token).line() > source.get(token - 1).line();
  }

  /** Whether a variable is compared with others to find a minimum or maximum. */
  private boolean isCompared(String variable) {
    for (int i = 1; i < source.size(); i++) {
      String before = source.word(i - 1);
      boolean isNear =
          (before + source.word(i + 1)).matches(".*[<>].*")
              || (before.equals("(") && source.word(i - 2).matches("min|max"))
              || (before.equals(",") && source.word(i + 1).equals(")"));
      if (source.word(i).equals(variable) && isNear) {
        return true;
      }
    }
    return false;
  }
}
