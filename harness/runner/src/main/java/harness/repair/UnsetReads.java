package harness.repair;

import harness.repair.UnsetVariables.Variable;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells whether a source in C or C++ might read a local variable that was never set. In doubt, it
 * might. A variable declared without a value counts, unless its type starts with one or its first
 * use sets it; so does a field that a constructor does not set.
 */
final class UnsetReads {

  /** Types of the standard library that start with a value. */
  private static final Set<String> WITH_VALUES =
      Set.of(
          "vector",
          "string",
          "map",
          "set",
          "multiset",
          "multimap",
          "unordered_map",
          "unordered_set",
          "queue",
          "deque",
          "stack",
          "priority_queue",
          "list",
          "pair",
          "tuple",
          "bitset",
          "stringstream",
          "istringstream",
          "ostringstream",
          "ifstream",
          "ofstream",
          "mt19937",
          "mt19937_64",
          "function",
          "optional");

  /** What lets a part of a program run or not. */
  private static final Pattern BRANCH =
      Pattern.compile("[{}?:]|&&|\\|\\||if|else|while|for|do|switch|return|goto|break|continue");

  /** Declarations that are not understood. */
  private static final Pattern UNKNOWN =
      Pattern.compile(
          "\\b(?:decltype|typeof|alloca|union|asm)\\b"
              + "|\\bfor ?\\((?:[^;{}:]{0,200},)?[\\w *]{0,60}\\w ?(?:,[^;{}:]{0,200})?;"
              + "|#[ \\t]{0,9}define\\b[^\n]*(?:;|\\\\\r?\n)"
              + "|(?:case\\b[^:;]{0,60}|default ?):\\s{0,40}\\w+\\s+\\w");

  /** Longer sources take too long to look at. */
  private static final int MOST_CHARACTERS = 20_000;

  private final SourceText source;
  private final Scopes scopes;
  private final Set<String> types = new HashSet<>(); // of the source, that start with values

  private UnsetReads(SourceText source) {
    this.source = source;
    this.scopes = new Scopes(source);
  }

  /** Whether a local variable might be read before it is set. */
  static boolean mayHappen(SourceText source) {
    return !source.syntax().isC()
        || source.text().length() > MOST_CHARACTERS
        || UNKNOWN.matcher(source.text()).find()
        || new UnsetReads(source).mayHappen();
  }

  private boolean mayHappen() {
    Map<Integer, List<Variable>> byType =
        UnsetVariables.declared(source).stream()
            .collect(Collectors.groupingBy(each -> scopes.typeStart(each.name())));
    addTypes(byType);
    return hasVariablesOfNewTypes()
        || byType.entrySet().stream()
            .anyMatch(
                each ->
                    each.getKey() != Scopes.NO_TYPE
                        && constructorsLeave(each.getValue(), each.getKey()))
        || byType.getOrDefault(Scopes.NO_TYPE, List.of()).stream()
            .anyMatch(each -> !startsWithValue(each) && !isSetFirst(each));
  }

  /** Whether a block declares a type and variables of it at once. */
  private boolean hasVariablesOfNewTypes() {
    for (int i = 0; i + 2 < source.size(); i++) {
      boolean isVariable = source.get(i + 1).isWord() && source.word(i + 2).matches("[;,\\[]");
      int brace = source.word(i).equals("}") && isVariable ? source.partner(i) : -1;
      if (brace >= 0 && scopes.typeStart(brace + 1) == brace && source.blocks(i + 1) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Finds the types of which all fields start with a value. */
  private void addTypes(Map<Integer, List<Variable>> fields) {
    for (int i = 0; i < source.size(); i++) {
      String keyword = source.word(i);
      int brace = i + 2;
      boolean isType =
          (keyword.equals("struct") || keyword.equals("class"))
              && !source.word(i - 1).equals("enum")
              && source.word(brace).equals("{");
      if (isType
          && fields.getOrDefault(brace, List.of()).stream().allMatch(this::startsWithValue)) {
        types.add(source.word(i + 1));
      }
    }
  }

  /** Whether some constructor of a type, given by its brace, leaves some of its fields unset. */
  private boolean constructorsLeave(List<Variable> fields, int brace) {
    int keyword = brace - 1;
    while (keyword > 0 && !source.word(keyword).matches("struct|class")) {
      keyword--;
    }
    String type = source.word(keyword + 1);
    for (int i = brace + 1; i < source.partner(brace); i++) {
      boolean isConstructor =
          source.word(i).equals(type)
              && source.word(i + 1).equals("(")
              && !source.word(i - 1).equals("~")
              && scopes.typeStart(i) == brace;
      int head = source.partner(i + 1 < source.size() ? i + 1 : i);
      if (isConstructor
          && !fields.stream().allMatch(each -> startsWithValue(each) || isSetAfter(head, each))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a constructor, whose parameters end at a bracket, sets a field before it branches. */
  private boolean isSetAfter(int head, Variable field) {
    String name = source.word(field.name());
    int i = head + 1;
    while (i < source.size() && !isBody(i)) {
      if (source.word(i).equals(";") || source.word(i).equals("=")) {
        return false; // it is defined elsewhere, or by the compiler
      }
      if (source.word(i).equals(name) && source.word(i + 1).matches("[({]")) {
        return true;
      }
      i++;
    }
    for (int at = i + 1; at < source.size(); at++) {
      boolean isOwn = source.word(at - 1).equals("->") && source.word(at - 2).equals("this");
      if (source.word(at).equals(name) && isOwn) {
        return source.word(at - 3).matches("[;{]") && source.word(at + 1).equals("=");
      } else if (source.word(at).equals(name)) {
        return isSet(at, name);
      } else if (BRANCH.matcher(source.word(at)).matches()) {
        return false;
      }
    }
    return false;
  }

  /** Whether a brace begins a body, rather than the value of a field. */
  private boolean isBody(int i) {
    return source.word(i).equals("{") && source.word(i - 1).matches("[)}]|noexcept");
  }

  private boolean startsWithValue(Variable variable) {
    int type = variable.type();
    if (source.word(type).equals("std") && source.word(type + 1).equals("::")) {
      type += 2;
    }
    String name = source.word(type);
    int last = variable.name() - 1; // of the type, or a pointer's star
    boolean isPlain = last == type || (source.isOfType(type + 1) && source.isOfType(last));
    return isPlain && (WITH_VALUES.contains(name) || types.contains(name));
  }

  /** Whether the first use of a variable, in its own block, sets it. */
  private boolean isSetFirst(Variable variable) {
    String name = source.word(variable.name());
    if (source.word(variable.name() + 1).equals("[")) {
      return false;
    }
    for (int i = variable.name() + 1; i < source.size(); i++) {
      String word = source.word(i);
      Optional<CheckedRead> read = CheckedRead.at(source, i);
      if (read.isPresent() && read.get().names(source, name)) {
        return read.get().sets(source, name);
      } else if (read.isPresent()) {
        i = read.get().end();
      } else if (word.equals(name) && !source.word(i - 1).matches("\\.|->")) {
        return i > variable.end() && isSet(i, name);
      } else if (BRANCH.matcher(word).matches()) {
        return word.equals("}") && source.partner(i) < variable.type(); // it is not used
      }
    }
    return true;
  }

  private boolean isSet(int at, String name) {
    int start = at;
    while (!source.word(start - 1).matches("[;{}]")) {
      start--;
    }
    String before = source.word(at - 1);
    if (before.equals(">>")) {
      return CheckedRead.isInput(source, start);
    } else if (before.equals("&")) {
      return source.word(start).equals("scanf");
    }
    boolean isSet = at == start && source.word(at + 1).equals("=");
    for (int i = at + 1; isSet && !source.word(i).equals(";") && i < source.size(); i++) {
      isSet = !source.word(i).equals(name);
    }
    return isSet;
  }
}
