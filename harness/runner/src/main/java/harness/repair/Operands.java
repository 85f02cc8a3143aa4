package harness.repair;

import java.util.Set;

/**
 * Finds the operands of operators in an expression.
 *
 * @param from index of the first token of the expression
 * @param to index after its last one
 */
record Operands(SourceText source, int from, int to) {

  /** What separates the operands of comparisons. */
  private static final Set<String> AROUND_COMPARISON =
      Set.of(
          "&&", "||", "and", "or", "not", "!", "?", ":", ",", ";", "=", "return", "if", "elif",
          "while", "else", "<", "<=", ">", ">=", "==", "!=");

  /** The first token of the operand that ends before an operator. */
  int leftOperand(int operator, Set<String> more) {
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
  int rightOperand(int operator, Set<String> more) {
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
  int primaryEnd(int first) {
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
