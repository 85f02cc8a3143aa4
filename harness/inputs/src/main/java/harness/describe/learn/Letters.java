package harness.describe.learn;

import java.util.List;
import java.util.Set;

/** A text whose length is given by a count. */
record Letters(Count count, Field field) implements Part {
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
    return new Letters(count, columns.get(0).field());
  }

  @Override
  public String text(Set<String> used) {
    return "%s NEWLINE ASSERT(STRLEN(s) == %s)".formatted(field.letters("s"), count.name())
        + Part.remark(List.of(field));
  }

  @Override
  public List<String> counts() {
    return List.of(count.variable());
  }
}
