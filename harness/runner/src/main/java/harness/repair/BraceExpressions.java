package harness.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The expressions in the statements of a source in C, C++ or Java. */
final class BraceExpressions {

  static final Set<String> ASSIGNMENTS =
      Set.of("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=");

  private final SourceText source;
  private final List<Slot> slots = new ArrayList<>();

  /** Index of the first token of the statement that is looked at. */
  private int statement;

  /**
   * Tokens of an expression.
   *
   * @param to index after the last one
   * @param isGlobal whether it is computed before the program begins
   */
  record Slot(int from, int to, boolean isGlobal) {

    /** Where another expression can be chosen; empty if it is too late when the program begins. */
    List<SourceChange.Within> within(SourceText source) {
      return isGlobal
          ? List.of()
          : List.of(
              new SourceChange.Expression(source.get(from).start(), source.get(to - 1).end()));
    }
  }

  private BraceExpressions(SourceText source) {
    this.source = source;
  }

  /** The largest expressions whose parts may change, in order. */
  static List<Slot> of(SourceText source) {
    BraceExpressions all = new BraceExpressions(source);
    int next;
    for (int i = 0; i < source.size(); i = next) {
      next = i + 1;
      String word = source.word(i);
      if (all.isOfList(i, word) && !all.isConstant()) {
        next = Math.max(next, all.slot(i + 1, source.expressionEnd(i + 1)));
      } else if (word.equals(";") || word.equals("{") || word.equals("}")) {
        all.statement = i + 1;
      } else if (!all.isConstant()) {
        next = Math.max(next, all.slotAt(i, word));
      }
    }
    return all.slots;
  }

  private boolean isConstant() {
    return !isArray() && hasConstantWord();
  }

  /** Whether a statement declares an array, whose values no compiler needs to know. */
  private boolean isArray() {
    for (int i = statement; i < source.size(); i++) {
      if (source.word(i).matches("[=;{}]")) {
        return source.word(i).equals("=") && source.word(i + 1).equals("{");
      }
    }
    return false;
  }

  private boolean hasConstantWord() {
    for (int i = statement; i < Math.min(source.size(), statement + 3); i++) {
      if (Keywords.CONSTANT.contains(source.word(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a brace or comma stands before an element of a list of values. */
  private boolean isOfList(int i, String word) {
    if (word.equals("{")) {
      return isList(i);
    }
    if (!word.equals(",")) {
      return false;
    }
    for (int at = i - 1; at > 0; at--) {
      if (source.isClosing(at) && source.partner(at) >= 0) {
        at = source.partner(at);
      } else if (source.isOpening(at)) {
        return source.word(at).equals("{") && isList(at);
      } else if (source.word(at).equals(";")) {
        return false;
      }
    }
    return false;
  }

  private boolean isList(int brace) {
    String before = source.word(brace - 1);
    return before.matches("return|=|\\(|,|\\]") || (before.equals("{") && isList(brace - 1));
  }

  /** Adds the expression that begins after a token, if any; returns the index after it. */
  private int slotAt(int i, String word) {
    boolean opens = source.word(i + 1).equals("(") && source.partner(i + 1) > i;
    if ((word.equals("if") || word.equals("while")) && opens) {
      return slot(i + 2, source.partner(i + 1));
    } else if (word.equals("for") && opens) {
      return condition(i + 2, source.partner(i + 1));
    } else if (word.equals("return")) {
      return slot(i + 1, source.expressionEnd(i + 1));
    } else if (ASSIGNMENTS.contains(word) && !source.word(i - 1).equals("[")) {
      return slot(i + 1, source.expressionEnd(i + 1));
    } else if (word.equals("<<") && isPrinting()) {
      return slot(i + 1, source.expressionEnd(i + 1));
    } else if (word.equals("[") && source.partner(i) > i + 1 && isIndexed(i)) {
      return slot(i + 1, source.partner(i));
    } else if ((word.equals("(") || word.equals(",")) && isInCall(i)) {
      return slot(i + 1, source.expressionEnd(i + 1));
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
    slots.add(new Slot(from, to, source.syntax().isC() && source.blocks(from) == 0));
    return to;
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

  private boolean isPrinting() {
    String first = source.word(statement);
    String third = source.word(statement + 2);
    return first.equals("cout") || (first.equals("std") && third.equals("cout"));
  }

  /** Whether a bracket holds an index, rather than the size of an array. */
  private boolean isIndexed(int bracket) {
    String before = source.word(bracket - 2);
    boolean isDeclared =
        Keywords.NUMBERS.contains(before)
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
        && !Keywords.RESERVED.contains(name)
        && !name.equals("swap") // which takes variables only
        && source.get(opening - 1).isWord()
        && !source.get(Math.max(0, opening - 2)).isWord()
        && source.word(closing + 1).equals(";");
  }

  private int partner(int i) {
    return source.isOpening(i) ? source.partner(i) : -1;
  }
}
