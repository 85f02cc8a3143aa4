package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A part of a proposal: one line, or several lines of the same form. */
sealed interface Part
    permits Part.Row, Part.Tokens, Letters, Part.Lines, OwnLength, OwnText, EndedTokens, Commands {

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

  /** The names of all variables that must be read: counts and bounds. */
  default List<String> variables() {
    return counts();
  }

  /** What is read, from left to right. */
  List<Column> columns();

  /** The same part with other columns. */
  Part with(List<Column> columns);

  /** Whether it is read several times. */
  default boolean isRepeated() {
    return true;
  }

  /**
   * Numbers or texts in one place.
   *
   * @param name the variable that they may be read into; null for none
   */
  record Column(Field field, String name, Bounds bounds) {}

  /** The same part with no two elements equal; null if that cannot be said. */
  default Part withDistinct() {
    return null;
  }

  /** The same part with its elements in order; null if that cannot be said. */
  default Part withSorted(boolean isStrict) {
    return null;
  }

  default List<Bounds> bounds() {
    return List.of();
  }

  /** Whether it says more than how many numbers there are and of what size. */
  default boolean isTelling() {
    return bounds().stream().anyMatch(each -> !each.names().isEmpty());
  }

  /** A trailing comment with the values seen. */
  static String remark(List<Field> fields) {
    return fields.isEmpty()
        ? ""
        : "  # seen: " + String.join(", ", fields.stream().map(Field::seen).toList());
  }

  private static String comment(Hint hint) {
    return hint == null ? "" : comment(hint.comment());
  }

  private static String comment(String structure) {
    return Proposal.STRUCTURE + structure + "\n";
  }

  /**
   * A line with the same number of tokens in each sample.
   *
   * @param names the variables that the tokens may be read into; null elements for none
   * @param bounds bounds of each token
   * @param hint what the bounds of the first tokens come from; null for none
   * @param distinct whether no two rows of a loop are equal
   */
  record Row(
      List<Field> fields, List<String> names, List<Bounds> bounds, Hint hint, boolean distinct)
      implements Part {
    @Override
    public String text(Set<String> used) {
      if (distinct) {
        String all =
            IntStream.range(0, fields.size())
                .mapToObj(i -> fields.get(i).command(names.get(i) + "[i]", bounds.get(i)))
                .collect(Collectors.joining(" SPACE "));
        return all + " NEWLINE" + remark(fields);
      }
      List<String> line = new ArrayList<>(List.of(commands(used), "NEWLINE"));
      line.addAll(assertions());
      return String.join(" ", line).strip() + remark(fields);
    }

    /** What reads the row, without the end of its line. */
    String commands(Set<String> used) {
      List<String> commands = new ArrayList<>();
      for (int i = 0; i < fields.size(); i++) {
        String name = names.get(i);
        commands.add(
            fields
                .get(i)
                .command(name != null && used.contains(name) ? name : null, bounds.get(i)));
      }
      return String.join(" SPACE ", commands);
    }

    /** What is required of the numbers of a row besides. */
    List<String> assertions() {
      return IntStream.range(0, fields.size())
          .boxed()
          .flatMap(i -> bounds.get(i).assertions(names.get(i), fields.get(i).isText()).stream())
          .toList();
    }

    /** The same row with another column. */
    Row with(int place, Column column) {
      List<Column> changed = new ArrayList<>(columns());
      changed.set(place, column);
      return with(changed);
    }

    /** The same row whose only token is read into a variable. */
    Row named(String name) {
      return new Row(fields, List.of(name), bounds, hint, distinct);
    }

    private boolean hasIndex() {
      return distinct || bounds.stream().anyMatch(UsualBounds::areParents);
    }

    /** The statement after the loop; empty if there is none. */
    private String after(Count count) {
      String arrays = String.join(",", names.subList(0, fields.size()));
      return distinct ? " " + count.ending(arrays, true) : "";
    }

    @Override
    public boolean isRepeated() {
      return false;
    }

    @Override
    public List<Column> columns() {
      return IntStream.range(0, fields.size())
          .mapToObj(i -> new Column(fields.get(i), names.get(i), bounds.get(i)))
          .toList();
    }

    @Override
    public Row with(List<Column> columns) {
      return new Row(
          columns.stream().map(Column::field).toList(),
          names,
          columns.stream().map(Column::bounds).toList(),
          hint,
          distinct);
    }

    /** Rows with a structure, or whose numbers bound each other, are not read into arrays. */
    @Override
    public Part withDistinct() {
      List<String> own = names.subList(0, fields.size());
      boolean mayIndex =
          hint == null
              && own.stream().noneMatch(each -> each == null)
              && bounds.stream().noneMatch(each -> each.names().stream().anyMatch(own::contains));
      return mayIndex ? new Row(fields, names, bounds, null, true) : null;
    }

    @Override
    public List<String> counts() {
      return hint == null ? List.of() : List.of(hint.size());
    }

    @Override
    public List<String> variables() {
      return IntStream.range(0, fields.size())
          .boxed()
          .flatMap(i -> bounds.get(i).variables(names.get(i), fields.get(i).isText()).stream())
          .toList();
    }
  }

  /**
   * A line whose number of tokens is given by a count.
   *
   * @param name the variable that a token may be read into
   * @param own bounds of each token
   * @param hint what the bounds come from; null for none
   * @param rule a rule for the tokens of a line; null for none
   * @param total the greatest sum of the tokens; null for none
   */
  record Tokens(
      Count count, Field field, String name, Bounds own, Hint hint, UsualRule rule, String total)
      implements Part {
    @Override
    public List<Column> columns() {
      return List.of(new Column(field, name, own));
    }

    @Override
    public Part with(List<Column> columns) {
      return new Tokens(
          count, columns.get(0).field(), name, columns.get(0).bounds(), hint, rule, total);
    }

    @Override
    public Part withDistinct() {
      return ruled(rule == UsualRule.INCREASING ? rule : UsualRule.DISTINCT);
    }

    @Override
    public Part withSorted(boolean isStrict) {
      boolean isDistinct = isStrict || rule == UsualRule.DISTINCT || rule == UsualRule.INCREASING;
      return ruled(isDistinct ? UsualRule.INCREASING : UsualRule.ASCENDING);
    }

    /** The same numbers with a bound of their sum. */
    Tokens withTotal(String greatest) {
      return new Tokens(count, field, name, own, hint, rule, greatest);
    }

    /** The same numbers in any order, equal or not. */
    Tokens withoutRule() {
      return new Tokens(count, field, name, own, hint, null, total);
    }

    /** The same numbers without the structure that the samples have by chance. */
    Tokens withoutHint() {
      return new Tokens(count, field, name, Bounds.NONE, null, rule, total);
    }

    private Part ruled(UsualRule other) {
      return hint == null && field.integers() != null
          ? new Tokens(count, field, name, own, null, other, total)
          : null;
    }

    @Override
    public List<Bounds> bounds() {
      return List.of(own);
    }

    @Override
    public String text(Set<String> used) {
      if (rule != null) {
        return sum(name + "[i]") + rule.line(field, own, name, count) + remark(List.of(field));
      }
      List<String> assertions = own.assertions(name, false);
      List<String> body = new ArrayList<>();
      body.add(field.command(assertions.isEmpty() && total == null ? null : name, own));
      body.addAll(assertions);
      return comment(hint)
          + sum(name)
          + "REP(%s,SPACE) %s END NEWLINE".formatted(count.name(), String.join(" ", body))
          + remark(List.of(field));
    }

    private String sum(String element) {
      return total == null
          ? ""
          : Proposal.STRUCTURE + "sum of " + element + " over all cases <= " + total + "\n";
    }

    @Override
    public List<String> counts() {
      return hint == null ? List.of(count.variable()) : List.of(count.variable(), hint.size());
    }

    @Override
    public List<String> variables() {
      return Stream.concat(counts().stream(), own.names().stream()).toList();
    }
  }

  /** Lines whose number is given by a count. */
  record Lines(Count count, Part line) implements Part {
    private String comment() {
      return line instanceof Letters text && text.cells() != null
          ? Part.comment(text.cells().comment())
          : Part.comment(line instanceof Row row ? row.hint : null);
    }

    @Override
    public List<Column> columns() {
      return line.columns();
    }

    @Override
    public Part with(List<Column> columns) {
      return new Lines(count, line.with(columns));
    }

    @Override
    public Part withDistinct() {
      return line.withDistinct() == null ? null : new Lines(count, line.withDistinct());
    }

    @Override
    public Part withSorted(boolean isStrict) {
      return line.withSorted(isStrict) == null ? null : new Lines(count, line.withSorted(isStrict));
    }

    @Override
    public List<Bounds> bounds() {
      return line.bounds();
    }

    @Override
    public String text(Set<String> used) {
      return comment()
          + "REP%s%s)\n  %s\nEND%s"
              .formatted(
                  line instanceof Row row && row.hasIndex() ? "I(i," : "(",
                  count.name(),
                  line.text(used),
                  line instanceof Row row ? row.after(count) : "");
    }

    @Override
    public List<String> counts() {
      List<String> all = new ArrayList<>(line.counts());
      all.add(count.variable());
      return all;
    }

    @Override
    public List<String> variables() {
      return Stream.concat(Stream.of(count.variable()), line.variables().stream()).toList();
    }
  }
}
