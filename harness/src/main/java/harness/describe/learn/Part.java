package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A part of a proposal: one line, or several lines of the same form. */
sealed interface Part {

  /**
   * The part as text of a description.
   *
   * @param used the variables that other parts need
   */
  String text(Set<String> used);

  /** The names of the counts that it needs. */
  default List<String> counts() {
    return List.of();
  }

  /** A trailing comment with the values seen. */
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
      String variable = name != null && used.contains(name) ? name : null;
      commands.add(fields.get(i).command(variable, i < 2 ? hint : null));
    }
    return String.join(" SPACE ", commands);
  }

  /** The structure comment before a loop. */
  private static String comment(Hint hint) {
    return hint == null ? "" : Proposal.STRUCTURE + hint.comment() + "\n";
  }

  /**
   * A line with the same number of tokens in each sample.
   *
   * @param hint bounds of the first two tokens; null for none
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
   * A line whose number of tokens is given by a count.
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

  /** A text whose length is given by a count. */
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

  /** Lines whose number is given by a count. */
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
