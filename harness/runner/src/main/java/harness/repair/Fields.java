package harness.repair;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Fields of a source that may be taken for each other.
 *
 * @param read what stands after dots, and is not called
 * @param declared those of the source's own types, by the braces that begin these; whether each
 *     holds a number
 */
record Fields(Set<String> read, Map<String, Map<Integer, Boolean>> declared) {

  /** What follows the name of a field where it is declared. */
  private static final String AFTER = "[;,=\\[{]";

  /** What ends the type before it, besides words. */
  private static final String BEFORE = "[>*&,\\]]|>>";

  static Fields of(SourceText source, Map<String, List<Integer>> numbers, Scopes scopes) {
    Map<String, Map<Integer, Boolean>> declared = new HashMap<>();
    for (int i = 1; source.syntax().hasBraces() && i < source.size(); i++) {
      if (isDeclared(source, i)) {
        int type = scopes.typeStart(i);
        if (type != Scopes.NO_TYPE) {
          declared
              .computeIfAbsent(source.word(i), none -> new HashMap<>())
              .put(type, numbers.getOrDefault(source.word(i), List.of()).contains(i));
        }
      }
    }
    return new Fields(read(source), declared);
  }

  private static boolean isDeclared(SourceText source, int i) {
    String before = source.word(i - 1);
    boolean isType =
        (source.get(i - 1).isWord() && !Scopes.TYPES.contains(before) && !before.equals("return"))
            || before.matches(BEFORE);
    return isType
        && source.get(i).isWord()
        && !Keywords.RESERVED.contains(source.word(i))
        && source.word(i + 1).matches(AFTER);
  }

  private static Set<String> read(SourceText source) {
    Set<String> fields = new LinkedHashSet<>();
    for (int i = 1; i < source.size(); i++) {
      boolean isField = source.word(i - 1).equals(".") || source.word(i - 1).equals("->");
      boolean isStatic = i > 1 && Character.isUpperCase(source.word(i - 2).charAt(0));
      boolean isCalled = source.word(i + 1).equals("(");
      boolean isRead = !source.word(i + 1).equals(".") && !source.word(i + 1).equals(";");
      if (isField && source.get(i).isWord() && !isStatic && !isCalled && isRead) {
        fields.add(source.word(i));
      }
    }
    return fields;
  }

  /**
   * Whether one field may be taken for another: some type has both, and both or none hold numbers;
   * or none of them is known to be of a type.
   */
  boolean areAlike(String field, String other) {
    Map<Integer, Boolean> types = declared.getOrDefault(field, Map.of());
    Map<Integer, Boolean> ofOther = declared.getOrDefault(other, Map.of());
    return types.isEmpty()
        ? ofOther.isEmpty()
        : types.entrySet().stream().anyMatch(ofOther.entrySet()::contains);
  }
}
