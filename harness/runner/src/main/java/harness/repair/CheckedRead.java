package harness.repair;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A statement in C or C++ that reads variables, and leaves the function if that fails: {@code if
 * (scanf("%d", &n) != 1) return 1;} or {@code if (!(cin >> n)) return 1;}.
 *
 * @param from index of the token that begins what is read
 * @param to index of the token that ends it
 * @param end index of the last token of the statement
 */
record CheckedRead(int from, int to, int end) {

  /** The statement that begins at a token, if it is one. */
  static Optional<CheckedRead> at(SourceText source, int start) {
    boolean isIf = source.word(start).equals("if") && source.word(start + 1).equals("(");
    int close = isIf ? source.partner(start + 1) : -1;
    int end = close < 0 ? -1 : leaving(source, close + 1);
    if (end < 0) {
      return Optional.empty();
    }
    int first = start + 2;
    boolean isInput =
        source.word(first).equals("!")
            && source.word(first + 1).equals("(")
            && source.partner(first + 1) == close - 1
            && isInput(source, first + 2)
            && IntStream.range(first, close).noneMatch(i -> source.word(i).matches("[?,]|\\|\\|"));
    return isInput || readsAll(source, first, close)
        ? Optional.of(new CheckedRead(first, close, end))
        : Optional.empty();
  }

  /** Whether an expression begins with the standard input. */
  static boolean isInput(SourceText source, int start) {
    return source.word(start).equals("cin")
        || (source.word(start).equals("std") && source.word(start + 2).equals("cin"));
  }

  /** Whether a condition compares what {@code scanf} returns with the number of its variables. */
  private static boolean readsAll(SourceText source, int first, int close) {
    int last = source.word(first + 1).equals("(") ? source.partner(first + 1) : -1;
    if (!source.word(first).equals("scanf") || last < 0 || last + 3 != close) {
      return false;
    }
    int variables = 0;
    for (int i = first + 2; i < last; i++) {
      if (source.word(i).equals(",")) {
        variables++;
      } else if (source.word(i).matches("[(\\[{]")) {
        i = Math.max(i, source.partner(i));
      }
    }
    return source.word(last + 1).matches("!=|<")
        && source.word(last + 2).equals(Integer.toString(variables));
  }

  /** The last token of a statement that only returns; -1 if it does something else. */
  private static int leaving(SourceText source, int start) {
    boolean isBlock = source.word(start).equals("{");
    int first = isBlock ? start + 1 : start;
    int i = first + 1;
    while (i < source.size() && !source.word(i).matches("[;{}]")) {
      i++;
    }
    boolean returns = source.word(first).equals("return") && source.word(i).equals(";");
    int end = isBlock ? i + 1 : i;
    return returns && (!isBlock || source.partner(start) == end) ? end : -1;
  }

  /** Whether it names a variable. */
  boolean names(SourceText source, String variable) {
    return first(source, variable, from, end).isPresent();
  }

  /** Whether it does nothing with a variable but set it. */
  boolean sets(SourceText source, String variable) {
    OptionalInt at = first(source, variable, from, to);
    return at.isPresent()
        && source.word(at.getAsInt() - 1).matches("&|>>")
        && source.word(at.getAsInt() + 1).matches(",|>>|\\)")
        && first(source, variable, to, end).isEmpty();
  }

  private static OptionalInt first(SourceText source, String variable, int from, int last) {
    return IntStream.rangeClosed(from, last)
        .filter(i -> source.word(i).equals(variable))
        .findFirst();
  }
}
