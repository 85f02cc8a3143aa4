package harness.formats.loose;

import harness.formats.loose.SourceTokens.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * The arguments of a call, or the elements of a list.
 *
 * @param opening the place of the opening bracket
 */
record CallArguments(List<Token> tokens, int opening) {

  /** The place after the closing bracket. */
  int end() {
    int depth = 0;
    for (int i = opening; i < tokens.size(); i++) {
      depth += depthOf(tokens.get(i));
      if (depth == 0) {
        return i + 1;
      }
    }
    return tokens.size();
  }

  private static int depthOf(Token token) {
    if (token.is("(") || token.is("[") || token.is("{")) {
      return 1;
    }
    return token.is(")") || token.is("]") || token.is("}") ? -1 : 0;
  }

  List<List<Token>> each() {
    List<List<Token>> all = new ArrayList<>();
    List<Token> one = new ArrayList<>();
    int depth = 0;
    for (Token each : tokens.subList(opening + 1, Math.max(opening + 1, end() - 1))) {
      if (depth == 0 && each.is(",")) {
        all.add(one);
        one = new ArrayList<>();
      } else {
        depth += depthOf(each);
        one.add(each);
      }
    }
    if (!one.isEmpty()) {
      all.add(one);
    }
    return all;
  }
}
