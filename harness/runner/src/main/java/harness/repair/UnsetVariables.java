package harness.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Changes of a source in C or C++ that each set one of the variables to zero bytes that are
 * declared without a value. Some of them do not compile, or would destroy an object.
 */
final class UnsetVariables {

  private static final Set<String> NOT_TYPES =
      Set.of(
          "return",
          "else",
          "delete",
          "goto",
          "using",
          "typedef",
          "static",
          "const",
          "constexpr",
          "extern",
          "throw",
          "new",
          "case",
          "break",
          "continue",
          "do",
          "friend",
          "thread_local");

  private static final Set<String> AFTER_NAME = Set.of(",", ";", "[", "=", "(", "{", ":");

  private final SourceText source;
  private final List<Variable> variables = new ArrayList<>();

  /**
   * A variable that is declared without a value.
   *
   * @param type index of the first token of its declaration
   * @param name index of its name
   * @param end index of the semicolon that ends the declaration
   */
  record Variable(int type, int name, int end) {}

  private UnsetVariables(SourceText source) {
    this.source = source;
  }

  /** The changes, in the order of the source; the words of each are the name of its variable. */
  static List<SourceChange> of(SourceText source) {
    return declared(source).stream().map(each -> change(source, each)).toList();
  }

  /** The variables that blocks declare without a value, and the fields of types. */
  static List<Variable> declared(SourceText source) {
    UnsetVariables all = new UnsetVariables(source);
    for (int i = 0; i < source.size(); i++) {
      if (source.syntax().isC() && source.word(i - 1).matches("[;{}]") && source.blocks(i) > 0) {
        all.addDeclared(i);
      }
    }
    return all.variables;
  }

  private void addDeclared(int start) {
    int name = firstName(start);
    int end = name < 0 ? -1 : end(name);
    if (end < 0) {
      return;
    }
    while (name < end) {
      int after = name + 1;
      while (source.word(after).equals("[") && source.partner(after) > after) {
        after = source.partner(after) + 1;
      }
      if (after <= end && source.word(after).matches("[,;]")) {
        variables.add(new Variable(start, name, end));
      }
      name = source.expressionEnd(name) + 1;
      while (name < end && source.word(name).equals("*")) {
        name++;
      }
    }
  }

  /** The first name that a statement declares; -1 if it is no declaration. */
  private int firstName(int start) {
    int depth = 0;
    for (int i = start; i + 1 < source.size(); i++) {
      Token each = source.get(i);
      if (source.isOfType(i)) {
        depth += each.is("<") ? 1 : -each.text().length();
      } else if (depth == 0 && NOT_TYPES.contains(each.text())) {
        return -1;
      } else if (depth == 0 && each.isWord() && AFTER_NAME.contains(source.word(i + 1))) {
        return i > start && !source.word(i - 1).equals("::") ? i : -1;
      } else if (depth == 0 && !each.isWord() && !each.is("::") && !each.is("*")) {
        return -1;
      }
    }
    return -1;
  }

  /** The semicolon that ends a declaration; -1 if there is none. */
  private int end(int from) {
    int end = source.expressionEnd(from);
    while (source.word(end).equals(",")) {
      end = source.expressionEnd(end + 1);
    }
    return source.word(end).equals(";") ? end : -1;
  }

  private static SourceChange change(SourceText source, Variable its) {
    int at = source.get(its.end).end();
    String variable = source.word(its.name);
    String set = "__builtin_memset(&%1$s, 0, sizeof(%1$s));".formatted(variable);
    return new SourceChange(
        source.get(its.name).line(),
        variable,
        ChangeKind.MISSING,
        List.of(Edit.insert(at, " " + set)),
        List.of(new SourceChange.Place(at, set)));
  }
}
