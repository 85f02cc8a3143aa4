package harness.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Small changes of the statements of a source in C, C++ or Java. */
final class BraceStatements {

  private static final Set<String> JUMPS = Set.of("break", "continue", "return", "throw", "goto");

  private static final Set<String> NEVER_SET = Set.of("const", "constexpr", "final", "typedef");

  private static final int MOST_LOOPS = 2;

  /** The head of a loop over successive numbers. */
  private static final Pattern COUNTS =
      Pattern.compile(
          "\\(\\s*(?<type>(?:\\w+\\s+){0,3})(?<name>\\w+)\\s*=\\s*(?<start>[^;,]*[^;,\\s])\\s*;\\s*"
              + "(?<end>\\k<name>\\s*(?<compared>[<>]=?)\\s*(?<bound>[^;,&|]*[^;,&|\\s]))\\s*;"
              + "\\s*(?<step>\\k<name>(?:\\+\\+|--)|(?:\\+\\+|--)\\k<name>)\\s*\\)");

  /** What needs no header in this form. */
  private static final Pattern BUILT_IN = Pattern.compile("^memset\\(");

  private final SourceText source;
  private final Scopes scopes;
  private final List<SourceChange> changes = new ArrayList<>();

  private BraceStatements(SourceText source) {
    this.source = source;
    this.scopes = new Scopes(source);
  }

  /** Changes of whole statements and conditions. */
  static List<SourceChange> changes(SourceText source) {
    BraceStatements all = new BraceStatements(source);
    for (int i = 0; i < source.size(); i++) {
      all.addChanges(i, source.word(i));
    }
    return all.changes;
  }

  /** Changes of a whole condition. */
  private void addConditions(int from, int to, boolean isIf) {
    if (from >= to) {
      return;
    }
    BraceExpressions.Slot slot = new BraceExpressions.Slot(from, to, false);
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
              source, kind, List.of(new Edit(start, end, each)), slot.within(source)));
    }
  }

  private void addChanges(int i, String word) {
    if ((word.equals("case") || word.equals("default")) && isStatementEnd(i - 1)) {
      addBreak(i);
    } else if (word.equals("else") && source.word(i + 1).equals("if")) {
      Token each = source.get(i);
      changes.add(
          SmallChanges.changed(
              source, ChangeKind.STATEMENT, List.of(Edit.of(each, "")), List.of()));
    } else if (word.equals("int") && source.syntax() == Syntax.JAVA && isDeclaration(i)) {
      Token each = source.get(i);
      changes.add(
          SmallChanges.changed(
              source, ChangeKind.WIDTH, List.of(Edit.of(each, "long")), List.of()));
    } else if (isStatementEnd(i - 1) || source.word(i - 1).equals(")")) {
      addOfStatement(i, word);
    }
    if (word.equals("for") || word.equals("while")) {
      addResets(i);
      addDirection(i);
      addNesting(i);
    }
    boolean isIf = word.equals("if");
    if (isIf) {
      addElse(i);
    }
    if ((isIf || word.equals("while"))
        && source.word(i + 1).equals("(")
        && source.partner(i + 1) > i) {
      addConditions(i + 2, source.partner(i + 1), isIf);
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

  /** Lets a condition exclude the one before it. */
  private void addElse(int second) {
    int before = source.word(second - 1).equals("}") ? source.partner(second - 1) : -1;
    int head = before > 0 && source.word(before - 1).equals(")") ? source.partner(before - 1) : -1;
    if (head > 0 && source.word(head - 1).equals("if")) {
      Edit edit = Edit.insert(source.get(second).start(), "else ");
      changes.add(SmallChanges.changed(source, ChangeKind.STATEMENT, List.of(edit), List.of()));
    }
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
            List.of(new SourceChange.Place(end.end(), "break;"))));
  }

  /** Leaves out a statement, or takes one jump for another. */
  private void addOfStatement(int i, String word) {
    int end = source.expressionEnd(i);
    boolean isComplete = end < source.size() && source.word(end).equals(";");
    boolean isOfHead = source.word(i - 1).equals(")") && !isHead(source.partner(i - 1));
    if (!isComplete || isOfHead || end == i) {
      return;
    }
    int start = source.get(i).start();
    int after = source.get(end).end();
    if (word.equals("break") || word.equals("continue")) {
      String other = word.equals("break") ? "continue;" : "break;";
      add(ChangeKind.OPPOSITE, i, start, after, other, "with \"" + other + "\" instead");
      add(ChangeKind.LEFT_OUT, i, start, after, "", "without this line");
    } else if (isExpression(i, end)) {
      String words = "without " + SmallChanges.shown(source.between(i, end));
      add(ChangeKind.LEFT_OUT, i, start, after, "", words);
      addOrder(i, end);
    }
  }

  /** Exchanges a statement and the next one. */
  private void addOrder(int i, int end) {
    int next = end + 1;
    int last = next < source.size() ? source.expressionEnd(next) : next;
    boolean isStatement = last > next && source.word(last).equals(";");
    boolean isOfHead = source.word(i - 1).equals(")") || source.word(i - 1).equals("else");
    if (isOfHead || !isStatement || !isExpression(next, last)) {
      return;
    }
    Token second = source.get(next);
    exchange(
        i,
        end,
        next,
        last,
        "with this statement and the next one exchanged",
        List.of(
            new SourceChange.Place(source.get(i).start(), source.between(next, last)),
            new SourceChange.Statement(second.start(), source.get(last).end(), "")));
  }

  /** Exchanges two parts, of which each is given by its first and last token. */
  private void exchange(
      int first, int end, int next, int last, String words, List<SourceChange.Within> within) {
    changes.add(
        new SourceChange(
            source.get(first).line(),
            words,
            ChangeKind.ORDER,
            List.of(
                new Edit(
                    source.get(first).start(), source.get(end).end(), source.between(next, last)),
                new Edit(
                    source.get(next).start(), source.get(last).end(), source.between(first, end))),
            within));
  }

  /** Exchanges a loop and the one that is all it repeats. */
  private void addNesting(int loop) {
    int close = source.word(loop + 1).equals("(") ? source.partner(loop + 1) : -1;
    int inner = close < 0 ? -1 : close + (source.word(close + 1).equals("{") ? 2 : 1);
    int end = inner > 0 && source.word(inner + 1).equals("(") ? source.partner(inner + 1) : -1;
    if (end > 0 && source.word(loop).equals("for") && source.word(inner).equals("for")) {
      exchange(loop, close, inner, end, "with this loop and the one in it exchanged", List.of());
    }
  }

  /** Lets a loop that counts go backwards. */
  private void addDirection(int loop) {
    int head = loop + 1;
    int close = source.word(head).equals("(") ? source.partner(head) : -1;
    if (close < 0) {
      return;
    }
    Matcher counts = COUNTS.matcher(source.between(head, close));
    if (!counts.matches()) {
      return;
    }
    String name = counts.group("name");
    String compared = counts.group("compared");
    boolean isUp = compared.startsWith("<");
    String bound = "(" + counts.group("bound") + ")";
    String start = compared.length() > 1 ? bound : bound + (isUp ? " - 1" : " + 1");
    String end = name + (isUp ? " >= " : " <= ") + counts.group("start");
    int from = source.get(head).start();
    List<Edit> edits =
        List.of(
            new Edit(from + counts.start("start"), from + counts.end("start"), start),
            new Edit(from + counts.start("end"), from + counts.end("end"), end),
            new Edit(
                from + counts.start("step"),
                from + counts.end("step"),
                name + (isUp ? "--" : "++")));
    boolean isOfAnyType = counts.group("type").matches(".*\\b(?:auto|var)\\b.*");
    List<SourceChange.Within> within =
        edits.stream()
            .<SourceChange.Within>map(each -> new SourceChange.Expression(each.start(), each.end()))
            .toList();
    changes.add(
        SmallChanges.changed(source, ChangeKind.ORDER, edits, isOfAnyType ? List.of() : within));
  }

  private void add(ChangeKind kind, int i, int start, int end, String instead, String words) {
    changes.add(
        new SourceChange(
            source.get(i).line(),
            words,
            kind,
            List.of(new Edit(start, end, instead.isEmpty() ? "{}" : instead)),
            List.of(new SourceChange.Statement(start, end, instead))));
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
            && !Keywords.RESERVED.contains(first)
            && (second.matches("\\+\\+|--|\\[|\\(|\\.|->")
                || BraceExpressions.ASSIGNMENTS.contains(second));
    for (int i = from; i < end && begins; i++) {
      begins = !source.word(i).equals("{") && !source.word(i).equals("}");
    }
    return begins && !declares(from, end);
  }

  /** Whether a name follows a type. */
  private boolean declares(int from, int end) {
    for (int i = from + 1; i < end && !BraceExpressions.ASSIGNMENTS.contains(source.word(i)); i++) {
      boolean isBehindType =
          source.get(i - 1).isWord()
              || (source.word(i - 1).equals("]") && source.word(i - 2).equals("["))
              || (source.word(i - 1).equals(">") && source.isOfType(i - 1));
      if (source.get(i).isWord() && isBehindType) {
        return true;
      }
      i = source.isOpening(i) ? Math.max(i, source.partner(i)) : i;
    }
    return false;
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
              List.of(
                  new SourceChange.Place(
                      brace.end(),
                      BUILT_IN.matcher(each.statement).replaceFirst("__builtin_memset(")))));
    }
  }

  private record Reset(int line, String statement) {}

  /** The number of blocks around a token, without that of a class. */
  private int depth(int token) {
    return source.blocks(token) - (source.syntax() == Syntax.JAVA ? 1 : 0);
  }

  /** Statements that set variables declared before a loop to what they start with. */
  private List<Reset> resets(int loop) {
    List<Reset> resets = new ArrayList<>();
    for (int i = 1; i + 1 < loop; i++) {
      Token each = source.get(i);
      boolean isName = each.isWord() && !Keywords.RESERVED.contains(each.text());
      String before = source.word(i - 1);
      boolean isDeclared =
          source.endsOperand(i - 1)
              || Keywords.NUMBERS.contains(before)
              || before.matches("[>*&,\\]]|bool|boolean");
      if (!isName || !isDeclared || !scopes.isVisible(i, loop) || isNeverSet(i)) {
        continue;
      }
      String name = each.text();
      String next = source.word(i + 1);
      int end = source.expressionEnd(i);
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

  /** Whether a declaration says that its name is that of a constant or a type. */
  private boolean isNeverSet(int name) {
    int i = name - 1;
    while (i >= 0 && !source.word(i).matches("[;,{}()]")) {
      if (NEVER_SET.contains(source.word(i))) {
        return true;
      }
      i--;
    }
    return false;
  }
}
