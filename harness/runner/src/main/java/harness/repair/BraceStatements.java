package harness.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The statements of a source in C, C++ or Java: the expressions in them, and small changes of the
 * statements themselves.
 */
final class BraceStatements {

  private static final Set<String> ASSIGNMENTS =
      Set.of("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=");

  private static final Set<String> JUMPS = Set.of("break", "continue", "return", "throw", "goto");

  private static final int MOST_LOOPS = 2;

  /** What needs no header in this form. */
  private static final Pattern BUILT_IN = Pattern.compile("^memset\\(");

  private final SourceText source;
  private final List<Slot> slots = new ArrayList<>();
  private final List<SourceChange> changes = new ArrayList<>();

  /** Index of the first token of the statement that is looked at. */
  private int statement;

  /**
   * Tokens of an expression.
   *
   * @param to index after the last one
   * @param isGlobal whether it is computed before the program begins
   */
  record Slot(int from, int to, boolean isGlobal) {

    /** Where another expression can be chosen; null if it is too late when the program begins. */
    SourceChange.@Nullable Expression place(SourceText source) {
      return isGlobal
          ? null
          : new SourceChange.Expression(source.get(from).start(), source.get(to - 1).end());
    }
  }

  BraceStatements(SourceText source) {
    this.source = source;
    int next;
    for (int i = 0; i < source.size(); i = next) {
      next = i + 1;
      String word = source.word(i);
      if (word.equals(";") || word.equals("{") || word.equals("}")) {
        statement = i + 1;
      } else if (!isConstant()) {
        next = Math.max(next, slotAt(i, word));
      }
      addChanges(i, word);
    }
  }

  List<Slot> slots() {
    return slots;
  }

  /** Changes of whole statements. */
  List<SourceChange> changes() {
    return changes;
  }

  private boolean isConstant() {
    for (int i = statement; i < Math.min(source.size(), statement + 3); i++) {
      if (Words.CONSTANT.contains(source.word(i))) {
        return true;
      }
    }
    return false;
  }

  /** Adds the expression that begins after a token, if any; returns the index after it. */
  private int slotAt(int i, String word) {
    boolean opens = source.word(i + 1).equals("(") && source.partner(i + 1) > i;
    if ((word.equals("if") || word.equals("while")) && opens) {
      addConditions(i + 2, source.partner(i + 1), word.equals("if"));
      return slot(i + 2, source.partner(i + 1));
    } else if (word.equals("for") && opens) {
      return condition(i + 2, source.partner(i + 1));
    } else if (word.equals("return")) {
      return slot(i + 1, end(i + 1));
    } else if (ASSIGNMENTS.contains(word) && !source.word(i - 1).equals("[")) {
      return slot(i + 1, end(i + 1));
    } else if (word.equals("<<") && isPrinting()) {
      return slot(i + 1, end(i + 1));
    } else if (word.equals("[") && source.partner(i) > i + 1 && isIndexed(i)) {
      return slot(i + 1, source.partner(i));
    } else if ((word.equals("(") || word.equals(",")) && isInCall(i)) {
      return slot(i + 1, end(i + 1));
    }
    return i;
  }

  private int slot(int from, int to) {
    for (int i = from; i < to; i++) {
      if (source.word(i).equals("{") || source.word(i).equals(";")) {
        return from; // statements of their own
      }
    }
    if (from >= to) {
      return from;
    }
    slots.add(new Slot(from, to, source.syntax().isC() && blocks(from) == 0));
    return to;
  }

  /** Changes of a whole condition. */
  private void addConditions(int from, int to, boolean isIf) {
    if (from >= to) {
      return;
    }
    Slot slot = new Slot(from, to, false);
    String condition = source.between(from, to - 1);
    int start = source.get(from).start();
    int end = source.get(to - 1).end();
    String no = source.syntax().isC() ? "0" : "false";
    List<String> others = new ArrayList<>(Conditions.guarded(source, from, to));
    if (isIf) {
      others.add(no);
      others.add("!(" + condition + ")");
    }
    for (String each : others) {
      ChangeKind kind =
          each.equals(no)
              ? ChangeKind.LEFT_OUT
              : each.startsWith("!") ? ChangeKind.OPPOSITE : ChangeKind.MISSING;
      changes.add(
          SmallChanges.changed(
              source, kind, List.of(new Edit(start, end, each)), slot.place(source)));
    }
  }

  /** The condition in the head of a loop. */
  private int condition(int from, int to) {
    int first = semicolon(from, to);
    if (first == to) {
      return from; // over the elements of something
    }
    int second = semicolon(first + 1, to);
    if (second > first + 1 && second < to) {
      slots.add(new Slot(first + 1, second, false));
    }
    return from; // what is assigned before it
  }

  private int semicolon(int from, int to) {
    int i = from;
    while (i < to && !source.word(i).equals(";")) {
      i++;
    }
    return i;
  }

  /** Where an expression ends: at a comma, a semicolon or a closing bracket of its own level. */
  private int end(int from) {
    boolean prints = from > 0 && source.word(from - 1).equals("<<");
    for (int i = from; i < source.size(); i++) {
      String word = source.word(i);
      if (source.isOpening(i) && source.partner(i) > i) {
        i = source.partner(i);
      } else if (source.isClosing(i)
          || word.equals(";")
          || (word.equals(",") && !isTypeComma(i))
          || (prints && word.equals("<<"))) {
        return i;
      }
    }
    return source.size();
  }

  /** Whether a comma stands between the arguments of a type. */
  private boolean isTypeComma(int comma) {
    for (int i = comma - 1; i > statement; i--) {
      if (source.isOfType(i)) {
        return source.word(i).equals("<");
      }
    }
    return false;
  }

  private boolean isPrinting() {
    String first = source.word(statement);
    String third = source.word(statement + 2);
    return first.equals("cout") || (first.equals("std") && third.equals("cout"));
  }

  /** Whether a bracket holds an index, rather than the size of an array. */
  private boolean isIndexed(int bracket) {
    String before = source.word(bracket - 2);
    boolean isDeclared =
        Words.NUMBERS.contains(before)
            || before.equals("bool")
            || before.equals("string")
            || before.equals("*")
            || before.equals(">");
    return bracket > 1 && !isDeclared && source.endsOperand(bracket - 1);
  }

  /** Whether a bracket or comma stands before an argument of a call that is a statement. */
  private boolean isInCall(int i) {
    int opening = i;
    if (source.word(i).equals(",")) {
      for (opening = i - 1; opening > statement; opening--) {
        if (source.isClosing(opening) && source.partner(opening) >= 0) {
          opening = source.partner(opening);
        } else if (source.isOpening(opening)) {
          break;
        }
      }
    }
    int closing = opening < statement || opening >= source.size() ? -1 : partner(opening);
    String name = source.word(opening - 1);
    return closing > opening + 1
        && source.word(opening).equals("(")
        && !Words.RESERVED.contains(name)
        && source.get(opening - 1).isWord()
        && !source.get(Math.max(0, opening - 2)).isWord()
        && source.word(closing + 1).equals(";");
  }

  private int partner(int i) {
    return source.isOpening(i) ? source.partner(i) : -1;
  }

  private void addChanges(int i, String word) {
    if ((word.equals("case") || word.equals("default")) && isStatementEnd(i - 1)) {
      addBreak(i);
    } else if (word.equals("else") && source.word(i + 1).equals("if")) {
      Token each = source.get(i);
      changes.add(
          SmallChanges.changed(source, ChangeKind.STATEMENT, List.of(Edit.of(each, "")), null));
    } else if (word.equals("int") && source.syntax() == Syntax.JAVA && isDeclaration(i)) {
      Token each = source.get(i);
      changes.add(
          SmallChanges.changed(source, ChangeKind.WIDTH, List.of(Edit.of(each, "long")), null));
    } else if (isStatementEnd(i - 1) || source.word(i - 1).equals(")")) {
      addOfStatement(i, word);
    }
    if (word.equals("for") || word.equals("while")) {
      addResets(i);
    }
  }

  /** Whether a token ends a statement or begins a block. */
  private boolean isStatementEnd(int i) {
    String word = source.word(i);
    boolean isLabel =
        word.equals(":")
            && (source.word(i - 1).equals("default") || source.word(i - 2).equals("case"));
    return isLabel
        || word.equals(";")
        || word.equals("{")
        || word.equals("}")
        || word.equals("else");
  }

  private boolean isDeclaration(int type) {
    String after = source.word(type + 2);
    return type + 1 < source.size()
        && source.get(type + 1).isWord()
        && (after.equals("=") || after.equals(";") || after.equals(","));
  }

  private void addBreak(int label) {
    String last = source.word(label - 1);
    int before = label - 2;
    while (before > 0 && !isStatementEnd(before) && !source.word(before).equals(":")) {
      before--;
    }
    if (last.equals("{") || JUMPS.contains(source.word(before + 1))) {
      return;
    }
    Token end = source.get(label - 1);
    changes.add(
        new SourceChange(
            end.line(),
            "with \"break;\" after this line",
            ChangeKind.MISSING,
            List.of(Edit.insert(end.end(), " break;")),
            new SourceChange.Place(end.end(), "break;")));
  }

  /** Leaves out a statement, or takes one jump for another. */
  private void addOfStatement(int i, String word) {
    int end = end(i);
    boolean isComplete = end < source.size() && source.word(end).equals(";");
    boolean isOfHead = source.word(i - 1).equals(")") && !isHead(source.partner(i - 1));
    if (!isComplete || isOfHead || end == i) {
      return;
    }
    int start = source.get(i).start();
    int after = source.get(end).end();
    if (word.equals("break") || word.equals("continue")) {
      String other = word.equals("break") ? "continue" : "break";
      add(i, start, after, other + ";", "as \"" + other + ";\"");
      add(i, start, after, "", "without this line");
    } else if (isExpression(i, end)) {
      add(i, start, after, "", "without " + SmallChanges.shown(source.between(i, end)));
    }
  }

  private void add(int i, int start, int end, String instead, String words) {
    changes.add(
        new SourceChange(
            source.get(i).line(),
            words,
            ChangeKind.LEFT_OUT,
            List.of(new Edit(start, end, instead.isEmpty() ? "{}" : instead)),
            new SourceChange.Statement(start, end, instead)));
  }

  /** Whether an opening bracket begins the head of a statement. */
  private boolean isHead(int bracket) {
    String before = source.word(bracket - 1);
    return bracket > 0 && (before.equals("if") || before.equals("for") || before.equals("while"));
  }

  /** Whether tokens are a statement that declares nothing and leaves nothing. */
  private boolean isExpression(int from, int end) {
    String first = source.word(from);
    if (first.equals("++") || first.equals("--")) {
      return true;
    }
    String second = source.word(from + 1);
    boolean begins =
        source.get(from).isWord()
            && !Words.RESERVED.contains(first)
            && (second.matches("\\+\\+|--|\\[|\\(|\\.|->") || ASSIGNMENTS.contains(second));
    for (int i = from; i < end && begins; i++) {
      begins = !source.word(i).equals("{") && !source.word(i).equals("}");
    }
    return begins;
  }

  /** Variables that might have to be set again in each round of a loop. */
  private void addResets(int loop) {
    int head = loop + 1;
    if (!source.word(head).equals("(") || source.partner(head) < head) {
      return;
    }
    int body = source.partner(head) + 1;
    if (!source.word(body).equals("{") || depth(loop) > MOST_LOOPS) {
      return;
    }
    Token brace = source.get(body);
    for (Reset each : resets(loop)) {
      String words =
          "with %s in each round of the loop in line %d"
              .formatted(SmallChanges.shown(each.statement), source.get(loop).line());
      changes.add(
          new SourceChange(
              each.line,
              words,
              ChangeKind.STATEMENT,
              List.of(Edit.insert(brace.end(), " " + each.statement)),
              new SourceChange.Place(
                  brace.end(),
                  BUILT_IN.matcher(each.statement).replaceFirst("__builtin_memset("))));
    }
  }

  private record Reset(int line, String statement) {}

  /** The number of blocks around a token. */
  private int blocks(int token) {
    int blocks = 0;
    for (int i = 0; i < token; i++) {
      blocks += source.word(i).equals("{") ? 1 : source.word(i).equals("}") ? -1 : 0;
    }
    return blocks;
  }

  /** The number of blocks around a token, without that of a class. */
  private int depth(int token) {
    return blocks(token) - (source.syntax() == Syntax.JAVA ? 1 : 0);
  }

  /** Statements that set variables declared before a loop to what they start with. */
  private List<Reset> resets(int loop) {
    List<Reset> resets = new ArrayList<>();
    for (int i = 1; i + 1 < loop; i++) {
      Token each = source.get(i);
      boolean isName = each.isWord() && !Words.RESERVED.contains(each.text());
      boolean isDeclared =
          isName && (source.endsOperand(i - 1) || source.word(i - 1).matches("[>*&,\\]]|int|long"))
              || Words.NUMBERS.contains(source.word(i - 1))
              || source.word(i - 1).matches("bool|boolean|double|float|char");
      if (!isName || !isDeclared || !isVisible(i, loop)) {
        continue;
      }
      String name = each.text();
      String next = source.word(i + 1);
      int end = end(i);
      if (next.equals("=") && end > i + 2 && end < loop && !source.word(i + 2).equals("{")) {
        resets.add(new Reset(each.line(), name + " = " + source.between(i + 2, end - 1) + ";"));
      } else if (source.syntax().isC() && next.equals("[")) {
        resets.add(new Reset(each.line(), "memset(" + name + ", 0, sizeof(" + name + "));"));
      } else if (source.syntax() == Syntax.CPP && (next.equals(";") || next.equals(","))) {
        resets.add(new Reset(each.line(), name + " = {};"));
      }
    }
    return resets;
  }

  /** Whether the block around a declaration has not ended before a loop. */
  private boolean isVisible(int declaration, int loop) {
    int depth = 0;
    for (int i = declaration; i < loop; i++) {
      depth += source.word(i).equals("{") ? 1 : source.word(i).equals("}") ? -1 : 0;
      if (depth < 0) {
        return false;
      }
    }
    return true;
  }
}
