package harness.repair;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Small changes of the statements of a source in Python. */
final class IndentedStatements {

  private static final Pattern LINE = Pattern.compile("(?m)^([ \t]*)(\\S.*)$");
  private static final Pattern CONDITION = Pattern.compile("(if|elif|while) (.+):(?:\\s*#.*)?");
  private static final Pattern ASSIGNMENT =
      Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*(?:, *[\\p{L}_][\\p{L}\\p{N}_]*)* *= *[^=].*");
  private static final Pattern OVER_LIST =
      Pattern.compile("for .+ in ([\\p{L}_][\\p{L}\\p{N}_.]*):.*");
  private static final Pattern OVER_RANGE = Pattern.compile("for \\w+ in (range\\(.+\\)):.*");
  private static final Set<String> COMPOUND =
      Set.of(
          "if",
          "elif",
          "else",
          "for",
          "while",
          "def",
          "class",
          "import",
          "from",
          "return",
          "try",
          "except",
          "finally",
          "with",
          "pass",
          "global",
          "nonlocal",
          "async",
          "match",
          "case");

  private static final int MOST_LOOPS = 2;

  private final SourceText source;
  private final List<Line> lines = new ArrayList<>();
  private final List<SourceChange> changes = new ArrayList<>();

  /** A line that begins with a token. */
  private record Line(int number, int start, String indent, String text) {
    int textStart() {
      return start + indent.length();
    }

    int end() {
      return textStart() + text.length();
    }

    String firstWord() {
      return text.split("\\W", 2)[0];
    }

    /** Whether brackets that it opens are closed in it. */
    boolean isWhole() {
      return text.chars().filter(c -> "([{".indexOf(c) >= 0).count()
          == text.chars().filter(c -> ")]}".indexOf(c) >= 0).count();
    }
  }

  IndentedStatements(SourceText source) {
    this.source = source;
    Set<Integer> starts = new HashSet<>();
    for (int i = 0; i < source.size(); i++) {
      starts.add(source.get(i).start());
    }
    Matcher line = LINE.matcher(source.text());
    int number = 1;
    int counted = 0;
    while (line.find()) {
      for (; counted < line.start(); counted++) {
        number += source.text().charAt(counted) == '\n' ? 1 : 0;
      }
      Line each = new Line(number, line.start(), line.group(1), line.group(2).stripTrailing());
      if (starts.contains(each.textStart()) && each.isWhole()) {
        lines.add(each);
      }
    }
    for (int i = 0; i < lines.size(); i++) {
      addOf(i);
    }
  }

  List<SourceChange> changes() {
    return changes;
  }

  private void addOf(int index) {
    Line line = lines.get(index);
    Matcher condition = CONDITION.matcher(line.text);
    Matcher over = OVER_LIST.matcher(line.text);
    if (condition.matches()) {
      int start = line.textStart() + condition.start(2);
      int end = line.textStart() + condition.end(2);
      replace(ChangeKind.OPPOSITE, new Edit(start, end, "not (" + condition.group(2) + ")"));
      int first = source.firstFrom(start);
      for (String each : Conditions.guarded(source, first, source.firstFrom(end))) {
        replace(ChangeKind.MISSING, new Edit(start, end, each));
      }
      String word = condition.group(1);
      if (!word.equals("while")) {
        replace(ChangeKind.LEFT_OUT, new Edit(start, end, "False"));
        replace(
            ChangeKind.STATEMENT,
            new Edit(
                line.textStart(),
                line.textStart() + word.length(),
                word.equals("if") ? "elif" : "if"));
      }
    } else if (over.matches()) {
      replace(
          ChangeKind.STATEMENT,
          new Edit(
              line.textStart() + over.start(1),
              line.textStart() + over.end(1),
              "list(" + over.group(1) + ")"));
    } else if (line.text.equals("break") || line.text.equals("continue")) {
      String other = line.text.equals("break") ? "continue" : "break";
      replace(ChangeKind.OPPOSITE, new Edit(line.textStart(), line.end(), other));
    }
    if (!COMPOUND.contains(line.firstWord()) && !line.text.startsWith("@")) {
      changes.add(
          new SourceChange(
              line.number,
              "without this line",
              ChangeKind.LEFT_OUT,
              List.of(new Edit(line.textStart(), line.end(), "pass")),
              List.of()));
    }
    if (ASSIGNMENT.matcher(line.text).matches()) {
      addResets(index);
    }
    addOrder(index);
    addNesting(index);
    addDirection(line);
  }

  /** Exchanges a loop and the one that is all it repeats. */
  private void addNesting(int index) {
    Line outer = lines.get(index);
    Line inner = index + 1 < lines.size() ? lines.get(index + 1) : outer;
    boolean areNested =
        inner.number == outer.number + 1
            && inner.indent.length() > outer.indent.length()
            && outer.firstWord().equals("for")
            && inner.firstWord().equals("for");
    if (areNested) {
      exchange(outer, inner, "with this loop and the one in it exchanged");
    }
  }

  private void exchange(Line one, Line other, String words) {
    changes.add(
        new SourceChange(
            one.number,
            words,
            ChangeKind.ORDER,
            List.of(
                new Edit(one.textStart(), one.end(), other.text),
                new Edit(other.textStart(), other.end(), one.text)),
            List.of()));
  }

  /** Exchanges a line and the next one. */
  private void addOrder(int index) {
    Line line = lines.get(index);
    Line next = index + 1 < lines.size() ? lines.get(index + 1) : line;
    boolean areNeighbours =
        next.number == line.number + 1
            && next.indent.equals(line.indent)
            && isSimple(line)
            && isSimple(next);
    if (areNeighbours) {
      exchange(line, next, "with this line and the next one exchanged");
    }
  }

  private static boolean isSimple(Line line) {
    return !COMPOUND.contains(line.firstWord())
        && !line.text.startsWith("@")
        && !line.text.matches("break|continue");
  }

  /** Lets a loop go backwards. */
  private void addDirection(Line line) {
    Matcher range = OVER_RANGE.matcher(line.text);
    if (range.matches()) {
      int start = line.textStart() + range.start(1);
      int end = line.textStart() + range.end(1);
      replace(ChangeKind.ORDER, new Edit(start, end, "reversed(" + range.group(1) + ")"));
    }
  }

  private void replace(ChangeKind kind, Edit edit) {
    changes.add(SmallChanges.changed(source, kind, List.of(edit), List.of()));
  }

  /** Repeats an assignment in each round of a loop after it. */
  private void addResets(int index) {
    Line line = lines.get(index);
    int loops = 0;
    for (int i = index + 1; i + 1 < lines.size() && loops < MOST_LOOPS; i++) {
      Line loop = lines.get(i);
      Line body = lines.get(i + 1);
      boolean isLoop = loop.firstWord().equals("for") || loop.firstWord().equals("while");
      if (!isLoop || body.indent.length() <= loop.indent.length()) {
        continue;
      }
      loops++;
      changes.add(
          new SourceChange(
              line.number,
              "with %s in each round of the loop in line %d"
                  .formatted(SmallChanges.shown(line.text), loop.number),
              ChangeKind.STATEMENT,
              List.of(Edit.insert(body.textStart(), line.text + "\n" + body.indent)),
              List.of()));
    }
  }
}
