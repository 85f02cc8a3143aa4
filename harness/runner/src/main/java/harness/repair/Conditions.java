package harness.repair;

import java.util.LinkedHashSet;
import java.util.Set;

/** Conditions with a part that might be missing. */
final class Conditions {

  private Conditions() {}

  /**
   * A condition after checks that indexes in it are not negative.
   *
   * @param from index of the condition's first token
   * @param to index after its last one
   */
  static Set<String> guarded(SourceText source, int from, int to) {
    Set<String> guarded = new LinkedHashSet<>();
    for (int i = from; i + 4 < to; i++) {
      boolean isBelow =
          source.word(i).equals("[")
              && source.get(i + 1).isWord()
              && source.word(i + 2).equals("-")
              && source.get(i + 3).kind() == Token.Kind.NUMBER
              && source.word(i + 4).equals("]");
      if (isBelow) {
        guarded.add(
            "%s >= %s %s (%s)"
                .formatted(
                    source.word(i + 1),
                    source.word(i + 3),
                    source.syntax().and(),
                    source.between(from, to - 1)));
      }
    }
    return guarded;
  }
}
