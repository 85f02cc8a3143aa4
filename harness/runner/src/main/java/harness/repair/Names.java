package harness.repair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names of a source that may be exchanged for others of their kind.
 *
 * @param numbers variables that are likely to hold numbers, with the tokens that declare them; in
 *     languages without declarations, those that set them
 * @param fields what stands after dots, and is not called
 * @param hasFractions whether the source computes with floating-point numbers
 * @param scopes where names can be used
 */
record Names(
    Map<String, List<Integer>> numbers, Set<String> fields, boolean hasFractions, Scopes scopes) {

  /** Words that only sources with floating-point numbers contain. */
  private static final Set<String> FRACTIONS =
      Set.of("double", "float", "ld", "sqrt", "sqrtl", "atan2", "hypot", "acos", "Double");

  /** What follows a type of numbers if it is that of an array, or part of another type. */
  private static final Set<String> NOT_NUMBERS = Set.of("[", ">", ">>", ",", "(", ")");

  static Names of(SourceText source) {
    return new Names(
        source.syntax().hasBraces() ? declared(source) : assigned(source),
        fields(source),
        hasFractions(source),
        new Scopes(source));
  }

  private static boolean hasFractions(SourceText source) {
    for (int i = 0; i < source.size(); i++) {
      Token each = source.get(i);
      boolean isDecimal = each.kind() == Token.Kind.NUMBER && each.text().contains(".");
      boolean divides = !source.syntax().hasBraces() && each.is("/");
      if (FRACTIONS.contains(each.text()) || isDecimal || divides) {
        return true;
      }
    }
    return false;
  }

  private static Set<String> fields(SourceText source) {
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

  /** Variables declared with a type of numbers. */
  private static Map<String, List<Integer>> declared(SourceText source) {
    Map<String, List<Integer>> names = new HashMap<>();
    for (int i = 0; i < source.size(); i++) {
      if (Keywords.NUMBERS.contains(source.word(i))
          && !Keywords.NUMBERS.contains(source.word(i + 1))) {
        addDeclared(source, i + 1, names);
      }
    }
    return names;
  }

  private static void addDeclared(SourceText source, int from, Map<String, List<Integer>> names) {
    if (NOT_NUMBERS.contains(source.word(from))) {
      return;
    }
    boolean expected = true; // at the place of a name
    for (int i = from; i < source.size(); i++) {
      String word = source.word(i);
      if (source.isOpening(i) && source.partner(i) > i) {
        i = source.partner(i);
      } else if (source.isClosing(i) || word.equals(";") || word.equals(":")) {
        return;
      } else if (expected && source.get(i).isWord() && !Keywords.RESERVED.contains(word)) {
        String next = source.word(i + 1);
        if (source.get(Math.min(i + 1, source.size() - 1)).isWord()) {
          return; // the type of a parameter
        }
        if (!next.equals("(") && !next.equals("[")) {
          names.computeIfAbsent(word, none -> new ArrayList<>()).add(i);
        }
        expected = false;
      } else if (word.equals(",")) {
        expected = true;
      }
    }
  }

  /** Variables that something is assigned to; of a language without types. */
  private static Map<String, List<Integer>> assigned(SourceText source) {
    Map<String, List<Integer>> names = new HashMap<>();
    List<Integer> targets = new ArrayList<>();
    for (int i = 0; i < source.size(); i++) {
      Token each = source.get(i);
      boolean isName = each.isWord() && !Keywords.RESERVED.contains(each.text());
      if (isName && !source.word(i - 1).equals(".") && !source.word(i + 1).equals("(")) {
        targets.add(i);
      } else if (each.is("=") || each.is("in") || each.text().matches("[-+*/%&|^]=|//=")) {
        for (Integer target : targets) {
          names.computeIfAbsent(source.word(target), none -> new ArrayList<>()).add(target);
        }
        targets.clear();
      } else if (!each.is(",")) {
        targets.clear();
      }
    }
    return names;
  }

  /**
   * Whether one field may be taken for another: both are numbers of one type, or nothing is known
   * of either.
   */
  boolean areAlike(String field, String other) {
    Set<Integer> types = typesWith(field);
    Set<Integer> ofOther = typesWith(other);
    return types.isEmpty() ? ofOther.isEmpty() : !Collections.disjoint(types, ofOther);
  }

  /** The types that have a number of a name, each by the brace that begins it. */
  private Set<Integer> typesWith(String field) {
    return numbers.getOrDefault(field, List.of()).stream()
        .map(scopes::typeStart)
        .filter(each -> each != Scopes.NO_TYPE)
        .collect(Collectors.toSet());
  }

  /** Whether a variable that holds a number can be used at a token. */
  boolean isVisible(String name, int at) {
    return numbers.getOrDefault(name, List.of()).stream()
        .anyMatch(each -> scopes.isVisible(each, at));
  }

  /** Whether a token is the value of a variable that holds a number. */
  boolean isNumber(SourceText source, int i) {
    String before = source.word(i - 1);
    String after = source.word(i + 1);
    String name = source.word(i);
    return (source.syntax().hasBraces() ? isVisible(name, i) : numbers.containsKey(name))
        && !before.equals(".")
        && !before.equals("->")
        && !after.equals("(")
        && !after.equals("[")
        && !after.equals(".")
        && !after.matches("\\+\\+|--|->|=|[-+*/%&|^]=|//=")
        && !before.matches("\\+\\+|--|for|global");
  }
}
