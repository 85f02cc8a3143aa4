package harness.describe.learn;

import java.util.List;
import java.util.Set;

/**
 * Lines that begin with the number of their other tokens.
 *
 * @param lengths these numbers
 * @param field the other tokens
 * @param own bounds of each of them
 */
record OwnLength(Field lengths, Field field, Bounds own) implements Part {

  private static final String LENGTH = OwnText.LENGTH;

  /** The form of such lines; null if the first tokens are other numbers. */
  static OwnLength of(Block block, UsualBounds usual) {
    boolean fits =
        block.lines().stream()
            .allMatch(each -> !each.isEmpty() && Count.number(each.get(0)) == each.size() - 1);
    if (!fits) {
      return null;
    }
    List<List<String>> others =
        block.lines().stream().map(each -> each.subList(1, each.size())).toList();
    Block rest = new Block(others, block.owners());
    Field lengths = new Field(block.lines().stream().map(each -> each.get(0)).toList());
    return new OwnLength(lengths, rest.tokens(), usual.ofTokens(rest));
  }

  @Override
  public String text(Set<String> used) {
    return "%s REP(%s) SPACE %s END NEWLINE"
            .formatted(lengths.command(LENGTH), LENGTH, field.command(null, own))
        + Part.remark(List.of(lengths, field));
  }

  @Override
  public List<Column> columns() {
    return List.of(new Column(lengths, LENGTH, Bounds.NONE), new Column(field, "a", own));
  }

  @Override
  public Part with(List<Column> columns) {
    return new OwnLength(columns.get(0).field(), columns.get(1).field(), columns.get(1).bounds());
  }

  @Override
  public List<Bounds> bounds() {
    return List.of(own);
  }

  @Override
  public List<String> variables() {
    return own.names();
  }
}
