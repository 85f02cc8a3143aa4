package harness.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The small changes of a source, the most usual mistakes first. */
final class SmallChanges {

  /** Longer sources have too many changes. */
  private static final int MOST_CHARACTERS = 20_000;

  private static final int MOST_SHOWN = 100;

  private SmallChanges() {}

  /** Changes of a source, at most a given number; those of the same kind stand in its order. */
  static List<SourceChange> of(SourceText source, int most) {
    if (source.text().length() > MOST_CHARACTERS
        || source.text().codePoints().anyMatch(each -> each > Character.MAX_VALUE)) {
      return List.of(); // places are counted in characters
    }
    Names names = Names.of(source);
    List<SourceChange> all = new ArrayList<>();
    if (source.syntax().hasBraces()) {
      for (BraceExpressions.Slot slot : BraceExpressions.of(source)) {
        for (ExpressionChanges.Change each :
            ExpressionChanges.of(source, names, slot.from(), slot.to())) {
          all.add(changed(source, each, slot.within(source)));
        }
      }
      all.addAll(BraceStatements.changes(source));
    } else {
      for (int from = 0; from < source.size(); ) {
        int to = logicalLineEnd(source, from);
        ExpressionChanges.of(source, names, from, to)
            .forEach(each -> all.add(changed(source, each, List.of())));
        from = to;
      }
      all.addAll(new IndentedStatements(source).changes());
    }
    Set<String> seen = new HashSet<>(Set.of(source.text()));
    return all.stream()
        .sorted(Comparator.comparing(SourceChange::kind))
        .filter(each -> seen.add(source.with(each.edits())))
        .limit(most)
        .toList();
  }

  /** The index after the last token of a line that may go on in brackets. */
  private static int logicalLineEnd(SourceText source, int from) {
    int line = source.get(from).line();
    int i = from;
    while (i < source.size() && source.get(i).line() == line) {
      i = source.isOpening(i) ? Math.max(i, source.partner(i)) : i;
      line = source.get(i).line();
      i++;
    }
    return i;
  }

  private static SourceChange changed(
      SourceText source, ExpressionChanges.Change change, List<SourceChange.Within> within) {
    SourceChange shown = changed(source, change.kind(), change.edits(), within);
    return change.words() == null
        ? shown
        : new SourceChange(shown.line(), change.words(), shown.kind(), shown.edits(), within);
  }

  /** A change whose line is shown as it would be. */
  static SourceChange changed(
      SourceText source, ChangeKind kind, List<Edit> edits, List<SourceChange.Within> within) {
    int first = edits.stream().mapToInt(Edit::start).min().orElseThrow();
    int last = edits.stream().mapToInt(Edit::end).max().orElseThrow();
    String line = source.with(edits, source.lineStart(first), source.lineEnd(last)).strip();
    int number = 1 + (int) source.text().substring(0, first).chars().filter(c -> c == '\n').count();
    return new SourceChange(number, "with " + shown(line) + " instead", kind, edits, within);
  }

  /** A part of a source as words in a sentence. */
  static String shown(String code) {
    String line = code.replaceAll("\\s+", " ").strip();
    boolean fits = line.length() <= MOST_SHOWN;
    return "\"" + (fits ? line : line.substring(0, MOST_SHOWN) + "...") + "\"";
  }
}
