package harness.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes one source that is a program with each of many changes: its last argument says which. Most
 * changes are alternatives in one copy of the source; others need copies of their own, in
 * namespaces or classes.
 */
final class ManyInOne {

  private static final String CHOSEN = "chosen_change";
  private static final Pattern INCLUDE = Pattern.compile("(?m)^[ \t]*#[ \t]*include\\b.*$");
  private static final Pattern IMPORT = Pattern.compile("(?m)^[ \t]*(?:import|package)\\b[^;\n]*;");
  private static final Pattern CONDITIONAL = Pattern.compile("(?m)^[ \t]*#[ \t]*(if|endif)");

  /** The name of the file without its ending, and of its class. */
  static final String NAME = "ManyChanges";

  private final SourceText source;
  private final OwnedText out = new OwnedText();

  private ManyInOne(SourceText source) {
    this.source = source;
  }

  /** Writes a source. A compiler's messages show by their lines which changes do not compile. */
  static OwnedText of(SourceText source, List<Numbered> changes) {
    ManyInOne all = new ManyInOne(source);
    switch (source.syntax()) {
      case PYTHON -> all.writePython(changes);
      case JAVA -> all.writeJava(changes);
      case C, CPP -> all.writeC(changes);
    }
    return all.out;
  }

  /** Imports nothing that takes time, because each run would. */
  private void writePython(List<Numbered> changes) {
    StringBuilder edits = new StringBuilder("{");
    for (Numbered each : changes) {
      edits.append(each.number()).append(": (");
      each.change().edits().stream()
          .sorted(Comparator.comparingInt(Edit::start).reversed())
          .forEach(edit -> edits.append(inPython(edit)));
      edits.append("), ");
    }
    out.add(
        """
        import sys as _sys
        _text = %s
        for _from, _to, _new in %s}.get(int(_sys.argv.pop()), ()):
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
    text.chars()
        .forEach(
            each -> {
              boolean isPlain = each >= ' ' && each < 127 && each != '"' && each != '\\';
              quoted.append(isPlain ? Character.toString(each) : "\\u%04x".formatted(each));
            });
    return quoted.append('"').toString();
  }

  private void writeJava(List<Numbered> changes) {
    Matcher imports = IMPORT.matcher(source.text());
    while (imports.find()) {
      if (imports.group().strip().startsWith("import")) {
        out.add(imports.group() + "\n");
      }
    }
    out.add("public class " + NAME + " {\nstatic int " + CHOSEN + ";\nstatic class V0 {\n");
    List<Edit> always = new ArrayList<>(nesting());
    always.addAll(without(IMPORT));
    new Alternatives(source, CHOSEN, out).write(changes, always);
    out.add("\n}\n");
    List<Numbered> copies = copies(changes);
    for (Numbered each : copies) {
      out.add("static class V" + each.number() + " {\n" + copy(each, IMPORT) + "\n}\n", each);
    }
    String main = mainClass();
    out.add("public static void main(String[] arguments) throws Exception {\n");
    out.add(CHOSEN + " = Integer.parseInt(arguments[0]);\narguments = new String[0];\n");
    for (Numbered each : copies) {
      out.add(
          "if (%s == %d) { V%d.%s.main(arguments); return; }\n"
              .formatted(CHOSEN, each.number(), each.number(), main),
          each);
    }
    out.add("V0." + main + ".main(arguments);\n}\n}\n");
  }

  private void writeC(List<Numbered> changes) {
    boolean isConditional = CONDITIONAL.matcher(source.text()).find();
    List<Edit> always = new ArrayList<>(nesting());
    out.add("#include <stdlib.h>\n");
    Matcher includes = INCLUDE.matcher(source.text());
    while (!isConditional && includes.find()) {
      out.add(includes.group() + "\n");
    }
    always.addAll(isConditional ? List.of() : without(INCLUDE));
    out.add("static int " + CHOSEN + ";\n#define main changed_main\n");
    new Alternatives(source, CHOSEN, out).write(changes, always);
    out.add("\n");
    boolean hasNamespaces = source.syntax() == Syntax.CPP;
    List<Numbered> copies = hasNamespaces && !isConditional ? copies(changes) : List.of();
    for (Numbered each : copies) {
      out.add(
          "namespace changed_%d {\n%s\n}\n".formatted(each.number(), copy(each, INCLUDE)), each);
    }
    String call = mainHasArguments() ? "changed_main(1, words)" : "changed_main()";
    out.add("#undef main\nsigned main(signed count, char** words) {\n");
    out.add(CHOSEN + " = atoi(words[count - 1]);\n");
    for (Numbered each : copies) {
      out.add(
          "if (%s == %d) return changed_%d::%s;\n"
              .formatted(CHOSEN, each.number(), each.number(), call),
          each);
    }
    out.add("return " + call + ";\n}\n");
  }

  /** The whole source with a change, as it can stand inside something else. */
  private String copy(Numbered each, Pattern elsewhere) {
    List<Edit> edits = new ArrayList<>(each.change().edits());
    edits.addAll(nesting());
    return elsewhere.matcher(source.with(edits)).replaceAll("");
  }

  /** Edits that remove lines. */
  private List<Edit> without(Pattern lines) {
    return lines
        .matcher(source.text())
        .results()
        .map(each -> new Edit(each.start(), each.end(), ""))
        .toList();
  }

  /** The changes that need a copy of the source. */
  private static List<Numbered> copies(List<Numbered> changes) {
    return changes.stream().filter(each -> each.change().needsCopy()).toList();
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

  /** The name of the outermost class that contains the main method. */
  private String mainClass() {
    String last = "Main";
    for (int i = 0; i < source.size(); i++) {
      if (source.word(i).matches("class|enum|record|interface") && source.blocks(i) == 0) {
        last = source.word(i + 1);
      } else if (source.word(i).equals("main") && source.word(i - 1).equals("void")) {
        return last;
      }
    }
    return last;
  }

  /** Edits that let the source stand inside something else. */
  private List<Edit> nesting() {
    List<Edit> edits = new ArrayList<>();
    for (int i = 0; i < source.size(); i++) {
      boolean isOuterClass =
          source.syntax() == Syntax.JAVA
              && source.word(i).equals("class")
              && !source.word(i - 1).equals(".")
              && source.blocks(i) == 0;
      if (isOuterClass) {
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
}
