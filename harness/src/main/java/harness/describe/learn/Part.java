package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A part of a proposal: one line, or lines of one kind. */
sealed interface Part {

  /**
   * As a description has it.
   *
   * @param used the names that other parts ask for
   */
  String text(Set<String> used);

  /** The names of counts that it asks for. */
  default List<String> counts() {
    return List.of();
  }

  /** What was seen in a remark. */
  private static String remark(List<Field> fields) {
    return fields.isEmpty()
        ? ""
        : "  # seen: " + String.join(", ", fields.stream().map(Field::seen).toList());
  }

  private static String commands(
      List<Field> fields, List<String> names, Hint hint, Set<String> used) {
    List<String> commands = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      String name = names.get(i);
      String asked = name != null && used.contains(name) ? name : null;
      commands.add(fields.get(i).command(asked, i < 2 ? hint : null));
    }
    return String.join(" SPACE ", commands);
  }

  /** A comment before a loop. */
  private static String comment(Hint hint) {
    return hint == null ? "" : "# harness: " + hint.comment() + "\n";
  }

  /**
   * A line with as many tokens in each sample.
   *
   * @param hint of the first two; null for none
   */
  record Row(List<Field> fields, List<String> names, Hint hint) implements Part {
    @Override
    public String text(Set<String> used) {
      String commands = commands(fields, names, hint, used);
      return (commands + " NEWLINE").strip() + remark(fields);
    }

    @Override
    public List<String> counts() {
      return hint == null ? List.of() : List.of(hint.size());
    }
  }

  /**
   * A line with a counted number of tokens.
   *
   * @param hint null for none
   */
  record Tokens(Count count, Field field, Hint hint) implements Part {
    @Override
    public String text(Set<String> used) {
      return comment(hint)
          + "REP(%s,SPACE) %s END NEWLINE".formatted(count.name(), field.command(null, hint))
          + remark(List.of(field));
    }

    @Override
    public List<String> counts() {
      return hint == null ? List.of(count.variable()) : List.of(count.variable(), hint.size());
    }
  }

  /** A text whose length is counted. */
  record Letters(Count count, Field field) implements Part {
    @Override
    public String text(Set<String> used) {
      return "%s NEWLINE ASSERT(STRLEN(s) == %s)".formatted(field.command("s"), count.name())
          + remark(List.of(field));
    }

    @Override
    public List<String> counts() {
      return List.of(count.variable());
    }
  }

  /** A counted number of lines. */
  record Lines(Count count, Part line) implements Part {
    @Override
    public String text(Set<String> used) {
      return comment(line instanceof Row row ? row.hint : null)
          + "REP(%s)\n  %s\nEND".formatted(count.name(), line.text(used));
    }

    @Override
    public List<String> counts() {
      List<String> all = new ArrayList<>(line.counts());
      all.add(count.variable());
      return all;
    }
  }
}
