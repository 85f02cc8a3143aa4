package harness.repair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Names of a source that may be exchanged for others of their kind.
 *
 * @param numbers variables that are likely to hold numbers, with the tokens that declare them; in
 *     languages without declarations, those that set them
 * @param fields fields that may be taken for each other
 * @param hasFractions whether the source computes with floating-point numbers
 * @param scopes where names can be used
 */
record Names(
    Map<String, List<Integer>> numbers, Fields fields, boolean hasFractions, Scopes scopes) {

  /** Words that only sources with floating-point numbers contain. */
  private static final Set<String> FRACTIONS =
      Set.of("double", "float", "ld", "sqrt", "sqrtl", "atan2", "hypot", "acos", "Double");

  /** What follows a type of numbers if it is that of an array, or part of another type. */
  private static final Set<String> NOT_NUMBERS = Set.of("[", ">", ">>", ",", "(", ")");

  static Names of(SourceText source) {
    Scopes scopes = new Scopes(source);
    Map<String, List<Integer>> numbers =
        source.syntax().hasBraces() ? declared(source) : assigned(source);
    return new Names(numbers, Fields.of(source, numbers, scopes), hasFractions(source), scopes);
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
        && !before.matches("\\+\\+|--|for|global")
        && !(before.equals("&") && !source.endsOperand(i - 2));
  }
}
