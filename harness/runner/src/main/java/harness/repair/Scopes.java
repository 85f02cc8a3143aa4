package harness.repair;

import java.util.Set;

/** Where the names of a source can be used. */
final class Scopes {

  /** No place of a type. */
  static final int NO_TYPE = -1;

  private static final Set<String> HEADS = Set.of("for", "while", "if", "switch", "catch");

  /** Words that begin declarations of types. */
  static final Set<String> TYPES =
      Set.of("struct", "class", "union", "enum", "record", "interface");

  private final SourceText source;

  Scopes(SourceText source) {
    this.source = source;
  }

  /**
   * Whether a name that is declared by a token can be used at another: after it, or anywhere in the
   * type that it is a field of, as long as its block or head has not ended. Names that are indented
   * rather than enclosed can be used anywhere after that.
   */
  boolean isVisible(int declaration, int at) {
    if (!source.syntax().hasBraces()) {
      return declaration < at;
    }
    int start = declaration < at ? declaration : typeStart(declaration);
    return start >= 0 && start < at && end(declaration) > at;
  }

  /** The brace that begins the type of which a token declares a field, or {@link #NO_TYPE}. */
  int typeStart(int declaration) {
    int brace = declaration - 1;
    while (brace >= 0 && !(source.isOpening(brace) && source.partner(brace) > declaration)) {
      brace--;
    }
    if (!source.word(brace).equals("{")) {
      return NO_TYPE; // a parameter
    }
    for (int i = brace - 1; i >= 0 && !source.word(i).matches("[;{}()]"); i--) {
      if (TYPES.contains(source.word(i))) {
        return brace;
      }
    }
    return NO_TYPE;
  }

  /** The index of the token that ends the scope in which a token stands. */
  private int end(int token) {
    int i = token - 1;
    while (i >= 0) {
      if (source.isClosing(i) && source.partner(i) >= 0) {
        i = source.partner(i);
      } else if (source.word(i).equals("{")) {
        return source.partner(i) < 0 ? source.size() : source.partner(i);
      } else if (source.word(i).equals("(") && source.partner(i) > i) {
        int after = source.partner(i) + 1;
        if (isHead(i)) {
          return statementEnd(after);
        } else if (source.word(after).equals(";")) {
          return after; // a function declared without its body
        }
      }
      i--;
    }
    return source.size();
  }

  /** Whether a bracket encloses the head of a statement, function or lambda. */
  private boolean isHead(int opening) {
    int after = source.partner(opening) + 1;
    return HEADS.contains(source.word(opening - 1))
        || source.word(after).equals("{")
        || (source.word(after).equals("const") && source.word(after + 1).equals("{"))
        || source.word(after).matches("->|:");
  }

  /** The index of the token that ends a statement. */
  private int statementEnd(int from) {
    int i = from;
    while (i < source.size() && !source.word(i).equals(";")) {
      if (source.word(i).equals("{")) {
        return Math.max(i, source.partner(i));
      }
      i = Math.max(i, source.isOpening(i) ? source.partner(i) : i) + 1;
    }
    return i;
  }
}
