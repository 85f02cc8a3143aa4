package harness.describe.learn;

import java.util.List;
import java.util.Set;

/**
 * A line with a text after its length.
 *
 * @param lengths the lengths
 * @param length the variable that a length is read into
 */
record OwnText(Field lengths, String length, Field field) implements Part {

  /** The variable of lengths in lines that something counts. */
  static final String LENGTH = "len";

  private static final String TEXT = "s";

  /** A number is rarely the length of a longer text by chance. */
  private static final int LONG = 3;

  /**
   * The form of such lines; null if they are others.
   *
   * @param length the variable for a length
   */
  static OwnText of(Block block, String length) {
    boolean fits =
        block.lines().stream()
            .allMatch(
                each -> each.size() == 2 && Count.number(each.get(0)) == each.get(1).length());
    if (!fits) {
      return null;
    }
    Field lengths = block.fields().get(0);
    Field field = block.fields().get(1);
    boolean isLong = field.tokens().stream().anyMatch(each -> each.length() >= LONG);
    boolean differ = lengths.tokens().stream().distinct().count() > 1;
    return (field.isText() || field.areDigits()) && (isLong || differ)
        ? new OwnText(lengths, length, field)
        : null;
  }

  @Override
  public String text(Set<String> used) {
    return "%s SPACE %s NEWLINE ASSERT(STRLEN(%s) == %s)"
            .formatted(lengths.command(length), field.letters(TEXT), TEXT, length)
        + Part.remark(List.of(lengths, field));
  }

  @Override
  public boolean isRepeated() {
    return false;
  }

  @Override
  public boolean isTelling() {
    return true;
  }

  @Override
  public List<Column> columns() {
    return List.of(new Column(lengths, length, Bounds.NONE), new Column(field, TEXT, Bounds.NONE));
  }

  @Override
  public Part with(List<Column> columns) {
    return new OwnText(columns.get(0).field(), length, columns.get(1).field());
  }
}
