package harness.repair;

import harness.repair.SourceChange.Expression;
import harness.repair.SourceChange.Place;
import harness.repair.SourceChange.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes one source that is a program with each of many changes: its argument says which. Most
 * changes are alternatives in one copy of the source; others need copies of their own, in
 * namespaces or classes. A compiler's messages show which changes cannot be compiled.
 */
final class ManyInOne {

  private static final String CHOSEN = "chosen_change";
  private static final String OUTER = "ManyChanges";
  private static final Pattern INCLUDE = Pattern.compile("(?m)^[ \t]*#[ \t]*include\\b.*$");
  private static final Pattern IMPORT = Pattern.compile("(?m)^[ \t]*(?:import|package)\\b[^;\n]*;");
  private static final Pattern CONDITIONAL = Pattern.compile("(?m)^[ \t]*#[ \t]*(if|endif)");

  private final SourceText source;
  private final StringBuilder out = new StringBuilder();
  private final Map<Integer, BitSet> owners = new TreeMap<>();
  private int line = 1;

  private ManyInOne(SourceText source) {
    this.source = source;
  }

  /**
   * A source that contains changes.
   *
   * @param owners the changes, by their numbers, that a line of the text is there for
   */
  record Written(String text, Map<Integer, BitSet> owners) {}

  /**
   * Writes a source.
   *
   * @param changes by their numbers, from 1
   */
  static Written of(SourceText source, Map<Integer, SourceChange> changes) {
    ManyInOne all = new ManyInOne(source);
    switch (source.syntax()) {
      case PYTHON -> all.writePython(changes);
      case JAVA -> all.writeJava(changes);
      case C, CPP -> all.writeC(changes);
    }
    return new Written(all.out.toString(), all.owners);
  }

  private void write(String text) {
    out.append(text);
    line += (int) text.chars().filter(each -> each == '\n').count();
  }

  /** Writes a text that is there for changes only. */
  private void write(String text, BitSet its) {
    int first = line;
    write(text);
    for (int each = first; each <= line; each++) {
      owners.computeIfAbsent(each, none -> new BitSet()).or(its);
    }
  }

  private static BitSet only(int change) {
    BitSet its = new BitSet();
    its.set(change);
    return its;
  }

  /** Imports nothing, because each run would. */
  private void writePython(Map<Integer, SourceChange> changes) {
    StringBuilder edits = new StringBuilder("{");
    changes.forEach(
        (number, change) -> {
          edits.append(number).append(": (");
          change.edits().stream()
              .sorted(Comparator.comparingInt(Edit::start).reversed())
              .forEach(each -> edits.append(inPython(each)));
          edits.append("), ");
        });
    write(
        """
        import sys as _sys
        _text = %s
        for _from, _to, _new in %s}[int(_sys.argv.pop())]:
            _text = _text[:_from] + _new + _text[_to:]
        exec(compile(_text, "changed.py", "exec"), globals())
        """
            .formatted(literal(source.text()), edits));
  }

  private static String inPython(Edit each) {
    return "(%d, %d, %s), ".formatted(each.start(), each.end(), literal(each.text()));
  }

  /** A text in quotes for Python, in ASCII. */
  private static String literal(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char each : text.toCharArray()) {
      boolean isPlain = each >= ' ' && each < 127 && each != '"' && each != '\\';
      quoted.append(isPlain ? String.valueOf(each) : "\\u%04x".formatted((int) each));
    }
    return quoted.append('"').toString();
  }

  private void writeJava(Map<Integer, SourceChange> changes) {
    Matcher imports = IMPORT.matcher(source.text());
    while (imports.find()) {
      if (imports.group().strip().startsWith("import")) {
        write(imports.group() + "\n");
      }
    }
    write("public class " + OUTER + " {\n");
    write("static int " + CHOSEN + ";\n");
    write("static class V0 {\n");
    writeAlternatives(changes);
    write("\n}\n");
    List<Integer> copies = copies(changes);
    for (int each : copies) {
      write("static class V" + each + " {\n", only(each));
      write(blank(source.with(nested(changes.get(each))), IMPORT), only(each));
      write("\n}\n", only(each));
    }
    String main = mainClass();
    write("public static void main(String[] arguments) throws Exception {\n");
    write(CHOSEN + " = Integer.parseInt(arguments[0]);\narguments = new String[0];\n");
    for (int each : copies) {
      write(
          "if (%s == %d) { V%d.%s.main(arguments); return; }\n".formatted(CHOSEN, each, each, main),
          only(each));
    }
    write("V0." + main + ".main(arguments);\n}\n}\n");
  }

  private void writeC(Map<Integer, SourceChange> changes) {
    boolean isPlus = source.syntax() == Syntax.CPP;
    write("#include <stdlib.h>\n");
    boolean isConditional = CONDITIONAL.matcher(source.text()).find();
    Matcher includes = INCLUDE.matcher(source.text());
    while (!isConditional && includes.find()) {
      write(includes.group() + "\n");
    }
    write("static int " + CHOSEN + ";\n");
    write("#define main changed_main\n");
    writeAlternatives(changes);
    write("\n");
    List<Integer> copies = isPlus && !isConditional ? copies(changes) : List.of();
    for (int each : copies) {
      write("namespace changed_" + each + " {\n", only(each));
      write(blank(source.with(nested(changes.get(each))), INCLUDE), only(each));
      write("\n}\n", only(each));
    }
    boolean hasArguments = mainHasArguments();
    write("#undef main\nsigned main(signed count, char** words) {\n");
    write(CHOSEN + " = atoi(words[count - 1]);\n");
    String call = hasArguments ? "changed_main(1, words)" : "changed_main()";
    for (int each : copies) {
      write(
          "if (%s == %d) return changed_%d::%s;\n".formatted(CHOSEN, each, each, call), only(each));
    }
    write("return " + call + ";\n}\n");
  }

  private boolean mainHasArguments() {
    for (int i = 0; i + 1 < source.size(); i++) {
      if (source.word(i).equals("main") && source.word(i + 1).equals("(")) {
        int closing = source.partner(i + 1);
        return closing > i + 2 && !source.word(i + 2).equals("void");
      }
    }
    return false;
  }

  /** The changes that need a copy of the source. */
  private static List<Integer> copies(Map<Integer, SourceChange> changes) {
    return changes.entrySet().stream()
        .filter(each -> each.getValue().within() == null)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The name of the outermost class that contains the main method. */
  private String mainClass() {
    String last = "Main";
    int depth = 0;
    for (int i = 0; i < source.size(); i++) {
      depth += source.word(i).equals("{") ? 1 : source.word(i).equals("}") ? -1 : 0;
      if (depth == 0 && source.word(i).matches("class|enum|record|interface")) {
        last = source.word(i + 1);
      } else if (source.word(i).equals("main") && source.word(i - 1).equals("void")) {
        return last;
      }
    }
    return last;
  }

  /** Edits with those that let the source stand inside something else. */
  private List<Edit> nested(SourceChange change) {
    List<Edit> edits = new ArrayList<>(change.edits());
    edits.addAll(nesting());
    return edits;
  }

  private List<Edit> nesting() {
    List<Edit> edits = new ArrayList<>();
    int depth = 0;
    for (int i = 0; i < source.size(); i++) {
      depth += source.word(i).equals("{") ? 1 : source.word(i).equals("}") ? -1 : 0;
      if (source.syntax() == Syntax.JAVA
          && depth == 0
          && source.word(i).equals("class")
          && !source.word(i - 1).equals(".")) {
        edits.add(Edit.insert(source.get(i).start(), "static "));
      } else if (source.syntax().isC() && isMainEnd(i)) {
        edits.add(Edit.insert(source.get(i).start(), " return 0; "));
      }
    }
    return edits;
  }

  /** Whether a brace ends the main function, which need not return anything. */
  private boolean isMainEnd(int i) {
    int opening = source.word(i).equals("}") ? source.partner(i) : -1;
    int head = opening < 1 ? -1 : source.partner(opening - 1);
    return head > 0 && source.word(head - 1).equals("main");
  }

  /** The text without lines that stand elsewhere. */
  private static String blank(String text, Pattern lines) {
    return lines.matcher(text).replaceAll("");
  }

  /** A part of the source, in whose place there is another text. */
  private record Part(int start, int end, Runnable writer) {}

  /** Writes the source with all changes that are alternatives in it. */
  private void writeAlternatives(Map<Integer, SourceChange> changes) {
    List<Part> parts = new ArrayList<>();
    Map<Expression, List<Integer>> expressions = new LinkedHashMap<>();
    Map<Place, List<Integer>> places = new LinkedHashMap<>();
    Map<List<Integer>, List<Integer>> statements = new LinkedHashMap<>();
    changes.forEach(
        (number, change) -> {
          if (change.within() instanceof Expression its) {
            expressions.computeIfAbsent(its, none -> new ArrayList<>()).add(number);
          } else if (change.within() instanceof Place its) {
            places.computeIfAbsent(its, none -> new ArrayList<>()).add(number);
          } else if (change.within() instanceof Statement its) {
            statements
                .computeIfAbsent(List.of(its.start(), its.end()), none -> new ArrayList<>())
                .add(number);
          }
        });
    expressions.forEach(
        (its, numbers) ->
            parts.add(new Part(its.start(), its.end(), () -> choose(its, numbers, changes))));
    places.forEach(
        (its, numbers) ->
            numbers.forEach(
                each -> parts.add(new Part(its.at(), its.at(), () -> add(its.added(), each)))));
    statements.forEach(
        (its, numbers) -> {
          parts.add(new Part(its.get(0), its.get(0), () -> instead(numbers, changes)));
          parts.add(new Part(its.get(1), its.get(1), () -> write(" }\n")));
        });
    for (Edit each : nesting()) {
      parts.add(new Part(each.start(), each.end(), () -> write(each.text())));
    }
    boolean hoisted = source.syntax() == Syntax.JAVA;
    Pattern gone = hoisted ? IMPORT : INCLUDE;
    Matcher line = gone.matcher(source.text());
    while ((hoisted || !CONDITIONAL.matcher(source.text()).find()) && line.find()) {
      parts.add(new Part(line.start(), line.end(), () -> {}));
    }
    write(parts);
  }

  private void write(List<Part> parts) {
    parts.sort(Comparator.comparingInt(Part::start));
    int at = 0;
    for (Part each : parts) {
      if (each.start() >= at) {
        write(source.text().substring(at, each.start()));
        each.writer().run();
        at = each.end();
      }
    }
    write(source.text().substring(at));
  }

  private void choose(Expression its, List<Integer> numbers, Map<Integer, SourceChange> changes) {
    BitSet all = new BitSet();
    numbers.forEach(all::set);
    write(" (\n");
    for (int each : numbers) {
      String changed = source.with(changes.get(each).edits(), its.start(), its.end());
      write("%s == %d ? (%s\n) :".formatted(CHOSEN, each, changed), only(each));
      write("\n");
    }
    write("(", all);
    write(source.text().substring(its.start(), its.end()), all);
    write("\n))", all);
  }

  private void add(String statement, int number) {
    write("\n");
    write("if (%s == %d) { %s }".formatted(CHOSEN, number, statement), only(number));
    write("\n");
  }

  private void instead(List<Integer> numbers, Map<Integer, SourceChange> changes) {
    write(" {\n");
    for (int each : numbers) {
      Statement its = (Statement) changes.get(each).within();
      write("if (%s == %d) { %s } else".formatted(CHOSEN, each, its.instead()), only(each));
      write("\n");
    }
  }
}
