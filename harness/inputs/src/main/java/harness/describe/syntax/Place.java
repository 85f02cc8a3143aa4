package harness.describe.syntax;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.misc.Interval;

/**
 * A place in a description.
 *
 * @param line from 1
 * @param column from 1
 * @param text the text at this place, up to the end of the line
 */
public record Place(int line, int column, String text) {

  static Place of(ParserRuleContext context) {
    Interval range =
        Interval.of(context.getStart().getStartIndex(), context.getStop().getStopIndex());
    String text = context.getStart().getInputStream().getText(range);
    return new Place(
        context.getStart().getLine(),
        context.getStart().getCharPositionInLine() + 1,
        text.lines().findFirst().orElse(""));
  }

  /** Line and column as shown to users. */
  public String words() {
    return "line " + line + ", column " + column;
  }
}
