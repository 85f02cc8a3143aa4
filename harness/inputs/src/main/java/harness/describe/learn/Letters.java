package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A text whose length is given by a count.
 *
 * @param cells what characters the cells of a grid have, whose rows the texts are; null for any
 */
record Letters(Count count, Field field, GridHint cells) implements Part {
  @Override
  public boolean isRepeated() {
    return false;
  }

  @Override
  public List<Column> columns() {
    return List.of(new Column(field, "s", Bounds.NONE));
  }

  @Override
  public Part with(List<Column> columns) {
    return new Letters(count, columns.get(0).field(), cells);
  }

  @Override
  public String text(Set<String> used) {
    return "%s NEWLINE ASSERT(STRLEN(s) == %s)".formatted(letters(), count.name())
        + Part.remark(List.of(field));
  }

  /** Where cells have rules, characters have a meaning, so that there are hardly others. */
  private String letters() {
    return cells == null ? field.letters("s") : field.only("s");
  }

  /** The same text as part of a grid whose cells have other rules; null for none. */
  Letters withCells(GridHint others) {
    return new Letters(count, field, others);
  }

  @Override
  public List<String> counts() {
    return List.of(count.variable());
  }

  @Override
  public List<String> variables() {
    List<String> all = new ArrayList<>(counts());
    if (cells != null) {
      all.addAll(cells.variables());
    }
    return all;
  }
}
