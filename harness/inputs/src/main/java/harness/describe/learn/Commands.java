package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Lines whose first token says what the rest of the line is, as in "1 x" and "2 l r", or "add x"
 * and "count".
 *
 * @param kinds the first tokens
 * @param rows the rest of the lines of each kind; null elements for none
 */
record Commands(List<String> kinds, List<Part.Row> rows) implements Part {

  private static final String KIND = "kind";
  private static final String NUMBER = "[0-9]";
  private static final String WORD = "[a-zA-Z_]+|[-+?!=*/<>]";
  private static final int MOST = 8;

  /** The form of such lines; null if their first tokens do not say what follows. */
  static Commands of(Block block, UsualBounds usual) {
    if (block.lines().stream().anyMatch(List::isEmpty)) {
      return null;
    }
    List<String> kinds =
        block.lines().stream().map(each -> each.get(0)).distinct().sorted().toList();
    if (!areKinds(kinds, block)) {
      return null;
    }
    List<Part.Row> rows = new ArrayList<>();
    for (String kind : kinds) {
      Block rest = rest(block, kind);
      if (!rest.isEven()) {
        return null;
      }
      rows.add(rest.lines().get(0).isEmpty() ? null : row(rest, usual));
    }
    return new Commands(kinds, rows);
  }

  private static boolean areKinds(List<String> kinds, Block block) {
    int lines = block.lines().size();
    if (kinds.size() < 2 || kinds.size() > MOST || lines <= kinds.size()) {
      return false;
    }
    boolean areNumbers = areNumbers(kinds);
    boolean areWords = kinds.stream().allMatch(each -> each.matches(WORD));
    boolean isClear =
        !block.isEven() || (block.lines().get(0).size() > 1 && lines >= 2 * kinds.size());
    return isClear && (areNumbers || areWords);
  }

  /** Whether they count from 0 or 1. */
  private static boolean areNumbers(List<String> kinds) {
    return kinds.stream().allMatch(each -> each.matches(NUMBER))
        && Integer.parseInt(kinds.get(0)) <= 1
        && Integer.parseInt(kinds.get(kinds.size() - 1))
            == Integer.parseInt(kinds.get(0)) + kinds.size() - 1;
  }

  private static Block rest(Block block, String kind) {
    List<Integer> own =
        IntStream.range(0, block.lines().size())
            .filter(i -> block.lines().get(i).get(0).equals(kind))
            .boxed()
            .toList();
    return new Block(
        own.stream()
            .map(i -> block.lines().get(i))
            .map(each -> each.subList(1, each.size()))
            .toList(),
        own.stream().map(block.owners()::get).toList());
  }

  private static Part.Row row(Block rest, UsualBounds usual) {
    List<Field> fields = rest.fields();
    List<String> names = BlockForm.names(fields.size());
    List<Bounds> none = fields.stream().map(each -> Bounds.NONE).toList();
    return new Part.Row(fields, names, usual.ofRows(rest, names, none), null, false);
  }

  @Override
  public String text(Set<String> used) {
    StringBuilder text = new StringBuilder();
    boolean areNumbers = areNumbers(kinds);
    text.append(
        areNumbers
            ? "INT(%s,%s,%s)".formatted(kinds.get(0), kinds.get(kinds.size() - 1), KIND)
            : "REGEX(\"%s\",%s)"
                .formatted(
                    kinds.stream().map(Commands::literal).collect(Collectors.joining("|")), KIND));
    for (int i = 0; i < kinds.size(); i++) {
      String rest = rows.get(i) == null ? "" : rest(rows.get(i), used);
      String kind = areNumbers ? kinds.get(i) : "\"" + kinds.get(i) + "\"";
      text.append("\n  IF(%s == %s)%s END".formatted(KIND, kind, rest));
    }
    return text + "\n  NEWLINE";
  }

  private static String rest(Part.Row row, Set<String> used) {
    String assertions = String.join(" ", row.assertions());
    return (" SPACE " + row.commands(used) + " " + assertions).stripTrailing();
  }

  private static String literal(String word) {
    return word.matches("[-a-zA-Z_=!<>/]+") ? word : "[" + word + "]";
  }

  @Override
  public List<Column> columns() {
    return rows.stream()
        .filter(each -> each != null)
        .flatMap(each -> each.columns().stream())
        .toList();
  }

  @Override
  public Part with(List<Column> columns) {
    List<Part.Row> changed = new ArrayList<>();
    int at = 0;
    for (Part.Row each : rows) {
      int width = each == null ? 0 : each.fields().size();
      changed.add(each == null ? null : each.with(columns.subList(at, at + width)));
      at += width;
    }
    return new Commands(kinds, changed);
  }

  @Override
  public List<String> variables() {
    return rows.stream()
        .filter(each -> each != null)
        .flatMap(each -> each.variables().stream())
        .toList();
  }

  /** It says which lines there are. */
  @Override
  public boolean isTelling() {
    return true;
  }
}
