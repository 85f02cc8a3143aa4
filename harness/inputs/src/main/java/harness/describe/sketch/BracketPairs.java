package harness.describe.sketch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** Finds the partners of brackets. */
final class BracketPairs {

  private static final String OPEN = "([{";
  private static final String CLOSED = ")]}";

  private BracketPairs() {}

  /** Each closing bracket belongs to the last open one, if that is of its kind. */
  static Sketch.Brackets of(String text) {
    List<Integer> partners = new ArrayList<>(Collections.nCopies(text.length(), -1));
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < text.length(); i++) {
      int closed = CLOSED.indexOf(text.charAt(i));
      if (closed < 0) {
        open.push(i);
      } else if (!open.isEmpty() && text.charAt(open.element()) == OPEN.charAt(closed)) {
        partners.set(open.element(), i);
        partners.set(i, open.pop());
      }
    }
    return new Sketch.Brackets(text, partners);
  }
}
