package harness.describe.learn;

import java.util.List;
import java.util.Set;

/**
 * Lines of tokens up to a last one.
 *
 * @param field the tokens before it
 * @param own bounds of each of them
 */
record EndedTokens(LastToken last, Field field, Bounds own) implements Part {

  /** A single line with more tokens than this is taken for a list, not for separate numbers. */
  private static final int FEW = 4;

  /** The form of such lines; null if they do not end in the same way. */
  static EndedTokens of(Block block, UsualBounds usual) {
    boolean isLong = block.lines().size() == 1 && block.lines().get(0).size() > FEW;
    boolean areLists = isLong || !block.isEven();
    LastToken last =
        areLists && block.lines().stream().noneMatch(List::isEmpty)
            ? LastToken.common(block.lines())
            : null;
    if (last == null) {
      return null;
    }
    List<List<String>> others =
        block.lines().stream().map(each -> each.subList(0, each.size() - 1)).toList();
    Block rest = new Block(others, block.owners());
    return rest.tokens().tokens().stream().anyMatch(last::isLike)
        ? null
        : new EndedTokens(last, rest.tokens(), usual.ofTokens(rest));
  }

  @Override
  public String text(Set<String> used) {
    return last.after(" " + field.command(null, own) + " SPACE ") + Part.remark(List.of(field));
  }

  @Override
  public List<Column> columns() {
    return List.of(new Column(field, "a", own));
  }

  @Override
  public Part with(List<Column> columns) {
    return new EndedTokens(last, columns.get(0).field(), columns.get(0).bounds());
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
