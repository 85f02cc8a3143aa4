package harness.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;

/**
 * A source as tokens, without comments and lines for the preprocessor. Says which brackets belong
 * together, and which of them enclose types.
 */
final class SourceText {

  private static final Set<String> OPENING = Set.of("(", "[", "{");
  private static final Set<String> CLOSING = Set.of(")", "]", "}");

  /** What may stand between the brackets of a template's or a generic type's arguments. */
  private static final Set<String> OF_TYPES =
      Set.of("::", ",", "*", "&", "<", ">", ">>", "[", "]", "(", ")", "?", ".");

  private static final int LONGEST_TYPE = 60;

  private final String text;
  private final Syntax syntax;
  private final List<Token> tokens = new ArrayList<>();
  private final int[] partner;
  private final boolean[] ofType;

  SourceText(String text, Syntax syntax) {
    this.text = text;
    this.syntax = syntax;
    read();
    partner = new int[tokens.size()];
    ofType = new boolean[tokens.size()];
    pair();
    if (syntax.hasBraces()) {
      markTypes();
    }
  }

  private void read() {
    Matcher next = syntax.token().matcher(text);
    int line = 1;
    int counted = 0;
    while (next.find()) {
      for (; counted < next.start(); counted++) {
        line += text.charAt(counted) == '\n' ? 1 : 0;
      }
      Token.Kind kind =
          next.group("skip") != null
              ? null
              : next.group("word") != null
                  ? Token.Kind.WORD
                  : next.group("number") != null
                      ? Token.Kind.NUMBER
                      : next.group("operator") != null ? Token.Kind.OPERATOR : Token.Kind.STRING;
      if (kind != null) {
        tokens.add(new Token(kind, next.group(), next.start(), next.end(), line));
      }
    }
  }

  private void pair() {
    Arrays.fill(partner, -1);
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (isOpening(i)) {
        open.add(i);
      } else if (isClosing(i) && !open.isEmpty()) {
        int from = open.remove(open.size() - 1);
        partner[from] = i;
        partner[i] = from;
      }
    }
  }

  private void markTypes() {
    for (int i = 0; i < tokens.size(); i++) {
      int end = tokens.get(i).is("<") && i > 0 && tokens.get(i - 1).isWord() ? typeEnd(i) : -1;
      if (end >= 0) {
        ofType[i] = true;
        ofType[end] = true;
      }
    }
  }

  /** The bracket that closes a list of types; -1 if there is none. */
  private int typeEnd(int opening) {
    int depth = 1;
    for (int i = opening + 1; i < Math.min(tokens.size(), opening + LONGEST_TYPE); i++) {
      Token each = tokens.get(i);
      boolean fits =
          each.isWord() || each.kind() == Token.Kind.NUMBER || OF_TYPES.contains(each.text());
      if (!fits || (isClosing(i) && partner[i] < opening)) {
        return -1;
      }
      depth += each.is("<") ? 1 : each.is(">") ? -1 : each.is(">>") ? -2 : 0;
      if (depth <= 0) {
        return i;
      }
    }
    return -1;
  }

  String text() {
    return text;
  }

  Syntax syntax() {
    return syntax;
  }

  int size() {
    return tokens.size();
  }

  Token get(int index) {
    return tokens.get(index);
  }

  /** The text of a token; empty if there is none of this index. */
  String word(int index) {
    return index < 0 || index >= tokens.size() ? "" : tokens.get(index).text();
  }

  boolean isOpening(int index) {
    return OPENING.contains(word(index)) && tokens.get(index).kind() == Token.Kind.OPERATOR;
  }

  boolean isClosing(int index) {
    return CLOSING.contains(word(index)) && tokens.get(index).kind() == Token.Kind.OPERATOR;
  }

  /** The index of the first token that begins at a character or after it. */
  int firstFrom(int start) {
    int first = 0;
    while (first < tokens.size() && tokens.get(first).start() < start) {
      first++;
    }
    return first;
  }

  /** The bracket that belongs to one; -1 if there is none. */
  int partner(int index) {
    return partner[index];
  }

  /** Whether a token is a bracket around types. */
  boolean isOfType(int index) {
    return ofType[index];
  }

  /** Whether a token ends an operand, so that an operator after it has two. */
  boolean endsOperand(int index) {
    if (index < 0) {
      return false;
    }
    Token each = tokens.get(index);
    return each.kind() == Token.Kind.NUMBER
        || each.kind() == Token.Kind.STRING
        || each.is(")")
        || each.is("]")
        || (each.isWord() && !Keywords.BEFORE_OPERAND.contains(each.text()));
  }

  /** The number of blocks around a token. */
  int blocks(int token) {
    int blocks = 0;
    for (int i = 0; i < token; i++) {
      blocks += word(i).equals("{") ? 1 : word(i).equals("}") ? -1 : 0;
    }
    return blocks;
  }

  /**
   * Where an expression ends: at a comma, a semicolon or a closing bracket of its own level, or, if
   * it is printed, before the next one.
   *
   * @param from index of its first token
   */
  int expressionEnd(int from) {
    boolean prints = word(from - 1).equals("<<");
    for (int i = from; i < size(); i++) {
      String word = word(i);
      if (isOpening(i) && partner(i) > i) {
        i = partner(i);
      } else if (isClosing(i)
          || word.equals(";")
          || (word.equals(",") && !isTypeComma(i))
          || (prints && word.equals("<<"))) {
        return i;
      }
    }
    return size();
  }

  /** Whether a comma stands between the arguments of a type. */
  private boolean isTypeComma(int comma) {
    for (int i = comma - 1; i >= 0 && !word(i).matches("[;{}]"); i--) {
      if (isOfType(i)) {
        return word(i).equals("<");
      }
    }
    return false;
  }

  /** The source between two tokens, both included. */
  String between(int first, int last) {
    return text.substring(tokens.get(first).start(), tokens.get(last).end());
  }

  /** The source with some of its parts replaced. */
  String with(List<Edit> edits) {
    return with(edits, 0, text.length());
  }

  /** A part of the source, with some of its parts replaced. */
  String with(List<Edit> edits, int from, int to) {
    StringBuilder changed = new StringBuilder();
    int at = from;
    for (Edit each : edits.stream().sorted(Comparator.comparingInt(Edit::start)).toList()) {
      changed.append(text, at, each.start()).append(each.text());
      at = each.end();
    }
    return changed.append(text, at, to).toString();
  }

  /** The index of the first character of the line that holds a character. */
  int lineStart(int at) {
    return text.lastIndexOf('\n', at - 1) + 1;
  }

  /** The index after the last character of the line that holds a character. */
  int lineEnd(int at) {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }
}
