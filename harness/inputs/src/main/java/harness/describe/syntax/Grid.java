package harness.describe.syntax;

import harness.describe.syntax.Statement.ReadPattern;
import java.util.List;

/**
 * What a comment requires of the texts that a loop reads as the rows of a grid: {@code # harness:
 * grid once "SG" cell 1 1 "."}.
 *
 * @param row the statement that reads a row
 */
public record Grid(ReadPattern row, List<Rule> rules, Place place) {

  /** A rule for characters of the grid. */
  public sealed interface Rule {}

  /** Each of these characters occurs exactly once. */
  public record Once(String characters) implements Rule {}

  /** The first and last row and column have only these characters. */
  public record Border(String characters) implements Rule {}

  /**
   * A cell has one of these characters.
   *
   * @param row number of the row, from 1
   * @param column number of the column, from 1
   */
  public record Cell(Expression row, Expression column, String characters) implements Rule {}

  public Grid {
    rules = List.copyOf(rules);
  }
}
