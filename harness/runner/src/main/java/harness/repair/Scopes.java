package harness.repair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where the names of a source can be used. */
final class Scopes {

  private static final Set<String> HEADS = Set.of("for", "while", "if", "switch", "catch");

  private final SourceText source;

  /** The indexes of the tokens with a name, in order. */
  private final Map<String, List<Integer>> places = new HashMap<>();

  Scopes(SourceText source) {
    this.source = source;
    for (int i = 0; i < source.size(); i++) {
      boolean isField = source.word(i - 1).equals(".") || source.word(i - 1).equals("->");
      if (source.get(i).isWord() && !isField) {
        places.computeIfAbsent(source.word(i), none -> new ArrayList<>()).add(i);
      }
    }
  }

  /**
   * Whether a name stands before a token, in a block or head around it. Names that are indented
   * rather than enclosed may be used anywhere after that.
   *
   * @param at index of the token
   */
  boolean isVisible(String name, int at) {
    return places.getOrDefault(name, List.of()).stream()
        .anyMatch(each -> each < at && (!source.syntax().hasBraces() || end(each) > at));
  }

  /** The index of the token that ends the scope in which a token stands. */
  private int end(int token) {
    int i = token - 1;
    while (i >= 0) {
      if (source.isClosing(i) && source.partner(i) >= 0) {
        i = source.partner(i);
      } else if (source.word(i).equals("{")) {
        return source.partner(i) < 0 ? source.size() : source.partner(i);
      } else if (source.word(i).equals("(") && source.partner(i) > i && isHead(i)) {
        return statementEnd(source.partner(i) + 1);
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
        || source.word(after).equals("->");
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
